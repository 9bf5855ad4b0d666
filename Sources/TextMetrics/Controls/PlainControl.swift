import PlumbGeometry

/// What there is to say of a control whose size the facts fix, whatever it shows, beside its row of figures.
struct PlainControl {
  let picture: ControlPicture
  /// The element that documents have for the control; nil where its attributes say which of several rows it is.
  let element: String?
  /// The text that decides the baseline.
  var text = Text.none
  /// The axes on which the control has a size of its own that is in no row.
  var unknownAxes: AxisSet = []
  /// Whether macOS's designs differ in the control's height.
  var hasDesignedHeight = false
  /// The distance by which the alignment rectangle may be larger or smaller than the figures say, in points.
  var uncertainty = 0.0

  enum Text {
    case none
    /// In the font of the control's own text.
    case own
    /// In the font that goes with the control's size, whether anything is written or not.
    case ofSize
  }

  init(
    _ picture: ControlPicture, element: String? = nil, text: Text = .none, unknownAxes: AxisSet = [],
    hasDesignedHeight: Bool = false,
    uncertainty: Double = 0
  ) {
    self.picture = picture
    self.element = element
    self.text = text
    self.unknownAxes = unknownAxes
    self.hasDesignedHeight = hasDesignedHeight
    self.uncertainty = uncertainty
  }
}
