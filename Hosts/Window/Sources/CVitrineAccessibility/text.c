// The words of text fields. Offsets count Unicode scalars.

#include <string.h>

#include "node.h"

static int length(const char *text) { return (int)g_utf8_strlen(text, -1); }

/// Returns a part of a text; an end below zero is that of the text.
static gchar *part(const char *text, int start, int end) {
  int count = length(text);
  if (end < 0 || end > count) end = count;
  start = CLAMP(start, 0, end);
  return g_utf8_substring(text, start, end);
}

static gchar *get_text(AtkText *text, gint start, gint end) {
  return part(vitrine_node_values(text)->text, start, end);
}

static gint character_count(AtkText *text) { return length(vitrine_node_values(text)->text); }

static gunichar character_at(AtkText *text, gint offset) {
  const char *words = vitrine_node_values(text)->text;
  if (offset < 0 || offset >= length(words)) return 0;
  return g_utf8_get_char(g_utf8_offset_to_pointer(words, offset));
}

static gint caret_offset(AtkText *text) { return vitrine_node_values(text)->selection_end; }

static gboolean is_in_word(AtkText *text, gint offset) {
  return g_unichar_isalnum(character_at(text, offset));
}

/// A field has one line, so all units above a word are the whole text.
static gchar *string_at(
  AtkText *text, gint offset, AtkTextGranularity unit, gint *start, gint *end
) {
  int count = character_count(text);
  offset = CLAMP(offset, 0, count);
  *start = 0;
  *end = count;
  if (unit == ATK_TEXT_GRANULARITY_CHAR) {
    *start = offset;
    *end = MIN(offset + 1, count);
  } else if (unit == ATK_TEXT_GRANULARITY_WORD) {
    *start = *end = offset;
    while (*start > 0 && is_in_word(text, *start - 1)) *start -= 1;
    while (*end < count && is_in_word(text, *end)) *end += 1;
    // A word goes up to the next one, as ATK has it.
    while (*end < count && !is_in_word(text, *end)) *end += 1;
  }
  return get_text(text, *start, *end);
}

static gint selection_count(AtkText *text) {
  VitrineNodePrivate *node = vitrine_node_values(text);
  return node->selection_start != node->selection_end ? 1 : 0;
}

static gchar *get_selection(AtkText *text, gint number, gint *start, gint *end) {
  VitrineNodePrivate *node = vitrine_node_values(text);
  *start = *end = 0;
  if (number != 0 || selection_count(text) == 0) return NULL;
  *start = node->selection_start;
  *end = node->selection_end;
  return get_text(text, *start, *end);
}

/// Asks for words to be chosen; an end below zero is the text's.
static gboolean choose(AtkText *text, gint start, gint end) {
  if (!(vitrine_node_values(text)->actions >> VITRINE_ACTION_SELECT & 1)) return FALSE;
  if (start < 0) start = G_MAXINT;
  if (end < 0) end = G_MAXINT;
  vitrine_request request = {
    .action = VITRINE_ACTION_SELECT, .start = MIN(start, end), .end = MAX(start, end)};
  vitrine_bridge_request(VITRINE_NODE(text), request);
  return TRUE;
}

static gboolean set_caret_offset(AtkText *text, gint offset) {
  return choose(text, offset, offset);
}

static gboolean set_selection(AtkText *text, gint number, gint start, gint end) {
  return number == 0 && choose(text, start, end);
}

/// A field has one selection at most.
static gboolean add_selection(AtkText *text, gint start, gint end) {
  return selection_count(text) == 0 && choose(text, start, end);
}

static gboolean remove_selection(AtkText *text, gint number) {
  gint caret = caret_offset(text);
  return number == 0 && selection_count(text) != 0 && choose(text, caret, caret);
}

static void character_extents(
  AtkText *text, gint offset, gint *x, gint *y, gint *width, gint *height, AtkCoordType type
) {
  vitrine_area area = {-1, -1, 0, 0};
  int left = 0, top = 0;
  if (vitrine_bridge_place(VITRINE_NODE(text), offset, &area)) {
    vitrine_component_origin(text, type, &left, &top);
  }
  *x = area.x + left;
  *y = area.y + top;
  *width = area.width;
  *height = area.height;
}

