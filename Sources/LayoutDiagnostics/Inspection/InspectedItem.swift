import PlumbAutoLayout
import PlumbGeometry

/// What stands behind a node of a layout tree: a view or a layout guide, as console texts and reports show it.
package struct InspectedItem: Hashable, Sendable {
  @Boxed package var console: ConsoleItem
  package var isView: Bool
  /// The classes that its own derives from, the nearest first, down to what all views derive from.
  package var superclasses: [String]
  /// What a person writes to say that a view is this one, in place of its class: `RootView`.
  package var nametag: String?
  /// As reports write it: `Scale Aspect Fill`; empty where views have none, as AppKit's.
  package var contentMode: String
  package var mask: AutoresizingMask
  package var isHidden: Bool
  package var clipsToBounds: Bool
  /// The frame as the item itself would say it, rounded to pixels, in points; nil where it is as solved.
  package var frame: Rect?
  /// The frame that the item still has, where a layout that is pending will give it the solved one, in points.
  package var staleFrame: Rect?
  /// Whether the view fills its bounds with a colour that is not clear.
  package var hasBackground: Bool
  /// Whether Interface Builder's constraints for views that have none fix the frame.
  package var hasPrototypingConstraints = false
  /// Whether `frame` counts y upwards, as in superviews of macOS that are not flipped.
  package var isUpsideDown = false
  /// How the view describes itself; nil for a guide.
  package var description: String?
  /// Where it was made.
  package var place: SourcePlace?

  package init(
    _ console: ConsoleItem, isView: Bool, superclasses: [String] = [], nametag: String? = nil,
    contentMode: String = "Scale To Fill", mask: AutoresizingMask = [], isHidden: Bool = false,
    clipsToBounds: Bool = false, hasBackground: Bool = false, frame: Rect? = nil, description: String? = nil,
    place: SourcePlace? = nil
  ) {
    self.console = console
    self.isView = isView
    self.superclasses = superclasses
    self.nametag = nametag
    self.contentMode = contentMode
    self.mask = mask
    self.isHidden = isHidden
    self.clipsToBounds = clipsToBounds
    self.hasBackground = hasBackground
    self.frame = frame
    self.description = description
    self.place = place
  }

  /// The item in angle brackets, as the plain form of constraints has it: `<RootView:0x7534660>`.
  package var plainText: String { "<" + objectName + ">" }

  /// `RootView:0x7534660`, or the class where it has no nametag.
  package var objectName: String {
    (nametag ?? console.className) + ":" + ConsoleItem.hexadecimal(console.address)
  }
}

extension InspectedItem {
  /// Whether the view is one of the framework's controls and bars as they come, so that what is inside is
  /// nobody's concern.
  package var hasPrivateInsides: Bool { console.className.isFrameworkClass(in: Self.closedClasses) }

  /// Without the prefix.
  private static let closedClasses: [StaticString] = [
    "ActivityIndicatorView", "Button", "ColorWell", "ComboBox", "DatePicker", "Label", "LevelIndicator",
    "NavigationBar", "PageControl", "PathControl", "PickerView", "PopUpButton", "ProgressIndicator",
    "ProgressView", "SearchBar", "SearchField", "SegmentedControl", "Slider", "Stepper", "Switch", "TabBar",
    "TextField", "TextView", "TokenField", "Toolbar",
  ]
}

extension String {
  /// Whether it is a class of Apple's that is among some, which are named without their prefix.
  ///
  /// Views are asked for by many names, so that no name is made into a string.
  func isFrameworkClass(in names: [StaticString]) -> Bool {
    guard hasPrefix("UI") || hasPrefix("NS") else { return false }
    let stem = utf8.dropFirst(2)
    return names.contains { name in
      name.utf8CodeUnitCount == stem.count && name.withUTF8Buffer { stem.elementsEqual($0) }
    }
  }
}
