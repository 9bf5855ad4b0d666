import CoreGraphics
import PlumbViewKit

/// What `init(coder:)` gets. It has no archive: `super.init(coder:)` sets what the document says.
@preconcurrency @MainActor
package final class NibCoder: NSCoder, NibDecoder {
  private let configure: @MainActor (NSObject) -> Void

  package init(_ configure: @escaping @MainActor (NSObject) -> Void) {
    self.configure = configure
    super.init()
  }

  package func decode(_ object: NSObject) { configure(object) }

  nonisolated package override var allowsKeyedCoding: Bool { true }
  nonisolated package override func containsValue(forKey key: String) -> Bool { false }
  nonisolated package override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated package override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated package override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated package override func decodeDouble(forKey key: String) -> Double { 0 }
  nonisolated package override func decodeFloat(forKey key: String) -> Float { 0 }
}
