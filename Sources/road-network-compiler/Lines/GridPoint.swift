import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A point of the grid on which roads are noded: Web Mercator, 524,288 steps round the Earth (76 m at the equator),
/// from the antimeridian to the east and from 85.05° north to the south.
struct GridPoint: Hashable, Sendable {
    /// Steps to the east of the antimeridian, 0...524,288.
    var x: Int32
    /// Steps to the south of 85.05° north, 0...524,288.
    var y: Int32

    /// The steps of the grid round the Earth.
    static let steps: Int32 = 524_288

    /// The place on the Earth.
    var coordinate: Coordinate { Self.coordinate(x: Double(x), y: Double(y)) }

    /// The place of a point between those of the grid.
    static func coordinate(x: Double, y: Double) -> Coordinate {
        let longitude = x / Double(steps) * 360 - 180
        let latitude = atan(sinh(.pi * (1 - 2 * y / Double(steps)))) * 180 / .pi
        return (try? Coordinate(latitude: latitude, longitude: min(max(longitude, -180), 180))) ?? .nullIsland
    }

    /// The place on the grid of a coordinate, not rounded; latitudes beyond the grid are taken to its border.
    static func position(of coordinate: Coordinate) -> SIMD2<Double> {
        let latitude = min(max(coordinate.latitude, -85.05), 85.05) * .pi / 180
        let y = (1 - asinh(tan(latitude)) / .pi) / 2 * Double(steps)
        return SIMD2((coordinate.longitude + 180) / 360 * Double(steps), y)
    }

    /// The length of a step of the grid in metres at this height of the map.
    static func metresPerStep(y: Double) -> Double {
        2 * .pi * Earth.meanRadius / Double(steps) / cosh(.pi * (1 - 2 * y / Double(steps)))
    }

    /// The place on the grid as a vector.
    var position: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

    /// The number of the point in Morton order: the bits of both numbers in turn, so that points with near numbers lie
    /// near each other, and those of a square of 32 x 32 are neighbours.
    var morton: UInt64 { Self.spread(UInt64(UInt32(x))) | Self.spread(UInt64(UInt32(y))) << 1 }

    init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    /// Creates the point with a number in Morton order.
    init(morton: UInt64) {
        x = Int32(Self.gather(morton))
        y = Int32(Self.gather(morton >> 1))
    }

    /// Puts a zero between the bits of a number below 2³².
    private static func spread(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }

    /// Takes every second bit, from the lowest on.
    private static func gather(_ value: UInt64) -> UInt64 {
        var bits = value & 0x5555_5555_5555_5555
        bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
        bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF
        return (bits | bits >> 16) & 0x0000_0000_FFFF_FFFF
    }
}
