package import Reactive

/// The library of a running program: the aggregate root through which every change of it goes.
///
/// What it holds is what the store has: a change is handed to the store first and shows here only when it was saved.
package final class DataModel {
    /// The library as it was last read or saved.
    @Published package private(set) var library: Library
    private let store: any LibraryStore

    /// Reads the library from `store`; throws what the store throws when it cannot be read in full.
    package init(store: any LibraryStore) throws(StoreError) {
        self.store = store
        _library = Published(wrappedValue: try store.load())
    }

    /// Sends the library of now, then each that was saved; never ends.
    package var libraryPublisher: AnyPublisher<Library, Never> {
        $library.eraseToAnyPublisher()
    }

    /// Saves `change` as one step of the history and shows the library that the store has afterwards.
    ///
    /// When it throws, neither the store nor `library` has changed. The cost is the store's.
    @discardableResult
    package func apply(_ change: Change) throws(StoreError) -> Saved {
        show(try store.commit(change))
    }

    /// Takes back the last `count` (1 or more) changes that are not undone; all of them or none.
    @discardableResult
    package func undo(_ count: Int = 1) throws(StoreError) -> Saved {
        show(try store.undo(count))
    }

    /// Applies again the last `count` (1 or more) changes that were undone; all of them or none.
    @discardableResult
    package func redo(_ count: Int = 1) throws(StoreError) -> Saved {
        show(try store.redo(count))
    }

    /// What was changed, newest first; undone changes that can be done again come before the others.
    package func history() throws(StoreError) -> History {
        try store.history()
    }

    /// Reads again what the store has: another program may have changed it.
    package func reload() throws(StoreError) {
        library = try store.load()
    }

    private func show(_ saved: Saved) -> Saved {
        library = saved.library
        return saved
    }
}
