/// The system whose fonts and controls are measured.
@frozen
public enum Platform: UInt8, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
}
