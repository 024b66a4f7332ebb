import Entities
import Geodesy
import Places
import Text

/// Adds the stops of links and of coordinates.
extension ListStops {
    /// Adds a stop whose coordinates the line has, with what it says of it.
    mutating func add(
        _ place: Coordinate, name: String, _ details: ListDetails, line: Int
    ) throws(TextFault) {
        chain.end()
        try add(
            ListFinder.Found(place: place, name: name, note: details.note, details: details), PlanTexts(), line: line)
    }

    /// Adds the places of a link to directions, in their order; the note is that of the first, the plan that of the
    /// last.
    mutating func add(
        _ spots: [MapLink.Spot], note: String? = nil, _ texts: PlanTexts = PlanTexts(), line: Int
    ) throws(TextFault) {
        chain.end()
        for (index, spot) in spots.enumerated() {
            let note = index == 0 ? note : nil
            var texts = texts
            if index < spots.count - 1 { texts.fields[.nights] = nil }
            if index > 0 { (texts.date, texts.day) = (nil, nil) }
            if let place = spot.place {
                try add(
                    ListFinder.Found(place: place, name: spot.name ?? name(of: place), note: note), texts, line: line)
            } else if let place = spot.about {
                let name = spot.name ?? coordinateText(place)
                try add(ListFinder.Found(place: place, name: name, note: note), texts, line: line)
                assembly.notice("“\(name)” is only about where the link says", line: line)
            } else if let name = spot.name {
                switch finder.find(ListReading.End(text: name), isAddress: true, near: lastPlace) {
                case .success(let found): try add(found, texts, line: line)
                case .failure(let refusal): try assembly.skip(refusal.reason, line: line)
                }
            }
        }
    }

    /// Tells of a link that leads along the stops of the list, and puts it into the note of the last one so far.
    mutating func noteWay(_ text: String, line: Int) {
        if let trip = assembly.openTrip(tripName) { _ = assembly.addNote(text, toLastStopOf: trip) }
        assembly.notice("the link leads along stops of the list, and adds none", line: line)
    }

    /// The metres within which the place of a link below a stop is that of the stop.
    private static let sameStop = 20_000.0

    /// Takes a link below a stop for a note of it: a short one, which says no place, and one that leads there; false
    /// for any other, which is a place of its own.
    mutating func takeLinkOfLast(_ link: String) -> Bool {
        guard let trip = assembly.openTrip(tripName), let last = assembly.lastStop(of: trip) else { return false }
        do throws(CoordinateTextError) {
            let place = try Coordinate(mapLink: link)
            guard place.distance(to: last.location) <= Self.sameStop else { return false }
            // Another name is another place of the same town.
            let name = (try? MapLink(link))?.spots.first?.name.map { folded($0) }
            let own = folded(last.name.text)
            guard name.map({ $0.hasPrefix(own) || own.hasPrefix($0) }) ?? true else { return false }
        } catch {
            guard case .shortLink = error else { return false }
        }
        return addNote(link)
    }

    /// The name of a place that has none, as coordinates by themselves have it.
    private func name(of place: Coordinate) -> String {
        let text = "\(degreesText(place.latitude)),\(degreesText(place.longitude))"
        return (try? context.readPlace(text, lastPlace).get().name) ?? coordinateText(place)
    }
}
