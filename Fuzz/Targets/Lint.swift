// The fuzzer's property for the linter: whatever the bytes, there is an answer, the same each time, with places inside the
// document, both reports can be written of it, and what is settled of it reads back and is as it was said to be.

import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let findings = Linter().findings(in: bytes)
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  for finding in findings {
    require(Rule.named(finding.rule)?.severity == finding.severity, "there is no such rule")
    require(!finding.message.text.isEmpty, "the finding says nothing")
    require(1...lines ~= finding.position.line && finding.position.column >= 1, "there is no such place")
    for note in finding.notes {
      require(!note.lines.isEmpty, "a note says nothing")
      for place in note.lines.compactMap(\.position) {
        require(1...lines ~= place.line && place.column >= 1, "there is no such place in a note")
      }
    }
  }
  let report = FileReport(path: "a.xib", findings: findings)
  let style = TextReporter.Style(colors: count & 1 == 1, isASCII: count & 2 == 2, width: 60 + count % 101)
  let text = TextReporter(style: style).report(report) + JSONReporter().report(report)
  require(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x1B }, "a report would be obeyed")
  // Only what is found has to be found again: most inputs are no documents.
  if findings.count > 1 { require(Linter().findings(in: bytes) == findings, "two answers") }
  if !findings.isEmpty { settle(bytes) }
  return 0
}

private func settle(_ bytes: [UInt8]) {
  guard let document = try? InterfaceDocument(bytes: bytes) else { return }
  var fixer = Fixer(Linter())
  fixer.takesUnsafe = true
  guard let fixed = try? fixer.settled(document) else { return }
  require(
    Linter().findings(in: fixed.after.document.markup.bytes) == fixed.after.findings, "something else is left"
  )
}
