import Testing

@testable import PlumbStudio

@Suite("What files say becomes an answer")
struct ServiceTests {
  private func status(_ error: StudioFileError, _ method: String = "GET") -> StudioRefusal? {
    let files = StudioFiles(
      root: "", open: nil, list: { [] }, read: { _ throws(StudioFileError) in throw error },
      write: { _, _, _ throws(StudioFileError) in throw error }, mark: { _ throws(StudioFileError) in nil })
    let check = RequestCheck(host: "127.0.0.1:1", token: "t")
    let service = StudioService(
      check: check, files: files, page: StudioPage(bytes: []), limits: ServerLimits())
    let request = StudioRequest(
      method: method, target: "/t/document?path=a.xib",
      headers: [("Host", "127.0.0.1:1"), ("Origin", "http://127.0.0.1:1"), ("If-Match", "\"a\"")],
      body: Array("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>".utf8))
    do throws(StudioRefusal) {
      _ = try service.reply(to: request)
      return nil
    } catch { return error }
  }

  @Test(arguments: ["GET", "PUT"])
  func everyFailureHasItsStatus(_ method: String) {
    #expect(status(.failed("The disk is full."), method) == StudioRefusal(500, "The disk is full."))
    #expect(status(.changed("a"), method)?.status == 412)
    #expect(status(.absent("a"), method)?.status == 404)
    #expect(status(.refused("a"), method)?.status == 403)
    #expect(status(.tooLarge("a"), method)?.status == 413)
  }

  /// A mistake in any character counts, whatever the ones behind it are.
  @Test func noOtherTokenIsTaken() throws {
    let token = Array("8c92a128223d6343d6b07f0cb0bbdaed".utf8)
    let check = RequestCheck(host: "127.0.0.1:1", token: String(decoding: token, as: UTF8.self))
    for place in token.indices {
      for other in UInt8(0x21)...0x7E
      where other != token[place] && other != UInt8(ascii: "/") && other != UInt8(ascii: "?") {
        var wrong = token
        wrong[place] = other
        let request = StudioRequest(
          method: "GET", target: "/" + String(decoding: wrong, as: UTF8.self) + "/",
          headers: [("Host", "127.0.0.1:1")])
        #expect(throws: StudioRefusal.self) { try check.route(of: request) }
      }
    }
  }
}
