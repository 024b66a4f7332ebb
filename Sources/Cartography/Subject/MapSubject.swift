package import Entities
package import Geodesy
package import Itineraries
import Text

/// The contents of a map: stops, the legs between them, and the groups that both belong to.
package struct MapSubject: Equatable, Sendable {
    /// A group of stops that is distinguished from the others: one of several trips, or a day of one trip.
    package struct Series: Equatable, Sendable {
        /// The text in front of the numbers of its stops: a letter for one of several trips, else nothing.
        package let letter: String
        /// The beginning of its line in the legend: the letter, or `Day 2`.
        package let mark: String
        /// The name of the group: the trip's name, or the numbers of a day's stops, `stops 1–3`.
        package let name: String

        /// The names of the stops where it begins and ends, for a legend with room: `Paris – Lyon`.
        package let ends: String?

        /// Names a group; one without a letter is distinguished by `mark`.
        package init(letter: String, mark: String? = nil, name: String, ends: String? = nil) {
            self.letter = letter
            self.mark = mark ?? letter
            self.name = name
            self.ends = ends
        }
    }

    /// A place with a number and a name.
    package struct Stop: Equatable, Sendable {
        /// The stop's number in its trip, from 1.
        package let number: Int
        /// Its name, as it was written.
        package let name: String
        package let location: Coordinate
        /// The index of its group in `series`.
        package let series: Int
        /// The length of the leg that leads to it, as text; nil where none does.
        package let approach: String?

        /// Describes a stop.
        package init(number: Int, name: String, location: Coordinate, series: Int, approach: String? = nil) {
            self.number = number
            self.name = name
            self.location = location
            self.series = series
            self.approach = approach
        }
    }

    /// The way from one stop to another.
    package struct Leg: Equatable, Sendable {
        /// The stop where it begins: an index into `stops`.
        package let from: Int
        /// The stop where it ends.
        package let to: Int
        /// The places that it passes, both ends included; from one to the next it is a great circle.
        package let path: [Coordinate]
        /// The index in `series` of the group that it is drawn as.
        package let series: Int
        /// The kind of the line.
        package let kind: Kind
        /// The length of what is driven from the one stop to the other as text, that of a crossing for itself; nil
        /// where it is not told.
        package let length: String?
        /// Whether its line is known to no more than some hundred metres: a main road of the program, or a straight
        /// line in its place.
        package let isRough: Bool

        /// The kinds of lines.
        package enum Kind: Equatable, Sendable {
            /// A road, or the straight line on a map without roads.
            case way
            /// A straight line whose way is not known while that of others is: drawn dotted, so that it does not look
            /// like a road.
            case estimate
            /// A straight line within a town, whose streets are not known: dotted, too.
            case streets
            /// The rest of the way from the end of a road to a stop: dotted, too.
            case beyondRoad
            /// A part on which the car is carried, by ferry, train or an assumed crossing: dashed.
            case crossing(Means)
        }

        /// The means by which the car is carried; `assumed` where no way is known.
        package enum Means: Equatable, Sendable, CaseIterable {
            case ferry, train, flight, assumed
        }

        /// Whether it is the line of a ship.
        var isOverSea: Bool { kind == .crossing(.ferry) || kind == .crossing(.assumed) }

        /// The same leg by another line.
        func along(_ path: [Coordinate]) -> Leg {
            Leg(from: from, to: to, path: path, series: series, kind: kind, length: length, isRough: isRough)
        }

        /// Describes a leg.
        package init(
            from: Int, to: Int, path: [Coordinate], series: Int, kind: Kind = .way, length: String? = nil,
            isRough: Bool = false
        ) {
            self.length = length
            self.isRough = isRough
            self.from = from
            self.to = to
            self.path = path
            self.series = series
            self.kind = kind
        }
    }

    /// The names of the trips on the map.
    package let names: [String]
    /// The groups; at least one where there is a stop.
    package let series: [Series]
    /// All stops, group after group.
    package let stops: [Stop]
    /// All legs.
    package let legs: [Leg]
    /// Whether lines of roads are among them.
    package let hasRoads: Bool
    /// Whether the legend names the groups.
    package let namesSeries: Bool

    /// Collects what is to be drawn; the legend names the groups where there are several, unless said otherwise.
    package init(
        names: [String] = [], series: [Series], stops: [Stop], legs: [Leg], hasRoads: Bool = false,
        namesSeries: Bool? = nil
    ) {
        self.hasRoads = hasRoads
        self.namesSeries = namesSeries ?? (series.count > 1)
        self.names = names
        self.series = series
        self.stops = stops
        self.legs = legs
    }

    /// The title of the map: `Map of Grand Circle`.
    package var title: String {
        names.isEmpty ? "Map" : "Map of " + names.joined(separator: ", ")
    }

    /// The owners of the data that it is drawn from, where they have to be named.
    package var credit: String? { hasRoads ? Self.credit(hasRoads: true) : nil }

    /// The owners of the data that a map is drawn from: the roads of all engines are those of OpenStreetMap.
    static func credit(hasRoads: Bool) -> String {
        hasRoads ? "\(Wording.roadCredit), Natural Earth" : "Natural Earth"
    }

    /// The description of the map for those who do not see it: its stops, the first 100 of them.
    package var summary: String {
        let named = stops.prefix(100).map { "\(mark(of: $0)) \($0.name)" }
        let more = stops.count > named.count ? ["\(stops.count - named.count) more"] : []
        return stops.isEmpty
            ? "No stops." : "\(Wording.counted(stops.count, "stop")): " + (named + more).joined(separator: ", ") + "."
    }

    /// Returns the part of it along these stops of one trip, in the numbers and colours of the whole: the stops, each
    /// once, and the legs from each to the next. Without a legend of groups, since it is the map of one. Linear.
    package func part(along way: [Int]) -> MapSubject {
        var places: [Int: Int] = [:]
        for stop in way where places[stop] == nil && stops.indices.contains(stop) { places[stop] = places.count }
        let ends = Set(zip(way, way.dropFirst()).map { [$0, $1] })
        let legs = legs.compactMap { leg -> Leg? in
            guard ends.contains([leg.from, leg.to]), let from = places[leg.from], let to = places[leg.to]
            else { return nil }
            return Leg(
                from: from, to: to, path: leg.path, series: leg.series, kind: leg.kind, length: leg.length,
                isRough: leg.isRough)
        }
        return MapSubject(
            names: names, series: series, stops: places.sorted { $0.value < $1.value }.map { stops[$0.key] },
            legs: legs, hasRoads: hasRoads, namesSeries: false)
    }

    /// The same with other lines of legs, where `line` returns one.
    func withLines(_ line: (Leg) -> [Coordinate]?) -> MapSubject {
        let lines = legs.map { leg in line(leg).map { leg.along($0) } ?? leg }
        return MapSubject(
            names: names, series: series, stops: stops, legs: lines, hasRoads: hasRoads, namesSeries: namesSeries)
    }

    /// Returns the mark of a stop on the map: its number, with the letter of its series in front.
    package func mark(of stop: Stop) -> String {
        (series.indices.contains(stop.series) ? series[stop.series].letter : "") + "\(stop.number)"
    }
}

