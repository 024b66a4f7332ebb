package import Text

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
    /// Another program has made one of the changes to undo, of which this sentence tells.
    case madeByOthers(what: String)
    /// Another program has undone one of the changes to do again, of which this sentence tells.
    case undoneByOthers(what: String)
    /// The library's text cannot be read in full: what is wrong and where, and the path of the last good copy if there is
    /// one.
    case damaged(path: String, TextFault, goodCopy: String?)
    /// There is no library's text, but what is left of one: the last good copy if it can be read, and the files that show
    /// that there was one.
    case missing(path: String, goodCopy: String?, remains: [String])
    /// What was to be saved could not be read again.
    case unreadable(NestingError)
    /// The library was written by a newer version of this program; the fault names that version.
    case newerVersion(path: String, TextFault)
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
    /// The stops have been put into another order since the change was computed.
    case otherOrder
    /// The stop of this name has been put at another place since.
    case otherPlace(Name)
    /// The trip has become a round trip, or a one-way trip, since.
    case otherKind(isRoundTrip: Bool)
}

extension ChangeError: CustomStringConvertible {
    /// What is wrong, for the person who wanted the change.
    package var description: String {
        switch self {
        case .noSuchTrip: "the trip is not there any more; it was deleted meanwhile"
        case .noSuchStop: "the stop is not there any more; it was removed meanwhile"
        case .alreadyThere: "it is there already: a trip or a stop with the same id is in the library"
        case .otherStops: "the stops of the trip have changed meanwhile; nothing was put in order"
        case .otherOrder: "the stops of the trip are in another order by now; nothing was put in order"
        case .otherPlace(let stop): "“\(stop.text)” is at another place by now; nothing was put in order"
        case .otherKind(true): "the trip has become a round trip meanwhile; nothing was put in order"
        case .otherKind(false): "the trip has become a one-way trip meanwhile; nothing was put in order"
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// What is wrong and where, for the person whose library it is.
    package var description: String {
        switch self {
        case .refused(let error):
            error.description
        case .nothingToUndo(_, 0):
            "there is nothing to undo"
        case .nothingToUndo(let asked, let available):
            "cannot undo \(asked == .max ? "so many" : "\(asked)") changes: the history holds only \(available)"
        case .nothingToRedo(_, 0):
            "there is nothing to redo"
        case .nothingToRedo(let asked, let available):
            "cannot redo \(asked == .max ? "so many" : "\(asked)") changes: only \(available) can be done again"
        case .changedOutside(let path):
            "\(path) was changed by hand or by another program since the last change; undo would overwrite that"
        case .madeByOthers(let what):
            "another program has made this change: \(what); undo again to take it back"
        case .undoneByOthers(let what):
            "another program has undone this change: \(what); redo again to make it all the same"
        case .damaged(let path, let fault, _), .newerVersion(let path, let fault):
            fault.description(file: path)
        case .missing(let path, let copy?, _):
            "\(path) is missing, but its good copy \(copy) is there"
        case .missing(let path, nil, let remains):
            "\(path) is missing, but there was a library: \(remains.joined(separator: " and ")) \(remains.count == 1 ? "is" : "are") there"
        case .unreadable(let error):
            error.description
        case .locked(let path, let holder?):
            "\(path) is locked by \(holder)"
        case .locked(let path, nil):
            "\(path) is locked by another program"
        case .failed(let call, let path, let reason):
            "cannot \(call) \(path): \(reason)"
        }
    }
}

extension StoreError: SaveError {
    /// Whether the change was good and the disk, or another program, kept it from being saved.
    package var isFailedSave: Bool {
        switch self {
        case .locked, .failed, .damaged, .missing, .unreadable, .newerVersion: true
        default: false
        }
    }
}
