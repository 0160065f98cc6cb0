// GLib's thread: everything of ATK and D-Bus happens there, so that the window can sleep.

#include <gio/gio.h>

#include "vitrine_accessibility.h"

static gpointer run_loop(gpointer loop) {
  g_main_loop_run(loop);
  return NULL;
}

/// Without a session nothing is started: D-Bus would launch one of its own.
static gboolean has_session(void) {
  if (g_getenv("DBUS_SESSION_BUS_ADDRESS") || g_getenv("AT_SPI_BUS_ADDRESS")) return TRUE;
  gchar *socket = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
  gboolean is_there = g_file_test(socket, G_FILE_TEST_EXISTS);
  g_free(socket);
  return is_there;
}

int vitrine_glib_start(void) {
  static gsize is_started = 0;
  if (!has_session()) return 0;
  if (g_once_init_enter(&is_started)) {
    g_thread_unref(g_thread_new("glib", run_loop, g_main_loop_new(NULL, FALSE)));
    g_once_init_leave(&is_started, 1);
  }
  return 1;
}

/// A function to call on GLib's thread.
typedef struct {
  void (*body)(void *context);
  void *context;
} posted;

static gboolean call(gpointer data) {
  posted *work = data;
  work->body(work->context);
  return G_SOURCE_REMOVE;
}

void vitrine_glib_post(void (*body)(void *context), void *context) {
  posted *work = g_new(posted, 1);
  work->body = body;
  work->context = context;
  g_idle_add_full(G_PRIORITY_DEFAULT, call, work, g_free);
}
