import CoreGraphics

/// A part of a program that has windows of its own. There is one, for the screen that is simulated.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is seen and used.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// How a scene begins.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?
  open private(set) lazy var session = UISceneSession()
}

/// What a scene is remembered by.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  open var persistentIdentifier: String { "scene" }
  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  open var scene: UIScene? { UIWindowScene.ofProgram }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private static let program = UIWindowScene()
  static var ofProgram: UIWindowScene { program }

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  open var traitCollection: UITraitCollection { SimulatedDevice.current.traits }
  open var interfaceOrientation: UIInterfaceOrientation {
    SimulatedDevice.current.isLandscape ? .landscapeRight : .portrait
  }
  /// True: windows fill the screen.
  open var isFullScreen: Bool { true }
  open var effectiveGeometry: Geometry { Geometry() }
  /// Nil: windows here are as large as the screen, as on phones.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Does nothing here: `SimulatedDevice.current` says how the device is held.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// What a status bar looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
}

/// What a scene tells. Nothing begins a scene here: the methods are for the code that calls them.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// What a scene with windows tells.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

/// How large a window may be, in points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [UIWindowScene.ofProgram] }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.ofProgram.interfaceOrientation }
  /// A program that is tested is used.
  public var applicationState: State { .active }
  /// Nobody opens anything here: what is asked for is answered with no.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing here.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Does nothing here.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// Whether a program is seen and used.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  /// How something is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  nonisolated public static var openSettingsURLString: String { "app-settings:" }
  nonisolated public static var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  nonisolated public static var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  nonisolated public static var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  nonisolated public static var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  nonisolated public static var willTerminateNotification: NSNotification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  nonisolated public static var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIScene {
  nonisolated public static var willConnectNotification: NSNotification.Name {
    .init("UISceneWillConnectNotification")
  }
  nonisolated public static var didDisconnectNotification: NSNotification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  nonisolated public static var didActivateNotification: NSNotification.Name {
    .init("UISceneDidActivateNotification")
  }
  nonisolated public static var willDeactivateNotification: NSNotification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  nonisolated public static var willEnterForegroundNotification: NSNotification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  nonisolated public static var didEnterBackgroundNotification: NSNotification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}

/// Work that goes on while a program is not seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Nothing ends the work: a program that is tested is always seen.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Does nothing here.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
