// Accessible objects over ATK, for Swift to call.
//
// ATK's objects are GObjects of types with interfaces, which only C can declare. All functions but
// vitrine_glib_start and vitrine_glib_post have to be called on GLib's thread; callbacks come there.

#ifndef VITRINE_ACCESSIBILITY_H
#define VITRINE_ACCESSIBILITY_H

#include <stdint.h>

/// A part of the accessibility tree.
typedef struct _VitrineNode vitrine_node;

/// What a kind of part can be asked beside its place, name and states.
typedef enum {
  VITRINE_KIND_PLAIN,
  VITRINE_KIND_CONTROL,
  VITRINE_KIND_FIELD,
  VITRINE_KIND_SLIDER,
  VITRINE_KIND_WINDOW,
} vitrine_kind;

/// What can be asked of a part.
typedef enum {
  VITRINE_ACTION_ACTIVATE,
  VITRINE_ACTION_INCREMENT,
  VITRINE_ACTION_DECREMENT,
  VITRINE_ACTION_CANCEL,
  VITRINE_ACTION_EXPAND,
  VITRINE_ACTION_COLLAPSE,
  // One of the part's own, by its name.
  VITRINE_ACTION_CUSTOM,
  // Below here are those that ATK does not list as actions.
  VITRINE_ACTION_FOCUS,
  VITRINE_ACTION_SET_VALUE,
  VITRINE_ACTION_SCROLL,
  VITRINE_ACTION_SELECT,
  VITRINE_ACTION_REPLACE,
} vitrine_action;

/// What an assistive technology asks of a part.
typedef struct {
  /// The part's key.
  uint64_t key;
  vitrine_action action;
  /// UTF-8; NULL but for a value, for words that replace others, and for the name of one of a part's
  /// own actions.
  const char *text;
  /// The words that are chosen or replaced, in Unicode scalars. They are meant for the words as
  /// they will be when the request is handled, so they may be out of bounds now.
  int start, end;
} vitrine_request;

/// Where characters of a field are.
typedef struct {
  /// In the desktop's units from the window's corner.
  int x, y, width, height;
} vitrine_area;

/// What a part is like now.
typedef struct {
  /// UTF-8; description may be NULL.
  const char *name;
  const char *description;
  /// The words of a field, or those of a slider's value.
  const char *text;
  /// In Unicode scalars; -1 for none.
  int selection_start;
  int selection_end;
  /// A bit for each vitrine_action.
  uint32_t actions;
  /// The names of the part's own actions, a line for each.
  const char *custom_actions;
  /// From 1 on; 0 for none.
  int level, position, set_size;
  /// In the desktop's units from the window's corner.
  int x, y, width, height;
  /// A slider's.
  double value, minimum, maximum, step;
} vitrine_properties;

/// What the parts need of the program.
typedef struct {
  /// Is given back to the functions.
  void *context;
  /// Is told what is asked of a part.
  void (*request)(void *context, const vitrine_request *request);
  /// Finds the place of the character at an offset in Unicode scalars; returns 0 for none.
  int (*place)(void *context, uint64_t key, int offset, vitrine_area *area);
  /// Returns the offset of the character at a place in the window; -1 for none.
  int (*offset)(void *context, uint64_t key, int x, int y);
} vitrine_program;

/// Creates a part; role is an AtkRole, and key what requests call it.
vitrine_node *vitrine_node_create(uint64_t key, vitrine_kind kind, int role);
/// Lets a part go; whoever still looks at it is told that it has gone.
void vitrine_node_release(vitrine_node *node);
/// Takes over what a part is like now, and tells what is different.
void vitrine_node_update(vitrine_node *node, const vitrine_properties *properties);
/// Takes over a part's states, a bit for each AtkState, and tells which ones are different.
void vitrine_node_set_states(vitrine_node *node, uint64_t states);
/// Takes over the parts inside, and tells which ones came and went.
void vitrine_node_set_children(vitrine_node *node, vitrine_node *const *children, int count);
/// Tells that a window has got the keyboard, or lost it.
void vitrine_node_activate_window(vitrine_node *node, int is_active);

/// Connects to the desktop's assistive technologies; the application holds one window.
void vitrine_bridge_open(const char *name, vitrine_node *window, vitrine_program program);
/// Tells where the window is on the desktop.
void vitrine_bridge_move(int x, int y);
/// Lets words be said.
void vitrine_bridge_announce(const char *words);

/// Starts GLib's thread, once. Returns 0 where there is no session to connect to.
int vitrine_glib_start(void);
/// Calls a function soon on GLib's thread; may be called on any thread.
void vitrine_glib_post(void (*body)(void *context), void *context);

/// The desktop's colour scheme.
typedef enum {
  VITRINE_SCHEME_UNKNOWN,
  VITRINE_SCHEME_DARK,
  VITRINE_SCHEME_LIGHT,
} vitrine_scheme;

/// Asks the desktop for its colour scheme, waiting up to half a second, and is told of changes.
vitrine_scheme vitrine_scheme_watch(
  void (*changed)(void *context, vitrine_scheme scheme), void *context);

#endif
