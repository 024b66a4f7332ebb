#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension SystemError {
    /// The error numbers that tests let calls fail with, and that in-memory versions report, by their C names.
    package enum Code {
        /// The file does not allow it (EACCES).
        package static let permissionDenied = EACCES
        /// There is a file already (EEXIST).
        package static let alreadyThere = EEXIST
        /// A signal came first (EINTR).
        package static let interrupted = EINTR
        /// The file would be larger than the process may make one (EFBIG).
        package static let fileTooLarge = EFBIG
        /// The device failed (EIO).
        package static let inputOutput = EIO
        /// It is a directory (EISDIR).
        package static let isDirectory = EISDIR
        /// The call makes no sense for this file (EINVAL).
        package static let invalid = EINVAL
        /// Too many symbolic links (ELOOP).
        package static let tooManyLinks = ELOOP
        /// No such file (ENOENT).
        package static let notFound = ENOENT
        /// The disk is full (ENOSPC).
        package static let noSpace = ENOSPC
        /// It is no directory (ENOTDIR).
        package static let notDirectory = ENOTDIR
        /// The file system does not allow this (EPERM).
        package static let notPermitted = EPERM
        /// Nobody reads the pipe (EPIPE).
        package static let brokenPipe = EPIPE
        /// The number names no open file (EBADF).
        package static let badDescriptor = EBADF
        /// The names are on two file systems (EXDEV).
        package static let otherFileSystem = EXDEV
    }
}

extension SystemError {
    /// The file system knows no such thing as what was asked (hard links on FAT, say).
    package var isUnsupported: Bool { code == EPERM || code == EOPNOTSUPP || code == ENOSYS || code == EMLINK }
}
