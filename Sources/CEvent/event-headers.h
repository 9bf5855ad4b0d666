// First, as libevent's configuration asks for more of the system's headers than other modules see, which makes other
// types of the same names.
#include <sys/types.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>
