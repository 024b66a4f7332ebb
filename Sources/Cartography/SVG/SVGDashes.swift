/// The dashes of the lines of crossings.
extension SVGMap {
    /// The length of a dash of a ferry and of the gap behind it, in units.
    private static let (ferryDash, ferryGap) = (7.0, 4.0)

    /// The dashes of a line of a crossing: on a short ferry shorter ones, so that two of them fit, unless they would
    /// run into each other.
    static func dashes(_ means: MapSubject.Leg.Means, along line: [DotPoint]) -> String {
        let length = zip(line, line.dropFirst()).reduce(0) { sum, ends in
            let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            return sum + (x * x + y * y).squareRoot()
        }
        let part = length * Double(SVGPath.unitsPerDot) / (2 * ferryDash + ferryGap)
        guard means == .ferry, (0.4..<1).contains(part) else { return dashes(means) }
        func text(_ units: Double) -> String { SVGPath.decimal(Int(units * part * 10)) }
        return "\(text(ferryDash)) \(text(ferryGap))"
    }

    /// The dashes of the line of a crossing, different ones for each means.
    static func dashes(_ means: MapSubject.Leg.Means) -> String {
        switch means {
        case .ferry: "7 4"
        case .train: "12 3"
        case .flight: "9 8"
        case .assumed: "4 7"
        }
    }
}
