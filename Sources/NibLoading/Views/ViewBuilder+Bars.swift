import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Bars and effects.
extension ViewBuilder {
  static let bars: [ViewKind: ViewBuilder] = [
    .navigationBar: ViewBuilder(UINavigationBar.self) { bar, reading in
      let element = BarElement(reading.varied)
      bar.isTranslucent = element.translucent ?? true
      bar.prefersLargeTitles = element.largeTitles ?? false
    },
    .toolbar: ViewBuilder(UIToolbar.self) { bar, reading in
      bar.isTranslucent = BarElement(reading.varied).translucent ?? true
    },
    .tabBar: ViewBuilder(UITabBar.self) { bar, reading in
      bar.isTranslucent = BarElement(reading.varied).translucent ?? true
    },
    .searchBar: ViewBuilder(UISearchBar.self) { bar, reading in
      let element = SearchBarElement(reading.varied)
      bar.placeholder = NibTexts.shown(element.placeholder)
      bar.text = NibTexts.shown(element.text)
      bar.prompt = NibTexts.shown(element.prompt)
      bar.showsCancelButton = element.showsCancelButton ?? false
    },
    .visualEffectView: ViewBuilder(UIVisualEffectView.self),
  ]
}
