import Entities
import Geodesy
import Interchange
import Text

/// What a format cannot hold of a trip, taken out of it.
private func held(_ trip: Trip, by format: any TripFormat) -> Trip? {
    var trip = trip
    // A note that only repeats the name is dropped on the way in, but not from the program's own format.
    for index in trip.waypoints.indices where format.name != "json" {
        let stop = trip.waypoints[index]
        if stop.note?.text == stop.name.text { trip.waypoints[index].note = nil }
    }
    switch format.name {
    case "csv", "tsv":
        if trip.waypoints.isEmpty { return nil }
    case "gpx", "gpx-track", "kml", "kmz":
        trip.name = xmlName(trip.name)
        for index in trip.waypoints.indices {
            trip.waypoints[index].name = xmlName(trip.waypoints[index].name)
            let note = trip.waypoints[index].note.flatMap { Note.cut(xmlText($0.text)) }
            trip.waypoints[index].note = note?.text == trip.waypoints[index].name.text ? nil : note
        }
    default: break
    }
    return trip
}

private func xmlName(_ name: Name) -> Name {
    Name.cut(xmlText(name.text)) ?? name
}

/// A text with U+FFFD for what XML 1.0 does not allow (2.2).
private func xmlText(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                switch scalar.value {
                case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...: scalar
                default: "\u{FFFD}"
                }
            }))
}

/// Trips that a format wrote are seen to be of that format and come back as they were, but for what it cannot hold.
func checkReturn(_ trips: [Trip], _ format: any TripFormat) throws(Violation) {
    let document = format.write(trips.map { RoutedTrip(trip: $0, route: .none) })
    let recognized = TripFormats.recognizing(document.bytes)?.name
    let expected = trips.compactMap { held($0, by: format) }
    if !expected.isEmpty {
        let name = format.name == "gpx-track" ? "gpx" : format.name
        try require(recognized == name, "written as \(format.name), recognized as \(recognized ?? "nothing")")
    }
    // No place of what this program writes is looked up.
    let context = ImportContext(fileName: "file", identifiers: NumberedIdentifiers(seed: 2)) { text, _ in
        .failure(PlaceRefusal("“\(text)” was asked for"))
    }
    let back: ImportedTrips
    do throws(TextFault) {
        back = try format.read(document.bytes, context)
    } catch {
        throw Violation("what was written as \(format.name) is refused: \(error.description(file: "file"))")
    }
    try require(back.skipped.isEmpty, "\(format.name): skipped on the way back: \(back.skipped)")
    try require(
        back.trips.count == expected.count,
        "\(format.name): \(expected.count) trips went out, \(back.trips.count) came back")
    let plans = back.plans ?? (format.holdsPlans ? .all : .none)
    for (found, wanted) in zip(back.trips, expected.map { $0.holding(plans) }) {
        var (found, wanted) = (found, wanted)
        if format.name == "list" {
            // The currency of a trip follows from its costs.
            found.nameCurrencies()
            wanted.nameCurrencies()
            let left = wanted.leaveOut(whatIsNotIn: found)
            try require(!left || !document.warnings.isEmpty, "list: left out without a word: \(described(wanted))")
        }
        try require(
            found.contentKey == wanted.contentKey,
            "\(format.name): out went \(described(wanted)), back came \(described(found))"
        )
    }
}

extension Trip {
    /// The trip with the parts of its plan that a file holds.
    fileprivate func holding(_ plans: HeldPlans) -> Trip {
        var trip = self
        trip.plan = plans.part(of: plan)
        for index in waypoints.indices { trip.waypoints[index].plan = plans.part(of: waypoints[index].plan) }
        return trip
    }
}

extension Trip {
    /// Gives each cost a currency of its own, so that the trip has none.
    fileprivate mutating func nameCurrencies() { try? decide([.currency(nil)]) }

    /// Leaves out the first day, and of stops the note, the nights and the cost, where the other trip has none; whether
    /// there was one.
    fileprivate mutating func leaveOut(whatIsNotIn other: Trip) -> Bool {
        let before = self
        if other.plan.start == nil { try? plan.set(.start(nil)) }
        for index in waypoints.indices where other.waypoints.indices.contains(index) {
            let found = other.waypoints[index]
            if found.note == nil { waypoints[index].note = nil }
            if found.plan.nights == nil { try? waypoints[index].plan.set(.nights(nil)) }
            if found.plan.cost == nil { try? waypoints[index].plan.set(.cost(nil)) }
        }
        return self != before
    }
}

private func described(_ trip: Trip) -> String {
    let stops = trip.waypoints.map { stop in
        "\(stop.name.text.debugDescription) \(stop.location.latitude),\(stop.location.longitude)"
            + (stop.note.map { " " + $0.text.debugDescription } ?? "")
    }
    return "\(trip.name.text.debugDescription)\(trip.isRoundTrip ? " round" : ""): \(stops)"
}
