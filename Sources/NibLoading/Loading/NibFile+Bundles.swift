import CoreGraphics
package import PlumbAppleFacts
import PlumbViewKit

extension NibFile {
  /// A file of a bundle, or of one of its localisations: `NAME~ipad.TYPE` or `NAME~iphone.TYPE` where there is one for the
  /// simulated device, else `NAME.TYPE` (“Resource Programming Guide”, on device-specific resources; documentation of
  /// `UIViewController.nibName`).
  package static func named(
    _ name: String, type: String, in bundle: Bundle?, of platform: Platform = .iOS
  ) throws(NibError) -> NibFile {
    let bundle = bundle ?? .main
    let stem = name.hasSuffix("." + type) ? String(name.dropLast(type.count + 1)) : name
    guard let url = url(stem, type, in: bundle) else {
      let description = "NSBundle <\(bundle.bundlePath)> (loaded)"
      throw type == "storyboard"
        ? .storyboardNotFound(name: name, bundle: description) : .nibNotFound(name: name, bundle: description)
    }
    return try NibFile(contentsOf: url, bundle: bundle, of: platform)
  }

  /// Whether a bundle has a nib of a name.
  package static func exists(_ name: String, type: String, in bundle: Bundle?) -> Bool {
    url(name, type, in: bundle ?? .main) != nil
  }

  private static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    let names = [deviceSuffix.map { name + $0 }, name].compactMap { $0 }
    for bundle in [bundle] + (bundle == .main ? resourceBundles : []) {
      for name in names {
        for folder in [nil, "Base.lproj"] {
          if let url = bundle.url(forResource: name, withExtension: type, subdirectory: folder) { return url }
        }
      }
    }
    return nil
  }

  /// What SwiftPM makes of the resources of targets, beside the program: an app has them in its main bundle.
  private static let resourceBundles: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
  }()

  /// What names of files for the simulated device alone end with; nil where the device has no such names.
  private static var deviceSuffix: String? {
    switch UIDevice.current.userInterfaceIdiom {
    case .phone: "~iphone"
    case .pad: "~ipad"
    default: nil
    }
  }
}
