/// The system whose layout, fonts and controls are meant.
@frozen
package enum Platform: UInt8, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
}
