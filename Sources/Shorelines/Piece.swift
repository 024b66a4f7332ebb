/// A point of the base map, in degrees. Nearly all lie on the Earth; a decoder has checked that all do.
package struct ShorelinePoint: Equatable, Sendable {
    /// Degrees north, -90...90.
    package let latitude: Double
    /// Degrees east, -180...180.
    package let longitude: Double

    /// Takes the degrees as they are.
    @inlinable package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A piece's entry in the directory.
struct PieceBox {
    /// The western side in 1/50 degree.
    let west: Int
    /// The southern side in 1/50 degree.
    let south: Int
    /// The width in 1/50 degree.
    let width: Int
    /// The height in 1/50 degree.
    let height: Int
    /// The number of bytes of the points.
    let length: Int

    /// Reads eight bytes of a directory, which must be there.
    @inline(__always)
    init(_ directory: UnsafeBufferPointer<UInt8>, at offset: Int) {
        let entry = UInt64(
            littleEndian: UnsafeRawBufferPointer(directory).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        west = Int(Int16(truncatingIfNeeded: entry))
        south = Int(Int16(truncatingIfNeeded: entry >> 16))
        width = Int(UInt8(truncatingIfNeeded: entry >> 32))
        height = Int(UInt8(truncatingIfNeeded: entry >> 40))
        length = Int(UInt16(truncatingIfNeeded: entry >> 48))
    }
}
