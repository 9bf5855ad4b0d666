import PlumbAppleFacts
import PlumbGeometry

/// How far the alignment rectangles of AppKit's controls lie inside their frames: top, left, bottom, right,
/// in points.
///
/// Sources, beside each figure: n, the number of required constraints between recorded frames that it makes
/// hold; or WebKit, the margins round AppKit's controls in its published theme of macOS, which has those of
/// push buttons twice: up to macOS 10.15 and since macOS 11. What has no figure of an older generation of its
/// own has that of the next one. Figures with neither are chosen between those of their neighbours.
enum DesktopInsets {
  static func of(_ control: DesktopControl, in context: ControlContext) -> EdgeInsets {
    switch control.kind {
    // One that draws its background has none: n = 18 left, 14 right, of 9 projects.
    case .label where control.isFilled: return .zero
    // In all generations: n = 492 left, 350 right.
    case .label: return EdgeInsets(0, 2, 0, 2)
    // A token field is a label where it has no bezel: n = 2.
    case .tokenField where !control.isBezeled: return EdgeInsets(0, 2, 0, 2)
    // In all generations: n = 99 top, 91 bottom.
    case .separator(.horizontal): return EdgeInsets(2, 0, 2, 0)
    // n = 4.
    case .separator(.vertical): return EdgeInsets(0, 2, 0, 2)
    default: break
    }
    switch context.generation(of: control) {
    case .glass: return glass(control)
    case .flat: return flat(control)
    case .aqua: return aqua(control, in: context.release)
    }
  }

  /// macOS 26: frames are alignment rectangles. n = 60 regular check boxes, 27 small ones, 23 push buttons,
  /// 77 pop-up buttons, 5 steppers, 9 segmented controls, 6 search fields, 4 boxes, 12 sliders.
  private static func glass(_ control: DesktopControl) -> EdgeInsets {
    switch control.kind {
    case .button(.smallSquare), .popUpButton(.smallSquare): return smallSquare
    // n = 4 top and bottom, 3 left and right, of 2 projects.
    case .tabView(let tabs): return tabView(tabs, control.controlSize)
    default: return .zero
    }
  }

  /// In all generations: n = 5 top, 2 bottom; the same in published wrappers of AppKit.
  private static let smallSquare = EdgeInsets(1, 0, 1, 0)

  // MARK: macOS 11 to 15

  private static func flat(_ control: DesktopControl) -> EdgeInsets {
    let size = control.controlSize
    switch control.kind {
    case .button(.check) where control.title.isEmpty: return bareBox(size)
    case .button(.check) where control.hasTrailingImage:
      // n = 2: the insets are those of the box, which is on the right.
      let insets = flatButton(.check, size)
      return EdgeInsets(insets.top, insets.right, insets.bottom, insets.left)
    case .button(let style): return flatButton(style, size)
    // A textured one is a rounded one: n = 7.
    case .popUpButton(.push), .popUpButton(.roundTextured):
      switch size {
      // n = 3.
      case .mini: return EdgeInsets(0, 2, 1, 3)
      // n = 92 left, 45 right, 30 top, 35 bottom.
      case .small: return EdgeInsets(2, 4, 4, 4)
      // n = 21 left, 9 right, 8 top, 9 bottom.
      case .regular: return EdgeInsets(1, 3, 4, 4)
      // n = 58 left, 14 right, 60 top, 26 bottom, of 2 projects.
      case .large: return EdgeInsets(6, 5, 6, 5)
      }
    case .popUpButton(let style): return flatButton(style, size)
    case .comboBox: return size == .mini ? EdgeInsets(1, 0, 3, 2) : EdgeInsets(1, 0, 4, 3)
    // n = 32 of 10 projects: the room for tick marks is below.
    case .slider(.horizontal) where size == .regular || size == .large: return EdgeInsets(2, 2, 6, 2)
    // n = 14 mini, 6 small.
    case .slider: return EdgeInsets(all: 2)
    // n = 14 right, 8 left, 11 top, 8 bottom, of 3 projects.
    case .switch where size == .regular || size == .large: return EdgeInsets(1, 2, 2, 2)
    case .stepper:
      switch size {
      case .mini: return .zero
      // n = 17.
      case .small: return EdgeInsets(2, 2, 3, 2)
      // n = 4.
      case .regular, .large: return EdgeInsets(4, 3, 4, 3)
      }
    case .segmentedControl: return segments(control, size)
    // n = 1 top, 1 bottom: a bar of 18 points (`NSProgressIndicatorPreferredLargeThickness`) in a frame of
    // 20. The small one has none: n = 4 top, 2 bottom.
    case .progressBar:
      return size == .regular || size == .large ? EdgeInsets(1, 0, 1, 0) : .zero
    // n = 16 left and right, 5 top and bottom.
    case .colorWell: return EdgeInsets(2, 3, 2, 3)
    case .box: return box(control)
    // n = 2 left, 4 top.
    case .datePicker: return EdgeInsets(4, 0, 0, 3)
    case .tabView(let tabs): return tabView(tabs, size)
    default: return .zero
    }
  }

