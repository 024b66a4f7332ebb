package import Text

/// A reason for which the library could not be read or changed. The library on disk is unchanged.
package enum StoreError: Error, Equatable, Sendable {
    /// The change cannot be applied to the library on disk.
    case refused(ChangeError)
    /// More changes to undo were asked for than the `available` ones.
    case nothingToUndo(asked: Int, available: Int)
    /// More changes to redo were asked for than the `available` ones.
    case nothingToRedo(asked: Int, available: Int)
    /// The library was changed by hand or by another program since the last change in the history.
    case changedOutside(path: String)
    /// Another program has made one of the changes to undo; with its description.
    case madeByOthers(what: String)
    /// Another program has undone one of the changes to redo; with its description.
    case undoneByOthers(what: String)
    /// The library file cannot be read completely: what is wrong and where, and the path of the last good copy if there
    /// is one.
    case damaged(path: String, TextFault, goodCopy: String?)
    /// The library file is missing, but other files show that there was one; with the last good copy if it can be read,
    /// and those files.
    case missing(path: String, goodCopy: String?, remains: [String])
    /// The changed library would be nested too deep to be read again.
    case unreadable(NestingError)
    /// The library was written by a newer version of this program, which the fault names.
    case newerVersion(path: String, TextFault)
    /// Another program holds the lock; `holder` names its process and host, if known.
    case locked(path: String, holder: String?)
    /// A system call (`write`, `rename` …) failed on a file during a change, for the system's reason.
    case failed(call: String, path: String, reason: String)
    /// A system call failed while the library was only read, for the system's reason.
    case notRead(call: String, path: String, reason: String)
}

/// A reason for which a change cannot be applied to a library.
package enum ChangeError: Error, Equatable, Sendable {
    /// The trip does not exist any more.
    case noSuchTrip
    /// The stop does not exist any more.
    case noSuchStop
    /// A trip or a stop with this id exists already.
    case alreadyThere
    /// The trip has other stops than the new order.
    case otherStops
    /// The stops are in another order than when the change was computed.
    case otherOrder
    /// The stop of this name is at another location than when the change was computed.
    case otherPlace(Name)
    /// The trip has become a round trip (true) or a one-way trip since the change was computed.
    case otherKind(isRoundTrip: Bool)
}

extension ChangeError: CustomStringConvertible {
    /// The message for the person who wanted the change.
    package var description: String {
        switch self {
        case .noSuchTrip: "the trip is not there any more; it was deleted meanwhile"
        case .noSuchStop: "the stop is not there any more; it was removed meanwhile"
        case .alreadyThere: "it is there already: a trip or a stop with the same id is in the library"
        case .otherStops: "the stops of the trip have changed meanwhile; no stop was moved"
        case .otherOrder: "the stops of the trip are in another order by now; no stop was moved"
        case .otherPlace(let stop): "“\(stop.text)” is at another place by now; no stop was moved"
        case .otherKind(true): "the trip has become a round trip meanwhile; no stop was moved"
        case .otherKind(false): "the trip has become a one-way trip meanwhile; no stop was moved"
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The message for the person whose library it is, with the place of the fault.
    package var description: String {
        switch self {
        case .refused(let error):
            error.description
        case .nothingToUndo(_, 0):
            "there is nothing to undo"
        case .nothingToUndo(let asked, let available):
            "cannot undo \(asked == .max ? "that many" : "\(asked)") changes: the history holds only \(available)"
        case .nothingToRedo(_, 0):
            "there is nothing to redo"
        case .nothingToRedo(let asked, let available):
            "cannot redo \(asked == .max ? "that many" : "\(asked)") changes: only \(available) can be redone"
        case .changedOutside(let path):
            "\(path) was changed by hand or by another program since the last change; undo would overwrite that"
        case .madeByOthers(let what):
            "another program has made this change: \(what); undo again to undo it anyway"
        case .undoneByOthers(let what):
            "another program has undone this change: \(what); redo again to apply it anyway"
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
        case .failed(let call, let path, let reason), .notRead(let call, let path, let reason):
            "cannot \(call) \(path): \(reason)"
        }
    }
}

extension StoreError: HintedError {
    /// Advice for the person.
    package var hints: [String] {
        switch self {
        case .refused, .nothingToUndo, .nothingToRedo, .madeByOthers, .undoneByOthers, .notRead: []
        case .changedOutside: ["Changes made from now on can be undone again."]
        case .damaged(_, _, let goodCopy?):
            ["The last good copy is \(goodCopy); copy it over the file to go on with that."]
        case .damaged(_, _, nil): ["Mend the file or move it away; nothing is written before."]
        case .missing(let path, let goodCopy, let remains):
            [
                goodCopy.map { "Copy \($0) to \(path) to go on with the state before the last change." },
                "To begin anew, remove \(remains.joined(separator: " and ")).",
            ].compactMap { $0 }
        case .newerVersion: ["Install the newest roadtrip to change it; this one leaves it as it is."]
        case .locked: ["Try again when it is done."]
        case .unreadable, .failed: ["Nothing was changed."]
        }
    }

    /// Whether the change itself is valid and could not be saved because of the disk or another program.
    package var isFailedSave: Bool {
        switch self {
        case .locked, .failed, .damaged, .missing, .unreadable, .newerVersion: true
        default: false
        }
    }
}
