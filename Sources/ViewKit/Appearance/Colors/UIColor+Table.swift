import CoreGraphics
internal import PlumbAppleFacts

extension UIColor {
  /// The colour that UIKit has under a name, such as `systemRed`; one object for each.
  static func system(_ name: String) -> UIColor {
    guard let color = ofSystem(named: name) else { preconditionFailure("UIKit has no colour \(name).") }
    return color
  }

  /// The colour that UIKit has under a name, with or without `Color` at its end; nil for a name of none.
  package static func ofSystem(named name: String) -> UIColor? {
    guard let color = SystemColor(named: name) else { return nil }
    return table[color.place]
  }

  /// By the place of each in the table of facts; nil for those of AppKit.
  private static let table: [UIColor?] = {
    let all = SystemColor.all
    var table = [UIColor?](repeating: nil, count: (all.last?.place ?? -1) + 1)
    for color in all { table[color.place] = Paint(color).map { UIColor($0) } }
    return table
  }()
}

extension Paint {
  fileprivate init?(_ color: SystemColor) {
    switch color.home {
    case .desktop: return nil
    case .touch: self = .system(color)
    case .plain:
      let (red, green, blue, alpha) = Paint.system(color).components
      self =
        red == green && green == blue
        ? .gray(white: red, alpha: alpha) : .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
