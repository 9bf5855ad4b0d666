import CoreGraphics

/// The coordinates of the screen held upright: the screen's own, as long as it is held so.
@MainActor
final class FixedScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  override init() {
    let held = SimulatedDevice.current.size
    bounds = CGRect(x: 0, y: 0, width: min(held.width, held.height), height: max(held.width, held.height))
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect, from: coordinateSpace)
  }
}
