import Testing
import UIKit

/// Devices by name: sizes, scales and safe areas of the table that `plumb devices` prints.
@Suite struct SimulatedDeviceTests {
  @Test func devicesHaveNames() throws {
    let phone = try #require(SimulatedDevice(named: "iPhone 15 Pro"))
    #expect(phone.size == CGSize(width: 393, height: 852))
    #expect(phone.scale == 3)
    #expect(phone.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let sideways = try #require(SimulatedDevice(named: "iPhone 15 Pro", isLandscape: true))
    #expect(sideways.size == CGSize(width: 852, height: 393))
    #expect(sideways.safeAreaInsets.left == 59 && sideways.safeAreaInsets.top == 0)
    #expect(SimulatedDevice(named: "iPad Pro 11-inch (M4)")?.idiom == .pad)
    #expect(SimulatedDevice(named: "iPhone of tomorrow") == nil)
  }
}
