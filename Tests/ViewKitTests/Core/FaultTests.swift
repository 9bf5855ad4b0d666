import Testing
import UIKit

/// What UIKit answers with an exception ends the program, with the same words and what to do.
@Suite struct FaultTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = UIView()
        let b = UIView()
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      }
    }
    #expect(
      text(result).contains("because they have no common ancestor.  Does the constraint or its anchors"))
  }

  @Test func requiredPriorityOfAnActiveConstraintBeforeSystem13() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SimulatedDevice.current.systemVersion = 12
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    #expect(text(result).contains("Mutating a priority from required to not on an installed constraint"))
    #expect(text(result).contains("You passed priority 750 and the existing priority was 1000."))
  }

  @Test func aLocationIsNotAConstant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 10)
      }
    }
    #expect(text(result).contains("Location attributes must be specified in pairs."))
  }

  @Test func aLocationIsNotASize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
          constant: 10)
      }
    }
    #expect(text(result).contains("Invalid pairing of layout attributes"))
  }

  @Test func leadingAndLeftDoNotMix() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = UIView()
        let b = UIView()
        a.addSubview(b)
        b.leadingAnchor.constraint(equalTo: a.leftAnchor).isActive = true
      }
    }
    #expect(text(result).contains("leading/trailing attribute and a right/left attribute"))
  }

  @Test func numbersAreFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(text(result).contains("constant is not finite"))
  }

  @Test func aViewIsNotInsideItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
  }

  @Test func aFormatThatIsNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[lable]-|", options: [], metrics: nil, views: ["label": UIView()])
      }
    }
    #expect(text(result).contains("lable is not a key in the views dictionary."))
  }
}

/// The runtime names the line of the mistake, not one of the engine's, and so does the message.
@Suite struct FaultPlaceTests {
  private func expectPlace(
    _ line: Int, _ result: ExitTest.Result?, at location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let place = "ViewKitTests/FaultTests.swift:\(line)"
    #expect(text.contains(place + ": Fatal error: "), "\(text)", sourceLocation: location)
    #expect(text.contains("The constraint is made at \(place)."), "\(text)", sourceLocation: location)
  }

  // The lines of exit tests themselves are those of a macro.
  private static let activating = #line + 2
  @MainActor private static func activate() {
    let constraint = UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor)
    constraint.isActive = true
  }

  private static let reading = #line + 2
  @MainActor private static func read() {
    _ = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[lable]-|", metrics: nil, views: ["label": UIView()])
  }

  private static let computing = #line + 2
  @MainActor private static func compute() {
    _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
  }

  private static let naming = #line + 2
  @MainActor private static func name() {
    _ = NSLayoutConstraint(
      item: "label", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 10)
  }

  private static let ranking = #line + 2
  @MainActor private static func rank() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = UILayoutPriority(-1)
  }

  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { FaultPlaceTests.activate() }
    }
    expectPlace(Self.activating, result)
  }

  @Test func aFormatThatIsNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { FaultPlaceTests.read() }
    }
    expectPlace(Self.reading, result)
  }

  @Test func aConstantThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { FaultPlaceTests.compute() }
    }
    expectPlace(Self.computing, result)
  }

  @Test func anItemThatIsNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { FaultPlaceTests.name() }
    }
    expectPlace(Self.naming, result)
  }

  @Test func aPriorityThatIsNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { FaultPlaceTests.rank() }
    }
    expectPlace(Self.ranking, result)
  }
}
