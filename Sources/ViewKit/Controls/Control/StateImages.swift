import CoreGraphics

/// Images of a part of a control by the control's states.
struct StateImages {
  private var images: [UInt: UIImage] = [:]

  subscript(state: UIControl.State) -> UIImage? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  /// A state without an image has that of the normal one.
  func shown(in state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}
