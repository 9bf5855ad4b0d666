/// The system whose fonts and controls are measured.
@frozen
package enum Platform: UInt8, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
}
