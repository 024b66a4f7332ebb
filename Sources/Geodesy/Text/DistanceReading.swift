/// Reads a distance that a person types, in metres: `20km`, `12 mi`, `500 m`, `2,5 nmi`; a bare number is in `unit`.
/// Nil for anything else, and for what is not a finite number of at least 0.
package func metres(typed text: String, in unit: DistanceUnit) -> Double? {
    let characters = text.filter { !$0.isWhitespace }.lowercased()
    let number = characters.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let points = number.filter { !$0.isNumber }.count
    guard points <= 1, number.first?.isNumber == true, number.last?.isNumber == true,
        let value = Double(String(number.map { $0 == "," ? "." : $0 }))
    else { return nil }
    let scale: Double
    switch characters.dropFirst(number.count) {
    case "": scale = unit.metresPerUnit
    case "m", "metre", "metres", "meter", "meters": scale = 1
    case "km", "kilometre", "kilometres", "kilometer", "kilometers": scale = DistanceUnit.kilometers.metresPerUnit
    case "mi", "mile", "miles": scale = DistanceUnit.miles.metresPerUnit
    case "nmi", "nm": scale = DistanceUnit.nauticalMiles.metresPerUnit
    default: return nil
    }
    let metres = value * scale
    return metres.isFinite ? metres : nil
}
