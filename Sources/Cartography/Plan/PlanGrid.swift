import Geodesy

/// Lines over the plan of a city that are a round length apart, so that one sees how far it is.
package struct PlanGrid: Equatable, Sendable {
    /// The distance of two lines in words: `500 m`.
    package let text: String
    /// The places of the lines from the left and from above, in dots.
    package let columns: [Double]
    package let rows: [Double]

    /// The least distance of two lines, in dots.
    private static let least = 20.0

    /// The grid of a plan, with the middle of the map on one of its lines.
    init(_ frame: MapFrame, in unit: DistanceUnit) {
        let lengths: [(metres: Double, text: String)] =
            unit == .kilometers
            ? [(100, "100 m"), (250, "250 m"), (500, "500 m"), (1_000, "1 km"), (2_000, "2 km"), (5_000, "5 km")]
            : [0.1, 0.25, 0.5, 1, 2, 5].map {
                ($0 * unit.metresPerUnit, "\(shortDecimalText($0, atMost: 2)) \(unit.symbol)")
            }
        let length = lengths.first { $0.metres / frame.metresPerDot >= Self.least } ?? lengths[lengths.count - 1]
        text = length.text
        let step = max(length.metres / frame.metresPerDot, Self.least)
        func places(_ size: Int) -> [Double] {
            let middle = Double(size) / 2
            return Array(stride(from: middle.truncatingRemainder(dividingBy: step), to: Double(size), by: step))
        }
        columns = places(frame.grid.width)
        rows = places(frame.grid.height)
    }
}

extension MapFrame {
    /// The radius up to which a picture is the plan of a city, in metres.
    private static let planRadius = 10_000.0

    /// Whether a picture with this frame is the plan of a city: main roads, which are known to some hundred metres, are
    /// no streets there.
    var isPlan: Bool { radius < Self.planRadius }
}
