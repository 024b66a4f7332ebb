/// Writes a zip archive of one file, deflated (method 8), or as it is (method 0) where that is not longer.
package enum ZipWriter {
    /// The first day that the format knows, 1980-01-01: the same content gives the same archive.
    private static let date: UInt32 = 0x0021

    /// The archive of a file with an ASCII name and less than 4 GiB. Linear.
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
        // What the file's own header and the directory say alike: version, flags, method, time, date, sizes, name length.
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
        // Comment, disk, attributes, place of the file's header.
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
