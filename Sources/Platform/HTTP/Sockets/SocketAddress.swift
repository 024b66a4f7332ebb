#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An IPv4 or IPv6 address with a port, as the system's calls take it.
struct SocketAddress {
    /// AF_INET or AF_INET6.
    let family: CInt
    private let storage: sockaddr_storage
    private let size: socklen_t

    /// The addresses of a host: the one that its text states, or for `localhost` those of this machine. Empty for other
    /// names, which only a resolver knows; the static binary has none.
    static func addresses(host: String, port: Int) -> [SocketAddress] {
        let port = in_port_t(truncatingIfNeeded: port).bigEndian
        let texts = host.lowercased() == "localhost" ? ["::1", "127.0.0.1"] : [host]
        return texts.compactMap { ipv6($0, port) ?? ipv4($0, port) }
    }

    private static func ipv4(_ text: String, _ port: in_port_t) -> SocketAddress? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        guard inet_pton(AF_INET, text, &address.sin_addr) == 1 else { return nil }
        return SocketAddress(family: AF_INET, address)
    }

    private static func ipv6(_ text: String, _ port: in_port_t) -> SocketAddress? {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port
        #if canImport(Darwin)
            address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
        #endif
        guard inet_pton(AF_INET6, text, &address.sin6_addr) == 1 else { return nil }
        return SocketAddress(family: AF_INET6, address)
    }

    /// `address` is the C structure of the family.
    private init<Address>(family: CInt, _ address: Address) {
        self.family = family
        var storage = sockaddr_storage()
        withUnsafeBytes(of: address) { address in
            withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: address) }
        }
        self.storage = storage
        size = socklen_t(MemoryLayout<Address>.size)
    }

    /// connect(2).
    func connect(_ descriptor: CInt) -> CInt {
        withUnsafePointer(to: storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { systemConnect(descriptor, $0, size) }
        }
    }
}

/// connect(2). Inside a type with a method of that name Swift finds only the method.
private func systemConnect(_ descriptor: CInt, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> CInt {
    connect(descriptor, address, size)
}
