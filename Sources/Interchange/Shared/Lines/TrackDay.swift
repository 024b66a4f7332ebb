import CivilTime
import Geodesy
import Text

/// The day on which a line of a file is travelled: its number as the title says it, and its date.
struct TrackDay: Equatable {
    /// The number, 1 to 400.
    private(set) var number: Int?
    private(set) var date: CivilDate?

    /// The words in front of the numbers of stages, each of which is a day.
    private static let stages: Set = [
        "stage", "etappe", "étape", "etape", "etapa", "tappa", "etap", "dagsetappe", "tagesetappe",
    ]
    /// The most days from one line to the next of a journey, by their numbers.
    private static let mostDays = 7
    /// The most bytes of a title in which a number is looked for.
    private static let longestTitle = 200

    /// Reads a title such as `Day 2: Lyon to Annecy`, `Alps, Etappe 3` or `2027-06-12`. `time` is that of the beginning
    /// of the line in minutes since 1970-01-01 00:00 UTC, and `place` where that is.
    init(title: String?, time: Int64? = nil, at place: Coordinate? = nil) {
        if let title, title.utf8.count <= Self.longestTitle {
            number =
                Self.number(title) ?? Self.numberBeforeEnds(title) ?? Self.shortNumber(title)?.number
                ?? Self.numberAtEnd(title)
            date = CivilDate(text: String(title.prefix(10)))
        }
        if date == nil, let time, let place {
            // The day by the sun there: the time zone changes it only near midnight.
            let local = time + Int64((place.longitude / 15 * 60).rounded())
            date = CivilDate(daysSince1970: Int64((Double(local) / 1_440).rounded(.down)))
        }
    }

    /// The date behind the number of a day: `3 May` of `Day 1 - 3 May` and of `Day 1 (3 May): Edinburgh`; nil where
    /// there is none. Linear.
    static func dateBehindNumber(_ title: String, _ reading: DateText) -> String? {
        guard title.utf8.count <= longestTitle else { return nil }
        let parts = title.split { "():–—|,".contains($0) }.flatMap { part in
            ListSeparators.partsAtDashes(of: part.trimmed)
        }
        return parts.dropFirst().lazy.map(\.trimmed).first { part in
            part.contains(where: \.isNumber) && part.contains(where: \.isLetter) && reading.date(part) != nil
        }
    }

    /// Returns this day with a date, where it has none.
    func dated(_ date: CivilDate?) -> TrackDay {
        var day = self
        day.date = day.date ?? date
        return day
    }

    /// A title without the word and the number of a day or a stage in front: `Calenzana – Carozzu` of `Étape 1
    /// Calenzana – Carozzu`.
    static func withoutNumber(_ title: String) -> String {
        if let rest = shortNumber(title)?.rest { return rest }
        let words = title.split(separator: " ", maxSplits: 2)
        guard words.count > 2, stages.contains(words[0].lowercased()) else { return ICSTitle.withoutDay(title).text }
        let number = words[1].prefix { $0.isNumber }
        guard (1...3).contains(number.count), words[1].dropFirst(number.count).allSatisfy({ ":.-–".contains($0) })
        else { return title }
        let rest = words[2].drop { ":-–—|".contains($0) || $0.isWhitespace }
        return rest.isEmpty ? title : String(rest)
    }

    /// The letters in front of the numbers of days and stages without a space between them.
    private static let shortWords: Set = ["j", "t", "d", "g", "e", "s", "day", "tag", "jour", "etappe", "stage"]

    /// The number of a day in front of the two ends of a title, and these: 2 and `Ortu - Carrozzu` of `J2 Ortu -
    /// Carrozzu`, `2. Ortu - Carrozzu`, `02 Ortu - Carrozzu`; nil for any other title.
    private static func shortNumber(_ title: String) -> (number: Int, rest: String)? {
        guard title.utf8.count <= longestTitle, let (word, rest) = ListSeparators.halves(of: title, at: " ") else {
            return nil
        }
        let letters = word.prefix { $0.isLetter }
        let digits = word.dropFirst(letters.count).prefix { $0.isASCII && $0.isNumber }
        let signs = word.dropFirst(letters.count + digits.count)
        let isMarked =
            shortWords.contains(letters.lowercased()) || letters.isEmpty && (!signs.isEmpty || digits.first == "0")
        guard isMarked, (1...2).contains(digits.count), signs.allSatisfy({ ".:)-–".contains($0) }),
            let number = Int(digits), number > 0
        else { return nil }
        let ends = String(rest.drop { ":-–—| ".contains($0) })
        guard LineEnds(from: nil, to: nil, name: ends).to != nil else { return nil }
        return (number, ends)
    }

