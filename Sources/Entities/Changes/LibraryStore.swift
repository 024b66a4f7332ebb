/// Stores the library between runs. The real store is in Persistence; tests use one in memory.
///
/// Each call that changes the library takes the lock, reads the library again, applies the change, saves, and returns
/// the library as it is on disk afterwards. If it throws, the library on disk is unchanged.
package protocol LibraryStore: AnyObject {
    /// Reads the library; returns the sample trips if none was saved yet.
    func load() throws(StoreError) -> Library

    /// Applies `change` to the library on disk and saves it as one history step.
    func commit(_ change: Change) throws(StoreError) -> Saved

    /// Undoes or redoes the changes of `step` (1 or more), all of them or none. `check` may refuse them by throwing. It
    /// gets these changes, in the order in which they would be undone or redone, and the changes that other programs
    /// have made since this store last returned a library; it is called while the lock is held.
    func take(
        _ step: HistoryStep, check: (_ steps: [HistoryEntry], _ others: [HistoryEntry]) throws(StoreError) -> Void
    ) throws(StoreError) -> Saved

    /// The history, newest changes first.
    func history() throws(StoreError) -> History

    /// Reads the library with the states that its history leads to, without the lock.
    func timeline() throws(StoreError) -> LibraryTimeline

    /// Reads the library again if another program has changed it since this store read or saved it; returns nil, and is
    /// fast, if not.
    func reloadIfChanged() throws(StoreError) -> Reloaded?

    /// The values in the library that was read last that mean nothing here, as text for the person.
    var notices: [String] { get }

    /// Whether the library that was read or saved last is kept; the sample trips are not before they are changed.
    var isKept: Bool { get }
}

extension LibraryStore {
    /// The library alone, for a store whose history leads nowhere.
    package func timeline() throws(StoreError) -> LibraryTimeline { LibraryTimeline(library: try load()) }
    /// None, for a store without a file.
    package var notices: [String] { [] }
    /// True, for a store without sample trips.
    package var isKept: Bool { true }
}

/// A library that another program has changed.
package struct Reloaded: Equatable, Sendable {
    /// The library as it is on disk now.
    package let library: Library
    /// The changes that other programs have made, undone or redone, in no particular order.
    package let others: [HistoryEntry]

    /// Creates a value from what was read.
    package init(library: Library, others: [HistoryEntry]) {
        self.library = library
        self.others = others
    }
}

/// The result of a save.
package struct Saved: Equatable, Sendable {
    /// The library as it is on disk now.
    package let library: Library
    /// The changes that were made, undone or redone, one sentence each: `Renamed “A” to “B”`.
    package let changes: [String]
    /// Warnings about a successful save, such as damage found in the history.
    package let warnings: [String]
    /// The changes that other programs had made since this store read the library; they come before this one in the
    /// history.
    package let others: [HistoryEntry]

    /// Creates the result of a save.
    package init(library: Library, changes: [String], warnings: [String] = [], others: [HistoryEntry] = []) {
        self.library = library
        self.changes = changes
        self.warnings = warnings
        self.others = others
    }
}

/// The changes of a library that can be undone or redone.
package struct History: Equatable, Sendable {
    /// First the undone changes, in reverse order of redoing, then those that can be undone, newest first.
    package let entries: [HistoryEntry]
    /// Warnings about damage that was found.
    package let warnings: [String]

    /// Creates a history.
    package init(entries: [HistoryEntry] = [], warnings: [String] = []) {
        self.entries = entries
        self.warnings = warnings
    }
}

/// One change of the history.
package struct HistoryEntry: Equatable, Sendable {
    /// The description: `Renamed “A” to “B”`.
    package let what: String
    /// The time of the change in milliseconds since 1970-01-01 UTC.
    package let at: Int64
    /// Whether it is undone.
    package let undone: Bool
    /// The trips that it changed.
    package let trips: Set<ID>

    /// Creates an entry.
    package init(what: String, at: Int64, undone: Bool, trips: Set<ID> = []) {
        self.what = what
        self.at = at
        self.undone = undone
        self.trips = trips
    }

    /// Whether both are the same change; which trips it changed follows from that.
    package static func == (one: HistoryEntry, other: HistoryEntry) -> Bool {
        (one.what, one.at, one.undone) == (other.what, other.at, other.undone)
    }
}
