import CoreGraphics
import Foundation
import Testing
import UIKit

struct DocumentRendererTests {
  @Test func aDocumentHasThePagesThatWereBegun() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    var bounds: [CGRect] = []
    let data = renderer.pdfData { context in
      bounds.append(context.pdfContextBounds)
      context.beginPage()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100), pageInfo: [:])
      bounds.append(context.pdfContextBounds)
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(bounds == [.zero, CGRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(text.hasPrefix("%PDF-") && text.hasSuffix("%%EOF\n") && text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [0.0 0.0 612.0 792.0]"))
    #expect(text.contains("/MediaBox [0.0 0.0 200.0 100.0]"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
