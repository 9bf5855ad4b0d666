import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// Where a document is shown: everything, apart from the document, that frames depend on.
public struct Environment: Hashable, Sendable {
  /// Nil keeps the document's own device.
  public var device: Device?
  /// Nil keeps the document's own orientation.
  public var orientation: Orientation?
  /// A size for the root of one scene, in points.
  ///
  /// A window of macOS takes it as far as its content lets it, as one whose edges are dragged does.
  public var size: Size?
  /// Whether windows take `size` whatever their contents say to it.
  package var forcesSize = false
  /// Whether each window that can be resized is as small as somebody can drag it.
  package var shrinksWindows = false
  /// Whether views of which the canvas has another size than the document take that one (`InterfaceDocument.settled`).
  package var settlesSizes = false
  /// Whether what is in a view of macOS may tell that the view has another size than the document says. Who asks where
  /// views are wants to know; who edits or lints does not: there a size is what was written last.
  package var doubtsSizes = false
  public var direction: LayoutDirection
  public var content: ContentMode
  public var texts: TextSettings
  /// Which of the extreme layouts to show where constraints leave something open, counted from 1 and
  /// again from 1 after the last; nil shows the layout itself.
  public var exercise: Int?

  public init(
    device: Device? = nil, orientation: Orientation? = nil, size: Size? = nil,
    direction: LayoutDirection = .leftToRight, content: ContentMode = .recorded,
    texts: TextSettings = TextSettings()
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.direction = direction
    self.content = content
    self.texts = texts
  }
}

/// Where the sizes of content come from.
public enum ContentMode: String, Sendable, CaseIterable {
  /// A view whose size comes from its content keeps the size that the document records.
  case recorded
  /// Plumb's own metrics; no recorded size but those of roots, of views that nothing constrains, and of
  /// content that nobody can know.
  case measured
}
