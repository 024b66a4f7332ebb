/// Metres along the great circle that a squared chord of the unit sphere (0...4) spans.
///
/// The angle is 2 asin(c / 2). With q = c² / 4, asin √q is π/2 - asin √(1 - q) beyond q = 1/2, so one square root and one
/// polynomial for asin(√u) / √u on 0...0.5 do. The polynomial is the interpolation of degree 11 at the Chebyshev points;
/// its error is below 0.1 mm of distance. Rounding of the chord adds less than 0.3 m right at the antipode, where a chord
/// hardly depends on the angle, and less than 1 mm up to 19,900 km. No branch, so that loops over it become vector code.
@inlinable
package func arcLength(squaredChord: Double) -> Double {
    let q = squaredChord * 0.25
    let far = q > 0.5
    // A chord may come out longer than the diameter by a rounding.
    let complement = 1 - q
    let u = far ? (complement > 0 ? complement : 0) : q
    let root = u.squareRoot()
    let u2 = u * u
    let u4 = u2 * u2
    // In pairs and fours, which can be computed side by side.
    let a = (0.999999999994685 + 0.1666666697231676 * u) + (0.07499971094444557 + 0.04465348855296431 * u) * u2
    let b = (0.030181534858033154 + 0.024579725806155053 * u) + (0.0021282964642975848 + 0.08190361633544993 * u) * u2
    let c = (-0.18557016272802945 + 0.3718246228586385 * u) + (-0.38009736666466304 + 0.20080474026944878 * u) * u2
    let angle = 2 * root * (a + (b + c * u4) * u4)
    return Earth.meanRadius * (far ? .pi - angle : angle)
}
