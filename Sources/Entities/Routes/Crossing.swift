/// A part of a way on which a ship or a train carries the car.
package struct Crossing: Hashable, Sendable {
    /// The kinds of crossings; the raw values are those of documents.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case ferry, train
    }

    /// The name of the terminal where it begins.
    package let from: String
    /// The name of the terminal where it ends.
    package let to: String
    /// The vehicle.
    package let kind: Kind
    /// Its length in metres.
    package let distance: Double
    /// The time on board in seconds.
    package let duration: Double
    /// The time in seconds that is waited before it.
    package let wait: Double
    /// The months in which it sails as written (`May-Sep`); empty for all year.
    package let season: String
    /// Whether it sails less than once a day.
    package let isRare: Bool
    /// The indices of its first and its last point in the geometry of its leg; nil where that has none.
    package let points: ClosedRange<Int>?

    /// Describes a crossing.
    package init(
        from: String, to: String, kind: Kind, distance: Double, duration: Double, wait: Double = 0,
        season: String = "", isRare: Bool = false, points: ClosedRange<Int>? = nil
    ) {
        self.from = from
        self.to = to
        self.kind = kind
        self.distance = distance
        self.duration = duration
        self.wait = wait
        self.season = season
        self.isRare = isRare
        self.points = points
    }

    /// The same crossing without a wait before it.
    var withoutWait: Crossing {
        Crossing(
            from: from, to: to, kind: kind, distance: distance, duration: duration, season: season, isRare: isRare,
            points: points)
    }
}
