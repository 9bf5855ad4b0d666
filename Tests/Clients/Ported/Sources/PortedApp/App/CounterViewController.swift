import ObjectiveC
import QuartzCore
import UIKit

@objc protocol CounterViewControllerDelegate {
  @objc optional func counter(_ counter: CounterViewController, didReach count: Int)
  func counterDidReset(_ counter: CounterViewController)
}

/// Written as for Xcode: outlets, actions and segues come from the storyboard.
@objcMembers
class CounterViewController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet weak var card: CardView!
  @IBOutlet var steppers: [UIButton]! { didSet { stepperSets += 1 } }
  weak var delegate: CounterViewControllerDelegate?
  private(set) var count = 0
  private(set) var stepperSets = 0
  private(set) var taps: [String] = []
  private lazy var resetItem = UIBarButtonItem(
    barButtonSystemItem: .refresh, target: self, action: #selector(reset))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = resetItem
    let tap = UITapGestureRecognizer(target: self, action: #selector(CounterViewController.cardTapped(_:)))
    card.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(self.significantTimeChange(note:)), name: .counterShouldReset, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction func increment(_ sender: UIButton) {
    count += sender.tag
    countLabel.text = "\(count)"
    delegate?.counter?(self, didReach: count)
  }

  @IBAction func sliderMoved(slider: UISlider, forEvent event: UIEvent) {
    taps.append(#keyPath(UISlider.value))
  }

  @objc private func cardTapped(_ recognizer: UITapGestureRecognizer) {
    taps.append("card \(recognizer.state.rawValue)")
  }

  func reset() {
    count = 0
    countLabel.text = "0"
    delegate?.counterDidReset(self)
  }

  @objc func significantTimeChange(note: Notification) { reset() }
}

extension Notification.Name {
  static let counterShouldReset = Notification.Name("CounterShouldReset")
}

#if os(iOS)
  extension CounterViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      taps.append("segue \(segue.identifier ?? "")")
    }
  }
#endif
