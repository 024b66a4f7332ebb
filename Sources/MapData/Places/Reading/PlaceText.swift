package import Geodesy

/// What one PLACE argument means.
package enum PlaceText: Equatable, Sendable {
    /// A place, and the name that was given to it with `NAME=`.
    case coordinates(Coordinate, name: String?)
    /// The name of a place that is to be looked up.
    case name(String)
    /// The name of a place that is to be looked up, and the name that was given to it with `NAME=`.
    case named(String, name: String)

    /// Reads one argument, in this order: a link of a map with coordinates in it, `geo:40.757,-73.986`, coordinates in
    /// decimals or degrees, `NAME=` before any of these or before the name of a place, else the name of a place. White
    /// space around it does not matter.
    ///
    /// The name ends at the last `=`, but for a link or a `geo:` text, in which `=` may stand: there at the one before
    /// it; before the name of a place at the first. Throws for what was meant as coordinates but is none. Linear.
    package init(parsing argument: String) throws(PlaceTextError) {
        let text = argument.trimmed
        guard !text.isEmpty else { throw .empty }
        if let place = try coordinate(of: text) {
            self = .coordinates(place, name: nil)
            return
        }
        if let equals = text.endOfName {
            if let place = try coordinate(of: text[text.index(after: equals)...].trimmed) {
                let name = text[..<equals].trimmed
                guard !name.isEmpty else { throw .noName(text) }
                self = .coordinates(place, name: name)
                return
            }
        }
        if let equals = text.firstIndex(of: "="), !text.isLink {
            let (name, place) = (text[..<equals].trimmed, text[text.index(after: equals)...].trimmed)
            if !place.isEmpty {
                guard !name.isEmpty else { throw .noName(text) }
                self = .named(place, name: name)
                return
            }
        }
        self = .name(text)
    }
}

/// Why a PLACE argument was not understood: bad data, as opposed to a place that is not found.
package enum PlaceTextError: Error, Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// `=COORDINATES` without a name; carries the text.
    case noName(String)
    /// One angle without the other; carries the text.
    case half(String)
    /// Meant as coordinates, but none; carries the text and what is wrong with it.
    case badCoordinates(String, CoordinateTextError)
}

extension PlaceTextError: CustomStringConvertible {
    /// What is wrong and what to do, for the person who gave the place.
    package var description: String {
        switch self {
        case .empty: "a place cannot be empty; give coordinates, such as 40.757,-73.986, or a name"
        case .noName(let text): "there is no name before the = in “\(text)”; write NAME=40.757,-73.986"
        case .half(let text):
            "“\(text)” is one half of coordinates; give latitude and longitude as one argument: 40.757,-73.986"
        case .badCoordinates(let text, let error): "“\(text)”: \(error)"
        }
    }
}

/// The place that `text` (trimmed) says in numbers; nil when it says none. Throws when it was meant to.
private func coordinate(of text: String) throws(PlaceTextError) -> Coordinate? {
    do throws(CoordinateTextError) {
        if text.isLink { return try Coordinate(mapLink: text) }
        return try text.isBareLink ? Coordinate(mapLink: "https://" + text) : Coordinate(parsing: text)
    } catch {
        if error.isAboutCoordinates { throw .badCoordinates(text, error) }
        if text.isHalfOfCoordinates { throw .half(text) }
        return nil
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// Whether it is a link of the web without its `https://`: a host's name, and a path behind it.
    fileprivate var isBareLink: Bool {
        guard let slash = firstIndex(of: "/"), self[..<slash].contains(".") else { return false }
        let host = self[..<slash]
        return host.first?.isLetter == true && host.last?.isLetter == true
            && host.utf8.allSatisfy { byte in
                0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: ".")
                    || byte == UInt8(ascii: "-")
            }
    }

    /// Whether it begins like a link of the web.
    fileprivate var isLink: Bool {
        let start = prefix(8).lowercased()
        return start == "https://" || start.hasPrefix("http://")
    }
}

extension String {
    /// The `=` that ends the name of `NAME=COORDINATES`.
    fileprivate var endOfName: Index? {
        let beforeScheme = indices.first { index in
            guard self[index] == "=" else { return false }
            let rest = self[self.index(after: index)...].drop { $0.isWhitespace }
            return rest.isLink || rest.isBareLink || rest.prefix(4).lowercased() == "geo:"
        }
        return beforeScheme ?? lastIndex(of: "=")
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
