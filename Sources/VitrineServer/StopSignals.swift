import Glibc

/// The signals that ask a program to end: SIGINT, which Control-C sends, and SIGTERM.
public struct StopSignals: ~Copyable {
  private var signals = sigset_t()

  /// Holds the signals back in this thread and those it starts from now on.
  public init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A client that goes away is no reason to end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of the signals.
  public borrowing func wait() {
    var signals = signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
  }

  /// Lets a further signal end the program at once.
  public borrowing func release() {
    var signals = signals
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
