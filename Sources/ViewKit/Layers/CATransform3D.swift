// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// A map of space: a row (x, y, z, 1) times the matrix.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  /// All numbers are zero; `CATransform3DIdentity` is another one.
  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    self.init([
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ])
  }

  init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// What the transform does in the plane, seen from far away.
  var inPlane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
  m42: 0, m43: 0, m44: 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A turn by an angle in radians about an axis through the origin; the identity without an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let rest = 1 - c
  return CATransform3D([
    [c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0],
    [x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// Translates before it does what a transform does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Scales before it does what a transform does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Turns before it does what a transform does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Does what the first transform does, and then what the second does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var product: [[CGFloat]] = []
  for row in left {
    product.append(
      (0..<4).map { column in
        var sum: CGFloat = 0
        for place in 0..<4 { sum += row[place] * right[place][column] }
        return sum
      })
  }
  return CATransform3D(product)
}

/// The transform that undoes one; itself where nothing can.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var (rows, inverse) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
      rows[pivot][column] != 0
    else { return t }
    rows.swapAt(column, pivot)
    inverse.swapAt(column, pivot)
    let factor = rows[column][column]
    rows[column] = rows[column].map { $0 / factor }
    inverse[column] = inverse[column].map { $0 / factor }
    for row in 0..<4 where row != column {
      let share = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
      inverse[row] = zip(inverse[row], inverse[column]).map { $0 - share * $1 }
    }
  }
  return CATransform3D(inverse)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Whether a transform does nothing but in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.inPlane)
}

/// What a transform does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.inPlane }
