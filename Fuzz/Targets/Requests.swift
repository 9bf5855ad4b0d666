// The fuzzer's property for the studio's server: whatever a request is, only who has the token learns or changes anything, a
// document is changed only over the version that its request names, and what is refused gets a sentence.
//
// Built as one module with what the server says; what reads HTTP is libevent.

/// The page, of which the server's words depend on the bytes alone.
struct StudioPage {
  let bytes: [UInt8]
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let request = request(of: bytes)
  let store = Store()
  let service = StudioService(
    check: RequestCheck(host: "127.0.0.1:1", token: "t0ken"), files: store.files,
    page: StudioPage(bytes: Array("<script>1</script>".utf8)), limits: ServerLimits())
  let before = store.document
  do throws(StudioRefusal) {
    _ = try service.reply(to: request)
    require(request.target.hasPrefix("/t0ken/"), "without the token, something is told")
    if store.document != before {
      let hash = "\"" + ContentHash.text(before) + "\""
      require(
        request.method == "PUT" && request.values(of: "If-Match") == [hash], "another version is written over"
      )
      require(store.document == request.body, "something else is written")
    }
  } catch {
    require(400..<600 ~= error.status && error.sentence.hasSuffix("."), "a refusal says nothing")
    require(store.document == before, "what is refused is done")
  }
  return 0
}

/// A line with method and target, headers up to an empty line, and a body.
private func request(of bytes: [UInt8]) -> StudioRequest {
  var lines: [String] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let line = rest.prefix { $0 != 0x0A }
    rest = rest.dropFirst(line.count + 1)
    if line.isEmpty { break }
    lines.append(String(decoding: line, as: UTF8.self))
  }
  let first = (lines.first ?? "").split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map {
    String($0)
  }
  let headers = lines.dropFirst().map { line in
    let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (name: String(sides[0]), value: String(sides.count > 1 ? sides[1].drop { $0 == " " } : ""))
  }
  return StudioRequest(
    method: first.first ?? "", target: first.count > 1 ? first[1] : "", headers: Array(headers),
    body: Array(rest))
}

/// One document, which is all there is.
private final class Store {
  var document = Array("<document/>".utf8)

  var files: StudioFiles {
    func checked(_ path: String) throws(StudioFileError) {
      guard path == "a.xib" else { throw .refused("There is no such document.") }
    }
    return StudioFiles(
      root: "folder", open: nil, list: { [StudioDocument(path: "a.xib", size: 11)] },
      read: { path throws(StudioFileError) in
        try checked(path)
        return self.document
      },
      write: { path, bytes, hash throws(StudioFileError) in
        try checked(path)
        guard hash == ContentHash.text(self.document) else { throw .changed("The file has changed.") }
        self.document = bytes
      },
      mark: { path throws(StudioFileError) in
        try checked(path)
        return "1"
      })
  }
}
