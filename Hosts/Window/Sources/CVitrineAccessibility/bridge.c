// The application object, and the way to the desktop's assistive technologies.

#include "node.h"

// Of at-spi2-atk, whose header lies apart from ATK's.
extern int atk_bridge_adaptor_init(int *argc, char ***argv);

static AtkObject *application;
static vitrine_program program;
static int origin_x, origin_y;

static AtkObject *get_root(void) { return application; }
static const gchar *get_toolkit_name(void) { return "Vitrine"; }
static const gchar *get_toolkit_version(void) { return "1"; }

void vitrine_bridge_open(const char *name, vitrine_node *window, vitrine_program opener) {
  AtkUtilClass *util = g_type_class_ref(ATK_TYPE_UTIL);
  util->get_root = get_root;
  util->get_toolkit_name = get_toolkit_name;
  util->get_toolkit_version = get_toolkit_version;
  program = opener;
  vitrine_node *root = vitrine_node_create(0, VITRINE_KIND_PLAIN, ATK_ROLE_APPLICATION);
  application = ATK_OBJECT(root);
  atk_object_set_name(application, name);
  vitrine_node_set_children(root, &window, 1);
  atk_bridge_adaptor_init(NULL, NULL);
}

void vitrine_bridge_move(int x, int y) {
  origin_x = x;
  origin_y = y;
}

void vitrine_bridge_origin(int *x, int *y) {
  *x = origin_x;
  *y = origin_y;
}

void vitrine_bridge_announce(const char *words) {
  // ATK has the signal from 2.46 on.
  if (application && g_signal_lookup("announcement", ATK_TYPE_OBJECT)) {
    g_signal_emit_by_name(application, "announcement", words);
  }
}

void vitrine_bridge_request(VitrineNode *node, vitrine_request request) {
  request.key = vitrine_node_values(node)->key;
  if (program.request) program.request(program.context, &request);
}

int vitrine_bridge_place(VitrineNode *node, int offset, vitrine_area *area) {
  if (program.place == NULL) return 0;
  return program.place(program.context, vitrine_node_values(node)->key, offset, area);
}

int vitrine_bridge_offset(VitrineNode *node, int x, int y) {
  if (program.offset == NULL) return -1;
  return program.offset(program.context, vitrine_node_values(node)->key, x, y);
}
