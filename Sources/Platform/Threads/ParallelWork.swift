/// Does pieces of work none of which needs another one, perhaps some of them at the same time.
package protocol ParallelWork: Sendable {
    /// The results of pieces of work, in the order of the pieces. `worker` does pieces on this thread; another thread
    /// does them with a worker of its own, which it makes by `makeWorker`, so that workers may remember what they have
    /// read. Which worker does a piece is not defined: it must not make a difference to the result.
    func results<Piece: Sendable, Result: Sendable>(
        of pieces: [Piece], by worker: (Piece) -> Result, orBy makeWorker: @escaping @Sendable () -> (Piece) -> Result
    ) -> [Result]
}

/// Does one piece of work after the other on the thread of the program.
package struct OneThread: ParallelWork {
    /// Needs nothing.
    package init() {}

    package func results<Piece: Sendable, Result: Sendable>(
        of pieces: [Piece], by worker: (Piece) -> Result, orBy makeWorker: @escaping @Sendable () -> (Piece) -> Result
    ) -> [Result] {
        pieces.map(worker)
    }
}