extension MapSubject {
    /// Trips with their routes: one trip alone, or a series for each of several; lengths of legs in `unit`, where it is
    /// given. Linear.
    package init(_ trips: [(trip: Trip, route: Route)], unit: DistanceUnit? = nil) {
        let series = trips.enumerated().map { index, item in
            Series(letter: trips.count > 1 ? Self.letter(index) : "", name: item.trip.name.text)
        }
        self.init(trips, series, unit, stop: { trip, _ in trip }, leg: { trip, _ in trip })
    }

    /// A trip with a series for each day with a drive: the stop where a day ends belongs to that day. With dates the
    /// legend has them in place of the word for stops. Linear.
    package init(
        _ trip: Trip, _ route: Route, days: [Itinerary.Day], unit: DistanceUnit? = nil, hasDates: Bool = false
    ) {
        let drives = days.filter { $0.visits.count > 1 }
        let series = drives.map { day in
            let ends = [day.visits.first, day.visits.last].map { $0?.stop ?? 0 }
            let isOne = day.lastNumber == day.number
            let number = isOne ? "Day \(day.number)" : "Days \(day.number)–\(day.lastNumber)"
            let date = hasDates ? day.shortDate.map { " · \($0)" } : nil
            return Series(
                letter: "", mark: number + (date ?? ""),
                name: (date == nil ? "stops " : "") + ends.map { "\($0 + 1)" }.joined(separator: "–"),
                ends: ends.filter(trip.waypoints.indices.contains).map { trip.waypoints[$0].name.text }
                    .joined(separator: " – "))
        }
        // By the stop where a leg begins, which is another one for each leg; and by the stop that is reached.
        var dayOfLeg = Array(repeating: 0, count: trip.waypoints.count)
        var dayOfStop = dayOfLeg
        for (index, day) in drives.enumerated() {
            for (from, to) in zip(day.visits, day.visits.dropFirst()) {
                dayOfLeg[from.stop] = index
                if to.stop > 0 { dayOfStop[to.stop] = index }
            }
        }
        self.init(
            [(trip, route)], series.isEmpty ? [Series(letter: "", name: trip.name.text)] : series, unit,
            stop: { _, stop in dayOfStop[stop] }, leg: { _, leg in dayOfLeg[leg.from] })
    }

