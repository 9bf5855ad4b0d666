import Foundation
import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// Traces that `LayoutRecorder` wrote, read back.
enum RecordedTrace {
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
    let file: TraceFile
    do { file = try JSONDecoder().decode(TraceFile.self, from: Data(bytes)) } catch let error as DecodingError
    {
      throw Failure(sentence(about: error))
    } catch {
      throw Failure("This is JSON that nobody can read.")
    }
    var events: [ProfileEvent] = []
    for (place, entry) in file.traceEvents.enumerated() {
      guard let event = entry.event else { continue }
      guard event.depth <= events.count else {
        throw Failure("This trace is damaged: event \(place + 1) lies in others that are not there.")
      }
      events.append(event)
    }
    guard !events.isEmpty else {
      throw Failure(
        file.traceEvents.isEmpty
          ? "There is nothing in this trace."
          : "None of the \(file.traceEvents.count) events in this trace tells of layout. "
            + "LayoutRecorder writes those that do.")
    }
    return LayoutProfile(events, unit: file.unit)
  }

  private static func sentence(about error: DecodingError) -> String {
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let corrupted):
      guard !corrupted.codingPath.isEmpty else {
        return "This is no JSON that can be read."
      }
      context = corrupted
    case .keyNotFound(let key, let missing):
      if missing.codingPath.isEmpty { return "This is JSON, and no trace: it has no “\(key.stringValue)”." }
      return "This trace is damaged: “\(key.stringValue)” is missing" + words(missing.codingPath[...]) + "."
    case .typeMismatch(_, let other), .valueNotFound(_, let other): context = other
    @unknown default: return "This is no trace that can be read."
    }
    guard let name = context.codingPath.last(where: { $0.intValue == nil }) else {
      return "This is JSON, and no trace."
    }
    return "This trace is damaged: “\(name.stringValue)” cannot be that"
      + words(context.codingPath.dropLast()) + "."
  }

  /// In which event.
  private static func words(_ path: ArraySlice<any CodingKey>) -> String {
    path.first { $0.intValue != nil }?.intValue.map { " in event \($0 + 1)" } ?? ""
  }
}

/// A trace file: an object, or, as the format also has it, the list of events alone.
private struct TraceFile: Decodable {
  let traceEvents: [Entry]
  var unit = LayoutProfile.Unit.microseconds

  private enum Keys: String, CodingKey { case traceEvents, otherData }
  private enum OtherKeys: String, CodingKey { case unit }

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      _ = list
      traceEvents = try [Entry](from: decoder)
      return
    }
    let container = try decoder.container(keyedBy: Keys.self)
    traceEvents = try container.decode([Entry].self, forKey: .traceEvents)
    if let other = try? container.nestedContainer(keyedBy: OtherKeys.self, forKey: .otherData),
      let name = try? other.decode(String.self, forKey: .unit), let known = LayoutProfile.Unit(rawValue: name)
    {
      unit = known
    }
  }
}

/// An event of a trace; nil inside for one that is not Plumb's.
private struct Entry: Decodable {
  let event: ProfileEvent?

  private enum Keys: String, CodingKey { case ts, dur, args }
  private enum ArgumentKeys: String, CodingKey {
    case kind, subject, depth, owner, place, caller, round, solves, pivots, changedVariables, idle
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Keys.self),
      let arguments = try? container.nestedContainer(keyedBy: ArgumentKeys.self, forKey: .args),
      let name = try? arguments.decode(String.self, forKey: .kind),
      let kind = ProfileEvent.Kind(rawValue: name)
    else {
      event = nil
      return
    }
    func count(_ key: ArgumentKeys) throws -> Int {
      guard let number = try arguments.decodeIfPresent(Int.self, forKey: key) else { return 0 }
      // So that sums stay numbers.
      guard (0...1 << 32).contains(number) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: arguments, debugDescription: "out of range")
      }
      return number
    }
    func time(_ key: Keys) throws -> Double {
      let number = try container.decode(Double.self, forKey: key)
      guard (0...1e15).contains(number) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "out of range")
      }
      return number
    }
    var event = ProfileEvent(
      kind, start: try time(.ts), depth: try count(.depth),
      subject: try arguments.decode(String.self, forKey: .subject),
      owner: try arguments.decodeIfPresent(String.self, forKey: .owner))
    if kind.isSpan { event.duration = try time(.dur) }
    event.place = try arguments.decodeIfPresent(String.self, forKey: .place)
    event.caller = try arguments.decodeIfPresent(String.self, forKey: .caller)
    event.round = try count(.round)
    event.work.solves = try count(.solves)
    event.work.pivots = try count(.pivots)
    event.work.changedVariables = try count(.changedVariables)
    event.isIdle = try arguments.decodeIfPresent(Bool.self, forKey: .idle) ?? false
    self.event = event
  }
}
