extension FileSystem {
    /// Lets a file that this process has just made belong to the owner and the group of `old`, whose place it is to take, and
    /// gives it the mode of `old`.
    ///
    /// Only the superuser may give files away, and others may only choose among their own groups. Where owner or group
    /// cannot be kept, the file may take the place of `old` only if that changes nothing for anybody: without its owner, if
    /// the group may do what the owner may, since the owner is taken for one of the group, as among people who share a
    /// file; without its group, if all others may do what the group may. Otherwise `accessNotKept` is thrown.
    func giveAccess(of old: FileStatus, to file: OpenFile) throws(SystemError) {
        let new = try uninterrupted { () throws(SystemError) in try status(of: file) }
        let owner = new.owner == old.owner ? nil : old.owner
        let group = new.group == old.group ? nil : old.group
        if owner != nil || group != nil, try !canGive(file, to: owner, group: group) {
            var isGroupKept = group == nil
            if let group, owner != nil { isGroupKept = try canGive(file, to: nil, group: group) }
            guard owner == nil || old.mode >> 6 & 0o6 == old.mode >> 3 & 0o6,
                isGroupKept || old.mode >> 3 & 0o6 == old.mode & 0o6
            else { throw SystemError.accessNotKept }
        }
        // After the owner: a change of it takes mode bits away. umask has no say over the mode that was there.
        try uninterrupted { () throws(SystemError) in try setMode(file, to: old.mode & 0o777) }
    }

    /// Lets a file beside `main` (its history, its lock) follow it: the same owner, group, and permission to read and write,
    /// which its owner always has.
    ///
    /// A file that belongs to somebody else stays as it is, since only its owner may change that. Of an own file the group is
    /// left only where that of `main` cannot be kept either, see `giveAccess`.
    package func followAccess(of main: FileStatus, _ file: OpenFile) throws(SystemError) {
        let now = try uninterrupted { () throws(SystemError) in try status(of: file) }
        let mode = main.mode & 0o666 | 0o600
        if now.owner != main.owner || now.group != main.group, try !canGive(file, to: main.owner, group: main.group) {
            if now.group != main.group { _ = try canGive(file, to: nil, group: main.group) }
        }
        guard now.mode & 0o777 != mode else { return }
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try setMode(file, to: mode) }
        } catch {
            guard error.isUnsupported else { throw error }
        }
    }

    /// Gives a file away; false where the system does not let this process do that.
    private func canGive(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try setOwner(file, to: owner, group: group) }
            return true
        } catch {
            // EINVAL: a file system that knows no such owner.
            guard error.isUnsupported || error.code == SystemError.Code.invalid else { throw error }
            return false
        }
    }
}