    /// Trips whose stops and legs belong to the series that `stop` and `leg` find for the number of the trip and the
    /// stop.
    private init(
        _ trips: [(trip: Trip, route: Route)], _ series: [Series], _ unit: DistanceUnit?,
        stop seriesOfStop: (_ trip: Int, _ stop: Int) -> Int,
        leg seriesOfLeg: (_ trip: Int, _ leg: Entities.Leg) -> Int
    ) {
        var stops: [Stop] = []
        var legs: [Leg] = []
        let hasRoads = trips.contains { $0.route.length.sources.contains { $0.isRoad || $0.isAssumedCrossing } }
        for (index, (trip, route)) in trips.enumerated() {
            let first = stops.count
            var approaches = [String?](repeating: nil, count: trip.waypoints.count)
            // Lists and lengths are for the pictures of a few stops.
            let unit = trip.waypoints.count <= Leaders.mostStops ? unit : nil
            if let unit {
                for leg in route.legs where leg.from < leg.to {
                    approaches[leg.to] =
                        Self.roadLength(of: leg, in: unit) ?? Wording.distance(of: leg, in: route, unit)
                }
            }
            for (offset, waypoint) in trip.waypoints.enumerated() {
                stops.append(
                    Stop(
                        number: offset + 1, name: waypoint.name.text, location: waypoint.location,
                        series: seriesOfStop(index, offset), approach: approaches[offset]))
            }
            for leg in route.legs {
                for piece in Self.pieces(of: leg, in: trip, route) {
                    legs.append(
                        Leg(
                            from: first + leg.from, to: first + leg.to, path: piece.path,
                            series: seriesOfLeg(index, leg),
                            kind: piece.kind == .estimate && !hasRoads ? .way : piece.kind,
                            length: unit.flatMap { Self.length(of: piece, leg, in: $0) },
                            isRough: Self.isRough(leg)))
                }
            }
        }
        self.init(
            names: trips.map(\.trip.name.text), series: series, stops: stops, legs: legs, hasRoads: hasRoads)
    }

    /// `a` to `z`, then `aa` and so on.
    private static func letter(_ index: Int) -> String {
        let last = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
        return index < 26 ? last : letter(index / 26 - 1) + last
    }
}
