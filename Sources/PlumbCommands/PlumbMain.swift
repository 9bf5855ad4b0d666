public func plumbMain() -> Int32 { 0 }
