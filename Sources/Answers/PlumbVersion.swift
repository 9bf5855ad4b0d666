/// Which Plumb this is: the one place that says it. Documents that name it are held to it by a test.
public enum PlumbVersion {
  /// As semantic versioning writes it, without a `v`: the tag that a client depends on.
  public static let text = "0.2.0"
}
