/// Apple's symbols. Which exist is not known here: every name is taken for that of one.
///
/// Their sizes are estimates, from what recorded documents tell of some symbols.
extension UIImage {
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
