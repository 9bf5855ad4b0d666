import CoreGraphics

/// The least and the greatest size of text of a view and all below it; nil for none.
struct CategoryLimits {
  var least: UIContentSizeCategory?
  var greatest: UIContentSizeCategory?
  var isNone: Bool { least == nil && greatest == nil }
}

extension UIView {
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = rarelyUsed?.categories ?? CategoryLimits()
    let names = [limits.least, limits.greatest].map { $0?.rawValue ?? "none" }
    return "minimum: \(names[0]), maximum: \(names[1])"
  }

  func changeLimits(_ change: (inout CategoryLimits) -> Void) {
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
