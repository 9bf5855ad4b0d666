import CoreGraphics

/// Whether a program may fetch something while it is not seen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied, available
}

/// What came of fetching something meanwhile.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData, failed
}

/// What the system does for a program besides showing it: there is none here.
extension UIApplication {
  /// False: nobody registers.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing here: nobody sends messages.
  public func registerForRemoteNotifications() {}
  /// Does nothing here, for want of messages.
  public func unregisterForRemoteNotifications() {}
  /// Does nothing here: no headphones ask for anything.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing here, for want of headphones.
  public func endReceivingRemoteControlEvents() {}

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Without end: a program that is tested is seen.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  nonisolated public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  nonisolated public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Does nothing here: a program is never in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// True: no device is locked.
  public var isProtectedDataAvailable: Bool { true }

  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Ends with an error: there is one icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Does nothing here: no pictures are taken of programs.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing here: programs are not restored.
  public func extendStateRestoration() {}
  /// Does nothing here, for want of anything to restore.
  public func completeStateRestoration() {}

  nonisolated public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
  nonisolated public static var openDefaultApplicationsSettingsURLString: String {
    "app-settings:default-applications"
  }
}

/// Scenes besides the one that there is.
extension UIApplication {
  public var supportsMultipleScenes: Bool { false }
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Ends with an error where another scene is asked for: there is one.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let sceneSession, openSessions.contains(sceneSession) else {
      errorHandler?(CocoaError(.featureUnsupported))
      return
    }
  }
  /// Ends with an error: the scene that there is stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Does nothing here: no pictures of scenes are kept.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// How a scene comes to be seen.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open weak var requestingScene: UIScene?
  }
}

/// How a scene is to go.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
