import Foundation

/// Those who see events before windows do.
@MainActor
enum EventMonitors {
  final class Monitor {
    let mask: NSEvent.EventTypeMask
    let handler: (NSEvent) -> NSEvent?
    init(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
      (self.mask, self.handler) = (mask, handler)
    }
  }

  private static var monitors: [Monitor] = []

  static func add(_ monitor: Monitor) { monitors.append(monitor) }
  static func remove(_ monitor: Any) { monitors.removeAll { $0 === monitor as AnyObject } }

  /// What is left of an event for the windows; nil where a monitor kept it.
  static func passed(_ event: NSEvent) -> NSEvent? {
    var event: NSEvent? = event
    for monitor in monitors {
      guard let left = event else { return nil }
      if monitor.mask.contains(.init(type: left.type)) { event = monitor.handler(left) }
    }
    return event
  }
}

extension NSEvent {
  /// Has a closure see the app's events before its windows do: what it gives back goes on, nil ends there.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = EventMonitors.Monitor(mask, block)
    EventMonitors.add(monitor)
    return monitor
  }
  /// Does nothing here: there are no other apps.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { EventMonitors.Monitor(mask) { $0 } }
  public class func removeMonitor(_ eventMonitor: Any) { EventMonitors.remove(eventMonitor) }
}

extension NSEvent.EventTypeMask {
  /// Events of one type.
  public init(type: NSEvent.EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }
}
