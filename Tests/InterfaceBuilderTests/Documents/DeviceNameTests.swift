import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

@testable import PlumbAppleFacts

@Suite("Names of devices")
struct DeviceNameTests {
  @Test(arguments: [
    ("retina6_1", "retina6_1", "iPhone 11"), ("retina6_1.fullscreen", "retina6_1", "iPhone 11"),
    ("RETINA6_1", "retina6_1", "iPhone 11"), ("iphone 15 pro", "retina6_12", "iPhone 15 Pro"),
    ("iPhone15Pro", "retina6_12", "iPhone 15 Pro"), ("iphone-xr", "retina6_1", "iPhone XR"),
    ("iphone se 2nd gen", "retina4_7", "iPhone SE (2nd gen)"),
    ("iPhone SE (1st generation)", "retina4_0", "iPhone SE (1st gen)"),
    ("iPhone 13 mini", "retina5_4", "iPhone 13 mini"), ("iphone air", "iphoneAir", "iPhone Air"),
    ("iPhone 17 Pro Max", "retina6_9", "iPhone 17 Pro Max"),
    ("ipad pro 12.9 6th gen", "ipad12_9rounded", "iPad Pro 12.9-inch (6th gen)"),
    ("iPad Pro (11-inch) (3rd generation)", "ipad11_0rounded", "iPad Pro 11-inch (3rd gen)"),
    ("iPad Pro 13\" (M4)", "ipad13M4", "iPad Pro 13-inch (M4)"),
    ("ipad a16", "ipad10_9rounded", "iPad (A16)"),
    ("ipad air 2", "ipad9_7", "iPad Air 2"), ("tv 4k", "appleTV4K", "Apple TV 4K"),
    ("apple tv", "appleTV", "Apple TV"), ("macbook air 13", "mac1440x900", "MacBook Air 13-inch"),
  ])
  func areReadAsPeopleTypeThem(_ typed: String, _ name: String, _ title: String) throws {
    let device = try #require(Device.named(typed))
    #expect(device.name == name)
    #expect(device.title == title)
  }

  @Test(arguments: [
    ("iPhone SE", "iPhone SE (3rd gen)"), ("ipad pro 11", "iPad Pro 11-inch (M5)"),
    ("iPad Pro 12.9 inch", "iPad Pro 12.9-inch (6th gen)"), ("ipad", "iPad (A16)"),
    ("macbook pro 16-inch", "MacBook Pro 16-inch (2021)"),
  ])
  func withoutItsGenerationANameMeansTheLatest(_ typed: String, _ title: String) {
    #expect(Device.named(typed)?.title == title)
  }

  @Test(arguments: ["", " ", "inch", "retina", "iphone", "pro max", "iPhone 9", "iPad Pro", "Ⅷ"])
  func otherNamesAreNone(_ typed: String) { #expect(Device.named(typed) == nil) }

  /// A model is one screen's alone, whether it is written in full or as people type it.
  @Test func everyModelIsFoundByItsName() {
    for device in Device.all {
      for model in device.models {
        #expect(Device.named(model)?.name == device.name, "\(model)")
        #expect(Device.named(model.lowercased())?.title == model, "\(model)")
      }
      #expect(Device.named(device.title)?.name == device.name)
    }
    let keys = Device.all.flatMap(\.models).map { DeviceNameKey($0) }
    for (position, key) in keys.enumerated() { #expect(!keys[(position + 1)...].contains(key)) }
  }

  /// The phones that Apple's guidelines list, by their sizes in points.
  private static let sizes: [(models: [String], width: Double, height: Double)] = [
    (["5", "5c", "5s"], 320.0, 568.0), (["6", "6s", "7", "8"], 375, 667), (["12 mini", "13 mini"], 375, 812),
    (["6 Plus", "6s Plus", "7 Plus", "8 Plus"], 414, 736), (["X", "XS", "11 Pro"], 375, 812),
    (["XR", "11", "XS Max", "11 Pro Max"], 414, 896), (["12 Pro Max", "13 Pro Max", "14 Plus"], 428, 926),
    (["12", "12 Pro", "13", "13 Pro", "14", "16e"], 390, 844), (["Air"], 420, 912),
    (["14 Pro", "15", "15 Pro", "16"], 393, 852), (["16 Pro", "17", "17 Pro"], 402, 874),
    (["14 Pro Max", "15 Plus", "15 Pro Max", "16 Plus"], 430, 932), (["16 Pro Max", "17 Pro Max"], 440, 956),
  ]

  @Test(arguments: sizes)
  func phonesHaveTheirSizes(_ models: [String], _ width: Double, _ height: Double) throws {
    for model in models {
      let device = try #require(Device.named("iPhone " + model))
      #expect(device.portraitSize == Size(width: width, height: height), "\(model)")
      #expect(device.family == .phone)
    }
  }

  @Test func insetsFollowHowADeviceIsHeld() throws {
    let housing = try #require(Device.named("iPhone 12 mini"))
    #expect(housing.safeArea(.portrait) == EdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    #expect(housing.safeArea(.landscape) == EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    #expect(try #require(Device.named("iPhone 8")).safeArea(.landscape) == .zero)
    let air = try #require(Device.named("iPhone Air"))
    #expect(air.safeArea(.landscape) == EdgeInsets(top: 20, left: 68, bottom: 29, right: 68))
    let pad = try #require(Device.named("iPad Air 13-inch (M2)"))
    #expect(pad.safeArea(.portrait) == pad.safeArea(.landscape))
    #expect(pad.safeArea(.landscape) == EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test func windowsHeedNoDeviceAndMacsShowNoOtherDocuments() throws {
    func document(_ type: String) throws -> InterfaceDocument {
      try InterfaceDocument(
        bytes: Array("<document type=\"\(type)\"><device id=\"retina4_7\"/></document>".utf8))
    }
    let touch = try document("com.apple.InterfaceBuilder3.CocoaTouch.XIB")
    let desktop = try document("com.apple.InterfaceBuilder3.Cocoa.XIB")
    let mac = try #require(Device.named("iMac 24-inch"))
    let phone = try #require(Device.named("iPhone 15"))
    #expect(touch.heeds(phone) && !touch.heeds(mac) && !desktop.heeds(phone) && !desktop.heeds(mac))
    #expect(touch.device(in: .init(device: mac))?.name == "retina4_7")
    #expect(touch.device(in: .init(device: phone))?.title == "iPhone 15")
  }
}
