import Cartography
import Entities
import Text

/// A stretch of a map as a person types it.
enum MapStretch {
    /// The stops that are meant: a number is the stop with its neighbours, `3-6` are those stops, the letter of a trip,
    /// or of several its number in the list, all of its stops; where there are several trips, numbers of stops have the
    /// letter in front (`b3`, `b3-6`). Any other text is the name of a stop, or its beginning, and means the stop with
    /// its neighbours. Indices into the subject's stops, which are those of `trips`; nil where nothing is meant, and
    /// throws where several stops are. Linear.
    static func stops(
        _ text: String, of subject: MapSubject, _ trips: [Trip]
    ) throws(ReferenceError) -> ClosedRange<Int>? {
        if let numbered = numbered(text, in: subject) { return numbered }
        guard let first = trips.first, wholeNumber(text) == nil else { return nil }
        let all = Trip(id: first.id, name: first.name, waypoints: trips.flatMap(\.waypoints))
        let stop: Int
        do throws(ReferenceError) {
            stop = try all.stopIndex(named: text)
        } catch {
            guard case .ambiguous = error else { return nil }
            throw error
        }
        let isNeighbour = { (index: Int) in
            subject.stops.indices.contains(index)
                && subject.series[subject.stops[index].series].letter
                    == subject.series[subject.stops[stop].series].letter
        }
        return (isNeighbour(stop - 1) ? stop - 1 : stop)...(isNeighbour(stop + 1) ? stop + 1 : stop)
    }

    /// The stops of a trip among several by its number in their order, from 1: as in the list of trips.
    private static func trip(_ number: Int, in subject: MapSubject) -> ClosedRange<Int>? {
        guard let first = subject.stops.firstIndex(where: { $0.series == number - 1 }),
            let last = subject.stops.lastIndex(where: { $0.series == number - 1 })
        else { return nil }
        return first...last
    }

    private static func numbered(_ text: String, in subject: MapSubject) -> ClosedRange<Int>? {
        let text = text.lowercased()
        let letter = String(text.prefix { $0.isLetter })
        let series = Set(subject.series.indices.filter { subject.series[$0].letter == letter })
        if letter.isEmpty, series.isEmpty { return wholeNumber(text).flatMap { trip($0, in: subject) } }
        guard let first = subject.stops.firstIndex(where: { series.contains($0.series) }),
            let last = subject.stops.lastIndex(where: { series.contains($0.series) })
        else { return nil }
        let rest = text.dropFirst(letter.count)
        if rest.isEmpty { return letter.isEmpty ? nil : first...last }
        // The stop of a number of the trip.
        func stop(_ text: some StringProtocol) -> Int? {
            wholeNumber(text).flatMap { (1...last - first + 1).contains($0) ? first + $0 - 1 : nil }
        }
        if let only = stop(rest) { return max(first, only - 1)...min(last, only + 1) }
        guard let range = numberRange(rest), let start = stop(range.first), let end = stop(range.last) else {
            return nil
        }
        return min(start, end)...max(start, end)
    }
}
