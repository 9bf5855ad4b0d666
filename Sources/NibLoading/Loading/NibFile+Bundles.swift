import CoreGraphics
import ViewKit

extension NibFile {
  /// A file of a bundle, or of one of its localisations.
  static func named(_ name: String, type: String, in bundle: Bundle?) throws(NibError) -> NibFile {
    let bundle = bundle ?? .main
    let stem = name.hasSuffix("." + type) ? String(name.dropLast(type.count + 1)) : name
    guard let url = url(stem, type, in: bundle) else {
      let description = "NSBundle <\(bundle.bundlePath)> (loaded)"
      throw type == "storyboard"
        ? .storyboardNotFound(name: name, bundle: description) : .nibNotFound(name: name, bundle: description)
    }
    return try NibFile(contentsOf: url, bundle: bundle)
  }

  /// Whether a bundle has a nib of a name.
  static func exists(_ name: String, type: String, in bundle: Bundle?) -> Bool {
    url(name, type, in: bundle ?? .main) != nil
  }

  private static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    bundle.url(forResource: name, withExtension: type)
      ?? bundle.url(forResource: name, withExtension: type, subdirectory: "Base.lproj")
  }
}
