#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// C functions that have the same names as requirements of `FileSystem` and `StandardStreams`. Inside a type with a
// method of that name Swift finds only the method, so the types call these functions.

/// open(2), with close-on-exec.
func systemOpen(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
    open(path, flags | O_CLOEXEC, mode)
}

/// close(2).
func systemClose(_ descriptor: CInt) -> CInt {
    close(descriptor)
}

/// read(2).
func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

/// write(2).
func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

/// rename(2).
func systemRename(_ path: String, _ other: String) -> CInt {
    rename(path, other)
}

/// link(2).
func systemLink(_ path: String, _ other: String) -> CInt {
    link(path, other)
}

/// unlink(2).
func systemUnlink(_ path: String) -> CInt {
    unlink(path)
}

/// fsync(2); on Darwin F_FULLFSYNC, because fsync leaves the bytes in the drive's cache there. A file system that does
/// not know it, such as one on a server, gets fsync; a full disk and an interruption are errors.
func systemSynchronize(_ descriptor: CInt) -> CInt {
    #if canImport(Darwin)
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
        guard [ENOTSUP, EOPNOTSUPP, ENOTTY, EINVAL].contains(errno) else { return -1 }
    #endif
    return fsync(descriptor)
}
