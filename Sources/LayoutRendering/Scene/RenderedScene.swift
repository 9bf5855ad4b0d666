import PlumbAppleFacts
import PlumbGeometry

/// A solved scene as far as a picture shows it: one root with its views and constraints, as plain data.
///
/// All rectangles are in points, in the coordinates of the root's frame: its upper left corner is the origin, y grows
/// downwards.
package struct RenderedScene: Sendable {
  /// What the scene is called: its title, its controller's class, or its id.
  package var title: String
  /// What stands behind the title, such as the device.
  package var caption: String
  /// The size of the root.
  package var size: Size
  /// What the root stands in.
  package var surroundings: Surroundings
  /// Superviews before their subviews, each view after the siblings that it covers.
  package var views: [RenderedView]
  /// What lies over the views though no view of the scene draws it: bars of the controllers around it.
  package var bars: [RenderedBar]
  package var constraints: [RenderedConstraint]

  /// What a root stands in.
  package enum Surroundings: Hashable, Sendable {
    /// A phone or a tablet, with the height of its status bar and whether it has a home indicator; both are drawn where
    /// the root fills the screen.
    case device(statusBar: Double, hasHomeIndicator: Bool)
    /// A desktop window with a title, whose root is its content.
    case window(title: String)
    /// A cell, a panel, or a view of its own, on the ground that its platform has.
    case loose(PlatformLook)
  }

  package init(
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
package struct RenderedBar: Sendable {
  package var frame: Rect
  package var appearance: ViewAppearance

  package init(frame: Rect, appearance: ViewAppearance) {
    self.frame = frame
    self.appearance = appearance
  }
}
