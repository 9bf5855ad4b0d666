import Testing
import UIKit

/// Where somebody listens to mistakes, what cannot be loaded is empty, and the program goes on.
@MainActor @Suite struct NibFaultTests {
  private func faults(_ body: () -> Void) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    LayoutDebugging.faultHandler = { faults.append($0) }
    defer { LayoutDebugging.faultHandler = nil }
    body()
    return faults
  }

  @Test func aMissingNibIsEmpty() {
    var objects: [Any] = [1]
    var nib: UINib?
    // One that is registered and never shown is no mistake that anybody sees.
    #expect(faults { nib = UINib(nibName: "Nowhere", bundle: nil) }.isEmpty)
    let found = faults { objects = nib?.instantiate(withOwner: nil) ?? [] }
    #expect(found.count == 1 && found[0].message.hasSuffix("with name 'Nowhere'") && objects.isEmpty)
    #expect(found.first?.place?.file.hasSuffix("NibFaultTests.swift") == true)
  }

  @Test func aControllerWhoseNibIsMissingHasAPlainView() {
    let controller = UIViewController(nibName: "Nowhere", bundle: nil)
    var view: UIView?
    let found = faults { view = controller.view }
    #expect(found.count == 1 && view.map { type(of: $0) == UIView.self } == true)
  }

  @Test func aMissingStoryboardHasNoControllers() {
    var initial: UIViewController? = UIViewController()
    var named: UIViewController?
    let found = faults {
      let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
      initial = storyboard.instantiateInitialViewController()
      named = storyboard.instantiateViewController(withIdentifier: "card")
    }
    #expect(found.count == 2 && initial == nil && named != nil)
    #expect(found[0].message.hasPrefix("Could not find a storyboard named 'Nowhere'"))
    #expect(found[1].message.hasSuffix("doesn't contain a view controller with identifier 'card'"))
  }

  @Test func aDamagedNibIsEmpty() {
    var nib: UINib?
    let found = faults { nib = UINib(data: Data("<document".utf8), bundle: nil) }
    #expect(found.count == 1 && found[0].message.hasPrefix("data:1:"))
    #expect(nib?.instantiate(withOwner: nil).isEmpty == true)
  }
}
