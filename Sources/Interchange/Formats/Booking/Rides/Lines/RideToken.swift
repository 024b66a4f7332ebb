import CivilTime
import Text

/// A part of a line of a confirmation of a ride: a day, a time, the days by which an arrival is later, a word beside a
/// time, or other words.
enum RideToken: Equatable {
    case date(CivilDate)
    case time(TimeOfDay)
    /// The days behind that of the departure: `(+1)`, `am Folgetag`.
    case later(Int)
    case role(RideWord)
    case words([String])

    /// The most bytes of a line that is taken apart, and words of one.
    static let (longest, mostWords) = (300, 60)

    /// The parts of a line, where what stands apart by tabs, bars and several spaces is not in one part. Times and days
    /// of what is no ride, such as those of the check-in and of the payment, are left out. Linear.
    static func tokens(of line: String, today: CivilDate, isDayFirst: Bool) -> [RideToken] {
        guard line.utf8.count <= longest else { return [] }
        let marked = line.replacingText("\t", with: "|").replacingText("  ", with: "|")
        var tokens: [RideToken] = []
        var isBeside = false
        var count = 0
        for cell in marked.split(separator: "|") {
            let words = cell.split(whereSeparator: \.isWhitespace).prefix(max(0, mostWords - count)).map(String.init)
            count += words.count
            var reader = RideTokenReader(words, today: today, isDayFirst: isDayFirst, isBeside: isBeside)
            tokens += reader.read()
            isBeside = reader.isBesideAtEnd
        }
        return tokens
    }
}

/// Reads the parts of a cell of a line.
private struct RideTokenReader {
    private let words: [String]
    private let today: CivilDate
    private let isDayFirst: Bool
    private var tokens: [RideToken] = []
    private var open: [String] = []
    private var index = 0
    /// Whether what follows belongs to a word such as `Check-in`.
    private var isBeside: Bool

    /// Whether the last words are those of something beside the ride, whose time may be in the next cell.
    var isBesideAtEnd: Bool { isBeside && !tokens.contains { if case .time = $0 { true } else { false } } }

    init(_ words: [String], today: CivilDate, isDayFirst: Bool, isBeside: Bool) {
        (self.words, self.today, self.isDayFirst, self.isBeside) = (words, today, isDayFirst, isBeside)
    }

    mutating func read() -> [RideToken] {
        while index < words.count {
            if let (days, count) = later() {
                close()
                tokens.append(.later(days))
                index += count
            } else if let (date, count) = date() {
                let isOfRide = !isBeside
                close()
                if isOfRide { tokens.append(.date(date)) }
                index += count
            } else if let (time, count) = RideTime.time(in: words, at: index, isBehindTimes: timeCount > 1) {
                // A word such as `Boarding` belongs to the time behind it only.
                let isOfRide = !isBeside
                takeRoleBesideTime()
                close()
                if isOfRide { tokens.append(.time(time)) }
                index += count
                isBeside = isBeside && index < words.count && !words[index - 1].hasSuffix(",")
                takeRoleBehindTime()
            } else if mayBeRole, let (role, count) = role() {
                close()
                isBeside = false
                tokens.append(.role(role))
                index += count
            } else {
                take(words[index])
                index += 1
            }
        }
        close()
        return tokens
    }

    /// Whether a word for a departure or an arrival may be next: at a beginning, and behind a comma.
    private var mayBeRole: Bool {
        !open.contains { $0.contains(where: \.isLetter) } || open.last.map { ",;".contains($0.last ?? " ") } ?? false
    }

    private var timeCount: Int { tokens.count { if case .time = $0 { true } else { false } } }

    private mutating func take(_ word: String) {
        let letters = folded(word).filter(\.isLetter)
        if RideNoise.isBeside(letters) { isBeside = true }
        open.append(word)
    }

    private mutating func close() {
        let isOfSigns = open.allSatisfy { !$0.contains { $0.isLetter || $0.isNumber } }
        if !isOfSigns, !isBeside { tokens.append(.words(open)) }
        open = []
    }

    /// Takes a short word in front of a time, such as `ab`, from the words that are open.
    private mutating func takeRoleBesideTime() {
        guard let last = open.last else { return }
        if let role = RideWord(besideTime: last) ?? RideWord(last), role == .departs || role == .arrives {
            open.removeLast()
            close()
            isBeside = false
            tokens.append(.role(role))
        } else if ["um", "a", "at", "alle", "ore", "om", "kl", "las", "la"].contains(folded(last).filter(\.isLetter)),
            last.first?.isLowercase ?? false
        {
            open.removeLast()
            if open.last == "a" { open.removeLast() }
        }
    }

    /// Takes a short word behind a time: `08:34 ab`.
    private mutating func takeRoleBehindTime() {
        guard index < words.count, let role = RideWord(besideTime: words[index]) else { return }
        let isLast = index + 1 == words.count
        guard isLast || RideTime.time(in: words, at: index + 1, isBehindTimes: false) == nil, words[index].count <= 4
        else { return }
        guard let place = tokens.lastIndex(where: { if case .time = $0 { true } else { false } }) else { return }
        tokens.insert(.role(role), at: place)
        index += 1
    }

