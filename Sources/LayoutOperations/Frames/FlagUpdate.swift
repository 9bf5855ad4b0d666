import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// What an operation does to the flags `misplaced` and `ambiguous`: they say of a view what holds after it, as if Interface
/// Builder had saved the document then. Where nothing else holds than before, or that is in doubt, they stay.
package enum FlagUpdate {
  package static func result(of after: OperatedScene, since before: OperatedScene) -> OperationResult {
    var result = OperationResult()
    for (position, view) in after.scene.views.enumerated() {
      guard let old = before.positions[view.id],
        let now = ViewFlags(after.judgement.verdicts[position]),
        ViewFlags(before.judgement.verdicts[old]) != now
      else { continue }
      result.set(now, of: view)
    }
    return result
  }
}

/// What Interface Builder says of a view whose place it does not find right.
struct ViewFlags: Equatable {
  var isMisplaced = false
  var isAmbiguous = false

  init() {}

  /// Nil where there is doubt.
  init?(_ verdict: ViewVerdict?) {
    switch verdict {
    case nil: break
    case .misplaced, .follows: isMisplaced = true
    case .ambiguous, .ambiguousWith: isAmbiguous = true
    case .doubtfullyOff, .doubtfullyAmbiguous: return nil
    }
  }
}

extension OperationResult {
  /// Writes a view's flags, where they are others.
  mutating func set(_ flags: ViewFlags, of view: ResolvedView) {
    let written = ViewElement(view.element)
    let count = edits.count
    set("misplaced", flags.isMisplaced, written.misplaced == true, view)
    set("ambiguous", flags.isAmbiguous, written.ambiguous == true, view)
    if edits.count > count { self.flags += 1 }
  }

  private mutating func set(_ name: String, _ value: Bool, _ written: Bool, _ view: ResolvedView) {
    guard value != written else { return }
    let element = view.element.index
    edits.append(
      value ? .setAttribute(element, name: name, value: "YES") : .removeAttribute(element, name: name))
  }
}
