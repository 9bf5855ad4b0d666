import PlumbInterfaceBuilder
import PlumbLayoutLint

/// The documents beside one that stand in for it on other devices.
enum NearbyVariants {
  /// - Parameter path: A document's; what comes in has none, and what cannot be read is told of by itself.
  static func of(_ path: String) -> [DocumentVariant] {
    guard path != InputFile.standardInput else { return [] }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return DocumentVariant.names(besides: String(path[start...])).compactMap { name in
      let place = String(path[..<start]) + name
      guard FileIdentity(path: place)?.isFile == true, let bytes = try? InputFile.bytes(at: place),
        let document = try? InterfaceDocument(bytes: bytes)
      else { return nil }
      return DocumentVariant(name: name, document)
    }
  }
}
