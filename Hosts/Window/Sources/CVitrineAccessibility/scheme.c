// Light or dark, as the desktop's portal tells: org.freedesktop.appearance.

#include <gio/gio.h>

#include "vitrine_accessibility.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define SCHEME "color-scheme"

/// Unpacks what the portal says, which may be packed several times; takes the value over.
static vitrine_scheme scheme(GVariant *value) {
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  guint32 number = 0;
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) number = g_variant_get_uint32(value);
  g_variant_unref(value);
  // The portal's numbers: 0 no preference, 1 dark, 2 light.
  return number == 1 ? VITRINE_SCHEME_DARK : number == 2 ? VITRINE_SCHEME_LIGHT
                                                         : VITRINE_SCHEME_UNKNOWN;
}

/// Who wants to know.
typedef struct {
  void (*changed)(void *context, vitrine_scheme scheme);
  void *context;
} watcher;

static void setting_changed(
  GDBusConnection *connection, const gchar *sender, const gchar *path, const gchar *interface,
  const gchar *signal, GVariant *parameters, gpointer data
) {
  (void)connection, (void)sender, (void)path, (void)interface, (void)signal;
  const gchar *group, *key;
  GVariant *value;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(parameters, "(&s&sv)", &group, &key, &value);
  if (g_str_equal(group, APPEARANCE) && g_str_equal(key, SCHEME)) {
    watcher *watching = data;
    watching->changed(watching->context, scheme(value));
  } else {
    g_variant_unref(value);
  }
}

vitrine_scheme vitrine_scheme_watch(
  void (*changed)(void *context, vitrine_scheme scheme), void *context
) {
  GDBusConnection *session = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (session == NULL) return VITRINE_SCHEME_UNKNOWN;
  // The desktop may end before the window does.
  g_dbus_connection_set_exit_on_close(session, FALSE);
  watcher *watching = g_new(watcher, 1);
  watching->changed = changed;
  watching->context = context;
  g_dbus_connection_signal_subscribe(
    session, PORTAL, SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE,
    G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, watching, g_free);
  GVariant *answer = g_dbus_connection_call_sync(
    session, PORTAL, PORTAL_PATH, SETTINGS, "Read", g_variant_new("(ss)", APPEARANCE, SCHEME),
    G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, 500, NULL, NULL);
  if (answer == NULL) return VITRINE_SCHEME_UNKNOWN;
  GVariant *value = g_variant_get_child_value(answer, 0);
  g_variant_unref(answer);
  return scheme(value);
}
