// Where parts are, and what can be done to them.

#include "node.h"

void vitrine_component_origin(void *node, AtkCoordType type, int *left, int *top) {
  *left = *top = 0;
  if (type == ATK_XY_SCREEN) {
    vitrine_bridge_origin(left, top);
  } else if (type == ATK_XY_PARENT) {
    AtkObject *parent = atk_object_get_parent(ATK_OBJECT(node));
    if (parent != NULL && VITRINE_IS_NODE(parent)) {
      *left = -vitrine_node_values(parent)->x;
      *top = -vitrine_node_values(parent)->y;
    }
  }
}

static void get_extents(
  AtkComponent *component, gint *x, gint *y, gint *width, gint *height, AtkCoordType type
) {
  VitrineNodePrivate *node = vitrine_node_values(component);
  int left, top;
  vitrine_component_origin(component, type, &left, &top);
  if (x) *x = node->x + left;
  if (y) *y = node->y + top;
  if (width) *width = node->width;
  if (height) *height = node->height;
}

static gboolean contains(AtkComponent *component, gint x, gint y, AtkCoordType type) {
  gint left, top, width, height;
  get_extents(component, &left, &top, &width, &height, type);
  return x >= left && y >= top && x < left + width && y < top + height;
}

/// Returns the innermost part at a place, the uppermost of several.
static AtkObject *part_at(AtkComponent *component, gint x, gint y, AtkCoordType type) {
  GPtrArray *children = vitrine_node_values(component)->children;
  for (guint i = children->len; i-- > 0;) {
    AtkObject *found = part_at(g_ptr_array_index(children, i), x, y, type);
    if (found) return found;
  }
  return contains(component, x, y, type) ? g_object_ref(ATK_OBJECT(component)) : NULL;
}

static void ask(void *node, vitrine_action action) {
  vitrine_bridge_request(VITRINE_NODE(node), (vitrine_request){.action = action});
}

static gboolean grab_focus(AtkComponent *component) {
  if (!(vitrine_node_values(component)->actions >> VITRINE_ACTION_FOCUS & 1)) return FALSE;
  ask(component, VITRINE_ACTION_FOCUS);
  return TRUE;
}

static gboolean scroll_to(AtkComponent *component, AtkScrollType type) {
  (void)type;
  ask(component, VITRINE_ACTION_SCROLL);
  return TRUE;
}

void vitrine_component_init(AtkComponentIface *interface) {
  interface->get_extents = get_extents;
  interface->contains = contains;
  interface->ref_accessible_at_point = part_at;
  interface->grab_focus = grab_focus;
  interface->scroll_to = scroll_to;
}

// MARK: - Actions

/// The names that assistive technologies know, in the order of vitrine_action.
static const char *const action_names[] = {
  "click", "increment", "decrement", "cancel", "expand", "collapse",
};

/// Returns which of its actions is a part's at an index, and of its own the name; -1 for none.
static int action_at(AtkAction *action, gint index, const char **name) {
  VitrineNodePrivate *node = vitrine_node_values(action);
  for (int i = 0; i < (int)G_N_ELEMENTS(action_names); i++) {
    *name = action_names[i];
    if (node->actions >> i & 1 && index-- == 0) return i;
  }
  if (index < 0 || (guint)index >= g_strv_length(node->custom_actions)) return -1;
  *name = node->custom_actions[index];
  return VITRINE_ACTION_CUSTOM;
}

static gint action_count(AtkAction *action) {
  gint count = 0;
  const char *name;
  while (action_at(action, count, &name) >= 0) count++;
  return count;
}

static const gchar *action_name(AtkAction *action, gint index) {
  const char *name;
  return action_at(action, index, &name) < 0 ? NULL : name;
}

static gboolean do_action(AtkAction *action, gint index) {
  const char *name;
  int found = action_at(action, index, &name);
  if (found < 0) return FALSE;
  vitrine_request request = {
    .action = (vitrine_action)found, .text = found == VITRINE_ACTION_CUSTOM ? name : NULL};
  vitrine_bridge_request(VITRINE_NODE(action), request);
  return TRUE;
}

void vitrine_action_init(AtkActionIface *interface) {
  interface->get_n_actions = action_count;
  interface->get_name = action_name;
  interface->do_action = do_action;
}

// MARK: - Values

static void get_value(AtkValue *value, gdouble *number, gchar **text) {
  VitrineNodePrivate *node = vitrine_node_values(value);
  if (number) *number = node->value;
  if (text) *text = g_strdup(node->text);
}

static AtkRange *get_range(AtkValue *value) {
  VitrineNodePrivate *node = vitrine_node_values(value);
  return atk_range_new(node->minimum, node->maximum, NULL);
}

static gdouble get_increment(AtkValue *value) { return vitrine_node_values(value)->step; }

/// Returns the nearest number that a slider can have.
static gdouble nearest(const VitrineNodePrivate *node, gdouble number) {
  if (node->step > 0) {
    // The range holds the steps' count, so that the whole number is in bounds.
    gdouble steps = (CLAMP(number, node->minimum, node->maximum) - node->minimum) / node->step;
    number = node->minimum + (gdouble)(gint64)(steps + 0.5) * node->step;
  }
  return CLAMP(number, node->minimum, node->maximum);
}

static void set_value(AtkValue *value, const gdouble number) {
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  if (number != number) return;
  g_ascii_dtostr(text, sizeof text, nearest(vitrine_node_values(value), number));
  vitrine_bridge_request(
    VITRINE_NODE(value), (vitrine_request){.action = VITRINE_ACTION_SET_VALUE, .text = text});
}

void vitrine_value_init(AtkValueIface *interface) {
  interface->get_value_and_text = get_value;
  interface->get_range = get_range;
  interface->get_increment = get_increment;
  interface->set_value = set_value;
}
