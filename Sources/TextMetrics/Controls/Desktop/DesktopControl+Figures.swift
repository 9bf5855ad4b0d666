import PlumbAppleFacts
import PlumbGeometry

extension DesktopControl {
  /// The row of `Facts/desktop-controls.tsv` that has the control's figures.
  package var row: DesktopControlRow {
    switch kind {
    case .plain(.sliderHorizontal) where hasTickMarks: .sliderHorizontalMarked
    case .plain(let row): row
    case .label: isFilled ? .labelFilled : .label
    case .textField: fieldRow
    case .tokenField: isBezeled ? .tokenField : .tokenFieldBare
    case .popUpButton(.push): .popUpButtonPush
    case .popUpButton(.roundTextured), .popUpButton(.squareTextured): .popUpButtonRoundTextured
    case .popUpButton(.roundRect): .popUpButtonRoundRect
    case .button(.check) where title.isEmpty: .buttonCheckUntitled
    case .button(.bevel) where !isBezeled: .buttonBevelBare
    case .button(.bevel) where imagePlacement == .none && !title.isEmpty: .buttonBevelTitled
    case .popUpButton(.bevel): .buttonBevelTitled
    case .button(let style), .popUpButton(let style): style.row
    case .segmentedControl:
      switch segmentStyle {
      case .rounded: isMomentary ? .segmentedControlRoundedMomentary : .segmentedControlRounded
      case .roundRect, .smallSquare: .segmentedControlRoundRect
      case .textured: .segmentedControlTextured
      }
    case .box: isTitled ? .boxTitled : .box
    }
  }

  /// The row that says what a pop-up button's arrows take: that of its style, or the one of all others, which have the figures of
  /// buttons in everything else.
  var arrowsRow: DesktopControlRow {
    switch kind {
    case .popUpButton(.push), .popUpButton(.roundTextured), .popUpButton(.squareTextured),
      .popUpButton(.roundRect):
      row
    default: .popUpButton
    }
  }

  /// From the edges of the frame to those of the alignment rectangle, in points.
  func insets(in context: ControlContext) -> EdgeInsets {
    if isBareButton { return .zero }
    func points(_ side: ControlFigure) -> Double { context.points(side, of: self) ?? 0 }
    // Square segments fill their width, as small square buttons do: n = 5 of 4 projects.
    let isSquare = kind == .segmentedControl && segmentStyle == .smallSquare
    let (left, right) = isSquare ? (0, 0) : (points(.left), points(.right))
    // The insets of a check box with the box at its end are those of the box: n = 2 of macOS 11 to 15.
    let isMirrored = kind == .button(.check) && hasTrailingImage && context.generation(of: self) == .flat
    return EdgeInsets(
      top: points(.top), left: isMirrored ? right : left, bottom: points(.bottom),
      right: isMirrored ? left : right)
  }

  /// Whether the control is a button of which its bezel is all that would extend beyond its alignment rectangle, and has none
  /// (9 projects, none with insets).
  package var isBareButton: Bool {
    switch kind {
    case .button(let style), .popUpButton(let style): !isBezeled && !style.hasGlyph
    default: false
    }
  }

  /// The height of the frame in points; nil where the content decides it.
  func fixedHeight(in context: ControlContext) -> Double? {
    switch kind {
    // Up to macOS 10.15 a title in this style has its height without a bezel, too: n = 1, against 6 of 3 projects later.
    case .button(.roundRect) where image == nil && context.generation(of: self) == .aqua: break
    case .button(let style) where !isBezeled && !style.hasGlyph: return nil
    case .popUpButton where !isBezeled: return nil
    default: break
    }
    return context.points(.height, of: self)
  }
}

extension DesktopButtonStyle {
  fileprivate var row: DesktopControlRow {
    switch self {
    case .push: .buttonPush
    case .check: .buttonCheck
    case .radio: .buttonRadio
    case .help: .buttonHelp
    case .disclosure: .buttonDisclosure
    case .roundedDisclosure: .buttonRoundedDisclosure
    case .roundRect: .buttonRoundRect
    case .recessed: .buttonRecessed
    case .inline: .buttonInline
    case .roundTextured: .buttonRoundTextured
    case .squareTextured: .buttonSquareTextured
    case .smallSquare: .buttonSmallSquare
    case .square: .buttonSquare
    case .bevel: .buttonBevel
    }
  }
}

extension ControlContext {
  /// A figure of the row that the control has, in points; nil where nothing is fixed.
  package func points(_ figure: ControlFigure, of control: DesktopControl) -> Double? {
    points(figure, of: control.row, control)
  }

  /// A figure that a control has of another row.
  func points(_ figure: ControlFigure, of row: DesktopControlRow, _ control: DesktopControl) -> Double? {
    DesktopFigures.points(figure, of: row, control.controlSize, generation(of: control), in: release)
  }
}