static gint offset_at_point(AtkText *text, gint x, gint y, AtkCoordType type) {
  int left, top;
  vitrine_component_origin(text, type, &left, &top);
  return vitrine_bridge_offset(VITRINE_NODE(text), x - left, y - top);
}

void vitrine_text_init(AtkTextIface *interface) {
  interface->get_text = get_text;
  interface->get_character_count = character_count;
  interface->get_character_at_offset = character_at;
  interface->get_caret_offset = caret_offset;
  interface->get_string_at_offset = string_at;
  interface->get_n_selections = selection_count;
  interface->get_selection = get_selection;
  interface->set_caret_offset = set_caret_offset;
  interface->set_selection = set_selection;
  interface->add_selection = add_selection;
  interface->remove_selection = remove_selection;
  interface->get_character_extents = character_extents;
  interface->get_offset_at_point = offset_at_point;
}

// MARK: - Changes

static void replace(AtkEditableText *field, int start, int end, const char *words) {
  vitrine_request request = {
    .action = VITRINE_ACTION_REPLACE, .text = words, .start = start, .end = end};
  vitrine_bridge_request(VITRINE_NODE(field), request);
}

static void set_text_contents(AtkEditableText *field, const gchar *words) {
  replace(field, 0, G_MAXINT, words);
}

/// AT-SPI counts characters and ATK bytes, and what comes is what the other side had in mind. Of
/// whole words the bytes are as many or more, so characters give all of them in both cases.
static void insert_text(
  AtkEditableText *field, const gchar *words, gint count, gint *position
) {
  gchar *inserted = part(words, 0, count);
  // Not held within the words of now: other requests may be on their way. Below zero is behind all
  // words, as where the caret of a secure field is not told.
  int start = *position < 0 ? G_MAXINT : *position;
  replace(field, start, start, inserted);
  if (*position >= 0) *position += length(inserted);
  g_free(inserted);
}

static void delete_text(AtkEditableText *field, gint start, gint end) {
  if (end < 0) end = G_MAXINT;
  if (start >= 0 && start < end) replace(field, start, end, "");
}

void vitrine_editable_text_init(AtkEditableTextIface *interface) {
  interface->set_text_contents = set_text_contents;
  interface->insert_text = insert_text;
  interface->delete_text = delete_text;
}

static void tell(VitrineNode *node, const char *signal, const char *text, int start, int count) {
  if (count <= 0) return;
  gchar *words = part(text, start, start + count);
  g_signal_emit_by_name(node, signal, start, count, words);
  g_free(words);
}

void vitrine_text_changed(
  VitrineNode *self, const char *old_text, int old_start, int old_end
) {
  VitrineNodePrivate *node = vitrine_node_values(self);
  int old_count = length(old_text), new_count = length(node->text);
  int least = MIN(old_count, new_count), same = 0, tail = 0;
  const char *a = old_text, *b = node->text;
  while (same < least && g_utf8_get_char(a) == g_utf8_get_char(b)) {
    same++;
    a = g_utf8_next_char(a);
    b = g_utf8_next_char(b);
  }
  a = old_text + strlen(old_text);
  b = node->text + strlen(node->text);
  while (same + tail < least) {
    a = g_utf8_prev_char(a);
    b = g_utf8_prev_char(b);
    if (g_utf8_get_char(a) != g_utf8_get_char(b)) break;
    tail++;
  }
  tell(self, "text-remove", old_text, same, old_count - same - tail);
  tell(self, "text-insert", node->text, same, new_count - same - tail);
  if (node->selection_end != old_end && node->selection_end >= 0) {
    g_signal_emit_by_name(self, "text-caret-moved", node->selection_end);
  }
  if (node->selection_start != old_start || node->selection_end != old_end) {
    g_signal_emit_by_name(self, "text-selection-changed");
  }
}
