#include "node.h"

G_DEFINE_TYPE_WITH_CODE(
  VitrineNode, vitrine_node, ATK_TYPE_OBJECT,
  G_ADD_PRIVATE(VitrineNode)
  G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, vitrine_component_init))

// The types that ATK can ask more. What a macro of GLib makes of an interface holds commas, so that
// no macro may be handed it: hence one for each number of interfaces.
#define TYPE_BODY(Type, type) \
  static void type##_class_init(Type##Class *class) { (void)class; } \
  static void type##_init(Type *self) { (void)self; }
#define DEFINE_NODE(Type, type, INTERFACE, init) \
  typedef VitrineNode Type; \
  typedef VitrineNodeClass Type##Class; \
  G_DEFINE_TYPE_WITH_CODE( \
    Type, type, vitrine_node_get_type(), G_IMPLEMENT_INTERFACE(INTERFACE, init)) \
  TYPE_BODY(Type, type)
#define DEFINE_NODE_2(Type, type, INTERFACE_1, init_1, INTERFACE_2, init_2) \
  typedef VitrineNode Type; \
  typedef VitrineNodeClass Type##Class; \
  G_DEFINE_TYPE_WITH_CODE( \
    Type, type, vitrine_node_get_type(), \
    G_IMPLEMENT_INTERFACE(INTERFACE_1, init_1) G_IMPLEMENT_INTERFACE(INTERFACE_2, init_2)) \
  TYPE_BODY(Type, type)

DEFINE_NODE(VitrineControl, vitrine_control, ATK_TYPE_ACTION, vitrine_action_init)
DEFINE_NODE(VitrineWindow, vitrine_window, ATK_TYPE_WINDOW, NULL)
DEFINE_NODE_2(
  VitrineField, vitrine_field, ATK_TYPE_TEXT, vitrine_text_init, ATK_TYPE_EDITABLE_TEXT,
  vitrine_editable_text_init)
DEFINE_NODE_2(
  VitrineSlider, vitrine_slider, ATK_TYPE_ACTION, vitrine_action_init, ATK_TYPE_VALUE,
  vitrine_value_init)

VitrineNodePrivate *vitrine_node_values(void *object) {
  return vitrine_node_get_instance_private(VITRINE_NODE(object));
}

// MARK: - What ATK asks

static gint child_count(AtkObject *object) {
  return (gint)vitrine_node_values(object)->children->len;
}

static AtkObject *ref_child(AtkObject *object, gint index) {
  GPtrArray *children = vitrine_node_values(object)->children;
  if (index < 0 || (guint)index >= children->len) return NULL;
  return g_object_ref(g_ptr_array_index(children, (guint)index));
}

static gint index_in_parent(AtkObject *object) {
  AtkObject *parent = atk_object_get_parent(object);
  guint index = 0;
  if (parent == NULL || !VITRINE_IS_NODE(parent)) return -1;
  if (!g_ptr_array_find(vitrine_node_values(parent)->children, object, &index)) return -1;
  return (gint)index;
}

static AtkStateSet *ref_state_set(AtkObject *object) {
  AtkStateSet *set = atk_state_set_new();
  uint64_t states = vitrine_node_values(object)->states;
  for (int state = 0; state < 64; state++) {
    if (states >> state & 1) atk_state_set_add_state(set, (AtkStateType)state);
  }
  return set;
}

static AtkAttributeSet *attributes_with(AtkAttributeSet *set, const char *name, int value) {
  if (value <= 0) return set;
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  attribute->name = g_strdup(name);
  attribute->value = g_strdup_printf("%d", value);
  return g_slist_prepend(set, attribute);
}

/// The names are the Core Accessibility API Mappings'.
static AtkAttributeSet *get_attributes(AtkObject *object) {
  VitrineNodePrivate *node = vitrine_node_values(object);
  AtkAttributeSet *set = attributes_with(NULL, "level", node->level);
  set = attributes_with(set, "posinset", node->position);
  return attributes_with(set, "setsize", node->set_size);
}

static void finalize(GObject *object) {
  VitrineNodePrivate *node = vitrine_node_values(object);
  g_strfreev(node->custom_actions);
  g_ptr_array_unref(node->children);
  g_free(node->text);
  G_OBJECT_CLASS(vitrine_node_parent_class)->finalize(object);
}

