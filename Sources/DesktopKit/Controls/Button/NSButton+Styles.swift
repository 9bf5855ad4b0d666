import Foundation
internal import PlumbTextMetrics

extension NSButton {
  /// What a click does with the state, and with the look.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight = 0
    case pushOnPushOff = 1
    case toggle = 2
    case `switch` = 3
    case radio = 4
    case momentaryChange = 5
    case onOff = 6
    case momentaryPushIn = 7
    case accelerator = 8
    case multiLevelAccelerator = 9

    var isGlyph: Bool { self == .switch || self == .radio }
  }

  /// What stands around the contents.
  public enum BezelStyle: UInt, Sendable {
    /// As a push button.
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case shadowlessSquare = 6
    case circular = 7
    case texturedSquare = 8
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15

    public static var rounded: BezelStyle { .push }
    public static var regularSquare: BezelStyle { .flexiblePush }
    public static var texturedRounded: BezelStyle { .toolbar }
    public static var roundRect: BezelStyle { .accessoryBarAction }
    public static var recessed: BezelStyle { .accessoryBar }
    public static var roundedDisclosure: BezelStyle { .pushDisclosure }
    public static var inline: BezelStyle { .badge }

    /// By the words that documents have for each.
    var measured: DesktopButtonStyle {
      switch self {
      case .automatic, .push: .push
      case .flexiblePush, .circular: .bevel
      case .disclosure: .disclosure
      case .shadowlessSquare: .square
      case .texturedSquare: .squareTextured
      case .helpButton: .help
      case .smallSquare: .smallSquare
      case .toolbar: .roundTextured
      case .accessoryBarAction: .roundRect
      case .accessoryBar: .recessed
      case .pushDisclosure: .roundedDisclosure
      case .badge: .inline
      }
    }
  }
}
