import Testing
import UIKit

/// Fields of dynamics and the regions in which they work.
@MainActor
@Suite struct FieldTests {
  @Test func regionsHavePoints() {
    let box = UIRegion(size: CGSize(width: 20, height: 10))
    let circle = UIRegion(radius: 6)
    let (near, far) = (CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 0))
    #expect(box.contains(near) && box.contains(far) && !box.contains(CGPoint(x: 0, y: 6)))
    #expect(circle.contains(near) && !circle.contains(far) && UIRegion.infinite.contains(far))
    #expect(circle.inverse().contains(far) && box.difference(circle).contains(far))
    #expect(box.intersection(circle).contains(near) && !box.intersection(circle).contains(far))
    #expect(box.union(circle).contains(CGPoint(x: 0, y: 6)))
  }

  @Test func fieldsKeepWhatTheyAreTold() {
    let (view, field) = (UIView(), UIFieldBehavior.springField())
    field.addItem(view)
    field.region = UIRegion(radius: 2)
    field.position = CGPoint(x: 5, y: 6)
    #expect(field.items.count == 1 && field.region.contains(.zero) && !field.region.contains(field.position))
    field.removeItem(view)
    #expect(field.items.isEmpty)
    #expect(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0)).direction.dx == 1)
    let noise = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
  }
}
