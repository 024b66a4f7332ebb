package import Geodesy
import Text

/// The meaning of one PLACE argument.
package enum PlaceText: Equatable, Sendable {
    /// A place, and the name that was given to it with `NAME=` or in a link.
    case coordinates(Coordinate, name: String?)
    /// The center of the map that a link shows, which names no place.
    case mapCenter(Coordinate)
    /// A place that a link names by a cell that is about there, perhaps with its name.
    case about(Coordinate, name: String?)
    /// A Plus Code without its beginning, near a place of this name.
    case shortCode(PlusCode, near: String)
    /// The name of a place that is to be looked up near here.
    case search(String, near: Coordinate)
    /// The name of a place that is to be looked up.
    case name(String)
    /// The same, for a stop that is to be called otherwise.
    case named(String, place: String)
    /// The places of a link to a way, in their order.
    case route([PlaceText])

    /// The number of places that an argument means: those of a link to a way, else 1.
    package static func count(of argument: String) -> Int {
        if case .route(let places)? = try? PlaceText(reading: argument) { places.count } else { 1 }
    }

    /// Reads one argument, in this order: a link of a map, `geo:40.757,-73.986`, coordinates in any usual spelling, a
    /// Plus Code, `NAME=` before any of these or before a name, else the name of a place. White space around it does
    /// not matter.
    ///
    /// The name ends at the first `=` that leaves such a place behind it; it has no line breaks, which stand between
    /// places. Throws for what was meant as coordinates but is none. Linear in the text for each `=`.
    package init(parsing argument: String) throws(PlaceTextError) {
        let text = argument.trimmed
        guard !text.isEmpty else { throw .empty }
        if text.utf8.contains(UInt8(ascii: "=")), text.contains(where: \.isNewline) {
            let lines = text.split(whereSeparator: \.isNewline).filter { !$0.trimmed.isEmpty }
            throw .severalLines(lines.count)
        }
        if let place = PlaceText(usual: text) {
            self = place
            return
        }
        if let place = try PlaceText(plain: text) {
            self = place
            return
        }
        let named = try split(nameAndPlace: text) { rest throws(PlaceTextError) in try PlaceText(plain: rest) }
        if let (name, place) = named {
            guard !name.isEmpty else { throw .noName(text) }
            self = place.called(name)
            return
        }
        if let end = text.firstIndex(of: "=") {
            let (name, place) = (text[..<end].trimmed, text[text.index(after: end)...].trimmed)
            guard !place.isEmpty else { throw .noPlace(text) }
            guard !name.isEmpty else { throw .noName(text) }
            self = .named(name, place: place)
            return
        }
        self = .name(text)
    }

    /// Whether an argument is the name of a place and nothing else.
    package static func isName(_ argument: String) -> Bool {
        if case .name? = try? PlaceText(parsing: argument) { true } else { false }
    }

    /// Reads the most frequent spelling, `40.757,-73.986` with or without `NAME=`; nil for anything else. Gives what
    /// the general way gives, which tries many spellings and takes thirty times as long.
    private init?(usual text: String) {
        // A link may have an equals sign too.
        guard !text.utf8.contains(where: { ":/?#".utf8.contains($0) }) else { return nil }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let last = parts.last, let place = Coordinate(decimalPair: last) else { return nil }
        guard parts.count == 2 else {
            self = .coordinates(place, name: nil)
            return
        }
        let name = parts[0].trimmed
        guard !name.isEmpty else { return nil }
        self = .coordinates(place, name: name)
    }

    /// Reads what means a place without a look-up of the text itself; nil for anything else.
    private init?(plain text: String) throws(PlaceTextError) {
        // Nothing but names has only letters, as nearly all that is typed has.
        guard !text.utf8.allSatisfy(Self.isOfNamesOnly) else { return nil }
        if text.isAngleWithDecimalComma { throw .half(text) }
        do throws(CoordinateTextError) {
            if let link = try MapLink(text) {
                self = link.spots.count == 1 ? PlaceText(link.spots[0]) : .route(link.spots.map { PlaceText($0) })
                return
            }
            if let spot = try MapLink.Spot(geoURI: text) {
                self = PlaceText(spot)
                return
            }
            self = .coordinates(try Coordinate(parsing: text), name: nil)
        } catch {
            if error.isAboutCoordinates { throw .badCoordinates(text, error) }
            if text.isHalfOfCoordinates { throw .half(text) }
            if text.isPairWithoutNumber { throw .badCoordinates(text, .malformed("that is no pair of numbers")) }
            // `2GQC+XX Zermatt`.
            let word = text.prefix { !$0.isWhitespace && $0 != "," }
            let rest = text.dropFirst(word.count).drop { $0.isWhitespace || $0 == "," }
            guard let code = PlusCode(word), !code.isFull else { return nil }
            guard !rest.isEmpty else { throw .shortCodeAlone(text) }
            self = .shortCode(code, near: String(rest))
        }
    }

    /// Whether a byte stands for an ASCII letter or a space.
    private static func isOfNamesOnly(_ byte: UInt8) -> Bool { byte == 0x20 || 0x61...0x7A ~= byte | 0x20 }

    /// A place in a link.
    private init(_ spot: MapLink.Spot) {
        if let place = spot.place, spot.isMapCenter {
            self = .mapCenter(place)
        } else if let place = spot.place {
            self = .coordinates(place, name: spot.name)
        } else if let about = spot.about {
            self = .about(about, name: spot.name)
        } else if let name = spot.name, let area = spot.area {
            self = .search(name, near: area)
        } else {
            self = .name(spot.name ?? "")
        }
    }

    /// The same place under another name; the places of a way keep theirs.
    private func called(_ name: String) -> PlaceText {
        switch self {
        case .coordinates(let place, _), .mapCenter(let place): .coordinates(place, name: name)
        case .about(let place, _): .about(place, name: name)
        case .name(let place): .named(name, place: place)
        case .shortCode, .search, .named, .route: self
        }
    }
}

