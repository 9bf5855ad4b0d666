public import CoreGraphics

/// Conversions of geometry to strings, as property lists and logs have them: `{{0, 0}, {100, 50.5}}`.
///
/// Each number has up to 17 significant digits, so that reading the string gives the same number.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }
  public class func string(for vector: CGVector) -> String { braces([vector.dx, vector.dy]) }
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The transform in the form `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + list(numbers) + "]"
  }

  /// The insets in the form `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The insets in the form `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braces([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String { braces([offset.horizontal, offset.vertical]) }

  private static func braces(_ numbers: [CGFloat]) -> String { "{" + list(numbers) + "}" }

  private static func list(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }
}

extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The transform that a string describes; `identity` for a string without six numbers.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(4, in: string).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  public class func uiOffset(for string: String) -> UIOffset {
    numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private static func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let separators = CharacterSet(charactersIn: "{}[], \t\n")
    let numbers = string.components(separatedBy: separators).compactMap(Double.init).map { CGFloat($0) }
    return numbers.count == count ? numbers : nil
  }
}
