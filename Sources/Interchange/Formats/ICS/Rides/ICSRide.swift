import Entities
import Places
import Text

/// A flight, a ferry or a train as the title of an event says it: `Flight to Rome (AZ 1234)`, `Fähre Kiel → Oslo`,
/// `FR 7132 DUB to LIS`.
struct ICSRide {
    let means: Way.Means
    /// The place where it begins; nil where the title does not say it.
    let from: String?
    /// The place where it ends.
    let to: String

    /// The words for what one travels by, folded.
    private static let words: [String: Way.Means] = WordMeanings.table { add in
        add(
            .flight,
            "flight fly flying flug fluge vol volo vuelo voo vlucht lot flyg fly ✈ ✈️ 🛫 🛬 "
                + "lufthansa ryanair easyjet klm vueling wizzair eurowings transavia")
        add(.ferry, "ferry fahre autofahre traghetto ferri veerboot farja ferge ferje faerge lautta trajekt prom ⛴ ⛴️")
        add(
            .train,
            "train zug treno tren trem comboio trein tog tag ice ic ec tgv eurostar thalys nightjet railjet autozug 🚆 "
                + "🚄 🚂 amtrak sncf renfe trenitalia italo frecciarossa frecciargento obb sbb lner gwr inoui ouigo intercites "
                + "intercity flixtrain ave alvia cercanias ter rjx re nachtzug euronight eurocity")
        add(.drive, "drive driving autofahrt fahrt conduire conducir guidare rijden 🚗 🚙 🚐")
    }

    /// The signs and words between the two places.
    private static let between = [
        " → ", "→", " -> ", " => ", " ➔ ", " ✈ ", " ⇒ ", " – ", " — ", " - ", " > ", " to ", " nach ", " naar ",
        " till ",
        " til ", " à ", " vers ",
    ]
    /// The words in front of the only place of a title, folded.
    private static let toWords: Set = ["to", "nach", "pour", "a", "vers", "per", "para", "naar", "till", "til", "do"]
    private static let fromWords: Set = ["from", "von", "de", "da", "ab", "van", "fran", "fra", "z"]

    /// Reads the title of an event, and what a planner of trips says in its description: `[Flight] 9/12/2026 Dublin
    /// (DUB) to Lisbon (LIS) - Ryanair FR 7132`. Nil for any other event.
    init?(title: String?, description: String?) {
        guard let title, title.utf8.count <= 300 else { return nil }
        if let ride = Self.described(description ?? "") {
            self = ride
            return
        }
        let plain = ICSTitle.withoutDay(title)
        guard let (means, rest) = Self.withoutMeans(plain.text) else {
            // An arrow stands between two places, and no other sign does for certain.
            let hasArrow = ["→", "->", "➔", "⇒", "➜"].contains(where: plain.text.containsText)
            guard hasArrow || plain.hadDay, let ride = Self.places(plain.text), let from = ride.from,
                Self.isName(from), Self.isName(ride.to)
            else { return nil }
            (means, self.from, to) = (.drive, from, ride.to)
            return
        }
        guard let ride = Self.places(Self.withoutTrainName(rest, means)), means != .drive || ride.from != nil else {
            return nil
        }
        (self.means, from, to) = (means, ride.from, ride.to)
    }

    /// Whether a text is like the name of a place: few words, of which the first is capitalized.
    private static func isName(_ text: String) -> Bool {
        text.first?.isUppercase ?? false && text.split(separator: " ").count <= 5
    }

    /// The text behind the name and the number of a train: `Seattle to Portland` of `Cascades 503 Seattle to Portland`
    /// and of `Empire Builder: Seattle to Portland`.
    private static func withoutTrainName(_ text: String, _ means: Way.Means) -> String {
        guard means == .train else { return text }
        let words = text.split(separator: " ")
        let number = words.indices.prefix(4).last { index in
            words[index].hasSuffix(":") || words[index].allSatisfy { $0.isNumber || $0 == "," }
        }
        guard let number, words.count - number > 2 else { return text }
        return words[(number + 1)...].joined(separator: " ")
    }

    private init(means: Way.Means, from: String?, to: String) {
        (self.means, self.from, self.to) = (means, from, to)
    }

