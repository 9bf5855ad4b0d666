import CoreGraphics

/// Says what a word means: there is no dictionary here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
