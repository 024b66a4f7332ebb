#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A TCP connection to a server. No call on it waits, and it is closed when this object is deallocated.
final class Socket {
    /// The result of a call that does not wait.
    enum Transfer {
        /// Moved these bytes, at least one.
        case bytes(Int)
        /// Nothing: the caller is to wait until the descriptor is ready.
        case nothing
        /// The other side ended the connection.
        case ended
        /// The connection is broken.
        case broken
    }

    /// The number of the socket.
    let descriptor: CInt

    /// Begins to connect to an address; `connectionError` states the result once the descriptor can be written.
    init(connectingTo address: SocketAddress) throws(SystemError) {
        #if canImport(Glibc)
            let kind = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            let kind = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC
        #else
            let kind = SOCK_STREAM
        #endif
        let made = socket(address.family, kind, 0)
        guard made >= 0 else { throw .last("socket") }
        descriptor = try aboveStandardStreams(made)
        #if canImport(Darwin)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            setOption(SOL_SOCKET, SO_NOSIGPIPE)
        #endif
        // The last bytes of a request do not wait until the server has acknowledged those before them.
        setOption(CInt(IPPROTO_TCP), TCP_NODELAY)
        guard address.connect(descriptor) == 0 || errno == EINPROGRESS || errno == EINTR else { throw .last("connect") }
    }

    deinit { close(descriptor) }

    /// The error for which there is no connection; nil if there is one.
    var connectionError: SystemError? {
        var code: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 else { return .last("getsockopt") }
        return code == 0 ? nil : SystemError(call: "connect", code: code)
    }

    /// send(2), without a signal if the connection is broken.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
        #if canImport(Darwin)
            let flags: CInt = 0
        #else
            let flags = CInt(MSG_NOSIGNAL)
        #endif
        return transfer { bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) } }
    }

    /// recv(2).
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        transfer { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
    }

    private func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count > 0 { return .bytes(count) }
            if count == 0 { return .ended }
            if errno == EAGAIN || errno == EWOULDBLOCK { return .nothing }
            if errno != EINTR { return .broken }
        }
    }

    private func setOption(_ level: CInt, _ option: CInt) {
        var isOn: CInt = 1
        setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<CInt>.size))
    }
}

/// The descriptor itself, or a copy in its place if it has the number of a standard stream, which is free if the
/// process was started with that stream closed (`<&-`). It is closed in programs that this process starts.
func aboveStandardStreams(_ descriptor: CInt) throws(SystemError) -> CInt {
    if descriptor > 2 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let error = SystemError.last("fcntl")
    close(descriptor)
    guard copy >= 0 else { throw error }
    return copy
}
