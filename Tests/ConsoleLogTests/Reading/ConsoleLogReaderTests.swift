import Foundation
import PlumbConsoleLog
import PlumbLayoutDiagnostics
import TestSupport
import Testing

struct ConsoleLogReaderTests {
  private func logs(_ text: String) -> [ConflictLog] { ConsoleLogReader.logs(in: Array(text.utf8)) }

  // MARK: Lists

  @Test func listsWithoutAnythingAroundThem() {
    for text in InventedLogs.all {
      let whole = logs(text).first
      let bare = logs(InventedLogs.list(of: text))
      #expect(bare.map { $0.constraints } == [whole?.constraints])
      #expect(bare.first?.broken == nil)
    }
  }

  @Test func bareListsEndWithTheirLastCommas() {
    let lists = InventedLogs.all.map { InventedLogs.list(of: $0) }
    #expect(
      logs(lists.joined(separator: "\n\n")).map { $0.constraints }
        == lists.flatMap { logs($0) }.map { $0.constraints })
  }

  @Test func listsCutOffAnywhere() {
    let text = InventedLogs.labels
    let whole = logs(text)[0]
    let bytes = Array(text.utf8)
    let listEnd = text.utf8.count - (text.components(separatedBy: "\n)").last?.utf8.count ?? 0)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let heads = ConsoleLogReader.logs(in: Array(bytes[..<count]))
      #expect(heads.count <= 1)
      for (read, expected) in zip(heads.first?.constraints ?? [], whole.constraints) where read.isUnderstood {
        #expect(read.statement == expected.statement)
      }
      // What is left of the sentence about the broken constraint is no list.
      guard count < listEnd else { continue }
      let tails = ConsoleLogReader.logs(in: Array(bytes[count...]))
      #expect(tails.count <= 1)
      if let read = tails.first?.constraints, !read.isEmpty {
        let understood = read.filter { $0.isUnderstood }
        // What the log says is broken may be left alone.
        let isBroken = understood.count == 1 && whole.constraints.contains(understood[0])
        #expect(isBroken || whole.constraints.suffix(understood.count) == understood[...])
        #expect(read.count - understood.count <= 1)
      }
    }
  }

  @Test func constraintsThatCannotBeReadStay() {
    let log = logs(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UIView:0x7f10.breadth == 3   (active)>",
          "<NSLayoutConstraint:0x600002 UIView:0x7f10.width == 3   (active)>",
          "something else",
          "<Shop.Rule:0x600003 UIView:0x7f10.width == 4>"
      )
      """
    ).first
    #expect(log?.constraints.map { $0.address } == ["0x600001", "0x600002", "0x600003"])
    #expect(log?.constraints.map { $0.isUnderstood } == [false, true, true])
    #expect(
      log?.constraints.first?.text == "<NSLayoutConstraint:0x600001 UIView:0x7f10.breadth == 3 (active)>")
  }

  // MARK: What a text leaves out

  /// A list may have a line in part that stands whole below it.
  @Test func whatIsBrokenIsReadWhereItIsWhole() throws {
    let log = try #require(
      logs(
        """
        Unable to simultaneously satisfy
        Probably at least one of the constraints in the following list is one you don't want.
        "<NSAutoresizingMaskLayoutConstraint:0x7500 h=--& v=--&
        "<NSAutoresizingMaskLayoutConstraint:0x7510 h=--& v=--& UILabel:0x7c70.midX
        == + 60>",
        "<NSLayoutConstraint:0x7520 UILabel:0x7c70.centerX == UIView:0x7860.

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x7520 UILabel:0x7c70.centerX == UIView:0x7860.centerX>
        """
      ).first)
    #expect(log.constraints.map { $0.isUnderstood } == [false, true, true])
    #expect(log.broken == 2 && log.isEvident)
    let explanation = LogExplanation(log)
    #expect(explanation.cause == .maskLeftOn)
    #expect(
      explanation.repairs.first?.text.text
        == "Set translatesAutoresizingMaskIntoConstraints of UILabel to false")
  }

  /// The names at the end of a line may lose what closes them, but nothing of the last address.
  @Test func namesThatAreNotClosed() {
    let start =
      "<NSLayoutConstraint:0x7f0050 'top' V:|-(100)-[UILabel:0x7f0010'Planet']   (Names: '|':UIView:"
    let cut = LoggedConstraint(reading: start + "0x7f0020")
    #expect(cut.isUnderstood && cut.identifier == "top" && cut.superview?.address == "0x7f0020")
    #expect(cut.statement == LoggedConstraint(reading: start + "0x7f0020 )>").statement)
    #expect(!LoggedConstraint(reading: start + "0x7f002").isUnderstood)
    #expect(!LoggedConstraint(reading: start).isUnderstood)
  }

  /// What AppKit lists for a click on its visualization is no conflict's list.
  @Test func listsThatAreNoConflicts() throws {
    let list = """
      "<NSLayoutConstraint:0x1060 H:[Shop.Badge:0x1010(90)]> (Actual Distance - pixels):90",
      "<NSLayoutConstraint:0x1061 V:|-(>=0)-[Shop.Badge:0x1010]
      (Names: '|':NSView:0x1020 )> (Actual Distance - pixels):70",
      "<NSLayoutConstraint:0x1062 V:|-(70@501)-[Shop.Badge:0x1010]
      priority:501 (Names: '|':NSView:0x1020 )>
      (Actual Distance - pixels):70"
      """
    let clicked = try #require(logs("Clicked on overlapping\nvisualized constraints: (\n" + list).first)
    #expect(clicked.isVisualization && !clicked.isEvident)
    #expect(clicked.constraints.map { $0.actualDistance } == [90, 70, 70])
    let explanation = LogExplanation(clicked)
    #expect(explanation.isListing && explanation.cause == nil && explanation.harmlessness == nil)
    #expect(explanation.repairs == [] && explanation.evidence == nil)
    // A list that nothing is said of, and that can hold, is none either; under a headline it is.
    #expect(LogExplanation(try #require(logs(list).first)).isListing)
    let headed = try #require(logs("Unable to simultaneously satisfy constraints.\n(\n" + list).first)
    #expect(!LogExplanation(headed).isListing && LogExplanation(headed).cause != nil)
    // What cannot hold is a conflict, whoever lists it.
    let clash = try #require(
      logs(
        list.replacing("V:|-(>=0)", with: "V:|-(<=60)").replacing("@501", with: "")
          .replacing("priority:501 ", with: "")
      ).first)
    #expect(LogExplanation(clash).verdict != .feasibleAsPrinted && !LogExplanation(clash).isListing)
  }

  @Test func whatIsLostIsCounted() {
    var reader = ConsoleLogReader()
    let text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
          "",
          ""
      )
      Will attempt to recover by breaking constraint
      """
    let logs = reader.read(Array(text.utf8)) + reader.finish()
    #expect(logs.map { $0.constraints.count } == [0])
    #expect(logs.first?.line == 1)
    #expect(reader.unreadLines == 2)
  }

  @Test func mentionsAreNoLogs() {
    #expect(logs("How do I debug “Unable to simultaneously satisfy constraints”?").count == 1)
    #expect(logs("Re: Unable to simultaneously satisfy constraints\n\n" + InventedLogs.today).count == 1)
    #expect(
      logs(InventedLogs.today + "\nWhat does Unable to simultaneously satisfy constraints mean?").count == 1)
    #expect(logs("").isEmpty)
    #expect(logs("An NSLayoutConstraint: a rule. <NSLayoutConstraint> constraints(").isEmpty)
    #expect(logs("<ConstraintsDemo.Card:0x7f10>, <ConstraintsDemo.Card:0x7f20>").isEmpty)
  }

  @Test func aConstraintByItselfIsALogWhereNothingElseIs() {
    let single = "<NSLayoutConstraint:0x1 UIView:0x2.top == UIView:0x3.top>"
    #expect(logs("(lldb) po constraint\n" + single).map { $0.constraints.count } == [1])
    #expect(logs(single + "\n" + InventedLogs.single).map { $0.line } == [2])
    #expect(logs("The view hierarchy is not prepared for the constraint: " + single).isEmpty)
  }

  @Test func distancesThatAppKitSaysBehindConstraints() {
    let log = logs(
      """
      2013-01-31 13:01:24.997 Shop[85253:303] Clicked on overlapping visualized constraints: (
          "<NSLayoutConstraint:0x100138980 H:[CardView:0x1001379d0(100)]> (Actual Distance - pixels):100",
          "<NSLayoutConstraint:0x100139570 V:|-(>=0)-[CardView:0x1001379d0]   (Names: '|':NSView:0x100510800 )>
      (Actual Distance - pixels):80.5",
          "<NSLayoutConstraint:0x10013a6b0 V:|-(80@501)-[CardView:0x1001379d0] priority:501 (Names: '|':NSView:0x1005)>"
      )
      """
    ).first
    #expect(log?.constraints.map { $0.actualDistance } == [100, 80.5, nil])
    #expect(log?.constraints.map { $0.priority } == [nil, nil, 501])
  }

  @Test func wordsCutBehindPunctuation() {
    // As slides and books break lines: behind colons, points and hyphens.
    let log = logs(
      """
      (
          "<NSLayoutConstraint:0x7ffe01 'imageHorizontal' UIView:
      0x7fedd3.trailingMargin == UIImageView:
      0x7ffe99.
      trailing>",
          "<NSLayoutConstraint:0x7ffe02 'labelToTop' V:[UILabel:
      0x7ffe9c'Which planet is it?']-
      (8)-[UIView:
      0x7fedd3]>"
      )
      """
    ).first
    #expect(log?.constraints.map { $0.isUnderstood } == [true, true])
    #expect(log?.constraints.last?.statement?.second?.item.label == "Which planet is it?")
  }

  @Test func bracketsMayBeLost() {
    let text = InventedLogs.today.replacingOccurrences(of: "<", with: "").replacingOccurrences(
      of: ">", with: "")
    let log = logs(text).first
    #expect(
      log?.constraints.map { $0.address } == ["0x600002a10", "0x600002a20", "0x600002a30", "0x600002a40"])
    // Without its bracket an inequality is not known to be one.
    #expect(log?.constraints.map { $0.isUnderstood } == [false, true, false, true])
    #expect(log?.broken == 2)
  }

  // MARK: The broken constraint

  @Test func whatIsBrokenMayBeCutOff() {
    let list = "(\n" + InventedLogs.list(of: InventedLogs.labels) + "\n)\n"
    for (text, broken) in [
      ("<NSLayoutConstraint:0x6000037dde00", 2),
      ("<NSLayoutConstraint:0x6000037dde00 'UISV-alignment' UILabel:0x7f", 2),
      ("<NSLayoutConstraint:0x6000037d49", 1),
    ] {
      #expect(logs(list + "Will attempt to recover by breaking constraint\n" + text).first?.broken == broken)
    }
    let other = logs(
      list + "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x77 UIView:0x1.top"
    ).first
    #expect(other?.broken == nil)
    #expect(other?.brokenElsewhere?.address == "0x77")
  }

  // MARK: Streams

  @Test func chunksOfAnySizeGiveTheSame() {
    let text = InventedLogs.all.joined(separator: "\nsomething\n") + "\nConstraint:\nUnable"
    for bytes in [Array(text.utf8), Mangling.wrappedNarrowly.apply(text), utf16(text)] {
      let whole = ConsoleLogReader.logs(in: bytes)
      #expect(whole.count == InventedLogs.all.count)
      for size in [1, 2, 3, 5, 7, 16, 61, 128, 500, 1000, 4096, 9999] {
        var reader = ConsoleLogReader()
        var logs: [ConflictLog] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          logs += reader.read(bytes[start..<min(start + size, bytes.count)])
        }
        logs += reader.finish()
        #expect(logs == whole, "chunks of \(size)")
      }
    }
  }

  private func utf16(_ text: String, littleEndian: Bool = true) -> [UInt8] {
    let units = [0xFEFF] + Array(text.utf16)
    return units.flatMap {
      littleEndian ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }

  @Test func utf16() {
    let expected = logs(InventedLogs.labels)
    #expect(ConsoleLogReader.logs(in: utf16(InventedLogs.labels)) == expected)
    #expect(ConsoleLogReader.logs(in: utf16(InventedLogs.labels, littleEndian: false)) == expected)
    #expect(ConsoleLogReader.logs(in: Array(utf16(InventedLogs.labels).dropFirst(2))) == expected)
  }

  @Test func silenceCompletesALog() {
    var reader = ConsoleLogReader()
    let lines = InventedLogs.today.components(separatedBy: "\n").map { Array(($0 + "\n").utf8) }
    let close = lines.firstIndex { $0.starts(with: Array("Make".utf8)) } ?? 0
    for line in lines[..<(close - 4)] { #expect(reader.read(line).isEmpty) }
    #expect(reader.flushIdle().isEmpty)
    for line in lines[(close - 4)...] { #expect(reader.read(line).isEmpty) }
    #expect(reader.flushIdle().map { $0.broken } == [2])
    #expect(reader.flushIdle().isEmpty)
    #expect(reader.finish().isEmpty)
  }

  @Test func silenceTwiceCompletesAListThatNothingFollows() {
    var reader = ConsoleLogReader()
    #expect(reader.read(Array((InventedLogs.directions + "\n").utf8)).isEmpty)
    #expect(reader.flushIdle().isEmpty)
    #expect(reader.flushIdle().map { $0.constraints.count } == [3])
  }

  // MARK: What Plumb prints

  @Test func conflictsOfEveryEra() {
    for seed in SeededGenerator.seeds(60) {
      var samples = ConsoleSamples(seed: seed)
      let constraints = (0..<5).map { _ in samples.constraint() }
      for era in [ConsoleFormat.Era.beforeIOS9, .iOS9, .sinceIOS10] {
        let text = ConsoleFormat(era: era).text(of: ConsoleConflict(constraints, breaking: constraints[3]))
        let read = logs(text)
        #expect(read.count == 1)
        #expect(read.first?.broken == 3, "\(text)")
        #expect(read.first?.constraints.count == 5)
        for (constraint, printed) in zip(read.first?.constraints ?? [], constraints) {
          #expect(constraint.says(printed), "seed \(seed): \(constraint.text)")
        }
      }
    }
  }
}
