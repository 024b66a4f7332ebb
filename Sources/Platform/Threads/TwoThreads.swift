import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Does pieces of work on the thread of the program and on a second one, which begin at both ends and meet: pieces that
/// are neighbours often need the same data, and a worker that remembers them reads them once. The second thread exists
/// while the results are awaited, and gets no signals.
package struct TwoThreads: ParallelWork {
    /// Needs nothing.
    package init() {}

    package func results<Piece: Sendable, Result: Sendable>(
        of pieces: [Piece], by worker: (Piece) -> Result, orBy makeWorker: @escaping @Sendable () -> (Piece) -> Result
    ) -> [Result] {
        let shared = SharedPieces<Piece, Result>(pieces)
        // Where there is one processor, or no thread to be had, this one does it all.
        let hasCompany = pieces.count > 1 && sysconf(CInt(_SC_NPROCESSORS_ONLN)) > 1
        let thread = hasCompany ? SecondThread { shared.work(from: .last, makeWorker()) } : nil
        shared.work(from: .first, worker)
        thread?.join()
        return shared.results
    }
}

/// Pieces of work that two threads take from both ends.
private final class SharedPieces<Piece: Sendable, Result: Sendable>: Sendable {
    /// The end at which a thread takes its next piece.
    enum End {
        case first, last
    }

    private struct Progress {
        /// The indices of the pieces that nobody has taken.
        var open: Range<Int>
        /// The results by the index of their piece; nil where there is none yet.
        var results: [Result?]
    }

    private let pieces: [Piece]
    private let progress: Mutex<Progress>

    init(_ pieces: [Piece]) {
        self.pieces = pieces
        progress = Mutex(
            Progress(open: pieces.indices, results: [Result?](repeating: nil, count: pieces.count)))
    }

    /// The results of the pieces that are done, in their order.
    var results: [Result] { progress.withLock { $0.results.compactMap(\.self) } }

    /// Does pieces until none is left.
    func work(from end: End, _ worker: (Piece) -> Result) {
        while let index = take(from: end) {
            let result = worker(pieces[index])
            progress.withLock { $0.results[index] = result }
        }
    }

    private func take(from end: End) -> Int? {
        progress.withLock { progress in
            guard !progress.open.isEmpty else { return nil }
            switch end {
            case .first:
                defer { progress.open = progress.open.dropFirst() }
                return progress.open.lowerBound
            case .last:
                defer { progress.open = progress.open.dropLast() }
                return progress.open.upperBound - 1
            }
        }
    }
}

/// A thread of the system that does one thing.
private struct SecondThread {
    /// The object that holds what the thread does, since a thread is handed one pointer.
    private final class Task: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// The bytes of its stack: as many as the first thread usually has, whatever the C library gives to others.
    private static let stackSize = 8 << 20

    private let thread: pthread_t

    /// Starts a thread that does `body`; nil where the system has none to spare.
    init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        // A new thread takes over the mask of this one: signals are to wake the first thread from its wait.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let task = Unmanaged.passRetained(Task(body))
        #if canImport(Darwin)
            var started: pthread_t?
        #else
            var started = pthread_t()
        #endif
        let status = pthread_create(
            &started, &attributes,
            { task in
                // The argument is optional on some systems.
                let task: UnsafeMutableRawPointer? = task
                if let task { Unmanaged<Task>.fromOpaque(task).takeRetainedValue().body() }
                return nil
            }, task.toOpaque())
        #if canImport(Darwin)
            guard status == 0, let started else {
                task.release()
                return nil
            }
            thread = started
        #else
            guard status == 0 else {
                task.release()
                return nil
            }
            thread = started
        #endif
    }

    /// Waits until the thread has done it.
    func join() {
        pthread_join(thread, nil)
    }
}
