"""A desktop's settings portal that prefers dark, until it reads “light” on standard input."""

import sys

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
GROUP, KEY = "org.freedesktop.appearance", "color-scheme"
INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>""").interfaces[0]


def called(connection, sender, path, interface, method, arguments, invocation):
    known = arguments.unpack() == (GROUP, KEY)
    # The portal packs the value twice.
    value = GLib.Variant("v", GLib.Variant("u", 1 if known else 0))
    invocation.return_value(GLib.Variant("(v)", (value,)))


def read(channel, condition):
    if sys.stdin.readline().strip() == "light":
        change = GLib.Variant("(ssv)", (GROUP, KEY, GLib.Variant("u", 2)))
        session.emit_signal(None, PATH, INTERFACE.name, "SettingChanged", change)
    return True


def ready(connection, name):
    print("ready", flush=True)


session = Gio.bus_get_sync(Gio.BusType.SESSION)
session.register_object(PATH, INTERFACE, called)
Gio.bus_own_name_on_connection(session, NAME, Gio.BusNameOwnerFlags.NONE, ready, None)
GLib.io_add_watch(0, GLib.IO_IN, read)
GLib.MainLoop().run()
