import CoreGraphics
internal import PlumbAppleFacts

extension NSControl {
  /// The sizes in which macOS has its controls.
  public enum ControlSize: UInt, Sendable {
    case regular = 0
    case small = 1
    case mini = 2
    case large = 3
    /// As large as `large` in the designs before macOS 26.
    case extraLarge = 4

    var measured: PlumbAppleFacts.ControlSize {
      switch self {
      case .regular: .regular
      case .small: .small
      case .mini: .mini
      case .large, .extraLarge: .large
      }
    }
  }

  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let mixed = StateValue(rawValue: -1)
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }

  /// Where an image stands beside a title.
  public enum ImagePosition: UInt, Sendable {
    case noImage = 0
    case imageOnly = 1
    case imageLeft = 2
    case imageRight = 3
    case imageBelow = 4
    case imageAbove = 5
    case imageOverlaps = 6
    case imageLeading = 7
    case imageTrailing = 8
  }

  /// Takes the number of another control's value, for `@objc` actions between controls.
  public func takeDoubleValueFrom(_ sender: Any?) { take(sender) { doubleValue = $0.doubleValue } }
  public func takeFloatValueFrom(_ sender: Any?) { take(sender) { floatValue = $0.floatValue } }
  public func takeIntegerValueFrom(_ sender: Any?) { take(sender) { integerValue = $0.integerValue } }
  public func takeIntValueFrom(_ sender: Any?) { take(sender) { intValue = $0.intValue } }
  public func takeStringValueFrom(_ sender: Any?) { take(sender) { stringValue = $0.stringValue } }
  public func takeObjectValueFrom(_ sender: Any?) { take(sender) { objectValue = $0.objectValue } }

  private func take(_ sender: Any?, _ take: (NSControl) -> Void) {
    if let control = sender as? NSControl { take(control) }
  }
}

/// How an image fills the room that it has.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown = 0
  case scaleAxesIndependently = 1
  case scaleNone = 2
  case scaleProportionallyUpOrDown = 3
}

/// Where an image stands in the room that it has.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter = 0
  case alignTop = 1
  case alignTopLeft = 2
  case alignTopRight = 3
  case alignLeft = 4
  case alignBottom = 5
  case alignBottomLeft = 6
  case alignBottomRight = 7
  case alignRight = 8
}

extension NSEvent {
  /// Which kinds of events are meant.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
    public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
    public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
    public static let otherMouseUp = EventTypeMask(rawValue: 1 << 26)
    public static let otherMouseDragged = EventTypeMask(rawValue: 1 << 27)
    public static let magnify = EventTypeMask(rawValue: 1 << 30)
    public static let swipe = EventTypeMask(rawValue: 1 << 31)
    public static let any = EventTypeMask(rawValue: .max)
  }
}
