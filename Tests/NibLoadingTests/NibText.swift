import UIKit

/// Short documents for tests.
enum NibText {
  /// A storyboard of scenes, each with one view controller.
  static func storyboard(device: String? = nil, initial: String? = nil, _ controllers: String...) -> Data {
    var scenes = ""
    for (position, controller) in controllers.enumerated() {
      scenes += "<scene sceneID=\"scene\(position)\"><objects>\(controller)</objects></scene>"
    }
    let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return document("CocoaTouch.Storyboard.XIB", attribute, device + "<scenes>\(scenes)</scenes>")
  }

  static func nib(_ objects: String) -> Data {
    document("CocoaTouch.XIB", "", "<objects>\(objects)</objects>")
  }

  private static func document(_ type: String, _ attributes: String, _ content: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(attributes)>
      \(content)
      </document>
      """.utf8)
  }
}
