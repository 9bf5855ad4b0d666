// The fuzzer's property for the studio's session: whatever messages come, a line each, every one is answered with JSON, the
// document can be read, and undoing everything gives the first bytes back.

import PlumbMarkup
import PlumbStudioSession
import PlumbTextOutput

private let document = Array(
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES"><objects>
  <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="a" id="a"><rect key="frame" x="20" y="30"
  width="40" height="20"/></label><view id="b"><rect key="frame" x="80" y="30" width="90" height="60"/></view></subviews><constraints>
  <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="c"/></constraints>
  </view></objects></document>
  """.utf8)

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard var session = try? StudioSession(document, name: "a.xib") else {
    fatalError("the document is not opened")
  }
  for message in bytes.split(separator: 0x0A).prefix(12) {
    require(isJSON(session.answer(Array(message))), "an answer is no JSON")
    require((try? MarkupDocument(bytes: session.bytes)) != nil, "the document is broken")
  }
  _ = session.answer(Array(#"{"do":"pointer","phase":"cancel"}"#.utf8))
  for _ in 0..<20 { _ = session.answer(Array(#"{"do":"undo"}"#.utf8)) }
  require(session.bytes == document, "undoing leaves something")
  return 0
}

private func isJSON(_ bytes: [UInt8]) -> Bool { (try? JSONReader.value(of: bytes)) != nil }
