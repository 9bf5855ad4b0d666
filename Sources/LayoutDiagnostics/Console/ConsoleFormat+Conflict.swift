/// Constraints that cannot all hold, and which one gives way.
package struct ConsoleConflict: Hashable, Sendable {
  /// In the order of the list.
  package var constraints: [ConsoleConstraint]
  /// The one that is broken, so that layout can go on; one of the list.
  package var broken: ConsoleConstraint

  package init(_ constraints: [ConsoleConstraint], breaking broken: ConsoleConstraint) {
    self.constraints = constraints
    self.broken = broken
  }
}

extension ConsoleFormat {
  /// What UIKit writes to the console about a conflict, without the time and process that a logger puts
  /// before it.
  ///
  /// The list is an array's description, so its elements are escaped; the broken constraint is not. The
  /// remark on autoresizing masks is there since iOS 9 where the list has a constraint made from one, and
  /// before in any case. 31 of 32 logs that are whole are written so, letter by letter; the other one has
  /// such a constraint and no remark.
  package func text(of conflict: ConsoleConflict) -> String {
    #if !hasFeature(Embedded)
      if framework == .appKit { return desktopText(of: conflict) }
    #endif
    let elements = conflict.constraints.map { "    " + text(of: $0).quotedAsPropertyList }
    let header = era == .sinceIOS10 ? "UIKitCore/UIView.h" : "UIKit/UIView.h"
    return heading(hasMasks: conflict.constraints.contains { $0.mask != nil }) + """
      (
      \(joined(elements, ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(text(of: conflict.broken))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <\(header)> may also \
      be helpful.
      """
  }

  #if !hasFeature(Embedded)
    /// What AppKit writes: without advice before the list, and with its own behind it (5 published logs of 2014 to 2025; the
    /// category is that of macOS 10.12 and later).
    private func desktopText(of conflict: ConsoleConflict) -> String {
      let elements = conflict.constraints.map { "    " + text(of: $0).quotedAsPropertyList }
      let place =
        era == .sinceIOS10
        ? "set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE" : "break on objc_exception_throw"
      return (era == .sinceIOS10 ? "[Layout] " : "") + """
        Unable to simultaneously satisfy constraints:
        (
        \(joined(elements, ",\n"))
        )

        Will attempt to recover by breaking constraint\u{20}
        \(text(of: conflict.broken))

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow \
        visualizeConstraints:] automatically called when this happens.  And/or, \(place) to catch this in the debugger.
        """
    }
  #endif

  /// What stands before the list.
  private func heading(hasMasks: Bool) -> String {
    let remark = """
      (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
      documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
      """
    var advice: [(indentation: String, line: String)] = [
      ("\t", "Probably at least one of the constraints in the following list is one you don't want. "),
      ("\t", "Try this: "),
      ("\t\t", "(1) look at each constraint and try to figure out which you don't expect; "),
      ("\t\t", "(2) find the code that added the unwanted constraint or constraints and fix it. "),
    ]
    if hasMasks || era == .beforeIOS9 { advice.append(("\t", remark)) }
    let text =
      era == .beforeIOS9
      ? "\t" + joined(advice.map { $0.line }, "") : joined(advice.map { $0.indentation + $0.line }, "\n")
    return category + "Unable to simultaneously satisfy constraints.\n" + text + "\n"
  }

  /// The category of the log, which consoles show before a message.
  var category: String { era == .sinceIOS10 ? "[LayoutConstraints] " : "" }
}
