#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The angle between two places on the unit sphere.
enum GreatCircle {
    /// The central angle in radians, with an error of about 1e-15, also for antipodes.
    ///
    /// Up to 640 km on the Earth it uses the series of the arcsine of half the chord, beyond that an arctangent, which
    /// is precise for antipodes too.
    @inline(__always)
    static func angle(_ a: UnitVector, _ b: UnitVector) -> Double {
        let square = squaredChord(a, b) * 0.25
        // asin(s) / s = 1 + s^2/6 + 3 s^4/40 + ...; the first term left out is below 1e-16 here.
        guard square >= 0.0025 else {
            let series =
                1 + square
                * (1.0 / 6 + square * (3.0 / 40 + square * (5.0 / 112 + square * (35.0 / 1152 + square * 63.0 / 2816))))
            return 2 * square.squareRoot() * series
        }
        return farAngle(a, b, square)
    }

    /// The square of the straight distance through the sphere.
    @inline(__always)
    static func squaredChord(_ a: UnitVector, _ b: UnitVector) -> Double {
        let x = a.x - b.x
        let y = a.y - b.y
        let z = a.z - b.z
        return x * x + y * y + z * z
    }

    /// The central angle by the arctangent; `square` is a quarter of the squared chord.
    @inline(never)
    private static func farAngle(_ a: UnitVector, _ b: UnitVector, _ square: Double) -> Double {
        let x = a.x + b.x
        let y = a.y + b.y
        let z = a.z + b.z
        return 2 * atan2(square.squareRoot(), ((x * x + y * y + z * z) * 0.25).squareRoot())
    }
}
