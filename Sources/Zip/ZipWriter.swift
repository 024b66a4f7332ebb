/// Writes a zip archive of one file, compressed (method 8), or stored (method 0) if that is not longer.
package enum ZipWriter {
    /// The file's date in the archive: always 1980-01-01, the earliest of the format, so that the same content gives
    /// the same archive.
    private static let date: UInt32 = 0x0021

    /// Creates an archive of a file with an ASCII name and less than 4 GiB. Linear.
    package static func archive(name: String, _ content: [UInt8]) -> [UInt8] {
        let name = Array(name.utf8)
        let checksum = content.withUnsafeBufferPointer(CRC32.checksum)
        let deflated = content.withUnsafeBufferPointer(Deflation.deflate)
        let isStored = deflated.count >= content.count
        let packed = isStored ? content : deflated
        var archive: [UInt8] = []
        archive.reserveCapacity(packed.count + 2 * name.count + 98)
        func put(_ value: UInt32, _ count: Int) {
            for index in 0..<count { archive.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * index))) }
        }
        // The fields that the local header and the directory entry share: version, flags, method, time, date, checksum,
        // sizes, name length, extra length.
        func putDescription() {
            put(isStored ? 10 : 20, 2)
            put(0, 2)
            put(isStored ? 0 : 8, 2)
            put(0, 2)
            put(date, 2)
            put(checksum, 4)
            put(UInt32(truncatingIfNeeded: packed.count), 4)
            put(UInt32(truncatingIfNeeded: content.count), 4)
            put(UInt32(name.count), 2)
            put(0, 2)
        }
        put(0x0403_4B50, 4)
        putDescription()
        archive += name
        archive += packed
        let directory = archive.count
        put(0x0201_4B50, 4)
        put(20, 2)
        putDescription()
        // Comment length, disk, attributes, offset of the local header.
        put(0, 2)
        put(0, 2)
        put(0, 2)
        put(0, 4)
        put(0, 4)
        archive += name
        let size = archive.count - directory
        put(0x0605_4B50, 4)
        put(0, 4)
        put(1, 2)
        put(1, 2)
        put(UInt32(size), 4)
        put(UInt32(truncatingIfNeeded: directory), 4)
        put(0, 2)
        return archive
    }
}
