package import Geodesy

/// The part of a route from one stop to the next.
package struct Leg: Equatable, Sendable {
    /// The index, from 0, of the stop where the leg begins.
    package let from: Int
    /// The index, from 0, of the stop where the leg ends.
    package let to: Int
    /// The length of the whole way in metres, crossings included, measured by `source`.
    package let distance: Double
    /// The length of the great circle between both stops in metres.
    package let straightDistance: Double
    /// The bearing at its beginning, in degrees clockwise from north, 0 ..< 360.
    package let initialBearing: Double
    /// The source of its length.
    package let source: LegSource
    /// The time of the whole way in seconds, crossings and the waits before them included; nil if that is not known.
    package let duration: Double?
    /// The way from the first stop to the second, both ends included, where it is known; empty where only the straight
    /// line is known.
    package let geometry: [Coordinate]
    /// The crossings by ferry and train on the way, in the order in which they are taken.
    package let crossings: [Crossing]
    /// The means of the way that the person gave for the leg, with its time where that was given; nil where nothing was
    /// decided. The length of what is driven is measured all the same.
    package let given: Way.Means?
    /// The indices of the first and the last point in its geometry of what is crossed by ferry or train, on a leg that
    /// is carried as the person said and yet has a line of roads.
    package let crossedPoints: [ClosedRange<Int>]
    /// Whether it is walked, as the person said or since the trip is one within a city: that is no driving.
    package let isWalked: Bool

    /// The distance of a stop from the end of its road, in metres, from which on it is not at that road: the way
    /// between is named and drawn separately.
    package static let shortestGap = 300.0
    /// The distance of a stop from the nearest road from which on no road that is known leads to it, in metres.
    package static let remoteGap = 3_000.0

    /// Describes a leg; a straight line without a duration unless said otherwise. Without `straightDistance` it is as
    /// long as the great circle.
    package init(
        from: Int, to: Int, distance: Double, straightDistance: Double? = nil, initialBearing: Double,
        source: LegSource = .straight, duration: Double? = nil, geometry: [Coordinate] = [], crossings: [Crossing] = [],
        given: Way.Means? = nil, crossedPoints: [ClosedRange<Int>] = [], isWalked: Bool = false
    ) {
        self.from = from
        self.to = to
        self.distance = distance
        self.straightDistance = straightDistance ?? distance
        self.initialBearing = initialBearing
        self.source = source
        self.duration = duration
        self.geometry = geometry
        self.crossings = crossings
        self.given = given
        self.crossedPoints = crossedPoints
        self.isWalked = isWalked || given == .walk
    }

    /// The same leg measured in another way.
    package func measured(
        by source: LegSource, distance: Double, duration: Double?, geometry: [Coordinate] = [],
        crossings: [Crossing] = []
    ) -> Leg {
        Leg(
            from: from, to: to, distance: distance, straightDistance: straightDistance, initialBearing: initialBearing,
            source: source, duration: duration, geometry: geometry, crossings: crossings, given: given,
            isWalked: isWalked)
    }

    /// The same leg by a line over the sea, from its first stop to its second, which it is as long as.
    package func sailed(along line: [Coordinate]) -> Leg {
        let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        return Leg(
            from: from, to: to, distance: max(length, straightDistance), straightDistance: straightDistance,
            initialBearing: initialBearing, source: source, duration: duration, geometry: line, crossings: crossings,
            given: given, isWalked: isWalked)
    }

    /// The same way on foot, in `minutes` where the person gave them, else at a walker's pace; the time of a straight
    /// line whose length is only to be estimated is not known.
    func walked(given: Way.Means? = nil, minutes: Int? = nil) -> Leg {
        let pace = source == .straight ? nil : Walk.seconds(metres: distance)
        return Leg(
            from: from, to: to, distance: distance, straightDistance: straightDistance, initialBearing: initialBearing,
            source: source, duration: minutes.map { Double($0 * 60) } ?? pace, geometry: geometry, given: given,
            isWalked: true)
    }

    /// The same way between stops with these indices, without its geometry.
    package func between(_ from: Int, _ to: Int) -> Leg {
        Leg(
            from: from, to: to, distance: distance, straightDistance: straightDistance, initialBearing: initialBearing,
            source: source, duration: duration, crossings: crossings, given: given, isWalked: isWalked)
    }

    /// The same leg by the way that the person gave for it: its time counts where it has one, and what is not driven,
    /// or is driven in a known time, has no other crossings. What is carried is as long as the great circle and has no
    /// line, unless what is measured is that way: see `isMeasured(by:)`.
    ///
    /// A ferry or a train without a time of its own that is measured is that of the roads: what is driven to it and
    /// from it stays a drive, and nobody waits for it longer than until its departure. Of a ferry that is not known,
    /// and of a flight, the time of an assumed crossing counts: that of the road says nothing about it.
    func given(_ way: Way) -> Leg {
        guard way.by != .walk else { return walked(given: .walk, minutes: way.minutes) }
        let keepsLine = isMeasured(by: way.by)
        if way.minutes == nil, isCrossed(only: way.by) {
            let waits = way.departs == nil ? 0 : crossings.reduce(0) { $0 + $1.wait }
            return Leg(
                from: from, to: to, distance: distance, straightDistance: straightDistance,
                initialBearing: initialBearing, source: source, duration: duration.map { $0 - waits },
                geometry: geometry, crossings: way.departs == nil ? crossings : crossings.map(\.withoutWait),
                given: way.by)
        }
        return Leg(
            from: from, to: to, distance: keepsLine ? distance : straightDistance,
            straightDistance: straightDistance, initialBearing: initialBearing,
            source: source, duration: way.minutes.map { Double($0 * 60) } ?? assumedDuration(by: way.by) ?? duration,
            geometry: keepsLine ? geometry : [],
            crossings: way.isDriven && way.minutes == nil ? crossings : [], given: way.by,
            crossedPoints: way.isDriven || !keepsLine ? [] : crossings.compactMap(\.points))
    }

    /// The time in seconds of a ferry or a flight along the great circle; nil by other means, and where such a crossing
    /// is what the leg has been measured by already.
    private func assumedDuration(by means: Way.Means) -> Double? {
        switch (means, source) {
        case (.ferry, .sea), (.flight, .air): nil
        case (.ferry, _): LegSource.sea.assumedDuration(straight: straightDistance)
        case (.flight, _): LegSource.air.assumedDuration(straight: straightDistance)
        case (.train, _), (.drive, _), (.walk, _): nil
        }
    }

    /// Whether the measured way is one by these means: what is driven always; what is carried where all crossings are
    /// by the same means and make up at least half of the way. Otherwise the roads lead another way than the vessel.
    private func isMeasured(by means: Way.Means) -> Bool {
        means == .drive
            || isCrossed(only: means) && crossings.reduce(0) { $0 + $1.distance } >= distance / 2
    }

    /// Whether the measured way has crossings, all by these means.
    private func isCrossed(only means: Way.Means) -> Bool {
        !crossings.isEmpty && crossings.allSatisfy { $0.kind.rawValue == means.rawValue }
    }

    /// Whether nothing of it is driven: by ferry, train or air as the person said, or as is assumed.
    package var isCarried: Bool {
        !isWalked && (given.map { $0 != .drive && crossings.isEmpty } ?? source.isAssumedCrossing)
    }

    /// The name of its source in documents: `given` where the person gave the way.
    package var sourceName: String { given == nil ? source.rawValue : LegSource.givenName }

    /// Whether the car is carried on a part of the way at least.
    package var hasCrossing: Bool { isCarried || !crossings.isEmpty }

    /// The length of what is driven, in metres: the way without its crossings; 0 where it is walked.
    package var drivingDistance: Double {
        isCarried || isWalked ? 0 : crossings.reduce(distance) { $0 - $1.distance }
    }

    /// The time of what is driven, in seconds: without crossings and waits; nil if the time of the way is not known.
    package var drivingDuration: Double? {
        guard let duration else { return nil }
        return isCarried || isWalked ? 0 : crossings.reduce(duration) { $0 - $1.duration - $1.wait }
    }
}
