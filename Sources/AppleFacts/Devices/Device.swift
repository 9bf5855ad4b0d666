import PlumbGeometry

/// How the canvas, or a device, is held.
public enum Orientation: UInt8, Sendable, CaseIterable {
  case portrait, landscape
}

/// Compact or regular, on one axis.
public enum SizeClass: UInt8, Sendable {
  case compact, regular
}

/// What kind of device it is.
public enum DeviceFamily: UInt8, Sendable, CaseIterable {
  case phone, pad, television, desktop
}

/// A screen that Interface Builder's canvas or a device has: all that layout knows of the device.
///
/// Models with the same screen are one device; the name that somebody uses says which of them is meant.
public struct Device: Hashable, Sendable {
  /// The name that documents use, such as `retina6_1`; one that Plumb made up where no document has been seen
  /// to name the screen.
  public let name: String
  /// What a person calls it: the model that was asked for, else one that stands for all.
  public internal(set) var title: String
  /// The models with this screen, from the first to the last.
  public let models: [String]
  public let family: DeviceFamily
  /// Of the screen held upright, in points; a television's and a Mac's as they stand.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double
  /// What status bar, sensor housing and home indicator take, held upright.
  public let portraitSafeArea: EdgeInsets
  /// The same, held sideways.
  public let landscapeSafeArea: EdgeInsets
  /// The width of the window that stands for the screen, in points; nil where the whole screen does.
  package internal(set) var windowWidth: Double?

  /// The size of the screen, or of the window that stands for it, in points; a screen that is wider than high stays so.
  public func size(_ orientation: Orientation) -> Size {
    let isAsItStands = orientation == .portrait || portraitSize.width > portraitSize.height
    var size = isAsItStands ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    if let windowWidth { size.width = min(size.width, windowWidth) }
    return size
  }

  /// What status bar, sensor housing and home indicator take, in points.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Whether the lower edge has a home indicator in place of a button.
  public var hasHomeIndicator: Bool {
    (family == .phone || family == .pad) && portraitSafeArea.bottom > 0
  }

  /// The width's size class: regular but on phones, and on phones of 414 points or more held sideways
  /// ("Device size classes", Human Interface Guidelines).
  public func widthClass(_ orientation: Orientation) -> SizeClass {
    if let windowWidth, isCompact(windowWidth: windowWidth) { return .compact }
    return family != .phone || (orientation == .landscape && portraitSize.width >= 414) ? .regular : .compact
  }

  /// Whether the width of a window is of the compact size class though that of the screen is not: in Split View on a
  /// tablet up to 639 points are compact, and from 678 on regular ("iPad multitasking size classes", Human Interface
  /// Guidelines); no window has a width between.
  package func isCompact(windowWidth: Double) -> Bool { family == .pad && windowWidth < 660 }

  /// The height's size class: compact on a phone held sideways.
  public func heightClass(_ orientation: Orientation) -> SizeClass {
    family != .phone || orientation == .portrait ? .regular : .compact
  }
}
