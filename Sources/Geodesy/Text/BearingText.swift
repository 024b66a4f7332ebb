/// A bearing as three digits and the nearest of the 16 compass points: `045° NE`, `343° NNW`.
///
/// Rounded to whole degrees, halves up, so that 359.5 and above is `000° N`. Any finite number is reduced to 0..<360;
/// `unknown` for others.
package func bearingText(_ degrees: Double) -> String {
    guard degrees.isFinite else { return "unknown" }
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    let turned = remainder < 0 ? remainder + 360 : remainder
    let whole = String(Int(turned.rounded()) % 360)
    let winds = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
    let wind = winds[Int((turned / 22.5).rounded()) % winds.count]
    return String(repeating: "0", count: 3 - whole.utf8.count) + whole + "° " + wind
}

/// A bearing of 0..<360 degrees rounded to three decimals, halves away from zero. 359.9995 and above become 0, so that
/// the result is also in 0..<360.
package func roundedBearing(_ degrees: Double) -> Double {
    let rounded = (degrees * 1000).rounded() / 1000
    return rounded < 360 ? rounded : 0
}
