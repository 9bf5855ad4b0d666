import PlumbGeometry

/// An item of a pop-up button's menu, as far as its width goes.
public struct DesktopMenuItem: Hashable, Sendable {
  public var title: String
  public var image: DesktopImage?

  public init(title: String, image: DesktopImage? = nil) {
    self.title = title
    self.image = image
  }
}
