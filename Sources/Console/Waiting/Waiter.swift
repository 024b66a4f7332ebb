package import Platform
package import Reactive

/// A signal that asks the program to end came while something was waited for.
package struct Interruption: Error, Equatable, Sendable {
    /// Ctrl-C, SIGTERM, or the terminal is gone.
    package let signal: Signal

    /// Describes what came.
    package init(_ signal: Signal) {
        self.signal = signal
    }
}

/// A publisher ended without a value where one was waited for.
package struct NoAnswer: Error, Equatable, Sendable, CustomStringConvertible {
    /// The message for the person who waits.
    package let description = "there was no answer"

    /// Describes it.
    package init() {}
}

/// Waits by running the event loop, so that other work that is due is done meanwhile.
///
/// An answer that is there at once costs nothing: the loop does not turn. After half a second a line on standard error
/// names what is waited for.
package final class Waiter {
    /// The length of a wait before a line names what is waited for.
    static let silentWait = Duration.milliseconds(500)

    private let loop: any EventLoop
    private let progress: ProgressLine

    /// Waits on `loop`; `progress` shows the reason for the wait.
    package init(_ loop: any EventLoop, progress: ProgressLine) {
        self.loop = loop
        self.progress = progress
    }

    /// Returns the first value of `publisher`; the subscription is over then. Throws its failure, `NoAnswer` if it ends
    /// without a value, `Interruption` if a signal asks the program to end, and the errors of the loop.
    @inlinable
    package func first<Output, Failure>(
        of publisher: AnyPublisher<Output, Failure>, saying work: String = "waiting for an answer…"
    ) throws -> Output {
        var result: Result<Output, any Error>?
        let subscription = publisher.sink(
            receiveCompletion: { completion in
                switch completion {
                case .finished: result = result ?? .failure(NoAnswer())
                case .failure(let error): result = result ?? .failure(error)
                }
            },
            receiveValue: { result = result ?? .success($0) })
        defer { subscription.cancel() }
        try wait(saying: work) { result != nil }
        guard let result else { throw NoAnswer() }
        return try result.get()
    }

    /// The first value of a publisher of any type, as `first(of:saying:)` above gives it.
    @inlinable
    package func first<P: Publisher>(of publisher: P, saying work: String = "waiting for an answer…") throws -> P.Output
    {
        try first(of: publisher.eraseToAnyPublisher(), saying: work)
    }

    /// Shows at once what is being done, for work during which the loop does not turn.
    package func announce(_ work: String) { progress.show(work) }

    /// Takes away what `announce` has shown.
    package func endAnnouncement() { progress.clear() }

    /// Runs the loop until `isOver`, or for `limit` at most. Throws `Interruption` and the errors of the loop.
    package func wait(saying work: String, limit: Duration? = nil, until isOver: () -> Bool) throws {
        guard !isOver() else {
            // What was done at once may have shown a line, too.
            progress.clear()
            return
        }
        var signal: Signal?
        var isTimedOut = false
        let signals = loop.watchSignals { if $0.endsProgram { signal = $0 } }
        let progressTimer = loop.schedule(after: Self.silentWait) { [progress] in progress.show(work) }
        let limitTimer = limit.map { loop.schedule(after: $0) { isTimedOut = true } }
        defer {
            signals.cancel()
            progressTimer.cancel()
            limitTimer?.cancel()
            progress.clear()
        }
        while !isOver(), !isTimedOut {
            try loop.turn()
            if let signal { throw Interruption(signal) }
        }
    }
}
