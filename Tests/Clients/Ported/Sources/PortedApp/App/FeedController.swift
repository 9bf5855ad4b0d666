import UIKit

@objc protocol FeedDelegate: AnyObject {
  @objc optional func height(forRow row: Int) -> CGFloat
  @objc optional func feedDidGrow(_ feed: FeedController)
}

class FeedModel: NSObject {
  @objc dynamic var rows = 1 {
    didSet { changes += 1 }
  }
  var changes = 0
}

class ScrollingController: UIViewController {
  let scrollView = UIScrollView()
  private(set) var offsets: [CGFloat] = []
  private var contentObservation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new], context: nil)
  }

  deinit { scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset)) }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == #keyPath(UIScrollView.contentOffset), let offset = change?[.newKey] as? CGPoint else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    offsets.append(offset.y)
  }
}

extension ScrollingController {
  @objc func setUpViews() {
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
  }

  @available(*, unavailable, message: "call setUpViews()")
  @objc func setUp() {}
}

final class FeedController: ScrollingController {
  weak var delegate: FeedDelegate?
  let model = FeedModel()
  let note = NSMutableAttributedString()
  private(set) var heights: [CGFloat] = []
  private var observation: NSKeyValueObservation?

  override func setUpViews() {
    super.setUpViews()
    observation = model.observe(\.rows, options: [.initial, .new]) { [weak self] _, change in
      self?.grow(to: change.newValue ?? 0)
    }
  }

  private func grow(to rows: Int) {
    heights = (0..<rows).map { delegate?.height?(forRow: $0) ?? 44 }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: heights.reduce(0, +))
    delegate?.feedDidGrow?(self)
    note.append(NSAttributedString(string: "\(rows) "))
  }
}
