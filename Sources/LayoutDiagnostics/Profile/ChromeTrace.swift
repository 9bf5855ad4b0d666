import PlumbConstraintSolver

/// A profile in the format that trace viewers open: Chrome's trace events, as JSON.
///
/// What takes time is a complete event (`"ph": "X"`), everything else an instant (`"ph": "i"`); `args` has the
/// rest, so that a profile can be read back. (Trace Event Format, the document of the viewers' makers.)
package struct ChromeTrace {
  package let profile: LayoutProfile

  package init(_ profile: LayoutProfile) { self.profile = profile }

  /// One event a line.
  package var text: String {
    let causes = profile.causes
    var text = "{\"traceEvents\":["
    for (index, event) in profile.events.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + line(of: event, cause: causes[index])
    }
    text += "\n],\"displayTimeUnit\":\"ms\",\"otherData\":{\"unit\":" + Self.quoted(profile.unit.rawValue)
    return text + ",\"writer\":\"Plumb\"}}\n"
  }

  private func line(of event: ProfileEvent, cause: String?) -> String {
    var text =
      "{\"name\":" + Self.quoted(title(of: event)) + ",\"cat\":" + Self.quoted(Self.category(of: event.kind))
    text +=
      ",\"ph\":" + (event.kind.isSpan ? "\"X\"" : "\"i\",\"s\":\"t\"") + ",\"ts\":" + Self.number(event.start)
    if event.kind.isSpan { text += ",\"dur\":" + Self.number(event.duration) }
    text += ",\"pid\":1,\"tid\":1,\"args\":{\"kind\":" + Self.quoted(event.kind.rawValue)
    text += ",\"subject\":" + Self.quoted(event.subject) + ",\"depth\":" + String(event.depth)
    if let owner = event.owner { text += ",\"owner\":" + Self.quoted(owner) }
    if let cause { text += ",\"cause\":" + Self.quoted(cause) }
    if let place = event.place { text += ",\"place\":" + Self.quoted(place) }
    if let caller = event.caller { text += ",\"caller\":" + Self.quoted(caller) }
    if event.kind == .pass { text += ",\"round\":" + String(event.round) }
    if event.kind == .solve || event.kind == .fitting {
      text += ",\"solves\":" + String(event.work.solves) + ",\"pivots\":" + String(event.work.pivots)
      text += ",\"changedVariables\":" + String(event.work.changedVariables)
    }
    if event.isIdle { text += ",\"idle\":true" }
    return text + "}}"
  }

  /// What viewers write onto the bar.
  private func title(of event: ProfileEvent) -> String {
    if let callback = event.callback { return callback }
    switch event.kind {
    case .pass: return profile.unit == .microseconds ? "pass " + String(event.round) : event.subject
    case .solve: return "solve"
    case .fitting: return "fitting size of " + event.subject
    case .constraintAdded: return "constraint added"
    case .constraintRemoved: return "constraint removed"
    case .constantChanged: return event.isIdle ? "constant set again" : "constant changed"
    case .priorityChanged: return event.isIdle ? "priority set again" : "priority changed"
    case .viewChanged: return "view changed"
    case .conflict: return "conflict"
    default: return event.kind.rawValue
    }
  }

  private static func category(of kind: ProfileEvent.Kind) -> String {
    switch kind {
    case .pass: "pass"
    case .solve, .fitting, .conflict: "solver"
    default: kind.isCallback ? "callback" : "change"
    }
  }

  /// Thousandths of a microsecond are as fine as clocks are.
  private static func number(_ value: Double) -> String { min(max(value, 0), 999_999_999_999).points }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
