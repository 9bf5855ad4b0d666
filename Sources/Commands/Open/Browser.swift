/// The browser of whoever sits at this machine.
enum Browser {
  /// Has an address shown, as far as there is something that shows it; where there is not, nothing happens.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      // Without a screen, what opens addresses might take the terminal for one.
      guard
        ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].contains(where: { Terminal.environment($0) ?? "" != "" })
      else { return }
      let opener = "xdg-open"
    #endif
    // Nobody waits for it, and nobody is told how it ended.
    signal(SIGCHLD, SIG_IGN)
    let words = [opener, address].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var process = pid_t()
    _ = posix_spawnp(&process, opener, &actions, nil, words + [nil], environ)
  }
}
