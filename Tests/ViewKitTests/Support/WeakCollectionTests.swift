import Testing
import UIKit

@MainActor @Suite struct WeakCollectionTests {
  @Test func aWeakTableKeepsNobodyAlive() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    do {
      let gone = UIView()
      for view in [gone, kept, kept] { table.add(view) }
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func aMapForgetsWhatIsGone() {
    let map = NSMapTable<NSString, UIView>.strongToWeakObjects()
    let kept = UIView()
    do {
      let gone = UIView()
      map.setObject(gone, forKey: "gone")
      map.setObject(kept, forKey: "kept")
      #expect(map.object(forKey: "gone") === gone)
    }
    #expect(map.object(forKey: "gone") == nil && map.object(forKey: "kept") === kept && map.count == 1)
    map.setObject(nil, forKey: "kept")
    #expect(map.count == 0)
  }

  @Test func strongKeysAreFoundByWhatTheyAreEqualTo() {
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: NSString(string: "a" + "b"))
    #expect(map.object(forKey: "ab") == 1)
  }
}
