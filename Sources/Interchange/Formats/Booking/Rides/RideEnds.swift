import Places
import Text

/// The two places of a ride in a line of a confirmation: `Portsmouth - Caen (Ouistreham)`, `Kiel → Oslo`,
/// `Flight EZY8603: London Gatwick (LGW) to Malaga (AGP)`, `Da Milano Centrale a Firenze S. M. Novella`.
struct RideEnds {
    let from: String
    let to: String

    /// The words in front of the two places of a way, folded.
    private static let waysOfRides: Set = [
        "line", "route", "linie", "strecke", "verbindung", "ligne", "trajet", "linea", "tratta", "ruta", "trayecto",
        "linija", "ferry", "fahre", "traghetto", "farja", "veerboot", "train", "zug", "treno", "flight", "flug",
        "crossing", "sailing", "uberfahrt", "traversee", "traversata", "journey", "voyage", "reise", "trip", "outward",
        "outbound", "inbound", "return", "hinfahrt", "ruckfahrt", "hinreise", "ruckreise", "hinflug", "ruckflug",
        "aller", "retour", "andata", "ritorno", "ida", "vuelta", "heenreis", "terugreis",
    ]

    /// The signs and words between two places, and those of these that only stand behind one in front of both.
    private static let signs = [" → ", " -> ", " to ", " nach ", " - ", " – ", " > "]
    private static let signsBehindFrom = [" to ", " nach ", " a ", " à ", " naar ", " para "]
    private static let wordsOfFrom: Set = ["from", "von", "da", "de", "van", "desde"]

    /// The most words of a place, and the most characters of a line.
    private static let (mostWords, longest) = (6, 120)

    /// Reads a line; nil where it has no two places. Linear.
    init?(_ text: String) {
        guard text.utf8.count <= 2 * Self.longest, !Self.isStation(text) else { return nil }
        var words = Self.withoutLabel(text).split(separator: " ").map(String.init)
        while words.count > 3, let first = words.first, let next = words.dropFirst().first,
            Self.isOfMeans(first), next.first?.isUppercase ?? false || next.contains(where: \.isNumber)
        {
            words.removeFirst()
            // `Train 9511`
            while let number = words.first, number.contains(where: \.isNumber) { words.removeFirst() }
        }
        // `LH 1166 Frankfurt - Lisbon`, `EZY8603 Nice to Paris`
        if words.count > 4, Self.isOfLine(words[0]), words[1].allSatisfy(\.isNumber) { words.removeFirst(2) }
        if words.count > 3, Self.isNumberOfRide(words[0]) { words.removeFirst() }
        words = Self.withoutTerminals(words)
        while words.count > 3, let last = words.last, Self.isNumberOfRide(last) {
            words.removeLast()
            while let sign = words.last, sign == "-" || sign == "–" || sign == "|" { words.removeLast() }
        }
        let isBehindFrom = words.first.map { Self.wordsOfFrom.contains(folded($0)) } ?? false
        if isBehindFrom { words.removeFirst() }
        let line = words.joined(separator: " ")
        guard line.count <= Self.longest, !line.contains(":"), !line.contains(where: \.isNumber) else { return nil }
        for sign in isBehindFrom ? Self.signsBehindFrom : Self.signs {
            guard let range = line.firstRange(ofText: sign) else { continue }
            let ends = [line[..<range.lowerBound], line[range.upperBound...]].map { Self.place($0) }
            let areNames = ends.allSatisfy { name in
                name.first?.isUppercase ?? false && name.split(separator: " ").count <= Self.mostWords
            }
            // That of a mail has no places.
            guard areNames, !TicketWords.isTicket(line) else { return nil }
            (from, to) = (ends[0], ends[1])
            return
        }
        return nil
    }

