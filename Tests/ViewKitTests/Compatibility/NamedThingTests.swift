import Foundation
import Testing
import UIKit

/// Names in apps' sources that belong to no layout, and what they answer.
@MainActor @Suite struct NamedThingTests {
  private final class Noted: NSMutableAttributedString {}

  @Test func anEmptyTextIsMade() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    let none: NSAttributedString = .init()
    #expect(text.string == "a" && none.length == 0 && Noted().length == 0)
    #expect(type(of: Noted()) == Noted.self && type(of: NSAttributedString()) == NSAttributedString.self)
  }

  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test func namesAreSortedIntoLetters() {
    let index = UILocalizedIndexedCollation.current()
    let byName = Selector("name") { (person: Person, _) in person.name }
    #expect(index.sectionTitles.count == 27 && index.sectionIndexTitles.last == "#")
    #expect(index.section(for: Person("Émile"), collationStringSelector: byName) == 4)
    #expect(index.section(for: Person("zoe"), collationStringSelector: byName) == 25)
    #expect(index.section(for: Person("7up"), collationStringSelector: byName) == 26)
    let people = [Person("b 10"), Person("b 9"), Person("A")]
    let sorted = index.sortedArray(from: people, collationStringSelector: byName) as? [Person]
    #expect(sorted?.map(\.name) == ["A", "b 9", "b 10"])
  }

  @Test func aFirmTouchIsNotFelt() {
    final class Peeking: UIViewController, UIViewControllerPreviewingDelegate {
      override var previewActionItems: [any UIPreviewActionItem] {
        [UIPreviewAction(title: "Open", style: .default) { _, _ in }]
      }
      func previewingContext(
        _ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(_ context: any UIViewControllerPreviewing, commit shown: UIViewController) {}
    }
    let controller = Peeking()
    controller.view.frame = CGRect(x: 0, y: 0, width: 40, height: 50)
    let context = controller.registerForPreviewing(with: controller, sourceView: controller.view)
    #expect(context.sourceRect == controller.view.bounds && context.delegate === controller)
    #expect(controller.previewActionItems.map(\.title) == ["Open"])
  }

  @Test func suggestionsOfASearchSayTheirText() {
    let search = UISearchController(searchResultsController: nil)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "pears")]
    search.automaticallyShowsScopeBar = false
    search.dimsBackgroundDuringPresentation = false
    #expect(search.searchSuggestions?.first?.localizedSuggestion == "pears")
    #expect(search.scopeBarActivation == .manual && !search.obscuresBackgroundDuringPresentation)
  }

  @Test func whatIsTypedStandsBeforeTheCaret() {
    let keyboard = UIInputViewController()
    let text = keyboard.textDocumentProxy
    #expect(keyboard.inputView == nil && !text.hasText)
    text.insertText("cat")
    text.adjustTextPosition(byCharacterOffset: -1)
    text.deleteBackward()
    #expect(text.documentContextBeforeInput == "c" && text.documentContextAfterInput == "t")
    #expect(keyboard.view is UIInputView && keyboard.inputView === keyboard.view)
  }

  @Test func nothingIsSpeltWrong() {
    let checker = UITextChecker()
    let found = checker.rangeOfMisspelledWord(
      in: "helo", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
    UITextChecker.learnWord("plumb")
    #expect(UITextChecker.hasLearnedWord("plumb"))
    UITextChecker.unlearnWord("plumb")
    #expect(!UITextChecker.hasLearnedWord("plumb"))
  }

  @Test func threeDimensionsAreKeptAsAValue() {
    var transform = CATransform3DMakeTranslation(1, 2, 3)
    transform.m34 = -0.002
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
    #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
  }

  @Test func renderersTakeAnImagesScale() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: threefold)
    #expect(renderer.image { _ in }.imageRendererFormat.scale == 3)
    let traits = UITraitCollection(displayScale: 1)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 1)
  }

  private var threefold: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return format
  }

  @Test func valuesAreSetByName() {
    UIAlertAction(title: "Go", style: .default).setValue(UIColor.red, forKey: "titleTextColor")
    #expect(UIDevice.current.value(forKey: "orientation") as? Int == UIDevice.current.orientation.rawValue)
    let cell = CAEmitterCell()
    cell.setValue(3, forKey: "weight")
    #expect(cell.value(forKey: "weight") as? Int == 3)
  }

  @Test func aSearchIsThereWhereATextHasOne() {
    let text = UITextView()
    #expect(text.findInteraction == nil)
    text.isFindInteractionEnabled = true
    #expect(text.findInteraction?.isFindNavigatorVisible == false)
  }

  @Test func pathsMoveToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
    let moved = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(moved.bounds == CGRect(x: 11, y: 21, width: 5, height: 5) && path.bounds.minX == 1)
  }

  @Test func pagesAreSeenAtMostOnce() {
    let control = UIPageControl()
    let progress = UIPageControlTimerProgress(preferredDuration: 3)
    control.progress = progress
    progress.setDuration(5, forPage: 1)
    progress.currentProgress = 7
    #expect(control.progress?.currentProgress == 1 && progress.duration(forPage: 1) == 5)
    #expect(progress.duration(forPage: 0) == 3)
  }

  @Test func listsOfATextHaveMarkers() {
    let bullets = NSTextList(markerFormat: .disc, options: 0)
    let letters = NSTextList(markerFormat: .uppercaseLatin, options: [], startingItemNumber: 3)
    let numbers = NSTextList(markerFormat: .decimal, options: 0)
    #expect(bullets.marker(forItemNumber: 2) == "\u{2022}" && !bullets.isOrdered)
    #expect(letters.marker(forItemNumber: 3) == "C" && letters.isOrdered)
    #expect(numbers.marker(forItemNumber: 12) == "12" && numbers.startingItemNumber == 1)
    let style = NSMutableParagraphStyle()
    style.textLists = [bullets]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists == [bullets] && NSParagraphStyle.default.textLists.isEmpty)
  }

  @Test func groupsOfItemsHaveThem() {
    let item = UIBarButtonItem(systemItem: .add)
    #expect(item.creatingFixedGroup().barButtonItems == [item])
    let group = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "more", items: [item, item])
    #expect(group.barButtonItems.count == 2 && group.representativeItem == nil)
  }

  @Test func cornersAreKept() {
    let view = UIView()
    #expect(view.cornerConfiguration == .corners(radius: .fixed(0)))
    view.cornerConfiguration = .capsule()
    #expect(view.cornerConfiguration == .capsule() && view.cornerConfiguration != .capsule(maximumRadius: 3))
  }

  @Test func viewsStandForAttachmentsOfAKind() {
    NSTextAttachment.registerViewProviderClass(UIView.self, forFileType: "tests.kind")
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "tests.kind") == UIView.self)
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "tests.other") == nil)
  }

  @Test func aCollectionSaysWhereItsHeadersAre() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    let source = HeadedItems()
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    collection.dataSource = source
    collection.layoutIfNeeded()
    let places = collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    #expect(places == [IndexPath(item: 0, section: 0)])
    let header = collection.supplementaryView(forElementKind: kind, at: places[0])
    #expect(header.map { collection.indexPath(forSupplementaryView: $0) } == places[0])
    #expect(collection.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
  }

  private final class HeadedItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collection: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collection.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collection: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
}
