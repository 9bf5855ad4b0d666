import PlumbGeometry

/// A solved scene as far as a picture shows it: one root with its views and constraints, as plain data.
///
/// All rectangles are in points, in the coordinates of the root's frame: its upper left corner is the origin, y grows
/// downwards.
public struct RenderedScene: Sendable {
  /// What the scene is called: its title, its controller's class, or its id.
  public var title: String
  /// What stands behind the title, such as the device.
  public var caption: String
  /// The size of the root.
  public var size: Size
  /// What the root stands in.
  public var surroundings: Surroundings
  /// Superviews before their subviews, each view after the siblings that it covers.
  public var views: [RenderedView]
  /// What lies over the views though no view of the scene draws it: bars of the controllers around it.
  public var bars: [RenderedBar]
  public var constraints: [RenderedConstraint]

  /// What a root stands in.
  public enum Surroundings: Hashable, Sendable {
    /// A phone or a tablet, with the height of its status bar and whether it has a home indicator; both are drawn where
    /// the root fills the screen.
    case device(statusBar: Double, hasHomeIndicator: Bool)
    /// A desktop window with a title, whose root is its content.
    case window(title: String)
    /// A cell, a panel, or a view of its own, on the ground that its platform has.
    case loose(PlatformLook)
  }

  public init(
    title: String, caption: String, size: Size, surroundings: Surroundings, views: [RenderedView],
    bars: [RenderedBar] = [], constraints: [RenderedConstraint] = []
  ) {
    self.title = title
    self.caption = caption
    self.size = size
    self.surroundings = surroundings
    self.views = views
    self.bars = bars
    self.constraints = constraints
  }
}

/// A bar that a controller around a scene draws over it.
public struct RenderedBar: Sendable {
  public var frame: Rect
  public var appearance: ViewAppearance

  public init(frame: Rect, appearance: ViewAppearance) {
    self.frame = frame
    self.appearance = appearance
  }
}
