/// Plumb's addition: what ported sources have in the place of casts between types of anchors.
///
/// To Objective-C an `NSLayoutAnchor<AnyObject>` is an anchor of whatever axis; Swift tells generic classes apart.
public enum PlumbAnchor {
  /// The object itself by another type; nil for what is no anchor.
  public static func cast<AnchorType>(
    _ value: Any?, to type: NSLayoutAnchor<AnchorType>.Type
  ) -> NSLayoutAnchor<AnchorType>? {
    guard let value, isAnchor(value) else { return nil }
    return reinterpret(value as AnyObject)
  }

  /// Anchors of all axes store the same: the type only says what compiles.
  static func reinterpret<AnchorType>(_ anchor: AnyObject) -> NSLayoutAnchor<AnchorType> {
    let pointer = Unmanaged.passUnretained(anchor).toOpaque()
    return Unmanaged<NSLayoutAnchor<AnchorType>>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static func isAnchor(_ value: Any) -> Bool {
    value is NSLayoutAnchor<NSLayoutXAxisAnchor> || value is NSLayoutAnchor<NSLayoutYAxisAnchor>
      || value is NSLayoutAnchor<NSLayoutDimension> || value is NSLayoutAnchor<AnyObject>
  }
}