    /// The word in front of the place or the moment of a departure or an arrival, which may be two or three: `Departing
    /// terminal:`, `Heure de départ`.
    private func role() -> (RideWord, Int)? {
        for count in [3, 2, 1] where index + count <= words.count {
            let part = words[index..<(index + count)]
            guard part.dropLast().allSatisfy({ !$0.hasSuffix(":") }),
                part.allSatisfy({ !$0.contains(where: \.isNumber) })
            else { continue }
            let text = part.joined(separator: " ")
            let isShort = RideWord(text) == nil
            guard let word = RideWord(text) ?? RideWord(besideTime: text), word == .departs || word == .arrives,
                !RideNoise.isHeading(text)
            else { continue }
            // `An Bord` is no arrival.
            if isShort, !words[(index + count)...].contains(where: { RideTime.mayBegin($0) }) { continue }
            return (word, count)
        }
        return nil
    }

    private func later() -> (Int, Int)? {
        let word = words[index].filter { !"()[],;".contains($0) }
        let letters = { (at: Int) in at < words.count ? folded(words[at]).filter(\.isLetter) : "" }
        if word.first == "+" || word.hasPrefix("J+") || word.hasPrefix("D+") {
            let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber }
            guard let days = Int(digits), (1...9).contains(days), digits.count == 1,
                word.count <= 8, !word.contains(where: { ":.".contains($0) })
            else { return nil }
            let hasUnit = RideNoise.days.contains(letters(index + 1))
            return (days, hasUnit ? 2 : 1)
        }
        for (text, count) in [(letters(index), 1), (letters(index) + letters(index + 1), 2)]
        where RideNoise.nextDay.contains(text) {
            return (1, count)
        }
        return nil
    }

    /// The day that begins at this word, and the number of its words.
    private func date() -> (CivilDate, Int)? {
        guard mayBeDate(index) else { return nil }
        var slice = words[index..<min(index + 6, words.count)].map { word in word.filter { !"()[]|".contains($0) } }
        // A time is no part of a day, and a sign between two moments ends the first.
        let time = slice.indices.dropFirst().first { RideTime.time(in: slice, at: $0, isBehindTimes: false) != nil }
        if let time { slice = Array(slice[..<time]) }
        if let sign = slice.firstIndex(where: { ["-", "–", "—", "→", "->"].contains($0) }) {
            slice = Array(slice[..<sign])
        }
        guard let moment = BookingMoment(slice.joined(separator: " "), today: today) else { return nil }
        let rest = moment.rest.split(separator: " ").count
        let taken = slice.filter { !$0.isEmpty }.count - rest
        guard taken > 0 else { return nil }
        return (clear(moment), taken)
    }

    /// The day of a moment; of two that three numbers can mean that of the country of the text.
    private func clear(_ moment: BookingMoment) -> CivilDate {
        guard isDayFirst, let first = Int(moment.text.prefix { $0.isNumber }) else { return moment.date }
        return CivilDate.readings(yearLast: moment.text).first { $0.day == first } ?? moment.date
    }

    private func mayBeDate(_ at: Int) -> Bool {
        let word = words[at].filter { !"()[],".contains($0) }
        guard let first = word.first else { return false }
        let next = at + 1 < words.count ? words[at + 1].filter { !"()[],".contains($0) } : ""
        let isDay = { (text: String) in
            let digits = text.prefix { $0.isNumber }
            return (1...2).contains(digits.count) && text.dropFirst(digits.count).allSatisfy { ".stndrhe".contains($0) }
        }
        if first.isNumber {
            let parts = word.split { "./-".contains($0) }
            if parts.count >= 2, parts.allSatisfy({ $0.allSatisfy { $0.isNumber } }) {
                // `13.06.`, `12/06`, `2026-06-12`, but no `1.5`, `1/2` and `59.90`
                let isOfTwo = parts.count == 2
                guard !isOfTwo || parts.allSatisfy({ $0.count == 2 }) && (word.last == "." || word.contains("/"))
                else { return false }
                return true
            }
            if parts.count == 3, parts[1].allSatisfy(\.isLetter) { return true }
            return isDay(word) && next.first?.isLetter ?? false && (isMonth(next) || next.lowercased() == "de")
        }
        guard WrittenDays.isWeekday(word) || isMonth(word) else { return false }
        return next.first?.isNumber ?? false || isMonth(next) || isDayBehindWords(at)
    }

    /// Whether `the` or the like and a number are behind a day of the week: `lundi le 12 juin`.
    private func isDayBehindWords(_ at: Int) -> Bool {
        at + 2 < words.count && ["the", "le", "den", "der", "the"].contains(words[at + 1].lowercased())
            && words[at + 2].first?.isNumber ?? false
    }

    private func isMonth(_ word: String) -> Bool {
        word.count >= 3 && !WrittenDays.isWeekday(word) && WrittenDays.mayHaveDate(word)
    }
}
