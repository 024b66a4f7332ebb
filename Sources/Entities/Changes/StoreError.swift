/// Why the library could not be read or changed. What was on disk is still there.
package enum StoreError: Error, Equatable, Sendable {
    /// The change does not fit what is on disk now.
    case refused(ChangeError)
    /// There are only `available` changes to undo.
    case nothingToUndo(asked: Int, available: Int)
    /// There are only `available` changes to do again.
    case nothingToRedo(asked: Int, available: Int)
    /// The library was changed by hand or by another program since the last change that the history knows.
    case changedOutside(path: String)
    /// The library's text cannot be read in full: what is wrong at which line and column (from 1), and the last good
    /// copy if there is one.
    case damaged(path: String, line: Int, column: Int, reason: String, goodCopy: String?)
    /// The library was written by a newer version of this program.
    case newerVersion(path: String, line: Int, column: Int, version: String)
    /// Somebody holds the lock; `holder` names the process and its host where they are known.
    case locked(path: String, holder: String?)
    /// A system call failed: what was tried (`write`, `rename`…), on which file, and the system's reason.
    case failed(call: String, path: String, reason: String)
}

/// Why a change does not fit a library.
package enum ChangeError: Error, Equatable, Sendable {
    /// The trip is not there any more.
    case noSuchTrip
    /// The stop is not there any more.
    case noSuchStop
    /// A trip or a stop with this id is there already.
    case alreadyThere
    /// The trip's stops are not those that were to be put in order.
    case otherStops
}
