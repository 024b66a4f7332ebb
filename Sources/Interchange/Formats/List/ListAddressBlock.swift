import Geodesy
import Places
import Text

/// An address on several lines, as it stands on letters: the name of a house, its street, its postcode and town, and
/// the country.
extension ListImport {
    /// The most bytes of a line of one.
    private static let longest = 100

    /// A line with the street, the town and the country of the lines below it where it is the name above such; any
    /// other line as it is. Passes over the lines that were taken.
    mutating func joinedWithAddress(_ name: String) -> String {
        guard name.utf8.count <= Self.longest, name.contains(where: \.isLetter),
            !name.contains(where: { ":=|".contains($0) }),
            name.split(separator: " ").first?.isWrittenAsAirportCode != true, !Self.isTown(name), !Self.hasStreet(name),
            !Self.hasTown(name),
            dates.withoutHead(in: ListText.plain(name)) == nil
        else { return name }
        let below = bytes[index...].prefix(4 * Self.longest)
            .split(maxSplits: 8, omittingEmptySubsequences: false) { $0 == 0x0A }
            .map { String(decoding: $0, as: UTF8.self).filter { $0 != "\r" && $0 != "\r\n" }.trimmed }
            .prefix { !$0.isEmpty }
        var parts: [String] = []
        if let first = below.first, Self.isStreetAndTown(first) {
            parts = [first]
        } else if below.count > 1, Self.isStreet(below[0]), Self.isTown(below[1]) {
            parts = [below[0], below[1]]
        }
        guard !parts.isEmpty, !isElsewhere(parts, than: name) else { return name }
        if parts.count < below.count, isCountry(below[parts.count]) { parts.append(below[parts.count]) }
        for _ in parts { _ = nextLine() }
        return ([name] + parts).joined(separator: ", ")
    }

    /// The distances in metres from which on an address is of another town than the line above, and than the airport
    /// there; the fewest people of a town after which hardly a house is called.
    private static let (otherTown, ofAirport, fewestPeople) = (10_000.0, 40_000.0, 5_000)

    /// Whether a name is that of a town or an airport, and an address below it in another town, so that it is a stop of
    /// its own.
    private func isElsewhere(_ address: [String], than name: String) -> Bool {
        let plain = ListReading.End.all(of: ListText.plain(name), dates).last?.text ?? name
        // `Wien Flughafen VIE` is an airport only by its code.
        let airport = try? stops.context.look(up: name, near: stops.lastPlace).get()
        let known = airport.flatMap { $0.about == nil && $0.found.isAirport ? $0.found : nil }
        guard let place = known ?? (try? stops.context.readPlace(plain, stops.lastPlace).get()),
            place.isTown && folded(place.name) == folded(plain) && place.population ?? 0 >= Self.fewestPeople
                || place.isAirport || place.isSight && folded(place.ownName) == folded(plain)
                || place.isSight && folded(place.ownName).containsText("airport")
        else { return false }
        let towns = AddressText(address.joined(separator: ", ")).towns
        let town = towns.lazy.compactMap { text -> FoundPlace? in
            guard case .success(let found) = stops.context.readPlace(text, place.location), found.isTown else {
                return nil
            }
            return found
        }.first
        return town.map {
            place.location.distance(to: $0.location)
                > (place.isTown && !place.isAirport ? Self.otherTown : Self.ofAirport)
        }
            ?? false
    }

    /// Whether a line is a street with the number of a house: `Lutherplatz 2`, `54 Quai Rambaud`.
    private static func isStreet(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        guard (2...6).contains(words.count), line.utf8.count <= longest,
            !line.contains(where: { ":,=|€$£".contains($0) })
        else { return false }
        return isHouse(words[words.count - 1]) && words[0].first?.isLetter == true
            || isHouse(words[0]) && words[1].first?.isLetter == true && words[words.count - 1].last?.isLetter == true
    }

    /// Whether a word is the number of a house: `2`, `8a`, `12-14`.
    private static func isHouse(_ word: Substring) -> Bool {
        word.first?.isNumber == true && word.utf8.count <= 6 && word.count(where: \.isLetter) <= 1
            && word.allSatisfy { $0.isNumber || $0.isLetter || "-/".contains($0) }
    }

    /// Whether a line is a postcode with its town: `07743 Jena`, `D-07743 Jena`, `Austin, TX 78701`.
    private static func isTown(_ line: String) -> Bool {
        guard line.utf8.count <= longest, !line.contains(where: { ":=|€$£".contains($0) }) else { return false }
        let words = line.split(separator: " ")
        guard words.count > 1, words.count <= 6 else { return false }
        let code = words[0].drop { $0.isLetter }.drop { $0 == "-" }
        let isInFront = (4...6).contains(code.count) && code.allSatisfy(\.isNumber) && words[0].count - code.count <= 3
        if isInFront { return words[1].first?.isLetter == true }
        let (state, zip) = (words[words.count - 2], words[words.count - 1])
        return words.count > 2 && zip.count == 5 && zip.allSatisfy(\.isNumber) && state.count == 2
            && state.allSatisfy(\.isUppercase)
    }

    /// Whether a part of a line with several is a street: the line is an address, and what is below it another one.
    private static func hasStreet(_ line: String) -> Bool {
        let parts = line.split(separator: ",")
        return parts.count > 1 && parts.contains { isStreet(String($0).trimmed) }
    }

    /// Whether a line has a town behind the name of a house, `Hotel Bären, Schönried`: it is a stop by itself.
    private static func hasTown(_ line: String) -> Bool {
        guard let (_, town) = ListSeparators.halves(of: line, at: ", ") else { return false }
        return town.first?.isUppercase ?? false && !town.contains(where: \.isNumber)
    }

    /// Whether a line has a street and its town behind a comma: `54 Quai Rambaud, 69002 Lyon`.
    private static func isStreetAndTown(_ line: String) -> Bool {
        let parts = line.split(separator: ",").map { String($0).trimmed }
        return parts.count > 1 && isStreet(parts[0]) && isTown(parts[1])
    }

    /// Whether a line is the name of a country.
    private func isCountry(_ line: String) -> Bool {
        guard line.utf8.count <= Self.longest, case .success(let found) = stops.context.readPlace(line, nil) else {
            return false
        }
        return found.isCountry
    }
}
