import PlumbGeometry

/// An item of a pop-up button's menu, as far as its width goes.
package struct DesktopMenuItem: Hashable, Sendable {
  package var title: String
  package var image: DesktopImage?

  package init(title: String, image: DesktopImage? = nil) {
    self.title = title
    self.image = image
  }
}