  /// A check box without a title is its box alone: of 12 points in a frame of 14 by 16, n = 4 top, 5 right;
  /// the regular one of 14 points in a frame of 18.
  private static func bareBox(_ size: ControlSize) -> EdgeInsets {
    size == .regular || size == .large ? EdgeInsets(all: 2) : EdgeInsets(2, 1, 2, 1)
  }

  private static func flatButton(_ style: DesktopButtonStyle, _ size: ControlSize) -> EdgeInsets {
    let isRegular = size == .regular || size == .large
    switch style {
    case .push:
      switch size {
      // n = 8 left and right, 4 top and bottom; WebKit.
      case .mini: return EdgeInsets(1, 2, 2, 2)
      // n = 21 left, 24 right, 9 top, 10 bottom; WebKit.
      case .small: return EdgeInsets(4, 6, 7, 6)
      // n = 27 left and right, 26 top, 30 bottom; WebKit.
      case .regular: return EdgeInsets(5, 7, 7, 7)
      // WebKit.
      case .large: return EdgeInsets(all: 6)
      }
    case .check:
      switch size {
      case .mini: return EdgeInsets(1, 1, 1, 0)
      // n = 54 left, 30 right, 30 top, 22 bottom.
      case .small: return EdgeInsets(1, 1, 1, 0)
      // n = 100 left, 14 right, 43 top, 47 bottom.
      case .regular, .large: return EdgeInsets(1, 2, 1, 0)
      }
    // Small n = 7; the others as check boxes, with which they share frames.
    case .radio: return isRegular ? EdgeInsets(1, 2, 1, 0) : EdgeInsets(0.5, 1, 0.5, 0)
    // Regular n = 4, small n = 3.
    case .help: return isRegular ? EdgeInsets(1, 3, 4, 2) : EdgeInsets(1, 1, 2, 1)
    // Regular n = 1, small n = 3.
    case .roundRect: return EdgeInsets(0, 0, 1, 0)
    // Regular n = 2, mini n = 8.
    case .roundTextured, .squareTextured: return EdgeInsets(1, 1, 2, 1)
    case .smallSquare: return smallSquare
    case .disclosure, .roundedDisclosure, .recessed, .inline, .square, .bevel: return .zero
    }
  }

  private static func segments(_ control: DesktopControl, _ size: ControlSize) -> EdgeInsets {
    switch control.segmentStyle {
    // n = 13.
    case .roundRect: return EdgeInsets(all: 1)
    // n = 3; what textured buttons have.
    case .textured: return EdgeInsets(1, 1, 2, 1)
    case .rounded:
      // The alignment rectangles have the heights of those of push and pop-up buttons: 13, 16 and 20 points.
      switch size {
      // n = 2.
      case .mini: return EdgeInsets(1, 2, 2, 2)
      // n = 5; those that stay pressed n = 6 of 1 project.
      case .small: return control.isMomentary ? EdgeInsets(2, 3, 3, 3) : EdgeInsets(1, 2, 2, 2)
      // n = 5; those that stay pressed n = 10 of 4 projects.
      case .regular, .large: return control.isMomentary ? EdgeInsets(2, 3, 2, 3) : EdgeInsets(1, 2, 1, 2)
      }
    }
  }

