import CivilTime
import Entities
import Places
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
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), let means = means(word.filter { $0 != ":" })
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

    /// The words with which those for means of travel begin for a way there or back, in small letters.
    private static let thereOrBack = ["rück", "hin", "return", "outbound", "weiter"]

    /// The means of a word, also of one for the way there or back: `Rückflug`; nil for any other.
    private static func means(_ word: String) -> Way.Means? {
        if let means = MeansWords.means(word) { return means }
        let small = word.lowercased()
        return thereOrBack.first { small.hasPrefix($0) }.flatMap { MeansWords.means(String(small.dropFirst($0.count))) }
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

    /// The way of a text that is the codes of two airports with the times of a flight, and words beside them: `FRA
    /// 10:15 - LIS 12:20 LH1166`; nil for any other. Linear.
    static func flight(_ text: String) -> ListReading? {
        let words = text.split { $0.isWhitespace || "–—-→>/,".contains($0) }.map(String.init)
        let codes = words.indices.filter { words[$0].isWrittenAsAirportCode }
        guard codes.count == 2, codes[1] - codes[0] <= 2, text.utf8.count <= longestFlight else { return nil }
        var ends = codes.map { index in
            let time = index + 1 < words.count ? words[index + 1] : ""
            let isTime = time.contains(":") && TimeOfDay(typed: time) != nil
            return End(text: words[index], time: isTime ? time : nil)
        }
        let hasNumber = words.contains(where: RideDetails.isFlight)
        guard hasNumber || ends.contains(where: { $0.time != nil }) else { return nil }
        ends[0].isLeft = true
        // `BA800 07:45` says when it leaves.
        if ends.allSatisfy({ $0.time == nil }) {
            ends[0].time = words[(codes[1] + 1)...].first { $0.contains(":") && TimeOfDay(typed: $0) != nil }
        }
        let times = ends.compactMap(\.time)
        let others = words.indices.filter { !codes.contains($0) && !times.contains(words[$0]) }
        if !others.isEmpty { ends[1].details.takeNote(others.map { words[$0] }.joined(separator: " ")) }
        return ListReading(ends: ends, means: .flight)
    }

    /// The most bytes of such a text.
    private static let longestFlight = 80
}
