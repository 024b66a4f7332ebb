package import Reactive

/// The library of the running program. Every change of the library goes through this object.
///
/// Its contents are those of the store: a change is first saved by the store and appears here afterwards.
package final class DataModel {
    /// The library as it was last read or saved.
    @Published package private(set) var library: Library
    private let store: any LibraryStore
    private let scheduler: (any Scheduler)?
    /// The history steps that other programs have made while this program was running.
    private var others: [HistoryEntry] = []
    /// Whether a change was saved since the library was opened.
    package private(set) var hasSaved = false
    /// The changes of `others` that the person has been warned about before undoing or redoing them.
    private var warnedAbout: [HistoryEntry] = []

    /// Reads the library from `store`; throws if it cannot be read completely. If another program holds the lock during
    /// a later change, the change waits on `scheduler`, or fails at once if that is nil.
    package init(store: any LibraryStore, scheduler: (any Scheduler)? = nil) throws(StoreError) {
        self.store = store
        self.scheduler = scheduler
        _library = Published(wrappedValue: try store.load())
    }

    /// Sends the current library, then each new one; never ends.
    package var libraryPublisher: AnyPublisher<Library, Never> {
        $library.eraseToAnyPublisher()
    }

    /// Returns a publisher that saves `change` as one history step when it is subscribed to, and updates `library`. For
    /// nil it sends the current library without a change. If it fails, neither the store nor `library` has changed.
    package func save(_ change: Change?) -> AnyPublisher<Saved, StoreError> {
        guard let change else {
            return Deferred { [self] in Just(Saved(library: library, changes: [])).setFailureType(to: StoreError.self) }
                .eraseToAnyPublisher()
        }
        return LockWait(scheduler: scheduler) { [self] () throws(StoreError) in
            let saved = try store.commit(change)
            others += saved.others
            return show(saved)
        }
        .eraseToAnyPublisher()
    }

    /// Returns a publisher that undoes or redoes changes when it is subscribed to.
    ///
    /// Changes that another program made while this one was running are not undone without a warning: the first attempt
    /// fails with `StoreError.madeByOthers` or `.undoneByOthers`, which describes the change; the next attempt
    /// succeeds.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> {
        LockWait(scheduler: scheduler) { [self] () throws(StoreError) in
            try refresh()
            let saved = try store.take(step) { (steps, newest) throws(StoreError) in
                guard let first = steps.first(where: { (others + newest).contains($0) && !warnedAbout.contains($0) })
                else {
                    return
                }
                warnedAbout.append(first)
                throw first.undone ? .undoneByOthers(what: first.what) : .madeByOthers(what: first.what)
            }
            others += saved.others
            return show(saved)
        }
        .eraseToAnyPublisher()
    }

    /// Whether the library is only the sample trips, which are not kept before they are changed.
    package var showsSamples: Bool { !store.isKept }

    /// Descriptions of those changes of a step that are not about this trip, in the order in which they would be undone
    /// or redone.
    package func changes(of step: HistoryStep, notOf trip: Trip.ID) throws(StoreError) -> [String] {
        let entries = try store.history().entries
        let steps =
            switch step {
            case .undo(let count): Array(entries.drop { $0.undone }.prefix(count))
            case .redo(let count): Array(entries.prefix { $0.undone }.suffix(count).reversed())
            }
        return steps.filter { !$0.trips.contains(trip) }.map(\.what)
    }

    /// The history, newest changes first; undone changes that can be redone come before the others.
    package func history() throws(StoreError) -> History {
        try store.history()
    }

    /// The library as it is on disk, with the states that its history leads to.
    package func timeline() throws(StoreError) -> LibraryTimeline {
        try store.timeline()
    }

    /// Updates `library` if another program has changed it on disk; fast if not.
    package func refresh() throws(StoreError) {
        guard let changed = try store.reloadIfChanged() else { return }
        others += changed.others
        library = changed.library
    }

    /// Updates `library` after a save.
    private func show(_ saved: Saved) -> Saved {
        hasSaved = true
        library = saved.library
        return saved
    }
}
