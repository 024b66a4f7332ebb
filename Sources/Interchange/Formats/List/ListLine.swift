import Entities
import Geodesy
import Text

/// The comments that begin a trip.
enum ListTitle {
    static let trip = "# Trip: "
    static let roundTrip = "# Round trip: "

    /// Whether a text begins with one, so that it is a list and nothing else.
    static func begin(_ text: some Sequence<UInt8>) -> Bool {
        text.starts(with: trip.utf8) || text.starts(with: roundTrip.utf8)
    }
}

/// One line of a list with its place in decimal degrees.
enum ListLine {
    /// Whether a name would be taken for something else at the beginning of a line, so that the line needs a backslash.
    ///
    /// So are a comment, a backslash, and what begins like a link or has the address of a page in it; a name with an
    /// equals sign in it may hold one.
    static func needsMark(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        if first == UInt8(ascii: "#") || first == UInt8(ascii: "\\") { return true }
        return name.utf8.contains(UInt8(ascii: "=")) || beginsLikeLink(name.utf8) || holdsAddress(Array(name.utf8))
    }

    /// Whether a name has the address of a page in it: then the reader of places finds out where the name ends.
    private static func holdsAddress(_ name: [UInt8]) -> Bool { name.containsBytes(Array("://".utf8)) }

    /// Whether a text begins like a link or a `geo:` text. By bytes: a mark that combines with the slash hides no link.
    static func beginsLikeLink(_ text: some Sequence<UInt8>) -> Bool {
        let start = text.prefix(8).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return ["geo:", "http://", "https://"].contains { start.starts(with: $0.utf8) }
    }

    /// Whether a text is a `geo:` text, which is coordinates and no address of a page.
    static func isGeoURI(_ text: String) -> Bool { text.prefix(4).lowercased() == "geo:" }

    /// Whether a text begins with a link as Markdown has it, `[Zermatt](https://…)`, on its first line that is not
    /// empty. Linear in that line.
    static func beginsLikeMarkdownLink(_ text: some Sequence<UInt8>) -> Bool {
        let line = text.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
        return line.first == UInt8(ascii: "[")
            && zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(") }
    }

    /// Whether a text that begins with a bracket is a list all the same: its first line is a link as Markdown has it,
    /// or one of a conversation. Linear in that line.
    static func beginsLikeText(_ text: some Sequence<UInt8>) -> Bool {
        beginsLikeMarkdownLink(text) || ChatLine.begins(text)
    }

    /// The name and the place of `NAME=LATITUDE,LONGITUDE`, the most frequent line; nil when it is not that, and where
    /// the line has a link or another equals sign: then the reader of places finds out where the name ends. Linear.
    static func namedPlace(
        _ line: UnsafeBufferPointer<UInt8>
    ) -> (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double)? {
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")),
            !line[(equals + 1)...].contains(UInt8(ascii: "=")), !beginsLikeLink(line),
            !holdsAddress(Array(line[..<equals]))
        else { return nil }
        return markedPlace(line)
    }

    /// The name and the place of `NAME=LATITUDE,LONGITUDE`, split at the last equals sign, as lines behind a backslash
    /// are: their names may have such signs. Nil when it is not that. Linear.
    static func markedPlace(
        _ line: UnsafeBufferPointer<UInt8>
    ) -> (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double)? {
        guard let equals = line.lastIndex(of: UInt8(ascii: "=")), equals > 0 else { return nil }
        let numbers = line[(equals + 1)...]
        guard let comma = numbers.firstIndex(of: UInt8(ascii: ",")),
            let latitude = decimal(trimmed(numbers[..<comma]), allowsComma: false),
            let longitude = decimal(trimmed(numbers[(comma + 1)...]), allowsComma: false)
        else { return nil }
        return (UnsafeBufferPointer(rebasing: line[..<equals]), latitude, longitude)
    }

    /// The name and the place of `NAME=LATITUDE,LONGITUDE (TEXT)`, as lists are written, and the text; nil when it is
    /// not that. Linear for each opening parenthesis.
    static func saidPlace(
        _ line: UnsafeBufferPointer<UInt8>
    ) -> (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double, said: String)? {
        guard line.last == UInt8(ascii: ")"), let equals = line.firstIndex(of: UInt8(ascii: "=")),
            let open = line[equals...].firstIndex(of: UInt8(ascii: "(")), line[open - 1] == 0x20,
            let found = namedPlace(trimmed(line[..<open]))
        else { return nil }
        let said = String(decoding: line[(open + 1)...].dropLast(), as: UTF8.self).trimmed
        return said.isEmpty ? nil : (found.name, found.latitude, found.longitude, said)
    }

    /// `bytes` without spaces and tabs at its ends.
    static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UnsafeBufferPointer<UInt8> {
        var bytes = bytes
        while let first = bytes.first, first == 0x20 || first == 0x09 { bytes = bytes.dropFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes = bytes.dropLast() }
        return UnsafeBufferPointer(rebasing: bytes)
    }
}
