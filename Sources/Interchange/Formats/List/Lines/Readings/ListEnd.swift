import CivilTime
import Places
import Text

extension ListReading.End {
    /// The last of the ways to read a text as a place with what is said of it at its end: without what stands in
    /// parentheses. Linear.
    static func last(of text: String, _ dates: ListDates) -> Self { all(of: text, dates).last ?? Self(text: text) }

    /// The ways to read a text as a place with what is said of it at its end, in the order in which they are tried; at
    /// least one: with what stands in parentheses as a part of the name, unless it cannot be, then without it. Linear.
    static func all(of text: String, _ dates: ListDates) -> [Self] {
        var ends: [Self] = []
        var end = Self(text: text)
        while true {
            if let dated = dates.withoutDate(atEndOf: end.text), end.details.date == nil {
                (end.text, end.details.date) = (dated.rest, dated.date)
            } else if let (rest, inside) = parentheses(atEndOf: end.text) {
                if mayBeName(inside) {
                    ends.append(end)
                    // `Kurische Nehrung (Nida)`
                    if end.others.isEmpty, !ListWords.namesHotel(inside),
                        dates.withoutDate(atBeginningOf: rest) == nil, ListSeparators.partsAtDashes(of: rest).count == 1
                    {
                        var other = Self(text: inside)
                        other.details.takeNote(rest)
                        end.others = [other]
                    }
                }
                end.text = rest
                if inside.isWrittenAsAirportCode { end.code = inside }
                if !isCode(inside) { take(inside, into: &end.details, dates) }
            } else if let rest = takeNights(atEndOf: end.text, &end.details) {
                end.text = rest
            } else if let (rest, said, isNight) = ListWhen.part(atEndOf: end.text) {
                end.text = rest
                if isNight { _ = end.details.takeNights("1 night") }
                end.details.takeNote(said)
            } else if let rest = end.details.takeMoney(atEndOf: end.text) {
                end.text = rest
            } else if end.details.date == nil, let days = WrittenDays(atEndOf: end.text) {
                (end.text, end.details.date) = (days.rest, days.text)
            } else if end.details.date == nil, let dated = dates.withoutWeekdayAndDay(atEndOf: end.text) {
                (end.text, end.details.date) = (dated.rest, dated.date)
            } else if let (rest, length) = length(atEndOf: end.text) {
                end.text = rest
                end.details.takeNote(length)
            } else if let (rest, behind) = picture(within: end.text) {
                end.text = rest
                end.details.take(behind, dates)
            } else if end.time == nil, let (rest, time) = time(atEndOf: end.text) {
                end.text = rest
                end.time = time
            } else if let (rest, inside, behind) = parentheses(within: end.text) {
                end.text = rest
                take(inside, into: &end.details, dates)
                end.details.take(behind, dates)
            } else if end.details.cost != nil || end.details.costOfNight != nil,
                let (rest, house) = houseWord(atEndOf: end.text)
            {
                end.text = rest
                end.details.takeNote(house)
            } else {
                break
            }
        }
        end.text = ListText.withoutEmphasis(end.text)
        // An exclamation mark is of the sentence, and so is a comma; a point is of a short word.
        while let last = end.text.last, "!,:?".contains(last) || (last == "." && !isShort(end.text)), end.text.count > 1
        {
            end.text.removeLast()
        }
        if end.text != text || ends.isEmpty { ends.append(end) }
        if let (place, way) = ListWords.withoutVia(end.text) {
            end.text = place
            end.details.takeNote(way)
            ends.append(end)
        }
        return ends
    }

    /// The words for a house without a name, which may stand between a town and what it costs, in small letters.
    private static let houseWords: Set = [
        "b&b", "hotel", "hôtel", "hostel", "hostal", "airbnb", "camping", "campsite", "campground", "motel", "pension",
        "apartment", "apartamento", "appartement", "gîte", "gite", "agriturismo", "ferienwohnung", "fewo", "albergo",
        "albergue", "jugendherberge", "auberge", "chalet", "cabin",
    ]

    /// A text without such a word at its end, and that: `B&B` of `Siracusa B&B`; nil where none is there.
    private static func houseWord(atEndOf text: String) -> (rest: String, house: String)? {
        guard let space = text.lastIndex(of: " ") else { return nil }
        let house = String(text[space...].dropFirst())
        var rest = text[..<space].trimmed
        while let last = rest.last, ",;–—-".contains(last) { rest = rest.dropLast().trimmed }
        return houseWords.contains(house.lowercased()) && rest.contains(where: \.isLetter) ? (rest, house) : nil
    }

