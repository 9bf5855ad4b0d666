internal import InterfaceBuilder
import CoreGraphics
import ViewKit

extension ViewBuilder {
  static let stackAndScrollViews: [ViewKind: ViewBuilder] = [:]
  static let controls: [ViewKind: ViewBuilder] = [:]
  static let texts: [ViewKind: ViewBuilder] = [:]
  static let bars: [ViewKind: ViewBuilder] = [:]
  static let lists: [ViewKind: ViewBuilder] = [:]
}

extension SceneBuild {
  func arrangeLists() {}
}
