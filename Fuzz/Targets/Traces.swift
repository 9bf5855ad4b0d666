// The fuzzer's property for recorded traces: whatever the bytes, either there is a profile, whose events lie in those before
// them and which can be written and read again, or a sentence says why there is none.
//
// Built as one module with the reader.

import PlumbLayoutDiagnostics

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = RecordedTrace.isMeant(by: bytes)
  do throws(Failure) {
    let profile = try RecordedTrace.profile(bytes)
    require(!profile.events.isEmpty, "a profile of nothing")
    for (place, event) in profile.events.enumerated() {
      require(0...place ~= event.depth, "an event lies in others that are not there")
    }
    _ = ProfileSummary(profile)
    do throws(Failure) {
      let again = try RecordedTrace.profile(Array(ChromeTrace(profile).text.utf8))
      require(again.events.count == profile.events.count, "written, it has other events")
    } catch {
      fatalError("written, it is not read: \(error.message)")
    }
  } catch {
    require(error.message.hasSuffix("."), "the error is no sentence")
  }
  return 0
}
