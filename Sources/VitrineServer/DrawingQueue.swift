import Dispatch
import Synchronization

/// The requests that wait for a picture, drawn one after the other.
final class DrawingQueue: Sendable {
  private struct Job {
    let exchange: Exchange
    let since: ContinuousClock.Instant
  }

  private struct State {
    var jobs: [Int: Job] = [:]
    var next = 0
    var drawn = 0
  }

  private let content: any ServerContent
  private let limits: ServerLimits
  private let queue = DispatchQueue(label: "vitrine.draw", qos: .userInitiated)
  private let state = Mutex(State())

  init(content: any ServerContent, limits: ServerLimits) {
    self.content = content
    self.limits = limits
  }

  /// How many requests wait or are being drawn.
  var waiting: Int { state.withLock { $0.jobs.count } }

  /// How many were drawn.
  var drawn: Int { state.withLock { $0.drawn } }

  /// Takes a request, whose connection is suspended until it is answered.
  ///
  /// - Returns: false if too many wait already; the connection is untouched then.
  func take(_ exchange: Exchange, _ work: ServerWork) -> Bool {
    let number: Int? = state.withLock { state in
      guard state.jobs.count < limits.waiting else { return nil }
      // Suspended before anybody could answer it.
      exchange.suspend()
      state.next += 1
      state.jobs[state.next] = Job(exchange: exchange, since: .now)
      return state.next
    }
    guard let number else { return false }
    queue.async { self.draw(number, work) }
    return true
  }

  private func draw(_ number: Int, _ work: ServerWork) {
    // Answered already where it waited for too long.
    guard let job = state.withLock({ $0.jobs[number] }) else { return }
    let answer = content.answer(to: work)
    state.withLock { state in
      state.jobs[number] = nil
      state.drawn += 1
    }
    job.exchange.resume(with: answer)
  }

  /// Answers the requests that have waited for too long; their pictures are not sent any more.
  func endOverdue() {
    let overdue = state.withLock { state in
      let now = ContinuousClock.now
      let overdue = state.jobs.filter { now - $0.value.since > limits.answer }
      for number in overdue.keys { state.jobs[number] = nil }
      return overdue.values.map { $0.exchange }
    }
    let seconds = limits.answer.components.seconds
    for exchange in overdue {
      exchange.resume(
        with: ServerAnswer(
          error: "there was no picture within \(seconds) s; ask again later, or for less",
          status: 503
        ).adding("Retry-After", "5"))
    }
  }
}