static void vitrine_node_class_init(VitrineNodeClass *class) {
  AtkObjectClass *object_class = ATK_OBJECT_CLASS(class);
  object_class->get_n_children = child_count;
  object_class->ref_child = ref_child;
  object_class->get_index_in_parent = index_in_parent;
  object_class->ref_state_set = ref_state_set;
  object_class->get_attributes = get_attributes;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void vitrine_node_init(VitrineNode *self) {
  VitrineNodePrivate *node = vitrine_node_values(self);
  node->children = g_ptr_array_new_with_free_func(g_object_unref);
  node->text = g_strdup("");
  node->custom_actions = g_new0(char *, 1);
  node->selection_start = node->selection_end = -1;
}

// MARK: - What Swift tells

vitrine_node *vitrine_node_create(uint64_t key, vitrine_kind kind, int role) {
  GType types[] = {
    vitrine_node_get_type(), vitrine_control_get_type(), vitrine_field_get_type(),
    vitrine_slider_get_type(), vitrine_window_get_type(),
  };
  AtkObject *object = g_object_new(types[kind], NULL);
  atk_object_initialize(object, NULL);
  atk_object_set_role(object, (AtkRole)role);
  vitrine_node_values(object)->key = key;
  return VITRINE_NODE(object);
}

void vitrine_node_release(vitrine_node *node) {
  // Parts hold those inside and are held by them, so a part that went would never be gone.
  GPtrArray *children = vitrine_node_values(node)->children;
  for (guint i = 0; i < children->len; i++) {
    AtkObject *child = g_ptr_array_index(children, i);
    if (atk_object_peek_parent(child) == ATK_OBJECT(node)) atk_object_set_parent(child, NULL);
  }
  g_ptr_array_set_size(children, 0);
  atk_object_notify_state_change(ATK_OBJECT(node), ATK_STATE_DEFUNCT, TRUE);
  g_object_unref(node);
}

static void update_name(AtkObject *object, const vitrine_properties *properties) {
  const char *name = properties->name ? properties->name : "";
  const char *description = properties->description ? properties->description : "";
  if (g_strcmp0(atk_object_get_name(object), name) != 0) atk_object_set_name(object, name);
  if (g_strcmp0(atk_object_get_description(object), description) != 0) {
    atk_object_set_description(object, description);
  }
}

void vitrine_node_set_states(vitrine_node *self, uint64_t states) {
  VitrineNodePrivate *node = vitrine_node_values(self);
  uint64_t changed = node->states ^ states;
  node->states = states;
  for (int state = 0; state < 64; state++) {
    if (changed >> state & 1) {
      gboolean is_set = (states >> state & 1) != 0;
      atk_object_notify_state_change(ATK_OBJECT(self), (AtkState)state, is_set);
    }
  }
}

static void update_text(VitrineNode *self, const vitrine_properties *properties) {
  VitrineNodePrivate *node = vitrine_node_values(self);
  char *old_text = node->text;
  int old_start = node->selection_start, old_end = node->selection_end;
  node->text = g_strdup(properties->text ? properties->text : "");
  node->selection_start = properties->selection_start;
  node->selection_end = properties->selection_end;
  if (ATK_IS_TEXT(self)) vitrine_text_changed(self, old_text, old_start, old_end);
  g_free(old_text);
}

static void update_value(VitrineNode *self, const vitrine_properties *properties) {
  VitrineNodePrivate *node = vitrine_node_values(self);
  gboolean is_changed = node->value != properties->value;
  node->value = properties->value;
  node->minimum = properties->minimum;
  node->maximum = properties->maximum;
  node->step = properties->step;
  if (is_changed && ATK_IS_VALUE(self)) {
    g_signal_emit_by_name(self, "value-changed", node->value, node->text);
    g_object_notify(G_OBJECT(self), "accessible-value");
  }
}

void vitrine_node_update(vitrine_node *self, const vitrine_properties *properties) {
  VitrineNodePrivate *node = vitrine_node_values(self);
  node->x = properties->x;
  node->y = properties->y;
  node->width = properties->width;
  node->height = properties->height;
  node->actions = properties->actions;
  g_strfreev(node->custom_actions);
  node->custom_actions = g_strsplit(
    properties->custom_actions ? properties->custom_actions : "", "\n", -1);
  node->level = properties->level;
  node->position = properties->position;
  node->set_size = properties->set_size;
  update_name(ATK_OBJECT(self), properties);
  update_text(self, properties);
  update_value(self, properties);
}

static gboolean holds(vitrine_node *const *nodes, int count, gpointer node) {
  for (int i = 0; i < count; i++) {
    if (nodes[i] == node) return TRUE;
  }
  return FALSE;
}

void vitrine_node_set_children(vitrine_node *self, vitrine_node *const *children, int count) {
  GPtrArray *old = vitrine_node_values(self)->children;
  GPtrArray *new = g_ptr_array_new_with_free_func(g_object_unref);
  for (int i = 0; i < count; i++) g_ptr_array_add(new, g_object_ref(children[i]));
  vitrine_node_values(self)->children = new;
  for (guint i = old->len; i-- > 0;) {
    AtkObject *child = g_ptr_array_index(old, i);
    if (holds(children, count, child)) continue;
    g_signal_emit_by_name(self, "children-changed::remove", i, child);
    atk_object_set_parent(child, NULL);
  }
  for (int i = 0; i < count; i++) {
    if (g_ptr_array_find(old, children[i], NULL)) continue;
    atk_object_set_parent(ATK_OBJECT(children[i]), ATK_OBJECT(self));
    g_signal_emit_by_name(self, "children-changed::add", i, children[i]);
  }
  g_ptr_array_unref(old);
}

void vitrine_node_activate_window(vitrine_node *node, int is_active) {
  g_signal_emit_by_name(node, is_active ? "activate" : "deactivate");
}
