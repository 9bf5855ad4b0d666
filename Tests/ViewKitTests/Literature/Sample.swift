import UIKit

/// What the worked examples of the literature have in common.
@MainActor enum Sample {
  /// The root view of a telephone of 2013 below its status bar and navigation bar, as the reports have it.
  static func page(width: CGFloat = 320, height: CGFloat = 504) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @discardableResult
  static func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  static func activate(_ constraints: NSLayoutConstraint..., priority: Float = 1000) {
    for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
    NSLayoutConstraint.activate(constraints)
  }

  /// The conflicts that are found meanwhile, and nothing on the console.
  static func conflicts(_ body: () -> Void) -> [UnsatisfiableConstraints] {
    var found: [UnsatisfiableConstraints] = []
    let (handler, listener) = (LayoutLog.handler, LayoutDebugging.conflictHandler)
    LayoutLog.handler = { _ in }
    LayoutDebugging.conflictHandler = { found.append($0) }
    body()
    LayoutLog.handler = handler
    LayoutDebugging.conflictHandler = listener
    return found
  }

  /// A text with `0x…` for each address.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
  }

  static func text(_ constraint: NSLayoutConstraint) -> String { withoutAddresses(constraint.description) }
}

extension NSLayoutConstraint {
  /// Whether two lists hold the same constraints, in whatever order.
  static func sameSet(_ one: [NSLayoutConstraint], _ other: [NSLayoutConstraint]) -> Bool {
    Set(one.map(ObjectIdentifier.init)) == Set(other.map(ObjectIdentifier.init)) && one.count == other.count
  }
}
