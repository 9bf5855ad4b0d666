import CoreGraphics
import Dispatch

/// The messages that wait for their time. As on Apple's platforms, a message keeps its object alive until then.
@MainActor
enum DelayedMessages {
  private final class Entry {
    let message: Message
    let object: AnyObject
    let argument: Any?

    init(_ message: Message, _ object: AnyObject, _ argument: Any?) {
      self.message = message
      self.object = object
      self.argument = argument
    }
  }

  private static var waiting: [Entry] = []

  static func add(_ message: Message, to object: AnyObject, argument: Any?, after delay: TimeInterval) {
    let entry = Entry(message, object, argument)
    waiting.append(entry)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
      MainActor.assumeIsolated {
        guard let place = waiting.firstIndex(where: { $0 === entry }) else { return }
        waiting.remove(at: place)
        entry.message.send(to: entry.object)
      }
    }
  }

  static func cancel(_ object: AnyObject, where isMeant: (Selector, Any?) -> Bool) {
    waiting.removeAll { $0.object === object && isMeant($0.message.selector, $0.argument) }
  }
}
