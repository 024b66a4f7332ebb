#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension SystemError {
    /// The values of errno that code outside this target compares with or throws, under Swift names.
    package enum Code {
        /// The permissions of the file do not allow it (EACCES).
        package static let permissionDenied = EACCES
        /// The file exists already (EEXIST).
        package static let alreadyThere = EEXIST
        /// A signal interrupted the call (EINTR).
        package static let interrupted = EINTR
        /// The file would exceed the size that the process may write (EFBIG).
        package static let fileTooLarge = EFBIG
        /// A device reported an error (EIO).
        package static let inputOutput = EIO
        /// The file is a directory (EISDIR).
        package static let isDirectory = EISDIR
        /// The call is not possible for this file (EINVAL).
        package static let invalid = EINVAL
        /// Too many symbolic links (ELOOP).
        package static let tooManyLinks = ELOOP
        /// No such file (ENOENT).
        package static let notFound = ENOENT
        /// The disk is full (ENOSPC).
        package static let noSpace = ENOSPC
        /// The file is not a directory (ENOTDIR).
        package static let notDirectory = ENOTDIR
        /// The file system does not allow this (EPERM).
        package static let notPermitted = EPERM
        /// The pipe has no reader (EPIPE).
        package static let brokenPipe = EPIPE
        /// The descriptor is not an open file (EBADF).
        package static let badDescriptor = EBADF
        /// The two names are on different file systems (EXDEV).
        package static let otherFileSystem = EXDEV
    }
}

extension SystemError {
    /// Whether the file system does not support the operation, such as hard links on FAT.
    package var isUnsupported: Bool { code == EPERM || code == EOPNOTSUPP || code == ENOSYS || code == EMLINK }
}
