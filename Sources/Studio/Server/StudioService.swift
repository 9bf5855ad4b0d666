import PlumbAnswers
import PlumbFindings
import PlumbMarkup
import PlumbTextOutput

/// What the server says to a request: all of it but the connections.
struct StudioService {
  /// An answer, or what has to happen first.
  enum Reply {
    case now(StudioResponse)
    case later(FileWatch)
  }

  let check: RequestCheck
  let files: StudioFiles
  let page: StudioPage
  let limits: ServerLimits
  private let policy: String

  init(check: RequestCheck, files: StudioFiles, page: StudioPage, limits: ServerLimits) {
    self.check = check
    self.files = files
    self.page = page
    self.limits = limits
    policy = PagePolicy.value(for: page.bytes)
  }

  func reply(to request: StudioRequest) throws(StudioRefusal) -> Reply {
    let (path, text) = try check.route(of: request)
    let allowed =
      switch path {
      case "/", "/documents", "/changes": ["GET"]
      case "/document": ["GET", "PUT"]
      default: throw StudioRefusal(404, "There is nothing at this address.")
      }
    guard allowed.contains(request.method) else {
      throw StudioRefusal(
        405, "This address takes \(Suggestion.list(allowed)).", allowed: allowed.joined(separator: ", "))
    }
    if path == "/" {
      return .now(
        StudioResponse(
          200, type: "text/html; charset=utf-8", headers: ["Content-Security-Policy": policy],
          body: page.bytes))
    }
    if path == "/documents" { return .now(.json(documents())) }
    let query = try RequestQuery(text)
    let document = try query.value(of: "path")
    if path == "/changes" { return try changes(of: document, since: query.value(of: "hash")) }
    if request.method == "GET" {
      let bytes = try Self.asking { () throws(StudioFileError) in try files.read(document) }
      return .now(
        StudioResponse(
          200, type: "application/octet-stream", headers: ["ETag": Self.tag(ContentHash.text(bytes))],
          body: bytes))
    }
    return .now(try put(request, at: document))
  }

  private func documents() -> String {
    var json = JSONText()
    json.object { json in
      json.member("root", files.root)
      json.member("documents") { json in
        json.array { json in
          for document in files.list() {
            json.object { json in
              json.member("path", document.path)
              json.member("size", document.size)
            }
          }
        }
      }
      json.member("open", files.open)
    }
    return json.text
  }

  // MARK: Writing

  private func put(_ request: StudioRequest, at path: String) throws(StudioRefusal) -> StudioResponse {
    let tags = request.values(of: "If-Match")
    guard tags.count == 1 else {
      throw StudioRefusal(428, "Say with If-Match which state of the document was changed.")
    }
    guard request.body.count <= limits.document else {
      throw StudioRefusal(413, "A document may have \(limits.document) bytes, and no more.")
    }
    do throws(AnswerError) { _ = try DocumentSession(request.body, name: path) } catch {
      let place = error.position.map { "\($0.line):\($0.column): " } ?? ""
      throw StudioRefusal(422, "These bytes are no document: \(place)\(error.message)")
    }
    guard let hash = Self.hash(ofTag: tags[0]) else {
      throw StudioRefusal(412, "The document has changed since it was read, and was left as it is.")
    }
    try Self.asking { () throws(StudioFileError) in try files.write(path, request.body, hash) }
    return .nothing(headers: ["ETag": Self.tag(ContentHash.text(request.body))])
  }

  private static func tag(_ hash: String) -> String { "\"" + hash + "\"" }

  private static func hash(ofTag tag: String) -> String? {
    guard tag.count > 2, tag.hasPrefix("\""), tag.hasSuffix("\"") else { return nil }
    return String(tag.dropFirst().dropLast())
  }

  // MARK: Changes

  private func changes(of path: String, since hash: String) throws(StudioRefusal) -> Reply {
    var watch = FileWatch(path: path, hash: hash)
    if let response = try change(&watch) { return .now(response) }
    return .later(watch)
  }

  /// What is to be said of a watched document; nil as long as it is what somebody has.
  func change(_ watch: inout FileWatch) throws(StudioRefusal) -> StudioResponse? {
    let path = watch.path
    let mark = try Self.asking { () throws(StudioFileError) in try files.mark(path) }
    guard !watch.wasLookedAt || mark != watch.mark else { return nil }
    watch.mark = mark
    watch.wasLookedAt = true
    let hash = mark == nil ? nil : try currentHash(of: path)
    guard hash != watch.hash else { return nil }
    var json = JSONText()
    json.object { json in
      json.member("path", path)
      json.member("hash", hash)
    }
    return .json(json.text)
  }

  /// Nil where the file has gone since somebody looked.
  private func currentHash(of path: String) throws(StudioRefusal) -> String? {
    do throws(StudioFileError) { return ContentHash.text(try files.read(path)) } catch {
      if case .absent = error { return nil }
      throw Self.refusal(error)
    }
  }

  // MARK: Errors

  private static func asking<Result>(_ question: () throws(StudioFileError) -> Result) throws(StudioRefusal)
    -> Result
  {
    do throws(StudioFileError) { return try question() } catch { throw refusal(error) }
  }

  private static func refusal(_ error: StudioFileError) -> StudioRefusal {
    switch error {
    case .refused(let sentence): StudioRefusal(403, sentence)
    case .absent(let sentence): StudioRefusal(404, sentence)
    case .changed(let sentence): StudioRefusal(412, sentence)
    case .tooLarge(let sentence): StudioRefusal(413, sentence)
    case .failed(let sentence): StudioRefusal(500, sentence)
    }
  }
}

/// A document that a page wants to hear of when it changes.
struct FileWatch {
  let path: String
  /// What the page has; nil for nothing, where the file was gone.
  let hash: String?
  /// The file's mark when its bytes were looked at last.
  fileprivate var mark: String?
  fileprivate var wasLookedAt = false

  init(path: String, hash: String) {
    self.path = path
    self.hash = hash.isEmpty || hash == "null" ? nil : hash
  }
}
