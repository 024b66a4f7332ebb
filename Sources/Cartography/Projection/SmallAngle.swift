/// The functions of small angles as series, right to the last digits and several times as quick as those of any angle
/// (Abramowitz and Stegun, "Handbook of Mathematical Functions", 4.3.65, 4.3.66 and 4.4.40).
enum SmallAngle {
    /// The largest angle of which the sine and the cosine are found so, in radians: 8.6 degrees.
    static let largest = 0.15
    /// The largest square of a sine of which the angle is found so: 5.7 degrees, 640 km.
    static let largestSquare = 0.01

    /// The sine and the cosine of an angle in radians.
    @inline(__always)
    static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        let x = angle * angle
        let sine = 1 - x * (1.0 / 6 - x * (1.0 / 120 - x * (1.0 / 5_040 - x / 362_880)))
        let cosine = 1 - x * (1.0 / 2 - x * (1.0 / 24 - x * (1.0 / 720 - x * (1.0 / 40_320 - x / 3_628_800))))
        return (angle * sine, cosine)
    }

    /// An angle divided by its sine, from the square of that.
    @inline(__always)
    static func angleBySine(_ square: Double) -> Double {
        let far = 35.0 / 1_152 + square * (63.0 / 2_816 + square * (231.0 / 13_312 + square * 143.0 / 10_240))
        return 1 + square * (1.0 / 6 + square * (3.0 / 40 + square * (5.0 / 112 + square * far)))
    }
}
