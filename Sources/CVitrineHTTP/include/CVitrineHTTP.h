// Plain functions over libmicrohttpd, for Swift to call.
//
// MHD_start_daemon is variadic and MHD's constants are closed enumerations, which Swift imports
// neither of. Everything here runs on the caller's thread; the callbacks run on the daemon's.

#ifndef CVITRINE_HTTP_H
#define CVITRINE_HTTP_H

#include <stddef.h>
#include <stdint.h>

/// A running server.
typedef struct vitrine_http_daemon vitrine_http_daemon;
/// A connection; valid from the first call for a request until it is completed.
typedef struct MHD_Connection vitrine_http_connection;

/// What the daemon tells.
typedef struct {
  /// Handed to every callback.
  void *context;
  /// A request's head is there (*request NULL), a piece of its body (count above 0), or its end
  /// (count 0). Returns 0 to close the connection at once.
  int (*handle)(
    void *context, vitrine_http_connection *connection, int descriptor, const char *method,
    const char *path, const char *bytes, size_t count, void **request);
  /// A request is over, answered or not; *request, unless NULL, has to be freed.
  void (*completed)(void *context, int descriptor, void **request);
  /// A connection was opened (1) or is about to be closed (0).
  void (*connection)(void *context, int descriptor, int is_open);
} vitrine_http_callbacks;

/// Opens a socket that listens at a numeric address; port 0 takes a free one.
///
/// Returns the descriptor, or a negative errno; an address that is not numeric gives -EINVAL.
int vitrine_http_listen(const char *host, uint16_t port);

/// Returns the port of a listening socket, 0 if it is none.
uint16_t vitrine_http_port(int descriptor);

/// Starts to serve on a listening socket, which belongs to the daemon from now on.
///
/// A connection that is silent for `timeout` seconds is closed. Returns NULL on failure.
vitrine_http_daemon *vitrine_http_start(
  int descriptor, const vitrine_http_callbacks *callbacks, unsigned connections, unsigned timeout);

/// Takes no new connections; those that are open go on.
void vitrine_http_quiesce(vitrine_http_daemon *daemon);

/// Closes all connections and frees the daemon; none may be suspended.
void vitrine_http_stop(vitrine_http_daemon *daemon);

/// Returns a header of a request; NULL where there is none.
const char *vitrine_http_header(vitrine_http_connection *connection, const char *name);

/// Leaves a connection alone until it is resumed.
void vitrine_http_suspend(vitrine_http_connection *connection);

/// Calls the handler of a suspended connection again; from any thread.
void vitrine_http_resume(vitrine_http_connection *connection);

/// Ends a connection's traffic, so that the daemon closes it; from any thread.
void vitrine_http_shut(int descriptor);

/// An answer that is being put together.
typedef struct MHD_Response vitrine_http_response;

/// Begins an answer with a body, which is copied; NULL where there is no memory.
vitrine_http_response *vitrine_http_response_create(const void *bytes, size_t count);

/// Adds a header to an answer.
void vitrine_http_response_add(
  vitrine_http_response *response, const char *name, const char *value);

/// Sends an answer and frees it; NULL is no answer. Returns 0 on failure.
int vitrine_http_respond(
  vitrine_http_connection *connection, unsigned status, vitrine_http_response *response);

#endif