    /// The words of which a station has one, folded.
    private static let stations: Set = [
        "station", "airport", "terminal", "bahnhof", "hauptbahnhof", "hbf", "gare", "stazione", "estacion", "depot",
        "terminus", "center", "centre", "halt", "port", "harbour", "harbor",
    ]

    /// Whether a line is a town with its state and a station in it, and no way between two places: `CHICAGO, IL - UNION
    /// STATION`, `Seattle, WA (SEA) – King Street Station`. Linear.
    static func isStation(_ line: String) -> Bool {
        guard line.utf8.count <= 2 * longest,
            ![" to ", " nach ", " → ", " -> ", " > "].contains(where: line.containsText)
        else { return false }
        for sign in [" - ", " – ", " — "] {
            guard let range = line.firstRange(ofText: sign) else { continue }
            let town = withoutCode(String(line[..<range.lowerBound]).trimmed)
            let words = town.split { $0.isWhitespace || $0 == "," }
            let hasState =
                town.contains(",") && words.count > 1
                && words.last.map { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isUppercase } } ?? false
            let behind = line[range.upperBound...].split { !$0.isLetter }.map { folded(String($0)) }
            return hasState && behind.contains(where: stations.contains)
        }
        return false
    }

    /// A place without the code of its station behind it: `Seattle, WA` of `Seattle, WA (SEA)`.
    static func withoutCode(_ place: String) -> String {
        guard place.last == ")", let open = place.lastIndex(of: "("), open > place.startIndex else { return place }
        let code = place[place.index(after: open)...].dropLast()
        guard code.isWrittenAsAirportCode else { return place }
        return String(place[..<open]).trimmed
    }

    /// A line without the label in front: `Flight EZY8603:`, `Route:`.
    private static func withoutLabel(_ text: String) -> String {
        let head = text.prefix { $0 != ":" }
        guard head.count < text.count, head.count <= 24 else { return text }
        let words = head.split(separator: " ")
        let isLabel =
            waysOfRides.contains(folded(String(head)).filter(\.isLetter))
            || words.first.map { isOfMeans(String($0)) } ?? false
                && words.dropFirst().allSatisfy { isOfMeans(String($0)) || isNumberOfRide(String($0)) }
        return isLabel ? String(text.dropFirst(head.count + 1)).trimmed : text
    }

    private static func isOfMeans(_ word: String) -> Bool {
        waysOfRides.contains(folded(word).filter(\.isLetter)) && !word.contains(where: \.isNumber)
    }

    /// Whether a word is the sign of a line: `LH`, `ICE`.
    private static func isOfLine(_ word: String) -> Bool {
        (1...4).contains(word.count) && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    /// The words without the numbers of terminals: `Terminal 2`, `T1`.
    private static func withoutTerminals(_ words: [String]) -> [String] {
        var kept: [String] = []
        for word in words {
            let isShort = word.count <= 3 && word.contains(where: \.isNumber)
            if isShort, let last = kept.last, ["terminal", "pier", "kai", "quai", "dock"].contains(folded(last)) {
                kept.removeLast()
            } else if !(isShort && word.first == "T") {
                kept.append(word)
            }
        }
        return kept
    }

    /// Whether a word is like `EZY8603`.
    private static func isNumberOfRide(_ word: String) -> Bool {
        word.contains(where: \.isNumber) && word.contains(where: \.isUppercase)
            && word.allSatisfy { $0.isNumber || $0.isUppercase || "()".contains($0) }
    }

    /// A place without the station behind it: `SEATTLE, WA` of `SEATTLE, WA - KING STREET STATION`.
    private static func place(_ text: Substring) -> String {
        var text = String(text).trimmed
        // `(DUB) Dublin`
        if text.first == "(", let end = text.firstIndex(of: ")"), text.distance(from: text.startIndex, to: end) <= 5 {
            text = String(text[text.index(after: end)...]).trimmed
        }
        return text.firstRange(ofText: " - ").map { String(text[..<$0.lowerBound]).trimmed } ?? text
    }
}
