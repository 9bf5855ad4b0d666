import Foundation

/// A client that sends bytes as they are, also such as no browser sends, and reads what comes back. One thread may send while
/// another reads.
package final class RawClient: @unchecked Sendable {
  private let socket: Int32
  /// What has come and was not read yet.
  private var buffer: [UInt8] = []

  /// What a server said.
  package struct Answer {
    package let status: Int
    package let headers: [String: String]
    package let body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  package init(port: UInt16) throws {
    #if canImport(Darwin)
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafeBytes(of: &address) { bytes in
      connect(
        socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(MemoryLayout<sockaddr_in>.size))
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // A server that never answers fails the test instead of holding it up.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { close(socket) }

  /// Sends as much as the server takes.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Says that nothing more will be sent.
  package func finish() { shutdown(socket, Int32(SHUT_WR)) }

  /// The next answer; nil where the server ends the connection instead.
  package func answer() -> Answer? {
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil { if !readMore() { return nil } }
    guard let range = buffer.firstRange(of: end) else { return nil }
    let lines = String(decoding: buffer[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    buffer.removeSubrange(..<range.upperBound)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while buffer.count < length { if !readMore() { return nil } }
    let body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, headers: headers, body: body)
  }

  /// Waits until the server ends the connection; false where it does not.
  package func isEnded() -> Bool {
    while readMore() {}
    return errno != EAGAIN
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    errno = 0
    let count = read(socket, &bytes, bytes.count)
    if count > 0 { buffer += bytes[..<count] }
    return count > 0
  }
}
