#if Server
  import CEvent
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// Watches over what libevent's HTTP says nothing of: requests that take for ever to arrive, break off, or are none.
  ///
  /// libevent frees a connection without a word. Each visitor therefore holds its buffers until the next look, which
  /// finds the connection gone by its callbacks, and only then is the socket closed.
  final class Visitors {
    /// In seconds.
    private let arrival: Double
    private let log: (String) -> Void
    private var visitors: [OpaquePointer: Visitor] = [:]

    /// A connection.
    private final class Visitor {
      let buffers: OpaquePointer
      /// When the first byte of a request came that is not whole yet, in seconds of `Clock`.
      var begin: Double?
      /// Whether no more is to be said of it.
      var isDone = false
      unowned let visitors: Visitors

      init(_ buffers: OpaquePointer, _ visitors: Visitors) {
        self.buffers = buffers
        self.visitors = visitors
      }
    }

    init(arrival: Double, log: @escaping (String) -> Void) {
      self.arrival = arrival
      self.log = log
    }

    /// Sees every connection of a server from now on.
    func attend(_ http: OpaquePointer) {
      evhttp_set_bevcb(
        http,
        { base, reference in
          let options = Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)
          guard let reference, let buffers = bufferevent_socket_new(base, -1, options) else { return nil }
          Unmanaged<Visitors>.fromOpaque(reference).takeUnretainedValue().welcome(buffers)
          return buffers
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func welcome(_ buffers: OpaquePointer) {
      bufferevent_incref(buffers)
      let visitor = Visitor(buffers, self)
      visitors[buffers] = visitor
      let reference = Unmanaged.passUnretained(visitor).toOpaque()
      evbuffer_add_cb(
        bufferevent_get_input(buffers),
        { _, change, reference in
          guard let reference, let change, change.pointee.n_added > 0 else { return }
          let visitor = Unmanaged<Visitor>.fromOpaque(reference).takeUnretainedValue()
          if visitor.begin == nil { visitor.begin = Clock.seconds }
        }, reference)
      evbuffer_add_cb(
        bufferevent_get_output(buffers),
        { output, change, reference in
          guard let reference, let change, change.pointee.n_added > 0 else { return }
          let visitor = Unmanaged<Visitor>.fromOpaque(reference).takeUnretainedValue()
          visitor.visitors.answerBegins(output, to: visitor)
        }, reference)
    }

    /// A whole request came; who answers it says the rest.
    func requestCame(over buffers: OpaquePointer?) {
      if let buffers { visitors[buffers]?.begin = nil }
    }

    /// An answer while the request is not whole is one that libevent gives by itself.
    private func answerBegins(_ output: OpaquePointer?, to visitor: Visitor) {
      guard visitor.begin != nil, !visitor.isDone else { return }
      // “HTTP/1.1 400 …”
      var line = [UInt8](repeating: 0, count: 12)
      guard evbuffer_copyout(output, &line, line.count) == line.count else { return }
      let status = String(decoding: line.suffix(3), as: UTF8.self)
      guard status != "100" else { return }
      visitor.isDone = true
      log("\(status): A request could not be read.")
    }

    /// Ends what takes too long, and lets go of what is gone.
    func look() {
      let now = Clock.seconds
      for visitor in Array(visitors.values) {
        if isGone(visitor) {
          if visitor.begin != nil, !visitor.isDone { log("A request broke off before it was whole.") }
          release(visitor)
        } else if let begin = visitor.begin, now - begin > arrival, !visitor.isDone {
          visitor.isDone = true
          log("408: A request took longer than \(Int(arrival.rounded(.up))) s to arrive.")
          // libevent reads the end of it, and frees the connection.
          shutdown(bufferevent_getfd(visitor.buffers), Int32(SHUT_RDWR))
        }
      }
    }

    /// Whether libevent has freed the connection: it then takes its callbacks away.
    private func isGone(_ visitor: Visitor) -> Bool {
      var read: bufferevent_data_cb?
      var event: bufferevent_event_cb?
      bufferevent_getcb(visitor.buffers, &read, nil, &event, nil)
      return read == nil && event == nil
    }

    private func release(_ visitor: Visitor) {
      visitors[visitor.buffers] = nil
      bufferevent_decref(visitor.buffers)
    }

    /// Lets go of all, when the server is gone.
    func forget() {
      for visitor in Array(visitors.values) { release(visitor) }
    }
  }
#endif
