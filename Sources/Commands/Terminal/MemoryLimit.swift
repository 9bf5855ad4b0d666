#if canImport(Glibc)
  import Synchronization

  /// Ends the program with a sentence before it takes more memory than anybody should lend it for a document.
  ///
  /// Counts of views and texts are checked where documents are read. How views depend on each other is known only once they are
  /// laid out, and some hostile ways take memory by the square of their number: without an end of its own the program would end as
  /// the kernel has it, and perhaps another program with it.
  enum MemoryLimit {
    /// 1 GB, less what may be taken between two looks.
    static let bytes = 960 << 20

    private static let milliseconds: useconds_t = 10
    /// How many files are being put into their places: these moments are waited for, so that nothing is left beside them.
    static let writes = Atomic(0)

    /// Looks from now on, on a thread of its own, a hundred times a second: a millionth of a processor's time each.
    static func watch() {
      // A signal that is held back on one thread would be taken by this one.
      var all = sigset_t()
      var before = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, &before)
      var thread = pthread_t()
      if pthread_create(&thread, nil, { _ in Self.look() }, nil) == 0 { pthread_detach(thread) }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static func look() -> Never {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      // Without the file nobody is told how much there is.
      while true {
        usleep(milliseconds * 1000)
        if file >= 0, pages(file) * sysconf(Int32(_SC_PAGESIZE)) > bytes { end() }
      }
    }

    /// The second number of the file: what the program has in memory.
    private static func pages(_ file: Int32) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
        let count = pread(file, buffer.baseAddress, buffer.count, 0)
        guard count > 0 else { return 0 }
        let second = buffer[..<count].drop { $0 != UInt8(ascii: " ") }.dropFirst()
        return second.prefix { 0x30...0x39 ~= $0 }.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      }
    }

    private static func end() {
      for _ in 0..<100 where writes.load(ordering: .acquiring) > 0 { usleep(milliseconds * 1000) }
      let sentence: StaticString =
        "plumb: This would take more than 1 GB of memory and was given up. Name one document or scene, or split it.\n"
      _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
      _exit(ExitCode.notDone.value)
    }
  }
#endif
