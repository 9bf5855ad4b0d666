/// An object of whatever kind, as C's interfaces of Apple's platforms call one.
public typealias CFTypeRef = AnyObject
/// A text, as C's interfaces of Apple's platforms call one.
public typealias CFString = String
/// A list of anything, as C's interfaces of Apple's platforms call one.
public typealias CFArray = [Any]
/// Values by name, as C's interfaces of Apple's platforms call them.
public typealias CFDictionary = [AnyHashable: Any]
/// Yes or no, as C's interfaces of Apple's platforms call it.
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
/// The number of a picture of a font.
public typealias CGGlyph = UInt16