    /// The ride in a description that begins with its kind in brackets and its day.
    private static func described(_ text: String) -> ICSRide? {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard line.first == "[", let end = line.firstIndex(of: "]"),
            let means = words[folded(String(line[line.index(after: line.startIndex)..<end]))]
        else { return nil }
        let rest = line[line.index(after: end)...].drop { $0.isWhitespace || $0.isNumber || "/.-".contains($0) }
        // What is behind a dash is who drives.
        let places = rest.firstRange(ofText: " - ").map { rest[..<$0.lowerBound] } ?? rest
        guard let ride = self.places(String(places)), ride.from != nil else { return nil }
        return ICSRide(means: means, from: ride.from, to: ride.to)
    }

    /// The title without the word for what one travels by and the number of the ride; nil where it has neither.
    private static func withoutMeans(_ title: String) -> (Way.Means, String)? {
        var means: Way.Means?
        var kept: [Substring] = []
        let parts = title.split(whereSeparator: \.isWhitespace)
        var index = 0
        while index < parts.count {
            let part = parts[index]
            let bare = part.filter { !",:;()[]".contains($0) }
            let next = index + 1 < parts.count ? parts[index + 1].filter { !",:;()[]".contains($0) } : ""
            index += 1
            // Only at the beginning a word stands for what the event is.
            if means == nil, kept.isEmpty, let found = words[folded(String(bare))] {
                means = found
                continue
            }
            if isNumber(bare) || isLine(bare) && !next.isEmpty && next.allSatisfy(\.isNumber) {
                let isLong = !isNumber(bare) && next.count > mostDigitsOfFlight
                if !isNumber(bare) { index += 1 }
                if means == nil, kept.isEmpty { means = isLong || bare.hasPrefix(nightjet) ? .train : .flight }
                continue
            }
            // `ICE 105 Köln - Basel`
            let isRest = bare.allSatisfy { "-–—|".contains($0) } || means != nil && bare.allSatisfy(\.isNumber)
            if kept.isEmpty, isRest { continue }
            kept.append(part)
        }
        return means.map { ($0, kept.joined(separator: " ")) }
    }

    /// The sign of the night trains of Austria, which is like that of an airline, and the most digits of the number of
    /// a flight.
    private static let (nightjet, mostDigitsOfFlight) = ("NJ", 4)

    /// Whether a word is the number of a flight: `FR7132`, `U2-8765`.
    private static func isNumber(_ word: some StringProtocol) -> Bool {
        let line = word.prefix(2)
        let digits = word.dropFirst(2).drop { $0 == "-" }
        return isLine(line) && (1...4).contains(digits.count) && digits.allSatisfy(\.isNumber)
    }

    /// Whether a word is the sign of an airline: two capitals, or one beside a digit.
    private static func isLine(_ word: some StringProtocol) -> Bool {
        word.count == 2 && word.contains(where: \.isLetter)
            && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }

    /// The two places of a text, or the one to which it leads: `Kiel - Oslo`, `from Kiel to Oslo`, `to Rome`.
    private static func places(_ text: String) -> (from: String?, to: String)? {
        var words = text.split(separator: " ")
        while let first = words.first, fromWords.contains(folded(String(first)).filter(\.isLetter)) {
            words.removeFirst()
        }
        let bare = words.joined(separator: " ")
        // `AMS-LHR`
        let codes = bare.split { "-–/>".contains($0) }
        if bare.utf8.count <= 10, codes.count == 2,
            codes.allSatisfy(\.isWrittenAsAirportCode)
        {
            return (String(codes[0]), String(codes[1]))
        }
        for sign in between {
            guard let range = bare.firstRange(ofText: sign) else { continue }
            let (first, second) = (clean(bare[..<range.lowerBound]), clean(bare[range.upperBound...]))
            guard !second.isEmpty else { continue }
            if first.isEmpty { return (nil, second) }
            return (first, second)
        }
        guard let first = words.first, words.count > 1, toWords.contains(folded(String(first))) else { return nil }
        let place = clean(words.dropFirst().joined(separator: " "))
        return place.isEmpty ? nil : (nil, place)
    }

    /// A place without signs around it, and without what stands in brackets behind it unless that is an airport's code.
    private static func clean(_ text: some StringProtocol) -> String {
        var place = String(text).trimmed
        while let last = place.last, ",;:-–".contains(last) { place = String(place.dropLast()).trimmed }
        while let first = place.first, ",;:-–".contains(first) { place = String(place.dropFirst()).trimmed }
        if place.last == ")", let open = place.lastIndex(of: "(") {
            let inside = place[place.index(after: open)...].dropLast()
            if !inside.isWrittenAsAirportCode { place = String(place[..<open]).trimmed }
        }
        return place
    }
}
