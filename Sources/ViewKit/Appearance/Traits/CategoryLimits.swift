import CoreGraphics

/// The least and the greatest size of text of a view and all below it; nil for none.
struct CategoryLimits {
  var least: UIContentSizeCategory?
  var greatest: UIContentSizeCategory?
  var isNone: Bool { least == nil && greatest == nil }
}

extension UIView {
  /// The least size of text of the view and all below it, whatever the user prefers; nil for none.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rarelyUsed?.categories.least }
    set { changeLimits { $0.least = newValue } }
  }
  /// The greatest size of text of the view and all below it, whatever the user prefers; nil for none.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rarelyUsed?.categories.greatest }
    set { changeLimits { $0.greatest = newValue } }
  }
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = rarelyUsed?.categories ?? CategoryLimits()
    let names = [limits.least, limits.greatest].map { $0?.rawValue ?? "none" }
    return "minimum: \(names[0]), maximum: \(names[1])"
  }

  private func changeLimits(_ change: (inout CategoryLimits) -> Void) {
    TraitChange.hasOverrides = true
    TraitChange.around(self) { change(&rare.categories) }
  }

  var limitsCategories: Bool { !(rarelyUsed?.categories.isNone ?? true) }

  /// Traits with a size of text between the view's limits.
  func limited(_ traits: UITraitCollection) -> UITraitCollection {
    guard let limits = rarelyUsed?.categories, !limits.isNone else { return traits }
    var category = traits.preferredContentSizeCategory
    if let least = limits.least, category < least { category = least }
    if let greatest = limits.greatest, category > greatest { category = greatest }
    guard category != traits.preferredContentSizeCategory else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
  }
}
