import Foundation
import PlumbNibLoading
import Testing
import UIKit

/// Documents for one kind of device: `NAME~ipad` and `NAME~iphone`. Each test is a process of its own, since there is one
/// device in each.
@Suite struct DeviceNibTests {
  @Test func theDevicesOwnComesFirst() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let sample = DeviceNibSample()
        sample.nib("V.xib", tag: 1)
        sample.nib("V~ipad.xib", tag: 2)
        for (idiom, expected) in [(UIUserInterfaceIdiom.pad, 2), (.phone, 1), (.tv, 1)] {
          sample.use(idiom)
          #expect(sample.tag("V") == expected)
          let owner = UIViewController()
          UINib(nibName: "V", bundle: sample.bundle).instantiate(withOwner: owner)
          #expect(owner.view.tag == expected)
        }
        // Who names it gets it.
        #expect(sample.tag("V~ipad") == 2)
      }
    }
  }

  /// As where each device has its own, and none is for all; also in a folder of a language.
  @Test func oneForEach() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let sample = DeviceNibSample()
        sample.nib("W~iphone.xib", tag: 1)
        sample.nib("Base.lproj/W~ipad.xib", tag: 2)
        for (idiom, expected) in [(UIUserInterfaceIdiom.phone, 1), (.pad, 2), (.tv, nil)] {
          sample.use(idiom)
          #expect(sample.tag("W") == expected)
        }
      }
    }
  }

  @Test func controllersByTheNamesOfTheirClasses() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let sample = DeviceNibSample()
        sample.nib("PanelView.xib", tag: 1)
        sample.nib("PanelView~ipad.xib", tag: 2)
        for (idiom, expected) in [(UIUserInterfaceIdiom.phone, 1), (.pad, 2)] {
          sample.use(idiom)
          for name in [nil, "PanelView"] {
            #expect(PanelViewController(nibName: name, bundle: sample.bundle).view.tag == expected)
          }
        }
      }
    }
  }

  @Test func storyboards() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let sample = DeviceNibSample()
        sample.storyboard("Main.storyboard", title: "all")
        sample.storyboard("Main~iphone.storyboard", title: "phones")
        for (idiom, expected) in [(UIUserInterfaceIdiom.phone, "phones"), (.pad, "all")] {
          sample.use(idiom)
          let storyboard = UIStoryboard(name: "Main", bundle: sample.bundle)
          #expect(storyboard.instantiateInitialViewController()?.title == expected)
        }
      }
    }
  }
}

private final class PanelViewController: UIViewController {}

/// A bundle of documents, which goes with the test.
@MainActor private final class DeviceNibSample {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")

  init() {
    try! FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var bundle: Bundle? { Bundle(path: folder.path) }

  func nib(_ name: String, tag: Int) {
    let document = NibText.nib(
      #"""
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="a" id="o1"/></connections></placeholder><view tag="\#(tag)" id="a"/>
      """#)
    try! document.write(to: folder.appendingPathComponent(name))
  }

  func storyboard(_ name: String, title: String) {
    let document = NibText.storyboard(initial: "c", #"<viewController title="\#(title)" id="c"/>"#)
    try! document.write(to: folder.appendingPathComponent(name))
  }

  func use(_ idiom: UIUserInterfaceIdiom) {
    SimulatedDevice.current = SimulatedDevice(size: CGSize(width: 768, height: 1024), scale: 2, idiom: idiom)
  }

  /// Of the view in a nib; nil where there is no nib of the name.
  func tag(_ name: String) -> Int? {
    (bundle?.loadNibNamed(name, owner: UIViewController())?.first as? UIView)?.tag
  }
}
