import PlumbAppleFacts
import PlumbInterfaceBuilder

extension DeviceFamily {
  package var title: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .television: "Apple TV"
    case .desktop: "Mac"
    }
  }
}