    /// The number of a day behind its letter at the end of a title: 2 of `Alpes J2`; nil for any other title.
    private static func numberAtEnd(_ title: String) -> Int? {
        let words = title.split { $0.isWhitespace || "_-–".contains($0) }
        guard words.count > 1, let last = words.last, let letter = last.first, "JTDG".contains(letter),
            (1...2).contains(last.utf8.count - 1), let number = Int(last.dropFirst()), number > 0
        else { return nil }
        return number
    }

    /// Says which names of the parts of journeys are left out, since they neither name an end nor only count; none
    /// where there are none.
    static func notice(ofNames names: [String]) -> [String] {
        let shown = names.filter { !isNumber($0) }.prefix(mostNames + 1).map { Wording.quoted($0, maximumWidth: 60) }
        guard !shown.isEmpty else { return [] }
        return [
            "left out: the names of parts of the way: \(shown.prefix(mostNames).joined(separator: ", "))"
                + (shown.count > mostNames ? ", …" : "")
        ]
    }

    /// The most names that are told.
    private static let mostNames = 3

    /// Says that the days of journeys are those of their parts; `starts` are the first days as far as they are
    /// known, at least one.
    static func notice(_ starts: [CivilDate?]) -> String {
        guard starts.count == 1 else {
            return
                "the days of \(Wording.counted(starts.count, "trip")) are those of the parts of the ways: one sleeps "
                + "where each ends"
        }
        let start = starts[0].map { ", from \($0.text) on" } ?? ""
        return "the days are those of the parts of the way\(start): one sleeps where each ends"
    }

    /// The nights from this day to another: by the dates where these differ, else by the numbers; nil where that is
    /// before, further than a stop can have nights, or not known. Planners write the same time into all lines.
    func nights(to next: TrackDay) -> Int? {
        let byNumber = number.flatMap { number in next.number.map { Int64($0 - number) } }
        let byDate = date.flatMap { date in next.date.map { $0.daysSince1970 - date.daysSince1970 } }
        guard let nights = byDate.flatMap({ $0 == 0 && byNumber != nil ? nil : $0 }) ?? byNumber,
            (0...30).contains(nights)
        else { return nil }
        return Int(nights)
    }

    /// Whether another line is that of the next day of a journey: its number follows, or its date does.
    func isBefore(_ next: TrackDay) -> Bool {
        if let number, let other = next.number { return (1...Self.mostDays).contains(other - number) }
        guard let date, let other = next.date else { return false }
        return other.daysSince1970 - date.daysSince1970 == 1
    }

    /// The number behind a word for a day, or for a stage unless `takesStages` is false, 1 to 400; nil where there is
    /// none, and with `atStart` where the title does not begin with it.
    static func number(_ title: String, atStart: Bool = false, takesStages: Bool = true) -> Int? {
        guard title.utf8.count <= longestTitle else { return nil }
        let words = title.split { $0.isWhitespace || ":–—-|,./()_#".contains($0) }
        for (word, number) in zip(words, words.dropFirst()).prefix(atStart ? 1 : words.count) {
            let word = word.lowercased()
            guard CSVColumnWords.day.contains(word) || takesStages && stages.contains(word),
                number.utf8.count <= 3,
                let number = Int(number), (1...400).contains(number)
            else { continue }
            return number
        }
        return nil
    }

    /// The number of a stage in front of its ends, behind the name of the whole: 2 of `Rennsteig 2: Ascherbrück -
    /// Ebertswiese`; nil for any other title.
    private static func numberBeforeEnds(_ title: String) -> Int? {
        guard let (front, rest) = ListSeparators.halves(of: title, at: ": "), !rest.isEmpty else { return nil }
        let words = front.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, words[0].contains(where: \.isLetter), let last = words.last, last.utf8.count <= 2,
            let number = Int(last), number > 0, LineEnds(from: nil, to: nil, name: title).to != nil
        else { return nil }
        return number
    }

    /// An end of a day's line.
    enum End {
        case start, end
    }

    /// The end of a day that a title says and nothing else: `Day 2 (start)`; nil for any other.
    static func end(_ title: String) -> End? {
        guard number(title, atStart: true) != nil else { return nil }
        let words = title.lowercased().split { $0.isWhitespace || "()".contains($0) }
        guard words.count == 3 else { return nil }
        return words[2] == "start" ? .start : words[2] == "end" ? .end : nil
    }

    /// Whether a title only counts the days: `Day 3`.
    static func isNumber(_ title: String) -> Bool {
        number(title, atStart: true) != nil && title.split(separator: " ").count == 2
    }

    /// Reads the minutes since 1970-01-01 00:00 UTC of `2027-06-12T08:30:00Z`, as GPX has them; nil for any other text.
    /// Times of other zones are rare, and are taken as they are.
    static func minutes(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard bytes.count >= 16 else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        return date.daysSince1970 * 1_440 + Int64(hour * 60 + minute)
    }
}
