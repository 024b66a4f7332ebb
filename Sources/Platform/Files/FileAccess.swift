extension FileSystem {
    /// Gives a file that this process has just created, and that will replace `old`, the owner, group and mode of
    /// `old`.
    ///
    /// Only the superuser may change a file's owner, and others may only choose among their own groups. If the owner
    /// cannot be kept, the replacement is allowed only if owner and group have the same permissions, as in files that a
    /// group shares. If the group cannot be kept, it is allowed only if group and others have the same permissions.
    /// Otherwise `accessNotKept` is thrown.
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
        // After the owner, because a change of owner clears mode bits. The mode of `old` is not reduced by umask.
        try uninterrupted { () throws(SystemError) in try setMode(file, to: old.mode & 0o777) }
    }

    /// Gives a file that belongs to `main` (its history, its lock) the owner, group and read and write permissions of
    /// `main`. The owner may always read and write it.
    ///
    /// Does nothing to a file that belongs to somebody else, because only its owner may change it. Owner and group that
    /// this process may not set stay as they are; see `giveAccess`.
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

    /// Changes the owner, group or both of a file; returns false if the system does not permit it.
    private func canGive(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try setOwner(file, to: owner, group: group) }
            return true
        } catch {
            // EINVAL: the file system cannot store such an owner.
            guard error.isUnsupported || error.code == SystemError.Code.invalid else { throw error }
            return false
        }
    }
}
