import CoreGraphics

/// A property of layers that has a name.
@MainActor
struct LayerKey {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  /// - Parameter none: What the property is where it gets no value.
  static func key<Layer: CALayer, Value>(
    _ property: ReferenceWritableKeyPath<Layer, Value>, none: Value
  ) -> LayerKey {
    LayerKey(
      get: { ($0 as? Layer).map { $0[keyPath: property] } },
      set: { layer, value in
        guard let layer = layer as? Layer else { return }
        guard let value else {
          layer[keyPath: property] = none
          return
        }
        for candidate in KeyedValue.candidates(plain(value)) {
          if let candidate = candidate as? Value {
            layer[keyPath: property] = candidate
            return
          }
        }
      })
  }

  /// Numbers as Swift has them.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: value
    }
  }

  static let ofLayers: [String: LayerKey] = [
    "anchorPoint": key(\CALayer.anchorPoint, none: CGPoint(x: 0.5, y: 0.5)),
    "backgroundColor": key(\CALayer.backgroundColor, none: nil),
    "borderColor": key(\CALayer.borderColor, none: nil),
    "borderWidth": key(\CALayer.borderWidth, none: 0),
    "bounds": key(\CALayer.bounds, none: .zero),
    "contents": key(\CALayer.contents, none: nil),
    "contentsRect": key(\CALayer.contentsRect, none: CGRect(x: 0, y: 0, width: 1, height: 1)),
    "contentsScale": key(\CALayer.contentsScale, none: 1),
    "cornerRadius": key(\CALayer.cornerRadius, none: 0),
    "frame": key(\CALayer.frame, none: .zero),
    "hidden": key(\CALayer.isHidden, none: false),
    "mask": key(\CALayer.mask, none: nil),
    "masksToBounds": key(\CALayer.masksToBounds, none: false),
    "name": key(\CALayer.name, none: nil),
    "opacity": key(\CALayer.opacity, none: 0),
    "opaque": key(\CALayer.isOpaque, none: false),
    "position": key(\CALayer.position, none: .zero),
    "shadowColor": key(\CALayer.shadowColor, none: nil),
    "shadowOffset": key(\CALayer.shadowOffset, none: .zero),
    "shadowOpacity": key(\CALayer.shadowOpacity, none: 0),
    "shadowPath": key(\CALayer.shadowPath, none: nil),
    "shadowRadius": key(\CALayer.shadowRadius, none: 0),
    "speed": key(\CALayer.speed, none: 0),
    "sublayerTransform": key(\CALayer.sublayerTransform, none: CATransform3DIdentity),
    "transform": key(\CALayer.transform, none: CATransform3DIdentity),
    "zPosition": key(\CALayer.zPosition, none: 0),
  ]
}
