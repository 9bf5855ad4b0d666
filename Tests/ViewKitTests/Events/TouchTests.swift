import Testing
import UIKit

@testable import PlumbViewKit

/// Fingers that a test puts on views, and whom they are told to ("Handling touches in your view").
@MainActor
struct TouchTests {
  private final class Recorder: UIView {
    var events: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    private func note(_ word: String, _ touches: Set<UITouch>) {
      let point = touches.first?.location(in: self) ?? .zero
      events.append("\(word) \(Int(point.x)) \(Int(point.y))")
    }
  }

  @MainActor private final class Controls {
    var heard: [String] = []
    func add(_ control: UIControl) {
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "out"), (.touchCancel, "cancel"),
        (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.valueChanged, "value"),
        (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in names {
        control.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
      }
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let controls = Controls()

  @Test func theViewInFrontGetsATouchToItsEnd() {
    let view = Recorder(frame: CGRect(x: 100, y: 50, width: 40, height: 40))
    root.addSubview(view)
    let finger = SimulatedTouch(at: CGPoint(x: 110, y: 60), in: root)
    #expect(finger.target === view)
    finger.move(to: CGPoint(x: 0, y: 0))
    finger.lift()
    #expect(view.events == ["began 10 10", "moved -100 -50", "ended -100 -50"])
    SimulatedTouch(in: view).cancel()
    #expect(view.events.suffix(2) == ["began 20 20", "cancelled 20 20"])
  }

  @Test func aButtonIsTapped() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(button)
    controls.add(button)
    button.plumb.tap()
    #expect(controls.heard == ["down", "up", "primary"])
    controls.heard = []
    // As far as 70 points from it a finger still counts as inside.
    let finger = SimulatedTouch(in: button)
    #expect(button.isHighlighted && button.isTracking)
    finger.move(to: CGPoint(x: 119, y: 25))
    #expect(button.isHighlighted)
    finger.move(to: CGPoint(x: 121, y: 25))
    #expect(!button.isHighlighted)
    finger.lift()
    #expect(controls.heard == ["down", "exit", "out"] && !button.isTracking)
    controls.heard = []
    button.isEnabled = false
    button.plumb.tap()
    #expect(controls.heard.isEmpty)
  }

  @Test func controlsDoWhatTheirKindDoes() {
    let toggle = UISwitch()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    for view in [toggle, stepper, segments, field] as [UIControl] { root.addSubview(view) }
    stepper.frame.origin = CGPoint(x: 0, y: 50)
    segments.frame = CGRect(x: 0, y: 150, width: 300, height: 32)
    controls.add(toggle)
    toggle.plumb.tap()
    #expect(toggle.isOn && controls.heard == ["down", "up", "value", "primary"])
    stepper.plumb.tap(at: CGPoint(x: stepper.bounds.maxX - 5, y: 10))
    #expect(stepper.value == 1)
    stepper.plumb.tap(at: CGPoint(x: 5, y: 10))
    stepper.plumb.tap(at: CGPoint(x: 5, y: 10))
    #expect(stepper.value == 0)
    segments.plumb.tap(at: CGPoint(x: 150, y: 10))
    #expect(segments.selectedSegmentIndex == 1)
    field.plumb.tap()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test func rowsAreSelectedAndContentIsDragged() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var chosen: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 2 ? nil : indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
    }
    let source = Source()
    let table = UITableView(frame: root.bounds)
    (table.dataSource, table.delegate, table.rowHeight) = (source, source, 50)
    root.addSubview(table)
    table.plumb.tap(at: CGPoint(x: 10, y: 60))
    table.plumb.tap(at: CGPoint(x: 10, y: 110))
    #expect(source.chosen == [1] && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.plumb.drag(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 10, y: 90))
    #expect(table.contentOffset.y == 99)
    // A row is not tapped by a finger that draws the content along.
    #expect(source.chosen == [1])
    table.plumb.drag(from: CGPoint(x: 10, y: 150), to: CGPoint(x: 10, y: 290))
    #expect(table.contentOffset.y == 0)
  }

  @Test func aTouchOfATestsOwnIsOnNoView() {
    let (view, touch) = (Recorder(), UITouch())
    #expect(touch.view == nil && touch.location(in: nil) == .zero)
    view.touchesBegan([touch], with: nil)
    #expect(view.events == ["began 0 0"])
  }
}