/// Splits `NAME=PLACE` at the first `=` that leaves a place behind it, as `read` finds out; nil where none does. White
/// space around the two does not count; the name may be empty. Quadratic in texts with many signs.
package func split<Place, Failure: Error>(
    nameAndPlace text: String, by read: (String) throws(Failure) -> Place?
) throws(Failure) -> (name: String, place: Place)? {
    for end in text.indices where text[end] == "=" {
        if let place = try read(text[text.index(after: end)...].trimmed) { return (text[..<end].trimmed, place) }
    }
    return nil
}

extension String {
    /// Whether it is a pair with a comma in which something stands that programs print where a number is missing, such
    /// as `nan,nan` and `inf,3`.
    fileprivate var isPairWithoutNumber: Bool {
        let parts = lowercased().split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        guard parts.count == 2, utf8.count <= Coordinate.maximumTextBytes else { return false }
        let missing = parts.map { part in
            ["nan", "inf", "infinity"].contains(part.drop { "+-".contains($0) })
        }
        let numbers = parts.map { Double($0) != nil }
        return missing.contains(true) && zip(missing, numbers).allSatisfy { $0 || $1 }
    }

    /// Whether it is one angle with a decimal comma and a direction, such as `50,5°N`; as a pair it would have the
    /// direction twice or not at all.
    fileprivate var isAngleWithDecimalComma: Bool {
        guard utf8.count <= Coordinate.maximumTextBytes else { return false }
        let directions = "NSEWOnsewo"
        let isBehind = last.map { directions.contains($0) } ?? false
        guard isBehind || first.map({ directions.contains($0) }) ?? false else { return false }
        var number = (isBehind ? dropLast() : dropFirst()).trimmed
        if let sign = number.last, "°º".contains(sign) { number = number.dropLast().trimmed }
        if isBehind, let sign = number.first, "+-−".contains(sign) { number.removeFirst() }
        let parts = number.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }

    /// Whether it is one angle that nobody would take for a name: with a sign, a point, a degree sign or a comma.
    fileprivate var isHalfOfCoordinates: Bool {
        guard utf8.count <= Coordinate.maximumTextBytes else { return false }
        guard contains(where: { "+-−.,°º".contains($0) }) else { return false }
        let angle = String(drop { $0 == "," }).trimmed
        let bare = angle.hasSuffix(",") ? angle.dropLast().trimmed : angle
        do throws(CoordinateTextError) {
            _ = try Coordinate(parsing: "0," + bare)
            return true
        } catch {
            if case .outOfRange = error { return true }
            return false
        }
    }
}
