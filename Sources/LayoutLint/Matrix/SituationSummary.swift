import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// In which of many situations something holds, in few words: “iPhone SE, text size ax1 and larger”.
package struct SituationSummary {
  /// What a linter of many surroundings says of where findings hold.
  package static let extent: Linter.Extent = { surroundings, places in
    SituationSummary(surroundings).text(places)
  }

  /// As many situations are named one by one; of more, the rest is counted where no few words tell them apart.
  private static let mostNamed = 3

  let all: [Surroundings]
  private let axes: [SituationAxis]

  init(_ all: [Surroundings]) {
    self.all = all
    axes = SituationAxis.allCases.filter { axis in
      all.contains { $0.environment.value(on: axis) != all[0].environment.value(on: axis) }
    }
  }

  /// What the situations have in common that no others have, else some of their names.
  ///
  /// - Parameter holding: Indices of some of the situations, in ascending order; not all.
  func text(_ holding: [Int]) -> String {
    if holding.count <= Self.mostNamed { return names(holding).joined(separator: ", ") }
    var values: [SituationAxis: [AxisValue]] = [:]
    for axis in axes {
      for index in holding {
        let value = all[index].environment.value(on: axis)
        if values[axis]?.contains(value) != true { values[axis, default: []].append(value) }
      }
    }
    guard count(values) == holding.count else { return someNames(holding) }
    // What no other situation is told apart by is not said.
    for axis in axes.reversed() {
      var fewer = values
      fewer[axis] = nil
      if count(fewer) == holding.count { values = fewer }
    }
    let parts = axes.compactMap { axis in values[axis].flatMap { phrase(axis, $0) } }
    return parts.isEmpty ? someNames(holding) : parts.joined(separator: ", ")
  }

  /// How many situations have one of the values on each axis that is named.
  private func count(_ values: [SituationAxis: [AxisValue]]) -> Int {
    all.count { situation in
      axes.allSatisfy { values[$0]?.contains(situation.environment.value(on: $0)) ?? true }
    }
  }

  private func names(_ holding: [Int]) -> [String] { holding.map { all[$0].name } }

  private func someNames(_ holding: [Int]) -> String {
    let named = names(Array(holding.prefix(Self.mostNamed))).joined(separator: ", ")
    return "\(named) and \(holding.count - Self.mostNamed) more of \(all.count) situations"
  }

  /// What sets some values of an axis apart from the others; nil where it is all of them.
  private func phrase(_ axis: SituationAxis, _ values: [AxisValue]) -> String? {
    let others = all.map { $0.environment.value(on: axis) }.filter { !values.contains($0) }
    if others.isEmpty { return nil }
    switch axis {
    case .device: return devices(values, others)
    case .textSize: return textSizes(values, others)
    default: return values.map { $0.words }.joined(separator: " or ")
    }
  }

  private func devices(_ values: [AxisValue], _ others: [AxisValue]) -> String {
    let devices = values.compactMap { $0.device }
    let rest = others.compactMap { $0.device }
    guard devices.count == values.count, rest.count == others.count, devices.count > 2 else {
      return values.map { $0.words }.joined(separator: ", ")
    }
    for (family, name) in [(DeviceFamily.phone, "every iPhone"), (.pad, "every iPad")]
    where devices.allSatisfy({ $0.family == family }) && !rest.contains(where: { $0.family == family }) {
      return name
    }
    let widths = devices.map { $0.size(.portrait).width }
    let restWidths = rest.map { $0.size(.portrait).width }
    if let most = widths.max(), let next = restWidths.min(), most < next {
      return "screens up to \(Int(most)) points wide"
    }
    if let least = widths.min(), let next = restWidths.max(), least > next {
      return "screens from \(Int(least)) points wide"
    }
    return values.map { $0.words }.joined(separator: ", ")
  }

  private func textSizes(_ values: [AxisValue], _ others: [AxisValue]) -> String {
    let sizes = values.map { $0.textSize }.sorted()
    let rest = others.map { $0.textSize }
    if let least = sizes.first, let most = sizes.last, least != most {
      if rest.allSatisfy({ $0 < least }) { return "text size \(least.name) and larger" }
      if rest.allSatisfy({ $0 > most }) { return "text size \(most.name) and smaller" }
    }
    return "text size " + sizes.map { $0.name }.joined(separator: " or ")
  }
}

/// What situations differ by.
private enum SituationAxis: CaseIterable {
  case device, orientation, direction, textSize, strings, size
}

/// A value on an axis, in the words for it.
private struct AxisValue: Hashable {
  let words: String
  var device: Device?
  /// A document's own counts as the size that new devices have.
  var textSize = ContentSizeCategory.large
}

extension Environment {
  fileprivate func value(on axis: SituationAxis) -> AxisValue {
    switch axis {
    case .device: AxisValue(words: device?.titleInWindow ?? "its own device", device: device)
    case .orientation: AxisValue(words: orientation == .landscape ? "landscape" : "upright")
    case .direction: AxisValue(words: direction == .rightToLeft ? "right to left" : "left to right")
    case .textSize:
      AxisValue(words: "text size \((texts.category ?? .large).name)", textSize: texts.category ?? .large)
    case .strings: AxisValue(words: texts.doublesStrings ? "double strings" : "strings as they are")
    case .size: AxisValue(words: size.map { "\($0.width) × \($0.height)" } ?? "its own size")
    }
  }
}
