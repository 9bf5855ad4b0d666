import PlumbAppleFacts

/// A length that AppKit fixes for a kind of control, by design and control size, in points of the frame.
struct DesktopMeasure {
  /// Up to macOS 10.15.
  var aqua: BySize
  /// The same where a release is older than one that changed it; nil where none did.
  var early: (until: Release, sizes: BySize)?
  /// From macOS 11 to 15.
  var flat: BySize
  /// From macOS 26 on.
  var glass: BySize

  struct BySize {
    var mini: Double
    var small: Double
    var regular: Double
    var large: Double

    /// - Parameter large: Regular controls' if left out: most kinds know no large size.
    init(mini: Double, small: Double, regular: Double, large: Double? = nil) {
      self.mini = mini
      self.small = small
      self.regular = regular
      self.large = large ?? regular
    }

    init(_ all: Double) { self.init(mini: all, small: all, regular: all) }

    subscript(size: ControlSize) -> Double {
      switch size {
      case .mini: mini
      case .small: small
      case .regular: regular
      case .large: large
      }
    }
  }

  init(early: (until: Release, sizes: BySize)? = nil, aqua: BySize, flat: BySize, glass: BySize) {
    self.early = early
    self.aqua = aqua
    self.flat = flat
    self.glass = glass
  }

  /// A length that macOS 11 did not change.
  init(old: BySize, glass: BySize) { self.init(aqua: old, flat: old, glass: glass) }

  /// A length that is the same in all designs.
  init(_ all: BySize) { self.init(aqua: all, flat: all, glass: all) }

  /// The length for a control in its design.
  func points(of control: DesktopControl, in context: ControlContext) -> Double {
    switch context.generation(of: control) {
    case .aqua:
      if let early, context.release < early.until {
        early.sizes[control.controlSize]
      } else {
        aqua[control.controlSize]
      }
    case .flat: flat[control.controlSize]
    case .glass: glass[control.controlSize]
    }
  }
}