  /// n = 9 left, 6 right, 6 top, 8 bottom; with a title n = 130 at the top, of 17 projects.
  private static func box(_ control: DesktopControl) -> EdgeInsets {
    EdgeInsets(control.isTitled ? 0 : 2, 3, 4, 3)
  }

  /// n = 3: one of each.
  private static func tabView(_ tabs: DesktopTabs, _ size: ControlSize) -> EdgeInsets {
    switch tabs {
    case .none: return .zero
    case .top: return EdgeInsets(size == .regular || size == .large ? 6 : 3, 7, 10, 7)
    case .bottom: return EdgeInsets(4, 7, 2, 7)
    }
  }

  // MARK: Up to macOS 10.15

  private static func aqua(_ control: DesktopControl, in release: Release) -> EdgeInsets {
    let size = control.controlSize
    switch control.kind {
    case .button(.push):
      switch size {
      // WebKit.
      case .mini: return EdgeInsets(0, 1, 1, 1)
      // n = 17 top, of 5 projects; WebKit.
      case .small: return EdgeInsets(4, 5, 6, 5)
      // n = 4 left, 9 right, 4 top, 6 bottom; WebKit.
      case .regular, .large: return EdgeInsets(4, 6, 7, 6)
      }
    // n = 46 top and left, 47 bottom, of 6 projects.
    case .button(.radio) where size == .regular || size == .large: return EdgeInsets(1, 1, 1, 2)
    // n = 13 top, 8 left, 10 bottom, 12 right, of 2 projects.
    case .button(.bevel) where control.isBezeled: return EdgeInsets(2, 2, 3, 2)
    // n = 11 of 5 projects.
    case .button(.inline): return EdgeInsets(0, 0, 1, 0)
    case .button(.check), .button(.radio):
      switch size {
      case .mini: return EdgeInsets(all: 2)
      // n = 12 left, 4 right, 5 top, 4 bottom.
      case .small: return EdgeInsets(3, 3, 3, 2)
      // n = 1 left, 1 right: the box of 14 points (WebKit) in a frame of 18.
      case .regular, .large: return EdgeInsets(all: 2)
      }
    case .popUpButton(.push):
      switch size {
      // WebKit.
      case .mini: return EdgeInsets(0, 1, 0, 1)
      // n = 3; WebKit.
      case .small: return EdgeInsets(1, 3, 3, 3)
      // The pop-up button of 21 points (WebKit) in a frame that had one more above before Xcode 9.3: n = 120 top, 110 bottom,
      // of 26 projects.
      case .regular, .large: return EdgeInsets(release < .xcode9Point3 ? 2 : 1, 2, 3, 3)
      }
    // n = 24 of 9 projects.
    case .comboBox where size == .regular || size == .large: return EdgeInsets(2, 0, 4, 3)
    // n = 35 top, of 8 projects, and what holds in 4 of them on the other sides.
    case .stepper where (size == .regular || size == .large) && release < .xcode11:
      return EdgeInsets(2, 3, 2, 3)
    // n = 8.
    case .slider: return EdgeInsets(all: 2)
    // n = 63 of 78, of 6 projects.
    case .colorWell: return .zero
    // n = 3; like the pop-up button 21 points high inside.
    case .segmentedControl where control.segmentStyle == .rounded && (size == .regular || size == .large):
      return EdgeInsets(1, 2, 2, 2)
    default: return flat(control)
    }
  }
}

extension EdgeInsets {
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
