package import Entities
package import Geodesy
import Text

/// What a map shows: stops, the legs between them, and what both belong to.
package struct MapSubject: Equatable, Sendable {
    /// A group of stops that is told apart from the others by a letter and a colour: one of several trips.
    package struct Series: Equatable, Sendable {
        /// The letter in front of the numbers of its stops; empty where there is one series alone.
        package let letter: String
        /// What the group is called.
        package let name: String

        /// Names a group.
        package init(letter: String, name: String) {
            self.letter = letter
            self.name = name
        }
    }

    /// A place with a number and a name.
    package struct Stop: Equatable, Sendable {
        /// The stop's number in its trip, from 1.
        package let number: Int
        /// Its name, as it was written.
        package let name: String
        package let location: Coordinate
        /// Which group it belongs to: an index into `series`.
        package let series: Int

        /// Describes a stop.
        package init(number: Int, name: String, location: Coordinate, series: Int) {
            self.number = number
            self.name = name
            self.location = location
            self.series = series
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
        /// Which group it is drawn as: an index into `series`.
        package let series: Int

        /// Describes a leg.
        package init(from: Int, to: Int, path: [Coordinate], series: Int) {
            self.from = from
            self.to = to
            self.path = path
            self.series = series
        }
    }

    /// The groups; at least one where there is a stop.
    package let series: [Series]
    /// All stops, group after group.
    package let stops: [Stop]
    /// All legs.
    package let legs: [Leg]

    /// Collects what is to be drawn.
    package init(series: [Series], stops: [Stop], legs: [Leg]) {
        self.series = series
        self.stops = stops
        self.legs = legs
    }

    /// What the map is of, in words: `Map of Grand Circle`.
    package var title: String {
        series.isEmpty ? "Map" : "Map of " + series.map(\.name).joined(separator: ", ")
    }

    /// What the map shows, for those who do not see it: its stops, the first 100 of them.
    package var summary: String {
        let named = stops.prefix(100).map { "\(mark(of: $0)) \($0.name)" }
        let more = stops.count > named.count ? ["\(stops.count - named.count) more"] : []
        return stops.isEmpty
            ? "No stops." : "\(Wording.counted(stops.count, "stop")): " + (named + more).joined(separator: ", ") + "."
    }

    /// What is written on the map for a stop: its number, with the letter of its series in front.
    package func mark(of stop: Stop) -> String {
        (series.indices.contains(stop.series) ? series[stop.series].letter : "") + "\(stop.number)"
    }
}

extension MapSubject {
    /// Trips with their routes: one trip alone, or a series for each of several. Linear.
    package init(_ trips: [(trip: Trip, route: Route)]) {
        var stops: [Stop] = []
        var legs: [Leg] = []
        for (index, (trip, route)) in trips.enumerated() {
            let first = stops.count
            for (offset, waypoint) in trip.waypoints.enumerated() {
                stops.append(
                    Stop(number: offset + 1, name: waypoint.name.text, location: waypoint.location, series: index))
            }
            for leg in route.legs {
                let path = [trip.waypoints[leg.from].location, trip.waypoints[leg.to].location]
                legs.append(Leg(from: first + leg.from, to: first + leg.to, path: path, series: index))
            }
        }
        self.init(
            series: trips.enumerated().map { index, item in
                Series(letter: trips.count > 1 ? Self.letter(index) : "", name: item.trip.name.text)
            },
            stops: stops, legs: legs)
    }

    /// `a` to `z`, then `aa` and so on.
    private static func letter(_ index: Int) -> String {
        let last = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
        return index < 26 ? last : letter(index / 26 - 1) + last
    }
}
