import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// A choice of screens and settings in which a scene is shown side by side with others.
enum PreviewVariant: String, CaseIterable, Hashable, Sendable {
  case phones, tablets, landscape, split, mirrored, largeText, doubled

  var title: String {
    switch self {
    case .phones: "Phones"
    case .tablets: "Tablets"
    case .landscape: "Landscape"
    case .split: "Split View"
    case .mirrored: "Right to left"
    case .largeText: "Large text"
    case .doubled: "Double-length strings"
    }
  }

  /// Whether it makes a difference on a platform.
  func isFor(_ platform: Platform) -> Bool {
    switch self {
    case .phones, .tablets, .landscape, .split, .largeText: platform == .iOS
    case .mirrored, .doubled: true
    }
  }

  /// A screen or setting with what a person calls it.
  struct Place: Sendable {
    let title: String
    let environment: Environment
  }

  /// Where a scene is shown for this choice.
  ///
  /// - Parameter base: What the canvas shows it in; what the choice leaves open stays as it is there.
  func places(_ base: Environment) -> [Place] {
    var base = base
    base.size = nil
    base.exercise = nil
    func on(_ name: String, _ orientation: Orientation = .portrait, width: Double? = nil) -> Place? {
      guard let device = Device.named(name) else { return nil }
      var environment = base
      environment.device = device
      environment.orientation = orientation
      guard let width else {
        return Place(
          title: device.title + (orientation == .landscape ? ", landscape" : ""), environment: environment)
      }
      environment.size = Size(width: width, height: device.size(orientation).height)
      return Place(title: "\(device.title), \(Int(width)) wide", environment: environment)
    }
    switch self {
    case .phones: return ["iPhone SE", "iPhone 16", "iPhone 16 Pro Max"].compactMap { on($0) }
    case .tablets: return ["iPad mini (A17 Pro)", "iPad (A16)"].compactMap { on($0) }
    case .landscape: return ["iPhone 16", "iPad (A16)"].compactMap { on($0, .landscape) }
    // A third and a half of the screen beside a bar of 10 points.
    case .split:
      return [on("iPad (A16)", .landscape, width: 375), on("iPad (A16)", .landscape, width: 585)].compactMap {
        $0
      }
    case .mirrored:
      base.direction = .rightToLeft
      return [Place(title: "Right to left", environment: base)]
    case .largeText:
      base.texts.category = .accessibilityLarge
      base.content = .measured
      return [Place(title: "Text ax2", environment: base)]
    case .doubled:
      base.texts.doublesStrings = true
      base.content = .measured
      return [Place(title: "Double-length strings", environment: base)]
    }
  }
}
