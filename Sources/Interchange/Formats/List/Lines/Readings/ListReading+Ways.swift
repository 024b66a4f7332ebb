import Entities
import Text

/// The ways of lines that have other words in front of their places.
extension ListReading {
    /// The way of a text that says in front what the road is called: `Icefields Parkway - Lake Louise to Jasper`; nil
    /// for any other.
    static func wayOfRoad(_ text: String, _ dates: ListDates) -> ListReading? {
        let dashes = ListSeparators.partsAtDashes(of: text)
        let fromTo = dashes.count == 2 ? ListWords.ends(ofWayFrom: dashes[1]) : nil
        guard dashes.count == 2, mayBeName(dashes[0]),
            let ends = (fromTo?.isSure ?? false ? fromTo?.ends : ListWords.ends(ofWay: dashes[1])) ?? fromTo?.ends,
            ends.allSatisfy({ $0.first.map { !$0.isLowercase } ?? false })
        else { return nil }
        var reading = way(ends, dates)
        reading.road = dashes[0]
        reading.ends[reading.ends.count - 1].details.takeNote(dashes[0])
        return reading
    }

    /// The way of a text that says in front how one travels: `Fähre Stockholm–Turku 20:00`; nil for any other.
    static func crossing(_ text: String, _ dates: ListDates) -> ListReading? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "),
            let means = MeansWords.means(word.filter { $0 != ":" })
        else { return nil }
        let spaced = ListSeparators.partsAtDashes(of: rest)
        let ends =
            spaced.count > 1
            ? spaced
            : ListWords.ends(ofWay: rest)
                ?? ListSeparators.parts(
                    of: rest, at: ListSeparators.tightDashes)
        guard (2...mostEnds).contains(ends.count), ends.allSatisfy(mayBeName) else { return nil }
        var reading = way(ends, dates)
        reading.means = means
        // A port may be no place that is known.
        reading.isChain = true
        return reading
    }

    /// The way of a text that says behind it how one travels: `Dover to Calais ferry, 08:25`; nil for any other.
    static func crossing(before text: String, _ dates: ListDates) -> ListReading? {
        let (front, said) = ListSeparators.halves(of: text, at: ", ") ?? (text, "")
        guard let space = front.lastIndex(of: " "), let ends = ListWords.ends(ofWay: String(front[..<space])),
            ends.allSatisfy(mayBeName), let means = MeansWords.means(String(front[space...].dropFirst())),
            means != .drive,
            means != .walk
        else { return nil }
        var reading = way(ends, dates)
        reading.means = means
        if !said.isEmpty { reading.ends[reading.ends.count - 1].details.take(said, dates) }
        return reading
    }
}
