import CoreGraphics

/// Draws printed pages. Nothing is printed here.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  /// Empty: there is no paper.
  open var paperRect: CGRect { .zero }
  /// Empty: there is no paper.
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  open var printFormatters: [UIPrintFormatter]?

  public override init() { super.init() }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Does nothing here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Does nothing here.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Does nothing here.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Does nothing here.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Does nothing here.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
