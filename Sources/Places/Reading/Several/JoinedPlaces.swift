package import Geodesy
import PlaceNames
import Text

/// One line that is several places: `Munich to Vienna`, `Munich - Bled - Split`, `Bled, Piran`.
struct JoinedPlaces: Equatable, Sendable {
    /// The places, in their order.
    let parts: [String]
    /// Whether the person is to be asked: one place is called like the whole, or the parts are far from each other.
    let isDoubtful: Bool
}

extension PlaceFinder {
    /// The places that a line joins, where each of them is known by its whole name; nil where it is one place. Signs of
    /// a way, and a stroke, separate where something stands around them; a comma where the whole means no place, since
    /// what follows may be a region. Some look-ups for each part.
    func joinedPlaces(_ text: String, near: Coordinate?, stops: [Coordinate] = []) -> JoinedPlaces? {
        guard PlaceText.isName(text) else { return nil }
        let byWay = Self.parts(ofWay: text)
        if byWay.count > 1, areKnown(byWay, near: near), !areOnePlace(byWay, near: near) {
            let isOne = (try? lookUp(text, near: near, stops)).map { folded($0.name) == folded(text) } ?? false
            return JoinedPlaces(parts: byWay, isDoubtful: isOne)
        }
        let bySlash = Self.parts(ofWay: text, between: ["/", "|"])
        if bySlash.count > 1, areKnown(bySlash, near: near), areApart(bySlash, near: near, stops) {
            return JoinedPlaces(parts: bySlash, isDoubtful: !areNear(bySlash, near: near, stops))
        }
        let byComma = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        guard byComma.count > 1, !byComma.contains(""), !means(text, regions: byComma.dropFirst(), near: near, stops),
            areKnown(byComma, near: near)
        else { return nil }
        return JoinedPlaces(parts: byComma, isDoubtful: !areNear(byComma, near: near, stops))
    }

    /// The places between the commas of a line in which most are known by their whole names and the others by none, so
    /// that these are to be asked about, or in which nights stand before a comma; nil where it is one place. What is a
    /// region, a country or an address is no place of such a line. Some look-ups for each part.
    func commaList(_ text: String, near: Coordinate?, stops: [Coordinate] = []) -> [String]? {
        guard text.contains(","), PlaceText.isName(text) else { return nil }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        let stays = parts.map { PlaceNights($0) }
        if !parts.contains(""), stays.dropLast().contains(where: { $0.nights != nil }),
            stays.allSatisfy({ $0.place.first?.isLetter == true && !$0.place.contains(where: \.isNumber) })
        {
            return parts
        }
        guard parts.count > 2, !parts.contains(""),
            !stays.contains(where: { $0.place.contains(where: \.isNumber) }),
            !means(text, regions: parts.dropFirst(), near: near, stops)
        else { return nil }
        let unknown = parts.count { !areKnown([$0], near: near) }
        guard unknown > 0, 2 * unknown < parts.count, !parts.contains(where: { isLand($0, near: near) }) else {
            return nil
        }
        return parts
    }

    /// The place before a number of one or two digits at the end of a text, where that is known and no place is called
    /// like the whole: `Zagreb 2`. Nil for any other text. Two look-ups.
    package func numberedPlace(
        _ text: String, near: Coordinate?, stops: [Coordinate] = []
    ) -> (place: String, number: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let number = words.last, number.count < 3, wholeNumber(number) != nil,
            PlaceText.isName(text)
        else { return nil }
        let place = text[..<number.startIndex].trimmed
        guard areKnown([place], near: near),
            (try? lookUp(text, near: near, stops)).map({ isNamed($0, text) }) != true
        else { return nil }
        return (place, String(number))
    }

    /// The largest distance of neighbours that a comma separates without a question, in metres.
    private static let nearNeighbours = 1_000_000.0

    /// The way that a text begins whose last place is missing or not known yet: `Lienz to`, `Lienz to Gro`. The places
    /// before the last sign, in their order; nil for any other text. A look-up for each place.
    func begunWay(_ text: String, near: Coordinate?) -> [String]? {
        guard PlaceText.isName(text) else { return nil }
        let places = Self.parts(ofWay: text, mayEnd: true).dropLast()
        return places.isEmpty || !areKnown(Array(places), near: near) ? nil : Array(places)
    }

