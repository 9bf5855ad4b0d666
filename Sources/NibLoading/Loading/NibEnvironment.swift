/// For whom a document is loaded.
package enum NibEnvironment: Sendable {
  /// The simulated device, as a program runs there.
  case onDevice
  /// The canvas of Interface Builder, on the device for which the document was saved: contents, safe areas
  /// and margins are those of the document's own layout, and placeholders count.
  case asInInterfaceBuilder
}
