import Testing
import UIKit

/// Members that code of apps names and that have little or nothing to do here: they keep what is set, and no more.
@MainActor
struct QuietMemberTests {
  @Test func aCalendarIsAsLargeAsADatePickerThatShowsAMonth() {
    let (calendar, picker) = (UICalendarView(), UIDatePicker())
    picker.preferredDatePickerStyle = .inline
    #expect(calendar.intrinsicContentSize == picker.intrinsicContentSize)
    let days = [DateComponents(year: 2024, month: 2, day: 29)]
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.setSelectedDates(days, animated: true)
    calendar.selectionBehavior = selection
    calendar.setVisibleDateComponents(days[0], animated: false)
    #expect(calendar.visibleDateComponents == days[0])
    #expect((calendar.selectionBehavior as? UICalendarSelectionMultiDate)?.selectedDates == days)
  }

  @Test func coloursOfCoreImage() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(color == CIColor(red: 0.25, green: 0.5, blue: 0.75))
    #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(UIColor.white.ciColor == .white && color != .gray)
  }

  @Test func traitsChooseAmongAnAssetsImages() {
    func image(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
    }
    let (light, dark) = (image(1), image(2))
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let asset = light.imageAsset
    #expect(asset === light.imageAsset && asset === dark.imageAsset)
    #expect(asset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset?.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    asset?.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
  }

  /// An asset that a program makes keeps its images, which do not keep it.
  @Test func anAssetGoesWithWhoeverMadeIt() {
    weak var gone: UIImageAsset?
    let image = UIImage()
    do {
      let asset = UIImageAsset()
      asset.register(image, with: UITraitCollection())
      gone = asset
      #expect(image.imageAsset === asset)
    }
    #expect(gone == nil)
  }

  @Test func nothingIsPrinted() {
    let (controller, view) = (UIPrintInteractionController.shared, UIView())
    controller.printFormatter = view.viewPrintFormatter()
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Text"), startingAtPageAt: 2)
    #expect(renderer.printFormatters?.first?.startPage == 2)
    #expect(renderer.printFormatters?.first?.printPageRenderer === renderer)
    var answers: [Bool] = []
    let wasShown = controller.present(animated: true) { _, isPrinted, _ in answers.append(isPrinted) }
    #expect(!wasShown && answers == [false] && !UIPrintInteractionController.isPrintingAvailable)
  }

  @Test func everyFontCountsAsRegistered() throws {
    let file = URL(fileURLWithPath: "/nowhere/Font.ttf")
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    #expect(CGDataProvider(url: file) == nil)
    let provider = try #require(CGDataProvider(data: Data([1]) as CFData))
    let font = try #require(CGFont(provider))
    var error: Unmanaged<CFError>?
    let isRegistered = CTFontManagerRegisterGraphicsFont(font, &error)
    #expect(isRegistered && error == nil)
  }

  @Test func updatesThatAreUnderWay() {
    final class Source: NSObject, UITableViewDataSource {
      var rows = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), Source())
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    source.rows = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }

  @Test func anOverlayIsAsLargeAsItsImageView() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.overlayContentView.frame == view.bounds)
    view.frame.size.width = 30
    #expect(view.overlayContentView.frame == view.bounds && view.subviews == [view.overlayContentView])
  }

  @Test func whatAResponderTakes() {
    final class Picture: NSItemProvider {
      override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        typeIdentifier == "public.image"
      }
    }
    let view = UIView()
    #expect(!view.canPaste([Picture()]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(!view.canPaste([Picture()]))
    view.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.image"])
    #expect(
      view.canPaste([Picture()]) && !view.canPaste([]) && !view.canPaste([Picture(), NSItemProvider()]))
  }

  @Test func whereAWayBackMayLead() {
    final class Root: UIViewController {
      override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
      ) -> Bool { action == Selector(("back:")) }
      override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
      ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }
    }
    let root = Root()
    #expect(root.canPerformUnwindSegueAction(Selector(("back:")), from: root, sender: nil))
    #expect(!UIViewController().canPerformUnwindSegueAction(Selector(("back:")), from: root, sender: nil))
  }

  @Test func rowsHaveActionsOfOldToo() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }]
      }
    }
    let rows = Rows()
    let actions = rows.tableView(rows.tableView, editActionsForRowAt: IndexPath(row: 0, section: 0))
    #expect(actions?.map(\.title) == ["Delete"] && actions?.first?.style == .default)
  }

  @Test func anAppSaysWhatItsStatusBarIsLikeInVain() {
    let app = UIApplication.shared
    let hidden = app.isStatusBarHidden
    app.setStatusBarHidden(!hidden, with: .slide)
    app.isStatusBarHidden = !hidden
    app.setStatusBarStyle(.lightContent, animated: true)
    app.statusBarStyle = .lightContent
    #expect(app.isStatusBarHidden == hidden && app.statusBarStyle == .default)
  }

  @Test func aFontOfANameHasTheName() {
    #expect(CGFont("Helvetica-Bold" as CFString)?.postScriptName == "Helvetica-Bold")
    #expect(CGFont("" as CFString) == nil)
  }
}
