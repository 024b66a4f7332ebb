/// Where the library is kept between runs; made real in Persistence, replaced by memory in tests.
///
/// Each call that changes something takes the lock, reads again what is on disk, applies the change to that, saves, and
/// returns what is on disk now. When it throws, what was on disk is still there.
package protocol LibraryStore: AnyObject {
    /// Reads the library: the sample trips when none was saved yet.
    func load() throws(StoreError) -> Library

    /// Applies `change` to what is on disk now and saves it as one step of the history.
    func commit(_ change: Change) throws(StoreError) -> Saved

    /// Takes as many steps through the history as `step` says (1 or more); all of them or none. `check` may refuse them: it is
    /// given the steps, the first to be taken first, and those that other programs have made since the library that this store
    /// handed out last, and is called while the lock is held.
    func take(
        _ step: HistoryStep, check: (_ steps: [HistoryEntry], _ others: [HistoryEntry]) throws(StoreError) -> Void
    ) throws(StoreError) -> Saved

    /// What was changed, newest first.
    func history() throws(StoreError) -> History

    /// Reads the library again if another program has changed it since this store read or saved it; nil when it is the
    /// same. Quick when it is.
    func reloadIfChanged() throws(StoreError) -> Reloaded?

    /// Whether the library that was read or saved last is kept; the sample trips are not before they are changed.
    var isKept: Bool { get }
}

extension LibraryStore {
    /// True, for a store without sample trips.
    package var isKept: Bool { true }
}

/// A library that another program has changed.
package struct Reloaded: Equatable, Sendable {
    /// The library as it is on disk now.
    package let library: Library
    /// The steps of the history that others have made, undone or done again, in no particular order.
    package let others: [HistoryEntry]

    /// Describes what was read.
    package init(library: Library, others: [HistoryEntry]) {
        self.library = library
        self.others = others
    }
}

/// What a store has saved.
package struct Saved: Equatable, Sendable {
    /// The library as it is on disk now.
    package let library: Library
    /// What was done, undone or done again, one sentence a change: `Renamed “A” to “B”`.
    package let changes: [String]
    /// What the person should know although the save was good: damage found in the history, for example.
    package let warnings: [String]
    /// The steps of the history that other programs had made since this store read the library: they are below this one.
    package let others: [HistoryEntry]

    /// Describes one save.
    package init(library: Library, changes: [String], warnings: [String] = [], others: [HistoryEntry] = []) {
        self.library = library
        self.changes = changes
        self.warnings = warnings
        self.others = others
    }
}

/// The changes of a library that can be undone or done again.
package struct History: Equatable, Sendable {
    /// Newest first: those that are undone, last one to be done again first, then those that can be undone.
    package let entries: [HistoryEntry]
    /// Damage that was found, or nothing.
    package let warnings: [String]

    /// Collects what was changed.
    package init(entries: [HistoryEntry] = [], warnings: [String] = []) {
        self.entries = entries
        self.warnings = warnings
    }
}

/// One change of the history.
package struct HistoryEntry: Equatable, Sendable {
    /// What was done: `Renamed “A” to “B”`.
    package let what: String
    /// When it was done, in milliseconds since 1970-01-01 UTC.
    package let at: Int64
    /// Whether it has been taken back.
    package let undone: Bool

    /// Describes one change.
    package init(what: String, at: Int64, undone: Bool) {
        self.what = what
        self.at = at
        self.undone = undone
    }
}
