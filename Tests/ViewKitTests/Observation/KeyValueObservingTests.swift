import CoreGraphics
import Testing
import UIKit

@MainActor
struct KeyValueObservingTests {
  private final class Watching: UIView {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey], change?[.newKey])
      told.append("\(keyPath ?? "") \(old ?? "-") \(new ?? "-") \(object is UIScrollView)")
    }
  }

  @Test func offsetsAndSizesAreTold() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    let offset = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      told.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view === scroll)")
    }
    let size = scroll.observe(\.contentSize) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil && change.kind == .setting)
      told.append("size")
    }
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentOffset.y = 50
    scroll.contentOffset.y = 50
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(told == ["size", "0.0 50.0 true", "50.0 60.0 true"])
    offset.invalidate()
    scroll.contentOffset.y = 70
    #expect(told.count == 3)
    withExtendedLifetime(size) {}
  }

  /// What self-sizing tables in scroll views and stack views are made of.
  @Test func aTableTellsHowHighItsRowsAre() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    let height = table.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    table.rowHeight = 50
    let observation = table.observe(\.contentSize, options: .new) { _, change in
      height.constant = change.newValue?.height ?? 0
    }
    table.dataSource = source
    window.layoutIfNeeded()
    #expect(height.constant == 150 && table.frame.height == 150)
    withExtendedLifetime(observation) {}
  }

  @Test func whatLayoutPlacesIsTold() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    var (frames, layers, told): ([CGRect], [CGRect], [String]) = ([], [], [])
    let observations = [
      child.observe(\.frame) { view, _ in frames.append(view.frame) },
      child.observe(\.bounds) { view, _ in told.append("bounds \(view.bounds.width)") },
      child.observe(\.center) { view, _ in told.append("center \(view.center.x)") },
      child.layer.observe(\.bounds) { layer, _ in layers.append(layer.bounds) },
    ]
    parent.layoutIfNeeded()
    #expect(told == ["bounds 90.0", "center 55.0"] && frames.isEmpty)
    #expect(layers == [CGRect(x: 0, y: 0, width: 90, height: 20)])
    withExtendedLifetime(observations) {}
  }

  private final class Card: UIView {
    override var frame: CGRect { didSet {} }
  }

  /// A class of its own has key paths of its own. The values before are those right before, told or not.
  @Test func partsOfAPlaceAreToldApart() {
    let (card, watching) = (Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Watching())
    var told: [String] = []
    func note(_ name: String, _ old: CGFloat?, _ new: CGFloat?) {
      told.append("\(name) \(old ?? -1) \(new ?? -1)")
    }
    let observations = [
      card.observe(\.frame, options: [.old, .new]) { note("frame", $1.oldValue?.minX, $1.newValue?.minX) },
      card.observe(\.center, options: [.old, .new]) { note("center", $1.oldValue?.x, $1.newValue?.x) },
      card.observe(\.bounds, options: [.old, .new]) {
        note("bounds", $1.oldValue?.width, $1.newValue?.width)
      },
    ]
    card.addObserver(watching, forKeyPath: "frame", options: [.new], context: nil)
    card.center.x = 25
    card.bounds.size.width = 30
    #expect(told == ["center 5.0 25.0", "bounds 10.0 30.0"] && watching.told.isEmpty)
    card.setNeedsLayout()
    card.alpha = 0.5
    #expect(told.count == 2 && watching.told.isEmpty)
    card.frame = CGRect(x: 1, y: 0, width: 40, height: 10)
    #expect(told == ["center 5.0 25.0", "bounds 10.0 30.0", "frame 10.0 1.0"])
    #expect(watching.told == ["frame - (1.0, 0.0, 40.0, 10.0) false"])
    card.center.x += 1
    #expect(told.last == "center 21.0 22.0")
    withExtendedLifetime(observations) {}
  }

  /// Layers tell of both parts of a frame that is set.
  @Test func layersTellOfWhatFollows() {
    let (view, watching) = (UIView(), Watching())
    var told: [String] = []
    let observations = [
      view.observe(\.layer.bounds) { view, _ in told.append("bounds \(view.layer.bounds.width)") },
      view.layer.observe(\.position) { layer, _ in told.append("position \(layer.position.x)") },
    ]
    view.addObserver(watching, forKeyPath: "layer.bounds", options: [], context: nil)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(told.contains("bounds 10.0") && told.contains("position 5.0"))
    #expect(watching.told.count == 1)
    withExtendedLifetime(observations) {}
  }

  @Test func whatAMaskResizesIsToldOfItsFrame() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    var told: [String] = []
    let observations = [
      child.observe(\.frame) { view, _ in told.append("frame \(view.frame.width)") },
      child.observe(\.bounds) { view, _ in told.append("bounds \(view.bounds.width)") },
    ]
    parent.frame.size.width = 200
    #expect(told == ["frame 200.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func layersOfTheirOwnTell() {
    let layer = CALayer()
    var told: [String] = []
    let observations = [
      layer.observe(\.bounds) { layer, _ in told.append("\(layer.bounds.width)") },
      layer.observe(\.position) { layer, _ in told.append("\(layer.position.x)") },
    ]
    layer.bounds.size.width = 4
    layer.position.x = 7
    #expect(told == ["4.0", "7.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func statesAndTextsAreTold() {
    let (button, label) = (UIButton(), UILabel())
    var told: [String] = []
    let observations = [
      button.observe(\.isHighlighted) { button, _ in told.append("highlighted \(button.isHighlighted)") },
      button.observe(\.isHidden, options: [.initial, .new]) { _, change in
        told.append("hidden \(change.newValue ?? false)")
      },
      label.observe(\.text, options: .old) { label, change in
        told.append("\(change.oldValue as Any? as? String ?? "nothing") \(label.text ?? "")")
      },
      label.observe(\.alpha) { label, _ in told.append("\(label.alpha)") },
    ]
    button.isHighlighted = true
    button.isHidden = true
    label.text = "Anna"
    label.alpha = 0.5
    #expect(told == ["hidden false", "highlighted true", "hidden true", "nothing Anna", "0.5"])
    withExtendedLifetime(observations) {}
  }

  @Test func respondersAreToldByName() {
    let (scroll, watching) = (UIScrollView(), Watching())
    var context = 0
    withUnsafeMutablePointer(to: &context) { context in
      let context = UnsafeMutableRawPointer(context)
      scroll.addObserver(watching, forKeyPath: "contentOffset", options: [.new, .old], context: context)
      scroll.addObserver(watching, forKeyPath: "bounds", options: [], context: nil)
      scroll.contentOffset.x = 5
      #expect(watching.told == ["contentOffset (0.0, 0.0) (5.0, 0.0) true", "bounds - - true"])
      scroll.removeObserver(watching, forKeyPath: "bounds")
      scroll.removeObserver(watching, forKeyPath: "contentOffset", context: context)
      scroll.contentOffset.x = 6
      #expect(watching.told.count == 2)
    }
  }

  @Test func aPathLeadsThroughObjects() {
    let (controller, watching) = (UIViewController(), Watching())
    controller.addObserver(watching, forKeyPath: "view.frame", options: [.new], context: nil)
    controller.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(watching.told.last == "view.frame - (1.0, 2.0, 3.0, 4.0) false")
  }

  /// Sources that `plumb port` has adapted tell of each set, also to the value that was there.
  @Test func ownPropertiesTell() {
    final class Model: NSObject {
      var size = 1 { didSet { didChangeValue(for: \Model.size) } }
      var name = "" { didSet { didChangeValue(forKey: "name") } }
    }
    let model = Model()
    var told: [Int] = []
    let observation = model.observe(\.size, options: [.old, .new]) { _, change in
      told += [change.oldValue ?? 0, change.newValue ?? 0]
    }
    model.size = 2
    model.size = 2
    model.name = "other"
    #expect(told == [1, 2, 2, 2])
    withExtendedLifetime(observation) {}
  }

  @Test func whatATextLooksLikeIsTold() {
    let (label, watching) = (UILabel(), Watching())
    let field = UITextField()
    label.addObserver(watching, forKeyPath: "font", options: [], context: nil)
    label.addObserver(watching, forKeyPath: "numberOfLines", options: .new, context: nil)
    field.addObserver(watching, forKeyPath: "font", options: [], context: nil)
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 2
    field.font = .systemFont(ofSize: 20)
    #expect(watching.told == ["font - - false", "numberOfLines - 2 false", "font - - false"])
  }

  /// A handler may change what it is told of, or stop being told.
  @Test func handlersMayChangeWhatTheyAreToldOf() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var (observation, calls): (NSKeyValueObservation?, Int) = (nil, 0)
    observation = scroll.observe(\.contentOffset) { scroll, _ in
      calls += 1
      scroll.contentOffset.x = 0
      if calls > 3 { observation?.invalidate() }
    }
    for x in 1...5 { scroll.contentOffset.x = CGFloat(x) }
    #expect(calls == 4 && scroll.contentOffset.x == 5)
  }

  @Test func nobodyIsKept() {
    weak var kept: UIScrollView?
    do {
      let (scroll, watching) = (UIScrollView(), Watching())
      scroll.addObserver(watching, forKeyPath: "contentSize", options: [], context: nil)
      _ = scroll.observe(\.contentOffset) { _, _ in Issue.record("whoever is gone is told") }
      scroll.contentOffset.x = 1
      kept = scroll
    }
    #expect(kept == nil)
  }
}
