import Zip

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reading whole files and directories.
enum FileBytes {
    /// The contents of a file; one that is compressed by gzip is decompressed.
    static func contents(_ path: String) throws(RoadSourceError) -> [UInt8] {
        let bytes = try stored(path)
        guard Gzip.isCompressed(bytes) else { return bytes }
        do {
            return try Gzip.decompress(bytes)
        } catch {
            throw .damaged(path, reason: error.description)
        }
    }

    /// The names in a directory in order, without those that begin with a dot.
    static func names(in directory: String) throws(RoadSourceError) -> [String] {
        guard let stream = opendir(directory) else { throw .unreadable(directory, reason: reason(errno)) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether there is a directory at a path.
    static func isDirectory(_ path: String) -> Bool {
        guard let stream = opendir(path) else { return false }
        closedir(stream)
        return true
    }

    /// The bytes of a file as they are stored.
    static func stored(_ path: String) throws(RoadSourceError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(path, reason: reason(errno)) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(file, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path, reason: reason(errno)) }
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: block[..<count])
        }
    }

    /// Writes a file anew.
    static func write(_ bytes: [UInt8], to path: String) throws(RoadSourceError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .unwritable(path, reason: reason(errno)) }
        defer { close(file) }
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes {
                systemWrite(file, $0.baseAddress?.advanced(by: offset), $0.count - offset)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unwritable(path, reason: reason(errno)) }
            offset += count
        }
    }

    private static func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(file, start, count)
        #elseif canImport(Musl)
            Musl.write(file, start, count)
        #elseif canImport(Darwin)
            Darwin.write(file, start, count)
        #endif
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
