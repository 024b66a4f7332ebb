/// A map that is laid out: lines, marks and names with their places in dots, ready for any renderer. It knows no trips.
package struct MapScene: Equatable, Sendable {
    /// What a line is.
    package enum LineKind: Equatable, Sendable {
        case coast
        case lake
        /// A border between countries.
        case border
        /// The way of a group of stops: an index into the subject's series.
        case route(series: Int)
        /// The same where only the straight line is known, on a map that has roads: dotted.
        case estimate(series: Int)
    }

    /// A line that lies on the map in full.
    package struct Line: Equatable, Sendable {
        package let kind: LineKind
        package let points: [DotPoint]
    }

    /// The number of a stop, written where it is.
    package struct Mark: Equatable, Sendable {
        package let text: String
        package let area: DotRectangle
        /// Where the stop is.
        package let point: DotPoint
        /// Which stop it is: an index into the subject's.
        package let stop: Int
        package let series: Int
    }

    /// The name of a stop, made safe for any renderer, beside its mark.
    package struct Label: Equatable, Sendable {
        package let text: String
        package let area: DotRectangle
        /// Between the name and its mark, where they stand side by side; nothing is drawn there.
        package let gap: DotRectangle?
        package let stop: Int
        package let series: Int
    }

    /// What is not written on the map itself.
    package struct LegendEntry: Equatable, Sendable {
        /// The number, or what tells a series apart.
        package let mark: String
        /// The name, made safe for any renderer.
        package let name: String
        /// Which stop it is; nil for a series.
        package let stop: Int?
        package let series: Int

        /// The mark and the name: `3 Geiranger`.
        package var text: String { "\(mark) \(name)" }
    }

    /// How the map lies on the Earth.
    package let frame: MapFrame
    package let lines: [Line]
    package let marks: [Mark]
    package let labels: [Label]
    /// Nil where there is no room for it.
    package let scaleBar: ScaleBar?
    /// The series where there are several, then stops on the map without a mark or name of their own, in their order.
    package let legend: [LegendEntry]
    /// Where each stop is; nil for those outside the map.
    package let points: [DotPoint?]

    /// Whether a dotted line is on the map.
    package var hasEstimates: Bool {
        lines.contains { if case .estimate = $0.kind { true } else { false } }
    }
}
