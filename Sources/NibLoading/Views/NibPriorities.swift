package import PlumbInterfaceBuilder
import PlumbViewKit

/// How strongly a document's view holds to its content.
///
/// Interface Builder writes priorities that are not 250 and 750, whatever the class has by itself.
@MainActor
package struct NibPriorities {
  private let element: ViewElement

  package init(_ element: ViewElement) { self.element = element }

  package func apply(to view: UIView) {
    view.setContentHuggingPriority(
      priority(element.horizontalHuggingPriority, .defaultLow), for: .horizontal)
    view.setContentHuggingPriority(priority(element.verticalHuggingPriority, .defaultLow), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority(element.horizontalCompressionResistancePriority, .defaultHigh), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority(element.verticalCompressionResistancePriority, .defaultHigh), for: .vertical)
  }

  private func priority(_ value: Double?, _ usual: UILayoutPriority) -> UILayoutPriority {
    guard let value, value > 0 else { return usual }
    return UILayoutPriority(Float(min(value, 1000)))
  }
}
