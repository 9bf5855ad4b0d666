import PlumbViewKit

extension UISceneConfiguration {
  /// What a scene's first controller comes from. Nobody makes a scene by it here.
  public var storyboard: UIStoryboard? {
    get { storyboardObject as? UIStoryboard }
    set { storyboardObject = newValue }
  }
}
