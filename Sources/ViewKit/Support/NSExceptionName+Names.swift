public import Foundation

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let rangeException = NSExceptionName("NSRangeException")
}
