import Geodesy
import Places
import Text

/// A place of a text in a file, which may be an address of which only the town is known.
struct AboutPlace {
    let found: FoundPlace
    /// The text, where only its town is known: `found` is that town.
    let about: String?
    /// The town of the address, where that is not known and `found` is only the place behind it: a province.
    var missing: String?

    /// The name for a stop of which only the town is known: the part of the text in front.
    var name: String { about.map(AddressText.name(of:)) ?? found.name }

    /// The notice about the look-up: the name of the place that was found, and whether it is only the town.
    var notice: String {
        about == nil ? "was looked up: \(found.label)" : Self.notice(missing, placedIn: found.label)
    }

    /// The notice about a place of which only the town, or what is around the town `missing`, is known.
    static func notice(_ missing: String?, placedIn label: String) -> String {
        guard let missing else { return "is only placed in its town: \(label)" }
        return "is in \(Wording.quoted(missing, maximumWidth: 40)), which is not known: it is placed in \(label)"
    }

    /// The note of a stop of which only the town is known.
    static func note(_ text: String) -> String { "about here: \(text)" }

    /// The notice about a file with this number of such stops; none for 0.
    static func notices(_ count: Int) -> [String] {
        guard count > 0 else { return [] }
        return [
            "\(Wording.counted(count, "stop")) \(count == 1 ? "is" : "are") only in the town of "
                + "\(count == 1 ? "its address" : "their addresses"), which \(count == 1 ? "is" : "are") in the note: streets "
                + "and houses are not known here"
        ]
    }
}

extension ImportContext {
    /// The most bytes of a text that is looked up.
    static let longestQuery = 1_000

    /// Reads a PLACE of a file, which a number alone never is: it counts something.
    func place(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard !text.allSatisfy({ $0.isNumber || $0.isWhitespace }) else {
            return .failure(PlaceRefusal("“\(text)” is a number and no place"))
        }
        return readPlace(text, near)
    }

    /// Reads a PLACE of a file; where it is none, and it is an address or has a code in parentheses, the place without
    /// that code, or the town of the address, unless its first part is the name of a place itself.
    func look(up text: String, near: Coordinate?) -> Result<AboutPlace, PlaceRefusal> {
        let refusal: PlaceRefusal
        switch place(text, near) {
        case .success(let found): return .success(AboutPlace(found: found, about: nil))
        case .failure(let reason): refusal = reason
        }
        guard text.utf8.count <= Self.longestQuery else { return .failure(refusal) }
        if let airport = airport(text, near) { return .success(AboutPlace(found: airport, about: nil)) }
        if let found = townInProvince(text) { return .success(AboutPlace(found: found, about: nil)) }
        let address = AddressText(text)
        for name in address.names {
            if case .success(let found) = readPlace(name, near) {
                return .success(AboutPlace(found: found, about: nil))
            }
        }
        // `Verona, Lyon` may mean Verona: nothing at all is taken in the town of the other.
        guard address.hasPostcode || !refusal.foldedNames.contains(folded(AddressText.name(of: text))) else {
            return .failure(refusal)
        }
        for town in address.towns {
            guard let found = self.town(town, near) else { continue }
            let missing = address.townOfPostcode.flatMap { isKnown($0, near: found) ? nil : $0 }
            return .success(AboutPlace(found: found, about: text, missing: missing))
        }
        if let found = onlyPlace(text) { return .success(AboutPlace(found: found, about: nil)) }
        if let town = townBehindHouse(text, near) { return .success(AboutPlace(found: town, about: text)) }
        // What is wrong is the town, not the street.
        if let town = address.behindStreet, case .failure(let refusal) = place(town, near) { return .failure(refusal) }
        return .failure(refusal)
    }

    /// The fewest people of a town that stands behind the name of a house without a comma, and the most of its words.
    private static let (peopleBehindHouse, wordsBehindHouse) = (5_000, 3)

