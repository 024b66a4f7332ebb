import Entities
import Geodesy
import Places
import Text

/// Adds the stops of links.
extension ListStops {
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

    /// The name of a place that has none, as coordinates by themselves have it.
    private func name(of place: Coordinate) -> String {
        let text = "\(degreesText(place.latitude)),\(degreesText(place.longitude))"
        return (try? context.readPlace(text, lastPlace).get().name) ?? coordinateText(place)
    }
}
