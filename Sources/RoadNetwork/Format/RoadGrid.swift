package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A point of the grid.
package struct NetworkPoint: Hashable, Sendable {
    /// Steps east of the antimeridian.
    package var x: Int32
    /// Steps south of the grid's northern edge at 85.05° north.
    package var y: Int32

    /// The point at these steps.
    @inlinable package init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }
}

/// A grid of squares in the Mercator projection, 2^bits round the Earth, in which the network's points are stored.
package struct RoadGrid: Sendable {
    /// The bits of a coordinate.
    package let bits: Int
    /// The number of steps round the Earth.
    package let size: Int32

    /// A grid of 16 to 28 bits.
    package init(bits: Int) {
        self.bits = bits
        size = 1 << Int32(bits)
    }

    /// The place of a point; points outside the grid are taken at its edge or reduced by whole turns.
    package func coordinate(_ point: NetworkPoint) -> Coordinate {
        coordinate(x: Double(point.x), y: Double(point.y))
    }

    /// The place `x` steps east of the antimeridian and `y` steps south of the northern edge; one outside the grid is
    /// taken at its edge or reduced by whole turns.
    func coordinate(x: Double, y: Double) -> Coordinate {
        let turn = x / Double(size)
        let south = min(max(y / Double(size), 0), 1)
        let latitude = atan(sinh(.pi * (1 - 2 * south))) * 180 / .pi
        return (try? Coordinate(latitude: latitude, longitude: (turn - turn.rounded(.down)) * 360 - 180)) ?? .nullIsland
    }

    /// The point nearest to a place; beyond 85.05° of latitude, at the edge.
    package func point(_ coordinate: Coordinate) -> NetworkPoint {
        let size = Double(size)
        let x = ((coordinate.longitude + 180) / 360 * size).rounded()
        let radians = min(max(coordinate.latitude, -85.06), 85.06) * .pi / 180
        let y = ((1 - asinh(tan(radians)) / .pi) / 2 * size).rounded()
        return NetworkPoint(x: wrapped(Int32(x)), y: Int32(min(max(y, 0), size)))
    }

    /// A number of steps east reduced by whole turns to 0 and more.
    package func wrapped(_ x: Int32) -> Int32 {
        x & (size &- 1)
    }

    /// The steps from one x to another, the shorter way round.
    package func steps(from first: Int32, to second: Int32) -> Int32 {
        let difference = wrapped(second &- first)
        return difference >= size / 2 ? difference - size : difference
    }
}
