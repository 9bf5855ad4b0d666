import CoreGraphics

/// The animations that wait with a layer, by their keys.
@MainActor
final class KeyedAnimations {
  private var list: [(key: String, isNamed: Bool, animation: CAAnimation)] = []
  private var unnamed = 0

  nonisolated init() {}

  /// In the order in which they were added, without those that nobody named.
  var keys: [String] { list.filter { $0.isNamed }.map { $0.key } }

  subscript(key: String) -> CAAnimation? { list.first { $0.isNamed && $0.key == key }?.animation }

  /// Keeps a copy, as Apple's layers do: the animation may go on to the next layer with other values.
  func add(_ animation: CAAnimation, _ key: String?, to layer: CALayer) {
    guard let copy = animation.copy(with: nil) as? CAAnimation else { return }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if let key { remove(key) } else { unnamed += 1 }
    list.append((key ?? String(unnamed), key != nil, copy))
    copy.delegate?.animationDidStart(copy)
  }

  func remove(_ key: String) {
    guard let place = list.firstIndex(where: { $0.isNamed && $0.key == key }) else { return }
    let animation = list.remove(at: place).animation
    animation.delegate?.animationDidStop(animation, finished: false)
  }

  func removeAll() {
    let removed = list
    list = []
    for entry in removed { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
  }
}
