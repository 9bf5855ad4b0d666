import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Axes along which a document may be shown differently. Each combination of their values is a situation that layouts are
/// checked in; an axis without values leaves what the document has.
package struct SituationMatrix: Hashable, Sendable {
  /// How texts are shown.
  package enum Strings: Hashable, Sendable, CaseIterable {
    /// As the document has them.
    case written
    /// Each twice, as long as it may be in another language.
    case doubled
  }

  /// More situations say nothing that these do not.
  package static let most = 1000

  package var devices: [Device] = []
  package var orientations: [Orientation] = []
  package var directions: [LayoutDirection] = []
  /// The text sizes that users prefer.
  package var textSizes: [ContentSizeCategory] = []
  package var strings: [Strings] = []
  /// Of the windows that tablets show apps in, in points; nil for the whole screen. Other devices have no such windows.
  package var widths: [Double?] = []

  package init() {}

  /// At most as many situations there are; `most` and one more stands for more.
  package var bound: Int {
    let counts = [
      devices.count, orientations.count, directions.count, textSizes.count, strings.count, widths.count,
    ]
    return counts.reduce(1) { min($0 * max(min($1, Self.most), 1), Self.most + 1) }
  }

  /// The combinations, each once, the devices in their order outermost.
  ///
  /// - Parameter base: What holds along axes without values.
  /// - Complexity: The product of the axes' lengths, squared where windows are named.
  package func situations(
    _ base: Environment = Environment()
  ) -> [Surroundings] {
    var environments = [base]
    environments = Self.crossed(environments, devices) { $0.device = $1 }
    environments = Self.crossed(environments, widths) { environment, width in
      guard let width, let device = environment.device, device.family == .pad else { return }
      environment.device = device.inWindow(width: width)
    }
    environments = Self.crossed(environments, orientations) { $0.orientation = $1 }
    environments = Self.crossed(environments, directions) { $0.direction = $1 }
    environments = Self.crossed(environments, textSizes) { $0.texts.category = $1 }
    environments = Self.crossed(environments, strings) { $0.texts.doublesStrings = $1 == .doubled }
    var situations: [Surroundings] = []
    var seen: Set<Environment> = []
    for environment in environments where seen.insert(environment).inserted {
      situations.append(Surroundings(environment))
    }
    return situations
  }

  private static func crossed<Value>(
    _ environments: [Environment], _ values: [Value],
    _ give: (inout Environment, Value) -> Void
  ) -> [Environment] {
    guard !values.isEmpty else { return environments }
    return environments.flatMap { environment in
      values.map { value in
        var environment = environment
        give(&environment, value)
        return environment
      }
    }
  }
}

extension SituationMatrix {
  /// The situations of apps that ship today: the screens of models that run the present system, upright and sideways, windows
  /// of tablets, text from right to left, and the text sizes and long words that break layouts, each where room is least.
  package static let shipping: [Surroundings] = {
    var phones = SituationMatrix()
    phones.devices = devices(
      "iPhone SE", "iPhone 13 mini", "iPhone 16e", "iPhone 16", "iPhone 17", "iPhone Air", "iPhone 16 Plus",
      "iPhone 17 Pro Max")
    var turned = SituationMatrix()
    turned.devices = devices("iPhone SE", "iPhone 13 mini", "iPhone 16", "iPhone 17 Pro Max")
    turned.orientations = [.landscape]
    var tablets = SituationMatrix()
    tablets.devices = devices("iPad mini", "iPad (A16)", "iPad Pro 13-inch (M5)")
    tablets.orientations = [.portrait, .landscape]
    var windows = SituationMatrix()
    windows.devices = devices("iPad Pro 13-inch (M5)")
    windows.orientations = [.landscape]
    windows.widths = [320, 507, 678]
    var mirrored = SituationMatrix()
    mirrored.devices = devices("iPhone SE", "iPhone 17 Pro Max", "iPad mini")
    mirrored.directions = [.rightToLeft]
    var texts = SituationMatrix()
    texts.devices = devices("iPhone SE")
    texts.textSizes = [
      .extraSmall, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    var largeTexts = SituationMatrix()
    largeTexts.devices = devices("iPad mini")
    largeTexts.textSizes = [.accessibilityExtraExtraExtraLarge]
    var longTexts = SituationMatrix()
    longTexts.devices = devices("iPhone SE", "iPad mini")
    longTexts.strings = [.doubled]
    return [phones, turned, tablets, windows, mirrored, texts, largeTexts, longTexts].flatMap {
      $0.situations()
    }
  }()

  private static func devices(_ names: String...) -> [Device] { names.compactMap { Device.named($0) } }
}
