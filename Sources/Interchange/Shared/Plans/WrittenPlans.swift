import Entities
import Geodesy
import JSON

/// The plans of trips in the files of this program in formats that have no place for them: as JSON, in an extension.
///
/// The record of a trip has its plan, and those of its stops, each beside the place of the stop: `{"plan": {…},
/// "stops": [{"at": [46.02, 7.75], "plan": {…}}]}`, with the number of the stop where an earlier one is at the same
/// place. A stop that is no longer where it was loses its plan.
struct WrittenPlans {
    /// The records by the indexes of the trips of a file.
    private var records: [Int: JSONValue] = [:]

    /// A record of the plans of a trip; nil where nothing is planned. Linear.
    static func record(of trip: Trip) -> JSONValue? {
        let plan = trip.plan.decisions
        var (stops, next): ([JSONValue], Int) = ([], 0)
        for (index, stop) in trip.waypoints.enumerated() where stop.plan != .none {
            let place = [stop.location.latitude, stop.location.longitude].map { JSONValue.rounded($0, places: 7) }
            let first = self.index(at: stop.location, in: trip, from: next)
            let number = first == index ? [] : [JSONMember("number", .number("\(index + 1)"))]
            stops.append(.object([JSONMember("at", .array(place))] + number + [JSONMember("plan", stop.plan.json)]))
            next = index + 1
        }
        guard plan != .none || !stops.isEmpty else { return nil }
        return .object([JSONMember("plan", plan.json), JSONMember("stops", .array(stops))])
    }

    /// Takes the record of the trip at an index, as JSON; another text is none.
    mutating func take(_ text: String, ofTrip index: Int) {
        if let record = try? JSONValue(parsing: text) { take(record, ofTrip: index) }
    }

    /// Takes the record of the trip at an index.
    mutating func take(_ record: JSONValue, ofTrip index: Int) { records[index] = record }

    /// The trips of the file with their plans, and a notice about those whose stops are not there. Linear.
    func planned(_ imported: ImportedTrips) -> ImportedTrips {
        guard !records.isEmpty else { return imported }
        var (imported, lost) = (imported, 0)
        imported.plans = .all
        for index in imported.trips.indices {
            guard let record = records[index] else { continue }
            lost += Self.plan(&imported.trips[index], by: record)
        }
        if lost > 0 {
            imported.notices.append(
                lost == 1
                    ? "the plan of 1 stop is left out: the stop is no longer where it was"
                    : "the plans of \(lost) stops are left out: the stops are no longer where they were")
        }
        return imported
    }

    /// Gives a trip and its stops their plans, and returns the number of those whose stops are not there.
    private static func plan(_ trip: inout Trip, by record: JSONValue) -> Int {
        var faults = 0
        if let plan = record["plan"] { trip.plan = Plan(json: plan, faults: &faults) }
        var (next, lost) = (0, 0)
        for entry in record["stops"]?.array ?? [] {
            guard let place = place(of: entry), let plan = entry["plan"],
                let first = index(at: place, in: trip, from: next)
            else {
                lost += 1
                continue
            }
            let numbered = entry["number"]?.integer.flatMap { number in
                number > next ? index(at: place, in: trip, from: number - 1) : nil
            }
            let stop = numbered ?? first
            trip.waypoints[stop].plan = StopPlan(json: plan, faults: &faults)
            next = stop + 1
        }
        return lost
    }

    /// The index of the first stop at a place, from one on.
    private static func index(at place: Coordinate, in trip: Trip, from next: Int) -> Int? {
        guard next < trip.waypoints.count else { return nil }
        return trip.waypoints[next...].firstIndex { $0.location.distance(to: place) <= ImportedStop.sameWithin }
    }

    private static func place(of entry: JSONValue) -> Coordinate? {
        guard let numbers = entry["at"]?.array, numbers.count == 2, let latitude = numbers[0].double,
            let longitude = numbers[1].double
        else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }
}
