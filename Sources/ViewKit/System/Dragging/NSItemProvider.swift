import CoreGraphics

/// Carries what is dragged. Does nothing here: it is never asked for it.
open class NSItemProvider: NSObject {
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { [] }

  public override init() { super.init() }
  public convenience init(object: any NSItemProviderWriting) { self.init() }
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) { self.init() }
  public convenience init?(contentsOf fileURL: URL!) { self.init() }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

/// What can be carried so.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// What can be made of something that was carried.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

/// What a carrier is asked for. It carries nothing here, and says so.
extension NSItemProvider {
  /// Who may have what is carried.
  public enum RepresentationVisibility: Int, Sendable {
    case all = 0
    case team
    case ownProcess = 3
  }

  private static var nothing: any Error { CocoaError(.featureUnsupported) }

  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.nothing)
    return Progress(totalUnitCount: 0)
  }

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.nothing)
    return Progress(totalUnitCount: 0)
  }

  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.nothing)
    return Progress(totalUnitCount: 0)
  }

  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, Self.nothing) }

  /// Does nothing here: nobody takes what is carried.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
}
