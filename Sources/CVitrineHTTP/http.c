#include "CVitrineHTTP.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct vitrine_http_daemon {
  vitrine_http_callbacks callbacks;
  struct MHD_Daemon *daemon;
  // Of a quiesced daemon, which does not close it.
  int listener;
};

// Connections that wait for the daemon to accept them.
enum { BACKLOG = 128 };

int vitrine_http_listen(const char *host, uint16_t port) {
  char service[8];
  snprintf(service, sizeof service, "%u", port);
  struct addrinfo hints = {
    .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE, .ai_socktype = SOCK_STREAM};
  struct addrinfo *address = NULL;
  if (getaddrinfo(host, service, &hints, &address) != 0) return -EINVAL;
  int descriptor = socket(address->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  int failure = descriptor < 0 ? errno : 0;
  // A port whose last connections are still being closed may be taken again.
  int yes = 1;
  if (!failure && setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0) {
    failure = errno;
  }
  if (!failure && bind(descriptor, address->ai_addr, address->ai_addrlen) != 0) failure = errno;
  if (!failure && listen(descriptor, BACKLOG) != 0) failure = errno;
  freeaddrinfo(address);
  if (failure && descriptor >= 0) close(descriptor);
  return failure ? -failure : descriptor;
}

uint16_t vitrine_http_port(int descriptor) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return 0;
  if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
  return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
}

static int descriptor_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

static enum MHD_Result handle(
  void *context, struct MHD_Connection *connection, const char *url, const char *method,
  const char *version, const char *bytes, size_t *count, void **request) {
  vitrine_http_daemon *daemon = context;
  const vitrine_http_callbacks *callbacks = &daemon->callbacks;
  int goes_on = callbacks->handle(
    callbacks->context, connection, descriptor_of(connection), method, url, bytes, *count, request);
  *count = 0;
  return goes_on ? MHD_YES : MHD_NO;
}

static void completed(
  void *context, struct MHD_Connection *connection, void **request,
  enum MHD_RequestTerminationCode code) {
  vitrine_http_daemon *daemon = context;
  daemon->callbacks.completed(daemon->callbacks.context, descriptor_of(connection), request);
}

static void notify(
  void *context, struct MHD_Connection *connection, void **socket_context,
  enum MHD_ConnectionNotificationCode code) {
  vitrine_http_daemon *daemon = context;
  daemon->callbacks.connection(
    daemon->callbacks.context, descriptor_of(connection), code == MHD_CONNECTION_NOTIFY_STARTED);
}

// Requests that are no HTTP are answered by the library; its log would only repeat that.
static void be_silent(void *context, const char *format, va_list arguments) {}

vitrine_http_daemon *vitrine_http_start(
  int descriptor, const vitrine_http_callbacks *callbacks, unsigned connections, unsigned timeout) {
  vitrine_http_daemon *daemon = calloc(1, sizeof *daemon);
  if (daemon == NULL) return NULL;
  daemon->callbacks = *callbacks;
  daemon->listener = -1;
  unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG |
                   MHD_USE_ITC;
  // The logger comes first, so that it hears of the other options too.
  daemon->daemon = MHD_start_daemon(
    flags, 0, NULL, NULL, handle, daemon, MHD_OPTION_EXTERNAL_LOGGER, be_silent, NULL,
    MHD_OPTION_LISTEN_SOCKET, descriptor, MHD_OPTION_CONNECTION_LIMIT, connections,
    MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_NOTIFY_COMPLETED, completed, daemon,
    MHD_OPTION_NOTIFY_CONNECTION, notify, daemon, MHD_OPTION_END);
  if (daemon->daemon != NULL) return daemon;
  free(daemon);
  return NULL;
}

void vitrine_http_quiesce(vitrine_http_daemon *daemon) {
  int listener = MHD_quiesce_daemon(daemon->daemon);
  if (listener >= 0) daemon->listener = listener;
}

void vitrine_http_stop(vitrine_http_daemon *daemon) {
  MHD_stop_daemon(daemon->daemon);
  if (daemon->listener >= 0) close(daemon->listener);
  free(daemon);
}

const char *vitrine_http_header(vitrine_http_connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

void vitrine_http_suspend(vitrine_http_connection *connection) {
  MHD_suspend_connection(connection);
}

void vitrine_http_resume(vitrine_http_connection *connection) {
  MHD_resume_connection(connection);
}

void vitrine_http_shut(int descriptor) { shutdown(descriptor, SHUT_RDWR); }

vitrine_http_response *vitrine_http_response_create(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

void vitrine_http_response_add(
  vitrine_http_response *response, const char *name, const char *value) {
  if (response != NULL) MHD_add_response_header(response, name, value);
}

int vitrine_http_respond(
  vitrine_http_connection *connection, unsigned status, vitrine_http_response *response) {
  if (response == NULL) return 0;
  int is_queued = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return is_queued;
}
