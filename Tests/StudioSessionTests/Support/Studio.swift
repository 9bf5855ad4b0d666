import Foundation
import PlumbGeometry
import TestSupport

@testable import PlumbStudioSession
@testable import PlumbTextOutput

/// A page without a screen: it sends messages as text, and keeps what it is told.
struct Studio {
  private(set) var session: StudioSession
  /// By their names.
  private(set) var boards: [String: ShownBoard] = [:]
  /// The latest of each member of updates, but boards and patches.
  private(set) var told: [String: JSONValue] = [:]
  /// The status of the last answer; nil where it had none.
  private(set) var status: JSONValue?
  private(set) var hasMore = true
  /// What an update said that the page could not do; empty where sessions and pages agree.
  private(set) var complaints: [String] = []

  /// Opens a document and waits until everything is drawn.
  init(_ bytes: [UInt8], name: String = "Test.xib") throws {
    session = try StudioSession(bytes, name: name)
    rest()
  }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  init(example name: String) throws { try self.init(FixtureFolder.examples.bytes(of: name), name: name) }
  init(fixture name: String) throws { try self.init(FixtureFolder.fixtures.bytes(of: name), name: name) }

  var bytes: [UInt8] { session.bytes }
  var text: String { String(decoding: session.bytes, as: UTF8.self) }

  // MARK: Sending

  /// Sends a message, and does not wait.
  @discardableResult
  mutating func send(_ message: String) -> JSONValue { send(Array(message.utf8)) }

  @discardableResult
  mutating func send(_ message: [UInt8]) -> JSONValue { take(session.answer(message)) }

  /// Sends a command with its arguments.
  @discardableResult
  mutating func tell(_ command: String, _ arguments: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
    let members = arguments.map { JSONValue.Member(name: $0.key, value: $0.value) }
    return send(JSONValue.object([JSONValue.Member(name: "do", value: .string(command))] + members).text)
  }

  @discardableResult
  mutating func reload(_ bytes: [UInt8]) -> JSONValue { take(session.reload(bytes)) }

  mutating func bytesToWrite() -> [UInt8] { session.bytesToWrite() }

  /// Waits until there is no more to do.
  mutating func rest() {
    var left = 1000
    repeat {
      send(#"{"do":"rest"}"#)
      left -= 1
    } while hasMore && left > 0
    if hasMore { complaints.append("it never comes to rest") }
  }

  /// Takes a status for the last one.
  mutating func keep(_ said: JSONValue?) { status = said }

  private mutating func take(_ answer: [UInt8]) -> JSONValue {
    guard let update = try? JSONReader.value(of: answer), case .object(let members) = update else {
      complaints.append("no JSON object: \(String(decoding: answer.prefix(200), as: UTF8.self))")
      return .null
    }
    status = nil
    for member in members {
      switch member.name {
      case "removed": for name in member.value.texts { boards[name] = nil }
      case "status": status = member.value
      case "more": hasMore = member.value.bool ?? false
      case "boards", "patches": break
      default: told[member.name] = member.value
      }
    }
    for value in update["boards"]?.array ?? [] {
      let board = ShownBoard(value)
      boards[board.name] = board
    }
    for patch in update["patches"]?.array ?? [] {
      let (name, svg) = (patch["name"]?.string ?? "", patch["svg"]?.string ?? "")
      let owner = boards.keys.first { board in
        name.hasPrefix(board) && name.dropFirst(board.count).first.map { "bvft".contains($0) } ?? false
      }
      guard let owner, boards[owner]?.patch(name, svg) == true else {
        complaints.append("there is no element “\(name)” to replace")
        continue
      }
    }
    return update
  }
}

/// What it shows.
extension Studio {
  var selection: [String] { told["selection"]?.texts ?? [] }
  var overlay: String { told["overlay"]?.string ?? "" }
  var issues: [JSONValue] { told["issues"]?["rows"]?.array ?? [] }
  var outline: [JSONValue] { told["outline"]?.array ?? [] }
  var undoTitle: String? { told["document"]?["undo"]?.string }
  var redoTitle: String? { told["document"]?["redo"]?.string }
  var isSaved: Bool? { told["document"]?["saved"]?.bool }
  var popoverKind: String? { told["popover"]?["kind"]?.string }
  var popover: ShownForm { ShownForm(told["popover"]?["form"] ?? .null) }
  var inspector: ShownForm { ShownForm(told["inspector"]?["form"] ?? .null) }

  /// The sentence of the last answer where it was an error; nil for others.
  var refusal: String? { status?["error"]?.bool == true ? status?["text"]?.string : nil }

  /// Where a view is drawn on the canvas.
  func frame(_ id: String) -> Rect? { session.board(ofView: id)?.frame(of: id) }
}
