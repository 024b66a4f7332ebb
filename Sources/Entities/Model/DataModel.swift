package import Reactive

/// The library of a running program: the aggregate root through which every change of it goes.
///
/// What it holds is what the store has: a change is handed to the store first and shows here only when it was saved.
package final class DataModel {
    /// The library as it was last read or saved.
    @Published package private(set) var library: Library
    private let store: any LibraryStore
    private let scheduler: (any Scheduler)?
    /// The steps of the history that other programs have taken while this one was running.
    private var others: [HistoryEntry] = []
    /// Those of them that the person was told of when they were about to be taken back.
    private var named: [HistoryEntry] = []

    /// Reads the library from `store`; throws what the store throws when it cannot be read in full. A lock that another
    /// program holds is waited for on `scheduler`; without one it is an error at once.
    package init(store: any LibraryStore, scheduler: (any Scheduler)? = nil) throws(StoreError) {
        self.store = store
        self.scheduler = scheduler
        _library = Published(wrappedValue: try store.load())
    }

    /// Sends the library of now, then each that was saved; never ends.
    package var libraryPublisher: AnyPublisher<Library, Never> {
        $library.eraseToAnyPublisher()
    }

    /// Saves `change` as one step of the history, when it is subscribed to, and shows the library that the store has
    /// afterwards; nothing but its result is sent for nil. When it fails, neither the store nor `library` has changed.
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

    /// Takes a step through the history, when it is subscribed to.
    ///
    /// A step that another program took while this one was running is not taken back unseen: the first attempt fails with
    /// `StoreError.madeByOthers` or `.undoneByOthers`, which names it; the next one takes it back.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> {
        LockWait(scheduler: scheduler) { [self] () throws(StoreError) in
            try refresh()
            let saved = try store.take(step) { (steps, newest) throws(StoreError) in
                guard let first = steps.first(where: { (others + newest).contains($0) && !named.contains($0) }) else {
                    return
                }
                named.append(first)
                throw first.undone ? .undoneByOthers(what: first.what) : .madeByOthers(what: first.what)
            }
            others += saved.others
            return show(saved)
        }
        .eraseToAnyPublisher()
    }

    /// Whether the library is only the sample trips, which are not kept before they are changed.
    package var showsSamples: Bool { !store.isKept }

    /// What was changed, newest first; undone changes that can be done again come before the others.
    package func history() throws(StoreError) -> History {
        try store.history()
    }

    /// Shows the library that is on disk, if another program has changed it; quick if none has.
    package func refresh() throws(StoreError) {
        guard let changed = try store.reloadIfChanged() else { return }
        others += changed.others
        library = changed.library
    }

    private func show(_ saved: Saved) -> Saved {
        library = saved.library
        return saved
    }
}
