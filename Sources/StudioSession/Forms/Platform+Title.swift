import PlumbAppleFacts
import PlumbTextMetrics

extension Platform {
  /// As people call it.
  var title: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    }
  }
}
