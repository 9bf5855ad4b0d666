import PlumbAppleFacts
import PlumbGeometry

/// What AppKit fixes about a control whatever it shows: the size of its frame.
struct DesktopFigures {
  /// The frame's height in points; nil where the content decides.
  var frameHeight: Double?
  /// The frame's width in points; nil where the title or nothing decides.
  var frameWidth: Double?

  /// The thickness of a separator's frame, in which the line is 1 pt: n = 77.
  private static let separatorThickness = 5.0

  /// The figures of a control, those of `DesktopMeasure`'s tables.
  static func of(_ control: DesktopControl, in context: ControlContext) -> DesktopFigures {
    func points(_ measure: DesktopMeasure?) -> Double? { measure?.points(of: control, in: context) }
    switch control.kind {
    case .button(let style):
      let height = points(.height(style))
      switch style {
      case .help, .disclosure, .roundedDisclosure:
        return DesktopFigures(frameHeight: height, frameWidth: points(.glyphWidth(style)))
      // A title in this style has its height without a bezel, too: n = 1.
      case .roundRect where control.image == nil: return DesktopFigures(frameHeight: height)
      case _ where !control.isBezeled && !style.hasGlyph: return DesktopFigures()
      // n = 1 regular.
      case .bevel where context.generation(of: control) == .glass:
        return DesktopFigures(frameHeight: points(.height(.push)))
      default: return DesktopFigures(frameHeight: height)
      }
    case .popUpButton(let style):
      return control.isBezeled ? DesktopFigures(frameHeight: points(.popUpHeight(style))) : DesktopFigures()
    case .comboBox: return DesktopFigures(frameHeight: points(.comboBoxHeight))
    case .searchField: return DesktopFigures(frameHeight: points(.searchFieldHeight))
    case .slider(.horizontal): return DesktopFigures(frameHeight: points(.sliderThickness))
    case .slider(.vertical): return DesktopFigures(frameWidth: points(.sliderThickness))
    case .dial: return DesktopFigures(frameHeight: points(.dialSide), frameWidth: points(.dialSide))
    case .stepper:
      return DesktopFigures(frameHeight: points(.stepperHeight), frameWidth: points(.stepperWidth))
    case .segmentedControl:
      return DesktopFigures(frameHeight: points(.segmentsHeight(control.segmentStyle)))
    case .progressBar: return DesktopFigures(frameHeight: points(.progressBarHeight))
    case .spinner: return DesktopFigures(frameHeight: points(.spinnerSide), frameWidth: points(.spinnerSide))
    case .switch: return DesktopFigures(frameHeight: points(.switchHeight), frameWidth: points(.switchWidth))
    case .separator(.horizontal): return DesktopFigures(frameHeight: separatorThickness)
    case .separator(.vertical): return DesktopFigures(frameWidth: separatorThickness)
    case .datePicker: return DesktopFigures(frameHeight: points(.datePickerHeight))
    case .pathControl: return DesktopFigures(frameHeight: points(.pathControlHeight))
    case .label, .textField, .tokenField, .box, .colorWell, .levelIndicator, .tabView:
      return DesktopFigures()
    }
  }
}
