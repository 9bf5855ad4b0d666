import PlumbAnswers
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbMarkup

extension Command {
  static let merge = Command(
    name: "merge", group: .documents, usage: "BASE OURS THEIRS [PATH] [OPTIONS]",
    summary: "put two changes of a document together, element by element",
    discussion: """
      Merges what became of the .storyboard or .xib file BASE in OURS and in THEIRS, and writes that into OURS, as git asks of a merge
      driver. PATH is what messages call the document.

      Elements are the same by their ids, wherever their lines are. What one side alone has changed is taken as it is, byte for byte;
      where both have changed an element, its attributes and what is in it are merged one by one. Lists that Xcode sorts stay sorted. Of what both added at
      one place, ours comes first.

      Where both have changed one thing differently, OURS keeps its own and all else is merged; each such place is told, and git leaves the
      document unmerged until somebody has looked. So it opens in Xcode at any time. --markers leaves such a document to “git
      merge-file” instead, with marks in the text. What would not read back, or have an id twice, or speak of what the other side has removed, is not
      written at all.

      “git config merge.plumb.driver "plumb merge %O %A %B %P"” with “*.storyboard merge=plumb” in .gitattributes has git call
      it. Documentation/GIT.md has more.

      Exit codes: 0 where all is merged, 1 where conflicts are left, 2 where nothing was done.
      """,
    examples: [
      CommandExample(
        "plumb merge Examples/Form.storyboard Examples/Form.storyboard Examples/Form.storyboard -o merged.storyboard",
        "three states that are the same, which is nothing to do")
    ],
    options: [
      OptionDescription("output", "FILE", letter: "o", help: "write this file, and leave OURS as it is"),
      OptionDescription(
        "markers", help: "where there are conflicts, merge by lines and mark them, as git itself does"),
      .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return try MergeCommand(arguments).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb merge`: reads three documents, and writes what comes of them.
struct MergeCommand {
  private let base: String
  private let ours: String
  private let theirs: String
  private let name: String
  private let target: String
  private let hasMarkers: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let paths = arguments.positional
    guard paths.count == 3 || paths.count == 4, !paths.contains("") else { throw .noMerge }
    (base, ours, theirs) = (paths[0], paths[1], paths[2])
    name = paths.count == 4 ? paths[3] : paths[1]
    target = arguments["output"] ?? paths[1]
    hasMarkers = arguments.contains("markers")
    if paths.prefix(3).contains(InputFile.standardInput) { throw .noMerge }
    if hasMarkers, arguments.contains("output") { throw .incompatible("markers", "output") }
  }

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) { return try merge(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func merge(_ output: inout Output) throws(Failure) -> ExitCode {
    var file = try DocumentFile(reading: ours)
    let old = try asking(base) { () throws(Failure) in try InputFile.bytes(at: base) }
    let new = try asking(theirs) { () throws(Failure) in try InputFile.bytes(at: theirs) }
    // Both have added the document: there is nothing that they come from.
    guard !old.isEmpty || file.bytes == new else {
      output.complain("\(name): Both sides have added this document, and differently; it was left as it is.")
      return try conflicted()
    }
    let merge = DocumentMerge(
      base: old.isEmpty ? try document(new, theirs) : try document(old, base),
      ours: try document(file.bytes, ours), theirs: try document(new, theirs))
    for conflict in merge.conflicts { output.complain("\(name):\(conflict.line): \(conflict.message)") }
    if hasMarkers, !merge.conflicts.isEmpty { return try conflicted() }
    guard let merged = merge.document, reads(merged.bytes) else {
      output.complain("\(name): The two changes do not fit together; “\(ours)” was left as it is.")
      return .found
    }
    if target != ours {
      try OutputFile.write(merged.bytes, to: target)
    } else if merged.bytes != file.bytes {
      try file.write(merged.bytes)
    }
    guard !merge.conflicts.isEmpty else { return .done }
    let count = merge.conflicts.count
    output.complain(
      "\(name): \(count == 1 ? "1 conflict" : "\(count) conflicts"); OURS was kept there, and all else is merged."
    )
    return .found
  }

  /// Whether it is a document with scenes to lay out, and not only XML.
  private func reads(_ bytes: [UInt8]) -> Bool {
    do throws(DocumentError) {
      _ = try InterfaceDocument(bytes: bytes)
      return true
    } catch { return false }
  }

  private func document(_ bytes: [UInt8], _ path: String) throws(Failure) -> MarkupDocument {
    do throws(DocumentError) { return try InterfaceDocument(bytes: bytes).markup } catch {
      let place = ":\(error.position.line):\(error.position.column)"
      throw Failure("\(path)\(place): \(error.message)")
    }
  }

  /// Leaves a conflict: as git would where marks are asked for.
  private func conflicted() throws(Failure) -> ExitCode {
    guard hasMarkers else { return .found }
    let outcome = try Git.ask(["merge-file", "-L", "ours", "-L", "base", "-L", "theirs", ours, base, theirs])
    // It ends with the number of conflicts, and above 127 where it failed.
    guard outcome.code < 128 else { throw Failure(outcome.reason) }
    return .found
  }
}
