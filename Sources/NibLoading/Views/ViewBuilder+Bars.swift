import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// Bars and effects.
extension ViewBuilder {
  static let bars: [ViewKind: ViewBuilder] = [
    .navigationBar: ViewBuilder(UINavigationBar.self) { bar, reading in
      bar.isTranslucent = reading.bool("translucent") ?? true
      bar.prefersLargeTitles = reading.bool("largeTitles") ?? false
    },
    .toolbar: ViewBuilder(UIToolbar.self) { bar, reading in
      bar.isTranslucent = reading.bool("translucent") ?? true
    },
    .tabBar: ViewBuilder(UITabBar.self) { bar, reading in
      bar.isTranslucent = reading.bool("translucent") ?? true
    },
    .searchBar: ViewBuilder(UISearchBar.self) { bar, reading in
      bar.placeholder = reading.string("placeholder")
      bar.text = reading.string("text")
      bar.prompt = reading.string("prompt")
      bar.showsCancelButton = reading.bool("showsCancelButton") ?? false
    },
    .visualEffectView: ViewBuilder(UIVisualEffectView.self),
  ]
}
