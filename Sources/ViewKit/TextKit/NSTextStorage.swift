import CoreGraphics

/// A text that tells layout managers, and whoever shows it, of its changes.
///
/// A subclass that keeps the text itself has `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, to which all other changes come down, and says with `edited(_:range:changeInLength:)` what they
/// have changed.
open class NSTextStorage: NSMutableAttributedString {
  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called once a change is made.
  package var changed: (@MainActor () -> Void)?
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Kept alive by the text, as they do not keep it.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What the change at hand is about.
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0

  open override var length: Int { (string as NSString).length }

  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(aLayoutManager) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.textChanged()
  }

  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(aLayoutManager) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    inOneEdit {
      // A text may be put into itself.
      let pieces = attrString.pieces()
      replaceCharacters(in: range, with: attrString.string)
      for (attributes, piece) in pieces where piece.length > 0 {
        setAttributes(
          attributes, range: NSRange(location: range.location + piece.location, length: piece.length))
      }
    }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    inOneEdit {
      for (attributes, piece) in pieces(in: range) {
        var attributes = attributes
        change(&attributes)
        setAttributes(attributes, range: piece)
      }
    }
  }

  private func inOneEdit(_ edit: () -> Void) {
    beginEditing()
    edit()
    endEditing()
  }

  // MARK: Telling

  open override func beginEditing() {
    depth += 1
    super.beginEditing()
  }

  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change that was made, and has it told outside of `beginEditing()` and `endEditing()`.
  ///
  /// - Parameter editedRange: As it was before.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let now = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of a change.
  open func processEditing() {
    // What the delegate changes meanwhile belongs to the same change.
    depth += 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    tell { $0.textStorage($1, willProcessEditing: mask, range: range, changeInLength: delta) }
    fixAttributes(in: editedRange)
    tell { $0.textStorage($1, didProcessEditing: mask, range: range, changeInLength: delta) }
    depth -= 1
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    guard changed != nil || !layoutManagers.isEmpty else { return }
    nonisolated(unsafe) let own = self
    MainActor.assumeIsolated {
      for manager in own.layoutManagers {
        manager.processEditing(
          for: own, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
      own.changed?()
    }
  }

  private func tell(_ message: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
    guard let delegate else { return }
    nonisolated(unsafe) let told = (delegate, self)
    MainActor.assumeIsolated { message(told.0, told.1) }
  }

  /// Makes attributes agree with characters, between what the delegate is told before and after a change; there is nothing
  /// to do but what overrides do.
  open func fixAttributes(in range: NSRange) {}
  open var fixesAttributesLazily: Bool { false }
  /// Does nothing here.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing here.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// What a change is about.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

/// Learns of a text's changes, and may change more. Views are told as well as objects of no actor: the methods are the main
/// actor's, the protocol is nobody's.
public protocol NSTextStorageDelegate: AnyObject {
  @preconcurrency @MainActor func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  @preconcurrency @MainActor func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

extension NSAttributedString {
  /// The pieces that have the same attributes, as the text's own methods tell them: Foundation's enumerations ask no subclass.
  func pieces(in range: NSRange? = nil) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    let whole = range ?? NSRange(location: 0, length: (string as NSString).length)
    let end = whole.location + whole.length
    var pieces: [([NSAttributedString.Key: Any], NSRange)] = []
    var place = whole.location
    while place < end {
      var own = NSRange(location: place, length: end - place)
      let attributes = attributes(at: place, effectiveRange: &own)
      let next = min(max(own.location + own.length, place + 1), end)
      pieces.append((attributes, NSRange(location: place, length: next - place)))
      place = next
    }
    return pieces
  }
}
