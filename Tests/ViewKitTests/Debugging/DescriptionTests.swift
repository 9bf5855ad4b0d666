import Testing
import UIKit

/// A view that says something else of itself.
private final class Quiet: UIView {
  override var description: String { MainActor.assumeIsolated { "<Quiet; \(subviews.count) subviews>" } }
}

/// What views say of themselves, as published dumps and recorded snapshots have it.
@MainActor @Suite struct DescriptionTests {
  private func withoutAddresses(_ text: String) -> String {
    text.replacing(/: 0x[0-9a-f]+/, with: "")
  }

  @Test func recursiveDescriptionAsksEachView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let quiet = Quiet()
    root.addSubview(quiet)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 42, height: 20.5))
    label.text = "Label"
    quiet.addSubview(label)
    root.addSubview(UIView())
    #expect(
      withoutAddresses(root.plumb.recursiveDescription()) == """
        <UIView; frame = (0 0; 390 844); layer = <CALayer>>
           | <Quiet; 1 subviews>
           |    | <UILabel; frame = (0 0; 42 20.5); text = 'Label'; userInteractionEnabled = NO; \
        backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
           | <UIView; frame = (0 0; 0 0); layer = <CALayer>>

        """)
  }

  @Test func backgroundsArePrintedSinceSystem13() async {
    let view = UIView()
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(
      view.description.contains(
        "; backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x"))
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current.systemVersion = 12
        #expect(!UILabel().description.contains("backgroundColor"))
      }
    }
  }

  @Test func classNamesAreApples() {
    #expect(NSStringFromClass(UIView.self) == "UIView")
    #expect(NSStringFromClass(type(of: UILabel())) == "UILabel")
    #expect(NSStringFromClass(UIViewController.self) == "UIViewController")
    #expect(NSStringFromClass(Quiet.self) == "ViewKitTests.Quiet")
    #expect(NSStringFromClass(NSObject.self).hasSuffix("NSObject"))
  }
}
