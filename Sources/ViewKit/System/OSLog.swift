import CoreGraphics

/// Where messages of a part of a program go: to nobody, since layout has no say in them.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ logObj: OSLog) {}

  /// Does nothing here.
  public func log(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Does nothing here.
  public func trace(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func debug(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func info(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func notice(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func warning(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func error(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func critical(_ message: OSLogMessage) {}
  /// Does nothing here.
  public func fault(_ message: OSLogMessage) {}
}

/// A message with values that may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Takes what stands between the texts, whatever is said of its form.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto)
    {}
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// How a value of a message is aligned.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How grave a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// A part of a program that has messages, as before `Logger`.
public final class OSLog: NSObject, Sendable {
  /// What a log is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
  public var signpostsEnabled: Bool { false }
  public func isEnabled(type: OSLogType) -> Bool { false }
}
