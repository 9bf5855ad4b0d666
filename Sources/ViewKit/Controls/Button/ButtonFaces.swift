import CoreGraphics

/// What a button shows in one of its states.
struct ButtonFace: Equatable {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button shows by its state; what a state does not say is as in the normal one.
struct ButtonFaces {
  private var faces: [UInt: ButtonFace] = [:]

  subscript(state: UIControl.State) -> ButtonFace {
    get { faces[state.rawValue] ?? ButtonFace() }
    set { faces[state.rawValue] = newValue }
  }

  func value<Value>(_ part: KeyPath<ButtonFace, Value?>, in state: UIControl.State) -> Value? {
    self[state][keyPath: part] ?? self[.normal][keyPath: part]
  }
}
