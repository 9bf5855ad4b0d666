@_exported import PlumbViewKit
