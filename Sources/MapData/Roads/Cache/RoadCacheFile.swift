import Platform

/// A file of records (`RoadCacheFrame`) to which whole records are only added, so that two programs may use it at once.
///
/// Nothing but a regular file of records is read or added to: no symbolic link is followed, and a regular file of
/// something else is replaced by a new one, never written into, since it may have another name.
struct RoadCacheFile {
    /// The path of the file.
    let path: String
    /// The largest file that is read and added to, in bytes; half of a file that has become larger is kept.
    let largestSize: Int
    let files: any FileSystem
    /// The number of this process.
    let mark: Int

    /// The content of the file; nothing where it is too large, or none of this program's.
    func bytes() -> [UInt8] {
        guard let status = try? files.status(of: path, followingLinks: false), status.kind == .regular,
            status.size <= largestSize
        else { return [] }
        return (try? files.contents(of: path))?.bytes ?? []
    }

    /// Adds records to the file; makes it smaller first if it has become too large: then the newest stay of those that
    /// are wanted.
    func append(_ bytes: [UInt8], where isWanted: (UnsafeRawBufferPointer) -> Bool) throws(FileError) {
        let file = try open()
        defer { try? files.close(file) }
        let size: Int
        do throws(SystemError) {
            let status = try files.status(of: file)
            guard status.kind == .regular else { throw SystemError.notARegularFile("open") }
            size = status.size
            if size + bytes.count <= largestSize, try holdsRecords(file) {
                try files.writeAll(file, bytes)
                return
            }
        } catch {
            throw FileError(path: path, cause: error)
        }
        try replace(size: size, adding: bytes, where: isWanted)
    }

    /// Whether an open file is empty or begins like a record, perhaps cut short.
    private func holdsRecords(_ file: OpenFile) throws(SystemError) -> Bool {
        var first: UInt32 = 0
        let count = try withUnsafeMutableBytes(of: &first) { buffer throws(SystemError) in
            try uninterrupted { () throws(SystemError) in try files.read(file, into: buffer, at: 0) }
        }
        return withUnsafeBytes(of: first) { RoadCacheFrame.firstBytes.starts(with: $0.prefix(count)) }
    }

    private func open() throws(FileError) -> OpenFile {
        // Opening would make a file where a link leads nowhere.
        if let status = try? files.status(of: path, followingLinks: false), status.kind != .regular {
            throw FileError(path: path, cause: .notARegularFile("open"))
        }
        func attempt() throws(FileError) -> OpenFile {
            try uninterrupted(on: path) { () throws(SystemError) in
                try files.open(path, [.read, .append, .create, .withoutWaiting], mode: 0o600)
            }
        }
        do {
            return try attempt()
        } catch {
            guard error.cause.isNotFound else { throw error }
        }
        try files.makeDirectories(String(path.splitAtLastSlash().directory.dropLast()))
        return try attempt()
    }

    /// Writes a new file with the newest records that are wanted, and these bytes; `size` is that of the old file.
    /// Another program may add to the old file meanwhile; what it adds is asked for again.
    func replace(
        size: Int, adding bytes: [UInt8], where isWanted: (UnsafeRawBufferPointer) -> Bool
    ) throws(FileError) {
        // A file that this program would not have let grow so large is not read.
        let old = size <= 2 * largestSize ? try files.contents(of: path).bytes : []
        var kept: [UInt8] = []
        old.withUnsafeBytes { old in
            RoadCacheFrame.forEach(in: old) { offset, length, _ in
                guard old.count - offset <= largestSize / 2 else { return }
                let record = UnsafeRawBufferPointer(rebasing: old[offset..<offset + length])
                if isWanted(record) { kept.append(contentsOf: record) }
            }
        }
        try files.writeFile(path, kept + bytes, existing: .replace, newMode: 0o600, mark: mark)
    }

    /// Deletes a file of records. Whatever else stands in its place stays.
    static func delete(_ path: String, files: any FileSystem) throws(FileError) {
        guard let status = try? files.status(of: path, followingLinks: false), status.kind == .regular else { return }
        do throws(SystemError) {
            try files.unlink(path)
        } catch {
            if !error.isNotFound { throw FileError(path: path, cause: error) }
        }
    }
}
