import CoreGraphics

extension CALayer {
  func value(named key: String) -> Any? {
    if let known = type(of: self).keys[key] { return known.get(self) }
    return values[key] ?? type(of: self).defaultValue(forKey: key)
  }

  func set(_ value: Any?, named key: String) {
    if let known = type(of: self).keys[key] { return known.set(self, value) }
    values[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// A part of a value, such as `transform.rotation.z` and `position.x`, or the value of a layer's layer.
  func value(at path: String) -> Any? {
    guard let (key, part) = Self.split(path) else { return value(forKey: path) }
    switch value(forKey: key) {
    case let layer as CALayer: return layer.value(forKeyPath: part)
    case let value as CATransform3D: return LayerTransformParts(value.inPlane)[part]
    case let value as CGPoint: return value[part]
    case let value as CGSize: return value[part]
    case let value as CGRect:
      return Self.split(part).map { $0 == "origin" ? value.origin[$1] : value.size[$1] }
        ?? (part == "origin" ? value.origin : value.size)
    default: return nil
    }
  }

  func set(_ new: Any?, at path: String) {
    guard let (key, part) = Self.split(path) else { return setValue(new, forKey: path) }
    let number = CGFloat(KeyedValue.number(new) ?? 0)
    switch value(forKey: key) {
    case let layer as CALayer: layer.setValue(new, forKeyPath: part)
    case let value as CATransform3D:
      var parts = LayerTransformParts(value.inPlane)
      parts.set(part, new, number)
      setValue(CATransform3DMakeAffineTransform(parts.transform), forKey: key)
    case var value as CGPoint:
      value[part] = number
      setValue(value, forKey: key)
    case var value as CGSize:
      value[part] = number
      setValue(value, forKey: key)
    case var value as CGRect:
      switch Self.split(part) {
      case ("origin", let end)?: value.origin[end] = number
      case ("size", let end)?: value.size[end] = number
      default:
        if let origin = new as? CGPoint { value.origin = origin }
        if let size = new as? CGSize { value.size = size }
      }
      setValue(value, forKey: key)
    default: break
    }
  }

  private static func split(_ path: String) -> (String, String)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
}

extension KeyedValue {
  /// A number of any kind.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// A transform in the parts that key paths name.
private struct LayerTransformParts {
  private var parts: CGAffineTransformComponents

  init(_ transform: CGAffineTransform) { parts = transform.decomposed() }

  var transform: CGAffineTransform { CGAffineTransform(parts) }

  subscript(part: String) -> Any? {
    switch part {
    case "scale": (parts.scale.width + parts.scale.height) / 2
    case "scale.x": parts.scale.width
    case "scale.y": parts.scale.height
    case "rotation", "rotation.z": parts.rotation
    case "translation": CGSize(width: parts.translation.dx, height: parts.translation.dy)
    case "translation.x": parts.translation.dx
    case "translation.y": parts.translation.dy
    case "scale.z": CGFloat(1)
    case "rotation.x", "rotation.y", "translation.z": CGFloat(0)
    default: nil
    }
  }

  mutating func set(_ part: String, _ value: Any?, _ number: CGFloat) {
    switch part {
    case "scale": parts.scale = CGSize(width: number, height: number)
    case "scale.x": parts.scale.width = number
    case "scale.y": parts.scale.height = number
    case "rotation", "rotation.z": parts.rotation = number
    case "translation":
      let size = value as? CGSize ?? .zero
      parts.translation = CGVector(dx: size.width, dy: size.height)
    case "translation.x": parts.translation.dx = number
    case "translation.y": parts.translation.dy = number
    default: break
    }
  }
}

extension CGPoint {
  fileprivate subscript(part: String) -> CGFloat {
    get { part == "y" ? y : x }
    set { if part == "y" { y = newValue } else { x = newValue } }
  }
}

extension CGSize {
  fileprivate subscript(part: String) -> CGFloat {
    get { part == "height" ? height : width }
    set { if part == "height" { height = newValue } else { width = newValue } }
  }
}
