import CoreGraphics

/// The coordinates of a screen: those of a window that lies in its corner.
@MainActor
final class FixedScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  /// - Parameter size: Nil for the screen held upright.
  init(size: CGSize? = nil) {
    let held = SimulatedDevice.current.size
    let upright = CGSize(width: min(held.width, held.height), height: max(held.width, held.height))
    bounds = CGRect(origin: .zero, size: size ?? upright)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { $0.convert(point, from: nil) } ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { $0.convert(point, to: nil) } ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { $0.convert(rect, from: nil) } ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { $0.convert(rect, to: nil) } ?? rect
  }
}
