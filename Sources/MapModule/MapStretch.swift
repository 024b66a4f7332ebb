import Cartography
import Text

/// A stretch of a map as a person types it.
enum MapStretch {
    /// The stops that are meant: a number is the stop with its neighbours, and so is the beginning of its name; `3-6` are
    /// those stops, the letter of a trip all of its stops; where there are several trips, numbers have the letter in front
    /// (`b3`, `b3-6`). Indices into the subject's stops; nil where nothing is meant.
    static func stops(_ text: String, of subject: MapSubject) -> ClosedRange<Int>? {
        numbered(text, in: subject) ?? named(text, in: subject)
    }

    /// Whether a stop is meant by the beginning of its name, of two letters or more, or by all of it.
    static func isNamed(_ text: String, in subject: MapSubject) -> Bool { named(text, in: subject) != nil }

    /// The first stop of that name, or else the first whose name begins so, with its neighbours in its trip.
    private static func named(_ text: String, in subject: MapSubject) -> ClosedRange<Int>? {
        let wanted = folded(text)
        let names = subject.stops.map { folded($0.name) }
        guard
            let stop = names.firstIndex(of: wanted)
                ?? (wanted.count > 1 ? names.firstIndex { $0.hasPrefix(wanted) } : nil)
        else { return nil }
        let isNeighbour = { (index: Int) in
            subject.stops.indices.contains(index)
                && subject.series[subject.stops[index].series].letter
                    == subject.series[subject.stops[stop].series].letter
        }
        return (isNeighbour(stop - 1) ? stop - 1 : stop)...(isNeighbour(stop + 1) ? stop + 1 : stop)
    }

    private static func numbered(_ text: String, in subject: MapSubject) -> ClosedRange<Int>? {
        let text = text.lowercased()
        let letter = String(text.prefix { $0.isLetter })
        let series = Set(subject.series.indices.filter { subject.series[$0].letter == letter })
        guard let first = subject.stops.firstIndex(where: { series.contains($0.series) }),
            let last = subject.stops.lastIndex(where: { series.contains($0.series) })
        else { return nil }
        let rest = text.dropFirst(letter.count)
        if rest.isEmpty { return letter.isEmpty ? nil : first...last }
        let ends = rest.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = ends.compactMap { end in end.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(end) : nil }
        guard numbers.count == ends.count, (1...2).contains(numbers.count),
            numbers.allSatisfy({ (1...last - first + 1).contains($0) })
        else { return nil }
        if numbers.count == 1 {
            let stop = first + numbers[0] - 1
            return max(first, stop - 1)...min(last, stop + 1)
        }
        let (start, end) = (min(numbers[0], numbers[1]), max(numbers[0], numbers[1]))
        return first + start - 1...first + end - 1
    }
}
