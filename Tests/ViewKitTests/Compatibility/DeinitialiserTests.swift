import Foundation
import Testing
import UIKit

/// Views, controllers and guides of layout code have plain deinitialisers: observers are removed there, timers stopped.
@MainActor @Suite struct DeinitialiserTests {
  @Test func subclassesHaveDeinitialisers() {
    let diary = Diary()
    do {
      let view = NotedView()
      view.diary = diary
      let cell = NotedCell(style: .default, reuseIdentifier: nil)
      cell.diary = diary
      let controller = NotedController()
      controller.diary = diary
      let guide = NotedGuide()
      guide.diary = diary
      _ = (view, cell, controller, guide)
    }
    #expect(diary.entries.sorted() == ["cell", "controller", "guide", "view"])
  }

  /// Who outlives a view has no superview, no installed constraints and no owner any more.
  @Test func survivorsForgetTheView() {
    let child = UIView()
    let guide = UILayoutGuide()
    var parent: UIView? = NotedView()
    parent?.addSubview(child)
    parent?.addLayoutGuide(guide)
    let width = child.widthAnchor.constraint(equalTo: parent!.widthAnchor)
    width.isActive = true
    parent = nil
    #expect(child.superview == nil)
    #expect(guide.owningView == nil)
    #expect(!width.isActive)
    #expect(width.secondItem == nil)
  }

  @Test func survivorsForgetTheController() {
    let child = UIViewController()
    var parent: UIViewController? = NotedController()
    parent?.addChild(child)
    let view = parent?.view
    parent = nil
    #expect(child.parent == nil)
    #expect(view?.next == nil)
  }

  /// The last reference may be another thread's: the hierarchy is then taken apart on the main actor.
  @Test func viewsMayBeReleasedElsewhere() async {
    let child = UIView()
    let box = Box(UIView())
    box.view?.addSubview(child)
    await withCheckedContinuation { done in
      Thread {
        box.view = nil
        done.resume()
      }.start()
    }
    await Task { @MainActor in }.value
    #expect(child.superview == nil)
  }

  /// A main queue that does not turn keeps nothing of views that are gone: each layout takes them apart. In a program of
  /// its own, whose memory nobody else uses.
  @Test func aBusyMainQueueKeepsNothing() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        releaseElsewhere(2000)
        let before = residentKilobytes()
        releaseElsewhere(20_000)
        // A block of the main queue for each would be 140 bytes, 2,800 KB in all.
        #expect(residentKilobytes() - before < 1000)
      }
    }
  }
}

/// Views whose last reference is another thread's, one after the other, with a layout after each.
@MainActor private func releaseElsewhere(_ count: Int) {
  let root = UIView()
  for _ in 0..<count {
    let box = Box(UIView())
    DispatchQueue.global().sync { box.view = nil }
    root.layoutIfNeeded()
  }
}

/// What the program has in memory, as the system counts it.
private func residentKilobytes() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
}

private final class Diary: @unchecked Sendable { var entries: [String] = [] }

private final class Box: @unchecked Sendable {
  var view: UIView?
  init(_ view: UIView) { self.view = view }
}

private final class NotedView: UIView {
  var diary: Diary?
  deinit { diary?.entries.append("view") }
}

private final class NotedCell: UITableViewCell {
  var diary: Diary?
  deinit { diary?.entries.append("cell") }
}

private final class NotedController: UIViewController {
  var diary: Diary?
  deinit { diary?.entries.append("controller") }
}

private final class NotedGuide: UILayoutGuide {
  var diary: Diary?
  deinit { diary?.entries.append("guide") }
}
