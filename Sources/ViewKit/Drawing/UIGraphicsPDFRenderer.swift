public import CoreGraphics
public import Foundation

/// Makes documents of pages. What the closure draws is recorded, and lost with its context: the pages are blank.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsPDFRendererFormat

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// - Parameter bounds: Of the pages that have no size of their own, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return BlankDocument(pages: context.pages).data
  }

  /// - Throws: What writing the file throws.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What a renderer of documents draws into.
open class UIGraphicsPDFRendererContext: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsPDFRendererFormat
  public let cgContext: CGContext
  fileprivate var pages: [CGRect] = []

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    cgContext = CGContext(extent: bounds, scale: 1)
  }

  /// Of the page that was begun last; empty before the first.
  open var pdfContextBounds: CGRect { pages.last ?? .zero }
  open func beginPage() { pages.append(bounds) }
  /// - Parameter pageInfo: Without effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) { pages.append(bounds) }
  /// Does nothing here.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Does nothing here.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Does nothing here.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// The outline inside the rectangle.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect, in: cgContext, blendMode: .normal) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer's documents say of themselves, which is written nowhere here.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]

  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// A document of empty pages, as the Portable Document Format (ISO 32000-1, 7.5) has it.
private struct BlankDocument {
  let pages: [CGRect]

  var data: Data {
    let kids = pages.indices.map { "\($0 + 3) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
    ]
    for page in pages {
      let box = [page.minX, page.minY, page.maxX, page.maxY].map { "\(Double($0))" }
      objects.append("<< /Type /Page /Parent 2 0 R /MediaBox [\(box.joined(separator: " "))] >>")
    }
    var text = "%PDF-1.4\n"
    var places: [String] = []
    for (index, object) in objects.enumerated() {
      let place = "\(text.utf8.count)"
      places.append(String(repeating: "0", count: max(10 - place.count, 0)) + place + " 00000 n \n")
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n" + places.joined()
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }
}
