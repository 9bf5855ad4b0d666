// The names of keys are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

extension NSEvent {
  /// What somebody did.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case appKitDefined = 13
    case systemDefined = 14
    case applicationDefined = 15
    case periodic = 16
    case cursorUpdate = 17
    case rotate = 18
    case beginGesture = 19
    case endGesture = 20
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp = 26
    case otherMouseDragged = 27
    case gesture = 29
    case magnify = 30
    case swipe = 31
    case smartMagnify = 32
    case pressure = 34
  }

  /// The way in which fingers move.
  public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }

  /// How far a movement of fingers is.
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 1 << 1)
    public static let changed = Phase(rawValue: 1 << 2)
    public static let ended = Phase(rawValue: 1 << 3)
    public static let cancelled = Phase(rawValue: 1 << 4)
    public static let mayBegin = Phase(rawValue: 1 << 5)
  }

  /// The keys that change what others do.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// Those which no device alone has.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }

  /// A key without a character of its own, by the one that stands for it in Unicode's private area.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "\0" }
    public static let upArrow = SpecialKey(rawValue: NSUpArrowFunctionKey)
    public static let downArrow = SpecialKey(rawValue: NSDownArrowFunctionKey)
    public static let leftArrow = SpecialKey(rawValue: NSLeftArrowFunctionKey)
    public static let rightArrow = SpecialKey(rawValue: NSRightArrowFunctionKey)
    public static let deleteForward = SpecialKey(rawValue: NSDeleteFunctionKey)
    public static let home = SpecialKey(rawValue: NSHomeFunctionKey)
    public static let end = SpecialKey(rawValue: NSEndFunctionKey)
    public static let pageUp = SpecialKey(rawValue: NSPageUpFunctionKey)
    public static let pageDown = SpecialKey(rawValue: NSPageDownFunctionKey)
    public static let f1 = SpecialKey(rawValue: NSF1FunctionKey)
    public static let f2 = SpecialKey(rawValue: NSF2FunctionKey)
    public static let f3 = SpecialKey(rawValue: NSF3FunctionKey)
    public static let f4 = SpecialKey(rawValue: NSF4FunctionKey)
    public static let f5 = SpecialKey(rawValue: NSF5FunctionKey)
    public static let backspace = SpecialKey(rawValue: NSBackspaceCharacter)
    public static let carriageReturn = SpecialKey(rawValue: NSCarriageReturnCharacter)
    public static let newline = SpecialKey(rawValue: NSNewlineCharacter)
    public static let enter = SpecialKey(rawValue: NSEnterCharacter)
    public static let delete = SpecialKey(rawValue: NSDeleteCharacter)
    public static let tab = SpecialKey(rawValue: NSTabCharacter)
    public static let backTab = SpecialKey(rawValue: NSBackTabCharacter)
  }
}

// Characters of keys, as Unicode's table of Apple's private characters has them
// (https://unicode.org/Public/MAPPINGS/VENDORS/APPLE/CORPCHAR.TXT, from memory).

public var NSUpArrowFunctionKey: Int { 0xf700 }
public var NSDownArrowFunctionKey: Int { 0xf701 }
public var NSLeftArrowFunctionKey: Int { 0xf702 }
public var NSRightArrowFunctionKey: Int { 0xf703 }
public var NSF1FunctionKey: Int { 0xf704 }
public var NSF2FunctionKey: Int { 0xf705 }
public var NSF3FunctionKey: Int { 0xf706 }
public var NSF4FunctionKey: Int { 0xf707 }
public var NSF5FunctionKey: Int { 0xf708 }
public var NSDeleteFunctionKey: Int { 0xf728 }
public var NSHomeFunctionKey: Int { 0xf729 }
public var NSEndFunctionKey: Int { 0xf72b }
public var NSPageUpFunctionKey: Int { 0xf72c }
public var NSPageDownFunctionKey: Int { 0xf72d }
public var NSEnterCharacter: Int { 0x03 }
public var NSBackspaceCharacter: Int { 0x08 }
public var NSTabCharacter: Int { 0x09 }
public var NSNewlineCharacter: Int { 0x0a }
public var NSCarriageReturnCharacter: Int { 0x0d }
public var NSBackTabCharacter: Int { 0x19 }
public var NSDeleteCharacter: Int { 0x7f }
