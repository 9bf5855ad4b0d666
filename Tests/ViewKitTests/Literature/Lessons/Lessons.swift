import UIKit

/// The snippets of `Documentation/debugging.md`, each with what it prints.
///
/// A method's body is what the page shows under the method's name; `turnPage()` divides it into parts.
@MainActor final class Lessons {
  /// Each part's output.
  private(set) var outputs = [""]

  /// What a snippet of the page prints, conflicts that are logged meanwhile included.
  static func outputs(of lesson: (Lessons) -> () -> Void) -> [String] {
    let lessons = Lessons()
    let (handler, switches) = (LayoutLog.handler, LayoutDebugging.switches)
    LayoutLog.handler = { lessons.print($0) }
    lesson(lessons)()
    LayoutLog.handler = handler
    LayoutDebugging.switches = switches
    LayoutDebugging.conflictHandler = nil
    return lessons.outputs
  }

  func print(_ items: Any...) {
    outputs[outputs.count - 1] += items.map { "\($0)" }.joined(separator: " ") + "\n"
  }

  func turnPage() { outputs.append("") }

  static let all: [(name: String, method: (Lessons) -> () -> Void)] = [
    ("constraints", constraints), ("spaces", spaces), ("generated", generated), ("maskLeftOn", maskLeftOn),
    ("twoInsets", twoInsets), ("tooWide", tooWide), ("stopAtTheFirst", stopAtTheFirst),
    ("whichView", whichView), ("paddedImage", paddedImage), ("huggedImage", huggedImage),
    ("openVertically", openVertically), ("planets", planets), ("twoLabels", twoLabels),
    ("noWidth", noWidth), ("offScreen", offScreen), ("threeAndTwo", threeAndTwo),
    ("halfAnImage", halfAnImage), ("page", page),
    ("signs", signs), ("rightToLeft", rightToLeft), ("groups", groups), ("mentions", mentions),
  ]
}
