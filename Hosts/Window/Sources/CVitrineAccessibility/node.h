// An accessible object and what its interfaces share.

#ifndef VITRINE_NODE_H
#define VITRINE_NODE_H

#include <atk/atk.h>

#include "vitrine_accessibility.h"

G_DECLARE_DERIVABLE_TYPE(VitrineNode, vitrine_node, VITRINE, NODE, AtkObject)

struct _VitrineNodeClass {
  AtkObjectClass parent;
};

/// What a node holds.
typedef struct {
  uint64_t key;
  /// Owns what it holds.
  GPtrArray *children;
  uint64_t states;
  uint32_t actions;
  char **custom_actions;
  int level, position, set_size;
  int x, y, width, height;
  char *text;
  int selection_start, selection_end;
  double value, minimum, maximum, step;
} VitrineNodePrivate;

VitrineNodePrivate *vitrine_node_values(void *object);
GType vitrine_control_get_type(void);
GType vitrine_field_get_type(void);
GType vitrine_slider_get_type(void);
GType vitrine_window_get_type(void);

/// Interfaces of the types.
void vitrine_component_init(AtkComponentIface *interface);
void vitrine_action_init(AtkActionIface *interface);
void vitrine_text_init(AtkTextIface *interface);
void vitrine_editable_text_init(AtkEditableTextIface *interface);
void vitrine_value_init(AtkValueIface *interface);

/// Tells what is different about a field's words and caret.
void vitrine_text_changed(
  VitrineNode *node, const char *old_text, int old_start, int old_end);

/// Hands a request on; its key is filled in.
void vitrine_bridge_request(VitrineNode *node, vitrine_request request);
/// Asks where a character of a field is, and which one is at a place of the window.
int vitrine_bridge_place(VitrineNode *node, int offset, vitrine_area *area);
int vitrine_bridge_offset(VitrineNode *node, int x, int y);
/// How far the plane of a sort of coordinates is from the window's corner, for a part.
void vitrine_component_origin(void *node, AtkCoordType type, int *left, int *top);
/// The window's place on the desktop.
void vitrine_bridge_origin(int *x, int *y);

#endif