    /// Whether a text means one place, or several of which one is to be chosen, that lie in the `regions` behind its
    /// commas.
    private func means(
        _ text: String, regions: ArraySlice<String>, near: Coordinate?, _ stops: [Coordinate]
    ) -> Bool {
        do throws(PlaceError) {
            _ = try lookUp(text, near: near, stops)
            return true
        } catch {
            guard case .ambiguous(_, let places, .several) = error else { return false }
            return regions.contains { region in
                let wanted = folded(region)
                return isLand(region, near: near)
                    || places.contains { folded($0.region ?? "") == wanted || folded($0.country) == wanted }
            }
        }
    }

    /// Whether a text means a country or a region before anything else.
    private func isLand(_ text: String, near: Coordinate?) -> Bool {
        let first: FoundPlace?
        do throws(PlaceError) {
            first = try lookUp(text, near: near)
        } catch {
            if case .ambiguous(_, let places, _) = error { first = places.first } else { first = nil }
        }
        return first?.kind == .country || first?.kind == .region
    }

    /// Whether each text is the whole name of a place, whatever stands behind it about nights.
    private func areKnown(_ texts: [String], near: Coordinate?) -> Bool {
        texts.allSatisfy { text in
            let name = PlaceNights(text).place
            guard PlaceText.isName(name) else { return false }
            do throws(PlaceError) {
                return isNamed(try lookUp(name, near: near), name)
            } catch {
                guard case .ambiguous(_, let places, let doubt) = error else { return false }
                return doubt != .misspelled && doubt != .region && places.contains { isNamed($0, name) }
            }
        }
    }

    /// The distance in metres within which two names are of one place.
    private static let onePlace = 3_000.0

    /// Whether two neighbours of these are names of one place: Bolzano / Bozen.
    private func areOnePlace(_ texts: [String], near: Coordinate?) -> Bool {
        let places = texts.map { try? lookUp(PlaceNights($0).place, near: near) }
        return zip(places, places.dropFirst()).contains { first, second in
            guard let first, let second else { return false }
            return first.location.distance(to: second.location) <= Self.onePlace
        }
    }

    private func isNamed(_ place: FoundPlace, _ name: String) -> Bool {
        folded(place.name) == folded(name) || folded(place.ownName) == folded(name)
    }

    /// Whether texts are no two names of one place.
    private func areApart(_ texts: [String], near: Coordinate?, _ stops: [Coordinate]) -> Bool {
        guard let places = try? places(texts.map { PlaceNights($0).place }, near: near, stops: stops) else {
            return true
        }
        return zip(places, places.dropFirst()).allSatisfy { $0.location.distance(to: $1.location) > Self.samePlace }
    }

    /// The distance within which two names are those of one place, in metres.
    private static let samePlace = 5_000.0

    private func areNear(_ texts: [String], near: Coordinate?, _ stops: [Coordinate]) -> Bool {
        guard let places = try? places(texts.map { PlaceNights($0).place }, near: near, stops: stops) else {
            return false
        }
        return zip(places, places.dropFirst()).allSatisfy {
            $0.location.distance(to: $1.location) <= Self.nearNeighbours
        }
    }

    /// The words and signs that stand between the places of a way.
    private static let signs: Set<String> = ["to", "-", "–", "—", "->", "→", ">", "=>", "/"]

    /// The parts of a text between the signs of a way, without white space at their ends; none where a part is missing,
    /// unless it is the last and the text `mayEnd` with a sign.
    private static func parts(
        ofWay text: String, mayEnd: Bool = false, between signs: Set<String> = signs
    ) -> [String] {
        var parts = [""]
        for word in text.split(whereSeparator: \.isWhitespace) {
            if signs.contains(word.lowercased()) {
                parts.append("")
            } else {
                parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
            }
        }
        return (mayEnd ? parts.dropLast() : parts[...]).contains("") ? [] : parts
    }
}