    /// The town at the end of the name of a house, `Premier Inn Portsmouth`; nil for any other text.
    private func townBehindHouse(_ text: String, _ near: Coordinate?) -> FoundPlace? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, !text.contains(where: { ",;\n".contains($0) }), ListWords.namesHotel(text) else {
            return nil
        }
        for count in (1...Self.wordsBehindHouse).reversed() where words.count > count {
            let name = words.suffix(count).joined(separator: " ")
            guard name.first?.isUppercase ?? false, !ListWords.namesHotel(name),
                case .success(let town) = readPlace(name, near), town.isTown,
                town.population ?? 0 >= Self.peopleBehindHouse
            else { continue }
            return town
        }
        return nil
    }

    /// The furthest that a town is from the one after which its province is called, in metres.
    private static let ofProvince = 250_000.0

    /// The town in front of its province or island and its country, or in front of a city in parentheses: `Ronda,
    /// Málaga, España`, `Civitavecchia (Rome), Italy`; nil for any other text.
    private func townInProvince(_ text: String) -> FoundPlace? {
        var parts = AddressText.parts(of: text).map(String.init)
        if parts.count == 2, parts[0].last == ")", let open = parts[0].firstIndex(of: "(") {
            let inside = parts[0][open...].dropFirst().dropLast().trimmed
            parts = [parts[0][..<open].trimmed, inside, parts[1]]
        }
        guard parts.count == 3, !text.contains(where: \.isNumber), isCountry(parts[2]),
            case .success(let town) = readPlace("\(parts[0]), \(parts[2])", nil), town.isTown
        else { return nil }
        // Of `Palma, Majorca, Spain` nothing is known in the middle.
        let other = middle(of: "\(parts[1]), \(parts[2])")
        return other.map { town.location.distance(to: $0) <= Self.ofProvince } ?? true ? town : nil
    }

    /// The middle of the place that a text means, also where that is a region, which is asked about.
    private func middle(of text: String) -> Coordinate? {
        switch readPlace(text, nil) {
        case .success(let found): found.location
        case .failure(let refusal): refusal.isKnown ? refusal.candidates.first?.location : nil
        }
    }

    /// Whether a text is the name of a country.
    private func isCountry(_ text: String) -> Bool {
        switch readPlace(text, nil) {
        case .success(let found): found.isCountry
        case .failure(let refusal): refusal.candidates.first?.isCountry ?? false
        }
    }

    /// The furthest that a place is from the middle of its country, in metres.
    private static let ofCountry = 800_000.0

    /// The only place that a name in front of a country may mean, which has it in another form: `Plitvička Jezera,
    /// Kroatien`; nil for any other text, and where several may be meant.
    private func onlyPlace(_ text: String) -> FoundPlace? {
        let parts = AddressText.parts(of: text).map(String.init)
        guard parts.count == 2, parts[0].contains(" "), !text.contains(where: \.isNumber),
            case .success(let country) = readPlace(parts[1], nil), country.isCountry,
            case .failure(let refusal) = readPlace(parts[0], country.location), refusal.candidates.count == 1
        else { return nil }
        let found = refusal.candidates[0]
        let isThere = found.country.isEmpty || found.country == country.country
        return isThere && found.isSight && found.location.distance(to: country.location) < Self.ofCountry ? found : nil
    }

    /// The greatest distance in metres between an airport and the town that is told behind its code.
    private static let airportOfTown = 80_000.0

    /// The airport of a text that has a code in front of its town, `FRA Frankfurt`, or the word for one, `Aeroporto di
    /// Faro`; nil for any other text, and where that is not known.
    private func airport(_ text: String, _ near: Coordinate?) -> FoundPlace? {
        let words = text.split(whereSeparator: { $0.isWhitespace || "-–()".contains($0) })
        if words.count > 1,
            let code = words.first(where: \.isWrittenAsAirportCode),
            case .success(let airport) = readPlace(String(code), near), airport.isAirport
        {
            let town = words.filter { $0 != code }.joined(separator: " ")
            switch readPlace(town, airport.location) {
            case .success(let found) where found.location.distance(to: airport.location) < Self.airportOfTown:
                return airport.called(text)
            default: break
            }
        }
        guard let first = words.first, ListMoves.isAirport(String(first)) else { return nil }
        for name in ListMoves.airports(in: text) {
            let plain = name.hasPrefix("Airport ") ? "\(name.dropFirst(8)) Airport" : name
            switch readPlace(plain, near) {
            case .success(let found) where found.isAirport: return found.called(text)
            case .failure(let refusal):
                let airports = refusal.candidates.filter(\.isAirport)
                if let airport = airports.first, near != nil || airports.count == 1 { return airport.called(text) }
            default: continue
            }
        }
        return nil
    }

    /// The largest distance in metres between a town of an address and what is its town by another name.
    private static let sameTown = 30_000.0

    /// Whether the town of an address is the place that was found, maybe by another name: of `25594 Rialp, Lleida` only
    /// the province may be known.
    private func isKnown(_ town: String, near found: FoundPlace) -> Bool {
        if folded(town).containsText(folded(found.name)) || folded(found.name).containsText(folded(town)) {
            return true
        }
        switch readPlace(town, found.location) {
        case .success(let own):
            return own.isCountry || own.location.distance(to: found.location) <= Self.sameTown
        case .failure(let refusal):
            return refusal.candidates.contains { $0.location.distance(to: found.location) <= Self.sameTown }
        }
    }

    /// The words in the names of national parks, folded.
    private static let parks = ["national park", "nationalpark", "parc national", "parque nacional", "parco nazionale"]

    /// The town that a text names, also where something else is called like it: Tegernsee is also the lake. A country
    /// is no town, however little else is known of an address.
    private func town(_ text: String, _ near: Coordinate?) -> FoundPlace? {
        switch readPlace(text, near) {
        case .success(let found):
            // Addresses of national parks have these in place of a town.
            let names = [text, found.ownName].map { folded($0) }
            let isTown =
                !found.isSight || found.isDestination
                || Self.parks.contains { park in names.contains { $0.containsText(park) } }
            return found.wasLookedUp && !found.isCountry && isTown ? found : nil
        case .failure(let refusal):
            let name = folded(AddressText.name(of: text))
            let namesakes = refusal.candidates.filter { folded($0.name) == name }
            let towns = namesakes.filter { $0.isTown || $0.isDestination }
            return towns.count == 1 && namesakes.count > 1 ? towns[0] : nil
        }
    }
}
