import PlumbAutoLayout

/// What Auto Layout has to do with an item.
package enum TraceMark: Sendable {
  /// What is in it is laid out with Auto Layout, and its own frame comes from outside.
  case host
  /// It is laid out with Auto Layout.
  case autoLayout
  /// Its autoresizing mask decides, and constraints speak of it or of what is in it.
  case mask
  /// Auto Layout has nothing to do with it.
  case outside

  /// - Parameter isInvolved: Whether constraints speak of the item, or Auto Layout has to do with something
  ///   in it.
  init(_ item: InspectedItem, _ placement: Placement?, isRoot: Bool, isInvolved: Bool) {
    switch placement {
    // Published traces mark every guide so.
    case _ where !item.isView: self = .autoLayout
    case _ where isRoot, .encapsulated?, .window?: self = isInvolved ? .host : .outside
    case .fixedFrame? where item.hasPrototypingConstraints: self = .autoLayout
    case .mask?, .fixedFrame?: self = isInvolved ? .mask : .outside
    case .constraints?, .insets?, .scrollContent?, .distance?: self = .autoLayout
    case nil: self = .outside
    }
  }

  /// As the later form marks it.
  package var text: String {
    switch self {
    case .host: "•"
    case .autoLayout: "*"
    case .mask: "+"
    case .outside: ""
    }
  }
}
