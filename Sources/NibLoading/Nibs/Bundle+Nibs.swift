import CoreGraphics
import PlumbViewKit

extension Bundle {
  /// Makes the objects of `NAME.xib`; nil where the bundle has none.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard NibFile.exists(name, type: "xib", in: self) else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
