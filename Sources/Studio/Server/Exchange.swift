#if Server
  import CEvent

  /// A request of libevent's, and the way back to whoever sent it.
  struct Exchange {
    private let pointer: OpaquePointer?
    let connection: OpaquePointer?

    init(_ pointer: OpaquePointer?) {
      self.pointer = pointer
      connection = evhttp_request_get_connection(pointer)
    }

    var bufferEvent: OpaquePointer? { evhttp_connection_get_bufferevent(connection) }

    /// What was asked, copied.
    var request: StudioRequest {
      StudioRequest(
        method: Self.methods.first { $0.0 == evhttp_request_get_command(pointer) }?.1 ?? "?",
        target: evhttp_request_get_uri(pointer).map { String(cString: $0) } ?? "", headers: headers,
        body: Self.bytes(of: evhttp_request_get_input_buffer(pointer)))
    }

    private static let methods = [
      (EVHTTP_REQ_GET, "GET"), (EVHTTP_REQ_PUT, "PUT"), (EVHTTP_REQ_POST, "POST"), (EVHTTP_REQ_HEAD, "HEAD"),
      (EVHTTP_REQ_DELETE, "DELETE"), (EVHTTP_REQ_OPTIONS, "OPTIONS"), (EVHTTP_REQ_TRACE, "TRACE"),
      (EVHTTP_REQ_CONNECT, "CONNECT"), (EVHTTP_REQ_PATCH, "PATCH"),
    ]

    private var headers: [(name: String, value: String)] {
      var headers: [(name: String, value: String)] = []
      var next = evhttp_request_get_input_headers(pointer)?.pointee.tqh_first
      while let header = next {
        headers.append((String(cString: header.pointee.key), String(cString: header.pointee.value)))
        next = header.pointee.next.tqe_next
      }
      return headers
    }

    private static func bytes(of buffer: OpaquePointer?) -> [UInt8] {
      let count = evbuffer_get_length(buffer)
      // The empty array is one for all threads, and must not be written to.
      if count == 0 { return [] }
      return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        filled = max(0, evbuffer_copyout(buffer, bytes.baseAddress, count))
      }
    }

    /// Hands an answer over, to be sent; after that, the exchange is over.
    func send(_ response: StudioResponse) {
      let headers = evhttp_request_get_output_headers(pointer)
      var all = Self.always.merging(response.headers) { $1 }
      if response.status != 204 { all["Content-Type"] = response.type }
      for (name, value) in all.sorted(by: { $0.key < $1.key }) { evhttp_add_header(headers, name, value) }
      let buffer = evbuffer_new()
      response.body.withUnsafeBytes { _ = evbuffer_add(buffer, $0.baseAddress, $0.count) }
      evhttp_send_reply(pointer, Int32(response.status), Self.reasons[response.status] ?? "", buffer)
      evbuffer_free(buffer)
    }

    /// No browser keeps what it gets, takes it for something else, or lets another page have it.
    private static let always = [
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    ]

    private static let reasons = [
      200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed", 412: "Precondition Failed", 413: "Content Too Large",
      422: "Unprocessable Content", 428: "Precondition Required", 500: "Internal Server Error",
    ]

    /// Has somebody told when the connection ends.
    func whenClosed(
      _ body: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void,
      _ reference: UnsafeMutableRawPointer
    ) {
      evhttp_connection_set_closecb(connection, body, reference)
    }
  }
#endif
