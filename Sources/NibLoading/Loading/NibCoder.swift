import CoreGraphics
import PlumbViewKit

/// What `init(coder:)` gets. It has no archive: `super.init(coder:)` sets what the document says.
@preconcurrency @MainActor
final class NibCoder: NSCoder, NibDecoder {
  private let configure: @MainActor (NSObject) -> Void

  init(_ configure: @escaping @MainActor (NSObject) -> Void) {
    self.configure = configure
    super.init()
  }

  func decode(_ object: NSObject) { configure(object) }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
}
