// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What is copied and dragged. There is nothing to copy to here: the names of kinds alone are there.
@preconcurrency @MainActor
open class NSPasteboard: NSObject {
  /// A kind of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let fileURL = PasteboardType("public.file-url")
    public static let URL = PasteboardType("public.url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let rtf = PasteboardType("public.rtf")
    public static let html = PasteboardType("public.html")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }
}
