import PlumbFindings
import PlumbInterfaceBuilder

extension Rule {
  package static let unreadableDocument = Rule(
    "unreadable-document", .error,
    summary: "a file that is no Interface Builder document, or a broken one",
    check: .reading)
}

extension RulePage {
  static let unreadableDocument = RulePage(
    finds: """
      A .storyboard or .xib that cannot be read: XML that is not well-formed, a merge conflict that was left in the \
      file, a compiled nib, a pointer of Git LFS, a document of Xcode 3. Reading stops at the first thing wrong. A \
      file that the system does not let Plumb read is found, too.
      """,
    matters: """
      Xcode does not open such a document and the build fails, often far from the merge that broke it. Nothing else in \
      the document is checked.
      """,
    example: RuleExample(
      bad: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Title" id="title">
          ▸</objects>
        </document>
        """,
      good: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Title" id="title"/>
          </objects>
        </document>
        """),
    settling: """
      The message says what is wrong and where. After a merge, take one of the two versions whole and make the other's \
      change again: documents are seldom merged well by lines.
      """)
}

/// Findings about files that could not be read.
package enum UnreadableDocument {
  /// The finding for a document that could not be read.
  ///
  /// - Parameter bytes: The file.
  package static func finding(_ error: DocumentError, in bytes: [UInt8]) -> Finding {
    var span = error.span(in: bytes)
    // Of a file that is no text at all, nothing is shown.
    let unreadable = span.line.unicodeScalars.count { $0.value < 0x20 && $0 != "\t" || $0 == "\u{FFFD}" }
    if unreadable * 10 > span.line.unicodeScalars.count { span.line = "" }
    return Rule.unreadableDocument.finding("\(error.message.withoutStop)", at: span)
  }

  /// The finding for a file that could not be opened.
  ///
  /// - Parameter reason: A sentence.
  package static func finding(reason: String) -> Finding {
    Rule.unreadableDocument.finding("\(reason.withoutStop)", at: nil)
  }
}

extension String {
  /// The sentence as the line of a finding ends it.
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
