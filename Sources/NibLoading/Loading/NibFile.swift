import CoreGraphics
package import PlumbAppleFacts
internal import PlumbFindings
internal import PlumbGeometry
package import PlumbInterfaceBuilder
internal import PlumbTextMetrics
import PlumbViewKit

/// A document that was read, with what it refers to by name.
@MainActor
package final class NibFile {
  package let name: String
  package let document: InterfaceDocument
  /// Where images are looked for.
  package let bundle: Bundle?

  /// - Parameter platform: The one whose documents can be loaded.
  package init(
    _ data: Data, name: String, bundle: Bundle?, of platform: Platform = .iOS
  ) throws(NibError) {
    ControllerNibs.makeKnown()
    self.name = name
    self.bundle = bundle
    do throws(DocumentError) {
      document = try InterfaceDocument(bytes: Array(data))
    } catch {
      throw .damaged(
        file: name, line: error.position.line, column: error.position.column, reason: error.message)
    }
    guard document.platform == platform else {
      throw .otherPlatform(
        file: name, platform: document.platform.title, expected: platform.title)
    }
  }

  package convenience init(
    contentsOf url: URL, bundle: Bundle? = nil, of platform: Platform = .iOS
  ) throws(NibError) {
    guard let data = try? Data(contentsOf: url) else { throw .unreadableFile(path: url.path) }
    try self.init(data, name: url.lastPathComponent, bundle: bundle, of: platform)
  }

  package var isStoryboard: Bool { document.markup.root.children.contains { $0.isNamed(.scenes) } }

  /// A scene at the size classes of the simulated device.
  func resolve(_ scene: SceneElement) -> ResolvedScene {
    let traits = UITraitCollection.current
    return document.resolve(
      scene, widthClass: SizeClass(traits.horizontalSizeClass),
      heightClass: SizeClass(traits.verticalSizeClass))
  }

  /// The colours of the document's resources, by name.
  private(set) lazy var colors: [String: ColorElement] = {
    var colors: [String: ColorElement] = [:]
    guard let resources = DocumentElement(document.markup.root).resources else { return colors }
    for child in resources.children {
      let entry = NamedColorElement(child)
      guard let name = entry.name, let color = entry.color else { continue }
      colors[name] = color
    }
    return colors
  }()

  /// An image as a document names it: the bundle's or a registered one, else one as large as the document
  /// lists.
  package func image(_ name: String, isSymbol: Bool) -> UIImage? {
    if isSymbol || document.images.isSymbol(name) { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: bundle) { return image }
    guard let size = document.images[name], size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: size.width, height: size.height)).image { _ in }
  }
}

extension Platform {
  fileprivate var title: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    }
  }
}

extension SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
