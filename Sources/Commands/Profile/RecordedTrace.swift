import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextOutput

/// Traces that `LayoutRecorder` wrote, read back.
enum RecordedTrace {
  /// In bytes, as for documents: some hundred thousand events, each of which takes thirty times that while it is read.
  static let longest = MarkupLimits.standard.bytes

  /// Whether a file is JSON and no document: these begin with a bracket of another kind.
  static func isMeant(by bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    let first = text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The recording in a trace; events of other writers are passed over.
  ///
  /// - Throws: A sentence that says what is wrong with it.
  static func profile(_ bytes: [UInt8]) throws(Failure) -> LayoutProfile {
    guard bytes.count <= longest else {
      throw Failure(
        "The trace is larger than the \(longest) bytes that are read. Record fewer layouts at a time.")
    }
    let json: JSONValue
    do throws(JSONError) { json = try JSONReader.value(of: bytes) } catch {
      throw Failure(
        "This is no JSON that can be read: in line \(error.line), column \(error.column), \(error.words).")
    }
    let entries = try entries(of: json)
    var events: [ProfileEvent] = []
    for (place, entry) in entries.enumerated() {
      guard let event = try RecordedEvent(entry, number: place + 1)?.event() else { continue }
      guard event.depth <= events.count else {
        throw Failure("This trace is damaged: event \(place + 1) lies in others that are not there.")
      }
      events.append(event)
    }
    guard !events.isEmpty else {
      throw Failure(
        entries.isEmpty
          ? "There is nothing in this trace."
          : "None of the \(entries.count) events in this trace tells of layout. "
            + "LayoutRecorder writes those that do.")
    }
    return LayoutProfile(events, unit: unit(of: json))
  }

  /// The list of events: a member of an object, or, as the format also has it, all there is.
  private static func entries(of json: JSONValue) throws(Failure) -> [JSONValue] {
    if let list = json.array { return list }
    guard case .object = json else { throw Failure("This is JSON, and no trace.") }
    guard let events = json["traceEvents"] else {
      throw Failure("This is JSON, and no trace: it has no “traceEvents”.")
    }
    guard let list = events.array else {
      throw Failure("This trace is damaged: “traceEvents” cannot be that.")
    }
    return list
  }

  private static func unit(of json: JSONValue) -> LayoutProfile.Unit {
    json["otherData"]?["unit"]?.string.flatMap { LayoutProfile.Unit(rawValue: $0) } ?? .microseconds
  }
}

/// One of Plumb's events in a trace, read member by member.
private struct RecordedEvent {
  private let entry: JSONValue
  private let arguments: JSONValue
  private let kind: ProfileEvent.Kind
  /// Which event of the file, from 1.
  private let number: Int

  /// Nil for an event of another writer.
  init?(_ entry: JSONValue, number: Int) {
    guard let arguments = entry["args"], let name = arguments["kind"]?.string,
      let kind = ProfileEvent.Kind(rawValue: name)
    else { return nil }
    (self.entry, self.arguments, self.kind, self.number) = (entry, arguments, kind, number)
  }

  func event() throws(Failure) -> ProfileEvent {
    var event = ProfileEvent(
      kind, start: try time("ts"), depth: try count("depth"),
      subject: try required(text("subject"), "subject"),
      owner: try text("owner"))
    if kind.isSpan { event.duration = try time("dur") }
    event.place = try text("place")
    event.caller = try text("caller")
    event.round = try count("round")
    event.work.solves = try count("solves")
    event.work.pivots = try count("pivots")
    event.work.changedVariables = try count("changedVariables")
    event.isIdle = try optional("idle", \.bool) ?? false
    return event
  }

  private func count(_ name: String) throws(Failure) -> Int {
    guard let number = try optional(name, \.integer) else { return 0 }
    // So that sums stay numbers.
    guard (0...1 << 32).contains(number) else { throw unfit(name) }
    return number
  }

  private func time(_ name: String) throws(Failure) -> Double {
    let time = try required(entry[name], name)
    guard let time = time.number, (0...1e15).contains(time) else { throw unfit(name) }
    return time
  }

  private func text(_ name: String) throws(Failure) -> String? { try optional(name, \.string) }

  /// Nil where there is none, or it is null.
  private func optional<Value>(_ name: String, _ reading: (JSONValue) -> Value?) throws(Failure) -> Value? {
    guard let value = arguments[name], value != .null else { return nil }
    guard let read = reading(value) else { throw unfit(name) }
    return read
  }

  private func required<Value>(_ value: Value?, _ name: String) throws(Failure) -> Value {
    guard let value else { throw Failure("This trace is damaged: “\(name)” is missing in event \(number).") }
    return value
  }

  private func unfit(_ name: String) -> Failure {
    Failure("This trace is damaged: “\(name)” cannot be that in event \(number).")
  }
}
