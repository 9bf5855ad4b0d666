import CoreGraphics

/// What goes on printed pages. Nothing is printed here.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var contentInsets = UIEdgeInsets.zero
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  /// None: nothing is set on pages here.
  open var pageCount: Int { 0 }

  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  /// Does nothing here.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  /// Does nothing here.
  open func removeFromPrintPageRenderer() { printPageRenderer = nil }
}

/// A text that goes on printed pages. Nothing is printed here.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) { self.text = text }
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// A page of HTML that goes on printed pages. Nothing is printed here.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) { self.markupText = markupText }
}

/// A view that goes on printed pages. Nothing is printed here.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(view: UIView) { self.view = view }
}
