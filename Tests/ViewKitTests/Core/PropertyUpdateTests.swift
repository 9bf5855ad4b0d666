import Testing
import UIKit

@MainActor @Suite struct PropertyUpdateTests {
  private final class Note: UIView {
    let label = UILabel()
    var told: (String) -> Void = { _ in }
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      label.text = (label.text ?? "") + "word "
      told("properties")
    }
    override func updateConstraints() {
      told("constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      told("layout")
    }
  }

  private final class Controller: UIViewController {
    var told: (String) -> Void = { _ in }
    override func loadView() { view = Note() }
    override func updateProperties() {
      super.updateProperties()
      told("controller")
    }
  }

  @Test func propertiesComeBeforeConstraintsAndLayoutAndOnceOnly() {
    let view = Note(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var log: [String] = []
    view.told = { log.append($0) }
    view.layoutIfNeeded()
    #expect(log.first == "properties" && log.last == "layout" && log.count { $0 == "properties" } == 1)
    // The label is as large as what it was given in the same pass.
    let width = view.label.frame.width
    #expect(abs(width - view.label.intrinsicContentSize.width) < 1e-6 && width > 30)
    log = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log == ["layout"])
    view.setNeedsUpdateProperties()
    #expect(log == ["layout"])
    view.layoutIfNeeded()
    #expect(log.contains("properties") && view.label.frame.width > width)
  }

  @Test func theyAreUpdatedAtOnceWhereSomebodyAsks() {
    let (top, view) = (UIView(), Note())
    var log: [String] = []
    view.told = { log.append($0) }
    top.addSubview(view)
    top.updatePropertiesIfNeeded()
    top.updatePropertiesIfNeeded()
    #expect(log == ["properties"])
    view.setNeedsUpdateProperties()
    top.updatePropertiesIfNeeded()
    #expect(log == ["properties", "properties"])
  }

  @Test func aControllerIsAskedBeforeItsView() throws {
    let controller = Controller()
    var log: [String] = []
    let view = try #require(controller.view as? Note)
    controller.told = { log.append($0) }
    view.told = { if $0 == "properties" { log.append($0) } }
    view.layoutIfNeeded()
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(log == ["controller", "properties", "controller", "properties"])
  }
}
