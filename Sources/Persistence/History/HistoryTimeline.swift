import Entities
import Platform

extension LibraryTimeline {
    /// A library, whose file has this fingerprint, with the states that a history leads to if that belongs to it.
    init(_ library: Library, hash: ContentHash, history: HistoryFile) {
        guard let read = try? history.read() else {
            self.init(library: library)
            return
        }
        let state = HistoryState(read.records, now: hash)
        func steps(_ list: [HistoryStep]) -> [Step] {
            list.reversed().map { Step(change: $0.change, mergedCopy: $0.mergedCopy) }
        }
        self.init(
            library: library, past: steps(state.undoable), undone: steps(state.redoable),
            hasHistory: !state.undoable.isEmpty || !state.redoable.isEmpty)
    }
}
