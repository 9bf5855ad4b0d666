public import CoreGraphics

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  // Foundation off Apple's platforms knows no other structures: each is kept as one that it knows, or as numbers.
  public convenience init(cgVector vector: CGVector) {
    self.init(size: CGSize(width: vector.dx, height: vector.dy))
  }
  public convenience init(uiOffset insets: UIOffset) {
    self.init(size: CGSize(width: insets.horizontal, height: insets.vertical))
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    self.init(bytes: numbers.map { Double($0) }, objCType: "[6d]")
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  /// The transform that leaves all as it is for a value that is none.
  public var cgAffineTransformValue: CGAffineTransform {
    guard String(cString: objCType) == "[6d]" else { return .identity }
    var numbers = [Double](repeating: 0, count: 6)
    getValue(&numbers)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    let numbers = [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23,
      transform.m24, transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42,
      transform.m43, transform.m44,
    ]
    self.init(bytes: numbers.map { Double($0) }, objCType: "[16d]")
  }
  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == "[16d]" else { return CATransform3DIdentity }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    let n = numbers.map { CGFloat($0) }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
      m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}
