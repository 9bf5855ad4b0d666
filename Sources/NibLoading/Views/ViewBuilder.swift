import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// How the elements of one kind become views.
@MainActor
struct ViewBuilder {
  /// The class, where the document names no other.
  let base: UIView.Type
  /// What the kind has beyond what every view has.
  let configure: @MainActor (UIView, NibReading) -> Void

  init(_ base: UIView.Type) {
    self.base = base
    configure = { _, _ in }
  }

  init<View: UIView>(_ base: View.Type, _ configure: @escaping @MainActor (View, NibReading) -> Void) {
    self.base = base
    self.configure = { view, reading in if let view = view as? View { configure(view, reading) } }
  }

  /// The builder of a kind: one line each, in the file of its family.
  ///
  /// - Parameter onCanvas: Lists do not arrange their cells there, which have places that the document gives
  ///   them.
  static func builder(of kind: ViewKind, onCanvas: Bool) -> ViewBuilder {
    if onCanvas, lists[kind] != nil || collections[kind] != nil { return ViewBuilder(UIView.self) }
    return families[kind] ?? ViewBuilder(UIView.self)
  }

  private static let families = [containers, texts, buttons, values, bars, lists, collections]
    .reduce(into: [ViewKind: ViewBuilder]()) { $0.merge($1) { first, _ in first } }
}
