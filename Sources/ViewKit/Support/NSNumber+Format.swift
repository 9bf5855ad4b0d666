import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
/// Numbers are arguments of formats (`%@`), as all objects are on Apple's platforms.
extension NSNumber: @retroactive CVarArg {
  /// The object's address, which is what such a format takes. Plumb's addition, as far as numbers go.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