    /// Takes what stands in parentheses behind a place; a number by itself counts the nights there: `Marrakech (3)`.
    private static func take(_ inside: String, into details: inout ListDetails, _ dates: ListDates) {
        if let count = Int(inside), (1...30).contains(count), details.nights == nil {
            _ = details.takeNights(count == 1 ? "1 night" : "\(count) nights")
        } else {
            details.take(inside, dates)
        }
    }

    /// Whether what stands in parentheses may be a part of a name, as in `Halle (Saale)`.
    private static func mayBeName(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        return first.isLetter && !first.isLowercase && !text.contains(where: \.isNumber)
    }

    /// Whether a text is the code of an airport or a country, which says nothing more than the name.
    private static func isCode(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// A text without what stands in parentheses or brackets at its end, and that; nil where there is none, or nothing
    /// else, and for a link.
    private static func parentheses(atEndOf text: String) -> (rest: String, inside: String)? {
        for (open, close): (Character, Character) in [("(", ")"), ("[", "]"), ("（", "）")] where text.last == close {
            guard let start = text.lastIndex(of: open) else { return nil }
            let rest = String(text[..<start])
            let inside = String(text[text.index(after: start)...].dropLast()).trimmed
            guard !rest.trimmed.isEmpty, rest.last != "]", !inside.isEmpty else { return nil }
            return (rest.trimmed, inside)
        }
        return nil
    }

    /// Whether a text ends with a word that may be short for another: `St.`, `D.C.`.
    private static func isShort(_ text: String) -> Bool {
        (text.split(whereSeparator: \.isWhitespace).last?.count ?? 0) <= 4
    }

    /// A text without what stands in parentheses in it where more stands behind, which is no part of a name: `2 nuits`
    /// and `châteaux` of `Tours (2 nuits) châteaux`.
    private static func parentheses(within text: String) -> (rest: String, inside: String, behind: String)? {
        guard let close = text.lastIndex(of: ")"), let open = text[..<close].lastIndex(of: "(") else { return nil }
        let (rest, inside) = (String(text[..<open]).trimmed, String(text[open..<close].dropFirst()).trimmed)
        let behind = String(text[text.index(after: close)...]).trimmed
        guard !rest.isEmpty, rest.last != "]", !inside.isEmpty, let first = behind.first,
            first.isLowercase || !first.isLetter || Int(inside) != nil || ListNights.nights(inside) != nil
                || ListMoney.amount(in: inside)?.rest.isEmpty == true || isLength(inside)
                || ListWords.beginsWithLodging(behind)
        else { return nil }
        return (rest, inside, behind.first.map { "-–—:,;".contains($0) } ?? false ? String(behind.dropFirst()) : behind)
    }

    /// A text in front of a picture in it, and what stands behind that, without further ones: `Forks` and `1.5 hours`
    /// of `Forks 🚗 1.5 hours`; nil where there is none.
    private static func picture(within text: String) -> (rest: String, behind: String)? {
        guard let start = text.firstIndex(where: isPicture), start > text.startIndex else { return nil }
        let rest = String(text[..<start]).trimmed
        let behind = String(text[start...].filter { !isPicture($0) }).trimmed
        return rest.contains(where: \.isLetter) ? (rest, behind) : nil
    }

    private static func isPicture(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.value > 0xFF else { return false }
        // Without the mark that they are pictures, 🛏 and the like stand in texts all the same.
        if first.value >= 0x1F000, first.properties.isEmoji { return true }
        return first.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
    }

    /// The signs and words in front of a length that is not measured.
    private static let about: Set = ["~", "≈", "about", "approx", "approx.", "ca", "ca.", "circa", "env.", "c."]

    /// The most words of the length of a drive.
    private static let longestLength = 5

    /// A text without the length of the drive at its end, in whatever it is measured, and that: `310 km` of `Riga 310
    /// km`, `115 miles 2h 30m` of `Bath 115 miles 2h 30m`; nil where there is none.
    private static func length(atEndOf text: String) -> (rest: String, length: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in (1...longestLength).reversed() where words.count > count {
            let first = words[words.count - count]
            guard let sign = first.first, sign.isNumber || "~≈".contains(sign) else { continue }
            let length = String(words.suffix(count).joined(separator: " ").drop { "~≈ ".contains($0) })
            guard isLength(length) else { continue }
            var front = words.dropLast(count)
            if let last = front.last, about.contains(last.lowercased()) { front.removeLast() }
            let rest = front.joined(separator: " ")
            let end = rest.last.map { ",;-–—".contains($0) } ?? false ? String(rest.dropLast()).trimmed : rest
            return end.isEmpty ? nil : (end, length)
        }
        return nil
    }

    /// Whether a text is a distance, a time, or one behind the other.
    private static func isLength(_ text: String) -> Bool {
        let number = text.prefix { $0.isNumber || ".,".contains($0) }
        let rest = text.dropFirst(number.count).trimmed.lowercased()
        guard !number.isEmpty else { return false }
        if let unit = ["kilometers", "kilometres", "kilometer", "miles", "mil", "km", "mi"].first(where: {
            rest.hasPrefix($0)
        }) {
            let behind = rest.dropFirst(unit.count).drop { $0 == " " || $0 == "," }
            return behind.isEmpty || isLength(String(behind))
        }
        return rest.first.map { $0 == "h" || $0 == "s" || $0 == "m" } ?? false
            && durationMinutes(text.replacingText(",", with: ".")) != nil
    }

    /// A text without the time at its end, and that: `1pm` of `Lyon 1pm`, `20:00` of `Turku, 20:00`; nil where there is
    /// none.
    private static func time(atEndOf text: String) -> (rest: String, time: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in [2, 1] where words.count > count {
            let time = words.suffix(count).joined(separator: " ")
            let rest = words.dropLast(count).joined(separator: " ")
            guard time.first?.isNumber ?? false, time.count <= 9,
                time.contains(":") || ["am", "pm", "uhr"].contains(where: { time.lowercased().hasSuffix($0) }),
                TimeOfDay(typed: time) != nil, rest.contains(where: \.isLetter), !endsWithWay(rest), !endsWithNote(rest)
            else { continue }
            let plain = withoutTimeWords(rest)
            return (plain.last.map { ",;-–—@".contains($0) } ?? false ? String(plain.dropLast()).trimmed : plain, time)
        }
        return nil
    }

    /// The words right in front of a time, in small letters; the longest first.
    private static let timeWords = [
        " a las", " alle ore", " alle", " um", " gegen", " at", " kl.", " kl", " om", " às",
    ]

    /// A text without such words at its end: `Alhambra` of `Alhambra a las`.
    private static func withoutTimeWords(_ text: String) -> String {
        let small = text.lowercased()
        guard let word = timeWords.first(where: { small.hasSuffix($0) }) else { return text }
        return String(text.dropLast(word.count)).trimmed
    }

    /// The words behind a comma in front of a time that say what is at that time at the place, in small letters.
    private static let beforeTime: Set = [
        "arr", "arr.", "arrive", "arriving", "arrival", "at", "by", "ca", "ca.", "around", "about", "approx", "an",
        "um", "gegen", "ankunft", "arrivée", "vers", "à", "llegada", "a", "las", "arrivo", "alle", "ore", "om", "kl",
        "kl.", "eta", "from", "ab", "check-in", "checkin", "check", "in",
    ]

    /// Whether behind the last comma of a text stands what one does at the time behind it: `Melbourne, return car`.
    private static func endsWithNote(_ text: String) -> Bool {
        guard let comma = text.lastIndex(of: ",") else { return false }
        // A name behind it is reached at that time: `Depart 9am, arrive Lyon`.
        let words = text[text.index(after: comma)...].split(separator: " ").map(String.init)
        return words.contains { !beforeTime.contains($0) } && words.allSatisfy { $0.first?.isLowercase ?? false }
    }

    /// Whether behind the last comma of a text stands how one goes on: `Ullapool, ferry next morning`.
    private static func endsWithWay(_ text: String) -> Bool {
        guard let comma = text.lastIndex(of: ",") else { return false }
        let word = text[text.index(after: comma)...].split(separator: " ").first
        return word.map { MeansWords.means(String($0)) != nil } ?? false
    }

    /// A text without the nights at its end, which the details get: `2 nights` of `Lucca - 2 nights`, `Rome, 3 nights`,
    /// `Pisa: 1 night`, `Vienna x2`, `Budapest 3 nts`; nil where there are none.
    private static func takeNights(atEndOf text: String, _ details: inout ListDetails) -> String? {
        if let mark = text.lastIndex(where: { ",;:-–—".contains($0) }) {
            let (rest, nights) = (text[..<mark].trimmed, text[text.index(after: mark)...].trimmed)
            if !rest.isEmpty, details.takeNights(nights) { return rest }
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in [3, 2, 1] where words.count > count {
            if details.takeNights(words.suffix(count).joined(separator: " ")) {
                return words.dropLast(count).joined(separator: " ")
            }
        }
        return nil
    }
}
