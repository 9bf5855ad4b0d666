/// Apple's symbols. Which exist is not known here: every name is taken for that of one.
///
/// Their sizes are estimates, from what recorded documents tell of some symbols.
extension UIImage {
  /// Those of actions, as buttons of the system show them.
  public class var checkmark: UIImage { symbol("checkmark") }
  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var actions: UIImage { symbol("ellipsis.circle") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage {
    UIImage(
      ImageContents(
        .symbol(SymbolImage(name: name, configuration: nil)), scale: SimulatedDevice.current.scale))
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = SymbolImage(name: name, configuration: configuration as? UIImage.SymbolConfiguration)
    self.init(ImageContents(.symbol(symbol), scale: SimulatedDevice.current.scale))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }
}
