/// A text, as C's interfaces of Apple's platforms call one.
public typealias CFString = String
/// A list of anything, as C's interfaces of Apple's platforms call one.
public typealias CFArray = [Any]
/// Values by name, as C's interfaces of Apple's platforms call them.
public typealias CFDictionary = [AnyHashable: Any]
