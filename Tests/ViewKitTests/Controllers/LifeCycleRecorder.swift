import Dispatch
import UIKit

/// Writes down what it is told.
class RecordingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewSafeAreaInsetsDidChange() { note("safeArea") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "out" : "in")")
  }
}

@MainActor final class CallLog {
  var calls: [String] = []

  /// What was called since the last question.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The same without layout passes, of which there may be several.
  func takeAppearances() -> [String] {
    take().filter { !$0.contains("Layout") && !$0.hasSuffix("safeArea") && !$0.contains("loadView") }
  }
}

/// Waits until the main run loop has turned, and what was pending in it has run.
@MainActor func runLoopTurn() async {
  for _ in 0..<2 {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}

@MainActor func shownWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
