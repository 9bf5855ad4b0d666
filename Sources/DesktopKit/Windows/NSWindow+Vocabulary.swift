import CoreGraphics
import Foundation
internal import PlumbAppleFacts

extension NSWindow {
  /// What a window has around its content, and what can be done with it.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)

    /// What the title bar takes of the frame: as since macOS 11.
    var coveringHeight: CGFloat {
      contains(.titled) && !contains(.fullScreen) ? TitleBars.usual : 0
    }
    /// What it takes of the content.
    var titleBarHeight: CGFloat { contains(.fullSizeContentView) ? 0 : coveringHeight }
  }

  /// How a toolbar stands in the title bar. Known are the heights of the unified one, which `automatic`, `expanded` and
  /// `preference` have here as well, and of the compact one.
  public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  /// A button of the title bar.
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton

    var style: StyleMask {
      switch self {
      case .closeButton: .closable
      case .miniaturizeButton: .miniaturizable
      case .zoomButton: .resizable
      case .toolbarButton, .documentIconButton: .titled
      }
    }
  }

  public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }

  /// Which windows are in front of which.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let submenu = Level(rawValue: 3)
    public static let tornOffMenu = Level(rawValue: 3)
    public static let mainMenu = Level(rawValue: 24)
    public static let screenSaver = Level(rawValue: 1000)
    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let modalPanel = Level(rawValue: 8)
    public static let statusBar = Level(rawValue: 25)
    public static let popUpMenu = Level(rawValue: 101)
  }

  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }

  /// How a window comes and goes.
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow = 3
    case utilityWindow = 4
    case alertPanel = 5
  }
  /// Whether windows become tabs of others.
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  /// What is drawn between the title bar and the content.
  public enum TitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
  /// Whether anything of a window is seen.
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }
  /// Who may read what a window shows.
  public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
  public typealias TabbingIdentifier = String
}
