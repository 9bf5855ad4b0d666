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
