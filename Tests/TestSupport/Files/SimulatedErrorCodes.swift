package import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension SystemError.Code {
    /// A signal interrupted the call (EINTR).
    package static let interrupted = EINTR
    /// A device reported an error (EIO).
    package static let inputOutput = EIO
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
}
