// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// A place of a file, as C's interfaces of Apple's platforms call one.
public typealias CFURL = URL
/// Bytes, as C's interfaces of Apple's platforms call them.
public typealias CFData = Data
/// A mistake, as C's interfaces of Apple's platforms call one.
public typealias CFError = NSError

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case user = 2
  case session = 3

  public static var persistent: CTFontManagerScope { .user }
}

/// Does nothing here: texts are measured with Plumb's own figures, and every font counts as registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Does nothing here.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Does nothing here: every font counts as registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Does nothing here.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
