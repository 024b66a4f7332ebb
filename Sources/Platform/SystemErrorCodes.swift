#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension SystemError {
    /// The values of errno that code outside this target compares with, or that are thrown without a failed call.
    package enum Code {
        /// The permissions of the file do not allow it (EACCES).
        package static let permissionDenied = EACCES
        /// The file exists already (EEXIST).
        package static let alreadyThere = EEXIST
        /// The file is a directory (EISDIR).
        package static let isDirectory = EISDIR
        /// The call is not possible for this file (EINVAL).
        package static let invalid = EINVAL
        /// Too many symbolic links (ELOOP).
        package static let tooManyLinks = ELOOP
        /// The descriptor is not an open file (EBADF).
        package static let badDescriptor = EBADF
        /// The two names are on different file systems (EXDEV).
        package static let otherFileSystem = EXDEV
    }
}

extension SystemError {
    /// Whether the file system does not support the operation, such as hard links on FAT.
    ///
    /// ENOTSUP and EOPNOTSUPP are one number on Linux and two on Darwin, whose file systems use the first.
    package var isUnsupported: Bool {
        [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains { $0 == code }
    }
}
