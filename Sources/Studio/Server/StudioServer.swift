#if Server
  import CEvent
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// A server at this machine's own address, 127.0.0.1, for one page that knows the token.
  ///
  /// Everything happens on the thread that runs it. libevent reads and writes HTTP, `StudioService` answers, and
  /// `Visitors` watches over connections that bring no request about.
  package final class StudioServer {
    /// Where the page is: `http://127.0.0.1:PORT/TOKEN/`.
    package let address: String

    private let base: OpaquePointer
    private let http: OpaquePointer
    /// What takes connections.
    private let listener: OpaquePointer?
    private let service: StudioService
    private let visitors: Visitors
    private let log: (String) -> Void
    private var waiters: [Waiter] = []
    private var events: [OpaquePointer] = []
    /// Those that end the server.
    private var signals: [Int32] = []

    /// A page that waits for a change.
    private struct Waiter {
      let exchange: Exchange
      /// In seconds of `Clock`.
      let end: Double
      var watch: FileWatch
    }

    /// Begins to listen; `run()` answers.
    ///
    /// - Parameters:
    ///   - port: Where to listen; 0 for any free port.
    ///   - end: What ends it once there is something to be read from it; nil for Ctrl-C and other signals that end
    ///     programs, which from now on end nothing else.
    ///   - log: Takes a line for each request that is refused.
    package init(
      _ files: StudioFiles, page: StudioPage, port: UInt16 = 0, limits: ServerLimits = ServerLimits(),
      until end: Int32? = nil, log: @escaping (String) -> Void
    ) throws(ServerError) {
      // A client that leaves while it is answered must not end the program.
      signal(SIGPIPE, SIG_IGN)
      guard let base = event_base_new(), let http = evhttp_new(base) else {
        throw ServerError(sentence: "The server could not be started.")
      }
      guard let socket = evhttp_bind_socket_with_handle(http, Self.loopback, port) else {
        let reason = String(cString: strerror(errno))
        evhttp_free(http)
        event_base_free(base)
        throw ServerError(sentence: "The server cannot listen at \(Self.loopback):\(port): \(reason).")
      }
      let host = "\(Self.loopback):\(Self.port(of: evhttp_bound_socket_get_fd(socket)))"
      let check = RequestCheck(host: host, token: RequestCheck.newToken())
      self.base = base
      self.http = http
      listener = evhttp_bound_socket_get_listener(socket)
      self.log = log
      address = check.address
      service = StudioService(check: check, files: files, page: page, limits: limits)
      visitors = Visitors(arrival: limits.arrival, log: log)

      // A little more than a document may have: the service has a sentence for what is just above.
      evhttp_set_max_body_size(http, limits.document + 1 << 16)
      evhttp_set_max_headers_size(http, limits.headers)
      evhttp_set_timeout(http, Int32(limits.silence))
      evhttp_set_flags(http, EVHTTP_SERVER_LINGERING_CLOSE)
      evhttp_set_allowed_methods(http, .max)
      visitors.attend(http)
      // Where the process has as many files open as it may, libevent would try again without a pause, and say so each time.
      evconnlistener_set_error_cb(listener) { listener, _ in _ = evconnlistener_disable(listener) }
      let reference = Unmanaged.passUnretained(self).toOpaque()
      evhttp_set_gencb(http, { StudioServer.at($1).answer(Exchange($0)) }, reference)
      add(event_new(base, -1, Int16(EV_PERSIST), { StudioServer.at($2).look() }, reference), every: 250_000)

      let stop: event_callback_fn = { StudioServer.at($2).stop() }
      if let end {
        add(event_new(base, end, Int16(EV_READ), stop, reference))
        return
      }
      signals = Self.heard()
      for number in signals {
        add(event_new(base, number, Int16(EV_SIGNAL | EV_PERSIST), stop, reference))
      }
    }

    deinit {
      // One that comes a second time, as from `timeout`, would end the program before it has cleared up.
      Self.mask(SIG_BLOCK, signals)
      for event in events { event_free(event) }
      evhttp_free(http)
      visitors.forget()
      event_base_free(base)
    }

    /// Answers until it is over.
    package func run() { event_base_dispatch(base) }

    /// The signals that end the server. Whoever started the program may have it ignore some, as `nohup` does; but to hold
    /// them back, as threads of some programs do, would leave it without an end.
    private static func heard() -> [Int32] {
      let heard = [SIGINT, SIGTERM, SIGHUP].filter { number in
        let before = unsafeBitCast(signal(number, SIG_DFL), to: Int.self)
        let isIgnored = before == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(number, SIG_IGN) }
        return !isIgnored
      }
      mask(SIG_UNBLOCK, heard)
      return heard
    }

    private static func mask(_ how: Int32, _ signals: [Int32]) {
      var set = sigset_t()
      sigemptyset(&set)
      for number in signals { sigaddset(&set, number) }
      pthread_sigmask(how, &set, nil)
    }

    private func stop() { event_base_loopbreak(base) }

    // MARK: Answering

    private func answer(_ exchange: Exchange) {
      visitors.requestCame(over: exchange.bufferEvent)
      let request = exchange.request
      do throws(StudioRefusal) {
        switch try service.reply(to: request) {
        case .now(let response): exchange.send(response)
        case .later(let watch): wait(exchange, for: watch)
        }
      } catch {
        log(line(about: request, error))
        exchange.send(error.response)
      }
    }

    /// One line, without the token: whoever reads it need not be one who may ask.
    private func line(about request: StudioRequest, _ refusal: StudioRefusal) -> String {
      let target = request.target.replacing("/" + service.check.token, with: "")
      let shown = target.count > 120 ? target.prefix(120) + "…" : target[...]
      return "\(refusal.status) \(request.method) \(shown): \(refusal.sentence)"
    }

    // MARK: Waiting

    private func wait(_ exchange: Exchange, for watch: FileWatch) {
      if waiters.count >= service.limits.waiters { waiters.removeFirst().exchange.send(.nothing()) }
      let reference = Unmanaged.passUnretained(self).toOpaque()
      exchange.whenClosed({ StudioServer.at($1).forget(connection: $0) }, reference)
      waiters.append(Waiter(exchange: exchange, end: Clock.seconds + service.limits.waiting, watch: watch))
    }

    private func forget(connection: OpaquePointer?) {
      waiters.removeAll { $0.exchange.connection == connection }
    }

    /// Looks after what waits: files that may have changed, connections that are too slow.
    private func look() {
      visitors.look()
      evconnlistener_enable(listener)
      var answers: [(Exchange, StudioResponse)] = []
      waiters = waiters.compactMap { waiter in
        var waiter = waiter
        var response = waiter.end <= Clock.seconds ? StudioResponse.nothing() : nil
        do throws(StudioRefusal) {
          response = try service.change(&waiter.watch) ?? response
        } catch {
          log("\(error.status) \(waiter.watch.path): \(error.sentence)")
          response = error.response
        }
        if let response { answers.append((waiter.exchange, response)) }
        return response == nil ? waiter : nil
      }
      // Sending may end a connection, which is then looked for among those that wait.
      for (exchange, response) in answers { exchange.send(response) }
    }

    // MARK: libevent

    private static let loopback = "127.0.0.1"

    private static func at(_ reference: UnsafeMutableRawPointer?) -> StudioServer {
      guard let reference else { preconditionFailure("libevent hands over what it was given") }
      return Unmanaged<StudioServer>.fromOpaque(reference).takeUnretainedValue()
    }

    private func add(_ event: OpaquePointer?, every microseconds: Int? = nil) {
      guard let event else { return }
      if let microseconds {
        var time = timeval(tv_sec: 0, tv_usec: .init(microseconds))
        event_add(event, &time)
      } else {
        event_add(event, nil)
      }
      events.append(event)
    }

    private static func port(of socket: Int32) -> UInt16 {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutableBytes(of: &address) { bytes in
        _ = getsockname(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
      }
      return UInt16(bigEndian: address.sin_port)
    }
  }
#endif
