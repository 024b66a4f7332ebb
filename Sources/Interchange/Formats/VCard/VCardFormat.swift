import Entities
import Geodesy
import Places
package import Text

/// Contacts (vCard, RFC 6350 and its older versions): each with coordinates (`GEO`) or an address is a stop. Only read.
package struct VCardFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "vcard" }
    package var fileEndings: [String] { ["vcf", "vcard"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        let line = text.drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }.prefix(11)
        return String(decoding: line, as: UTF8.self).uppercased() == "BEGIN:VCARD"
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let text = try FileText(bytes)
        var reading = VCardReading(context)
        return try reading.read(text)
    }
}

/// Reads contacts.
private struct VCardReading {
    /// A contact, as far as it is about a place.
    private struct Card {
        let line: Int
        var name: String?
        var notes: [String] = []
        var place: Coordinate?
        var fault: String?
        var address: String?
    }

    private let context: ImportContext
    private var assembly: TripAssembly
    private var card: Card?
    /// The beginning of a property that goes on with the next line.
    private var unfinished: [UInt8] = []
    private var lastPlace: Coordinate?
    private var placeless = 0
    private var townCount = 0

    init(_ context: ImportContext) {
        self.context = context
        assembly = TripAssembly(context)
    }

    /// Reads all contacts. Linear.
    mutating func read(_ text: FileText) throws(TextFault) -> ImportedTrips {
        _ = try FoldedLines(text).forEach { property, line throws(TextFault) in try take(property, line: line) }
        try finishCard()
        var notices = [text.notice].compactMap { $0 } + AboutPlace.notices(townCount)
        if placeless > 0 { notices.append("\(Wording.counted(placeless, "contact")) without a place left out") }
        return assembly.finish(beside: notices)
    }

    private mutating func take(_ bytes: [UInt8], line: Int) throws(TextFault) {
        // In version 2.1 a sign of equality at the end goes on with the next line.
        var bytes = unfinished + bytes
        unfinished = []
        if QuotedPrintable.isMarked(bytes) {
            if bytes.last == UInt8(ascii: "="), bytes.count < 4 * Note.maximumBytes {
                unfinished = Array(bytes.dropLast())
                return
            }
            bytes = QuotedPrintable.decoded(bytes)
        }
        guard let property = ContentLine(Self.withoutGroup(bytes)) else { return }
        switch property.name {
        case "BEGIN":
            try finishCard()
            card = Card(line: line)
        case "END": try finishCard()
        case "FN": card?.name = property.text
        case "N", "ORG": if card?.name == nil { card?.name = Self.words(property.text, separator: " ") }
        case "NOTE": card?.notes.append(property.text)
        case "TEL", "URL": card?.notes.append(property.text)
        case "GEO": takeCoordinates(property.value)
        case "ADR": if card?.address == nil { card?.address = Self.address(property.value) }
        default: break
        }
    }

    /// A line without the name of a group in front: `item1.ADR:`.
    private static func withoutGroup(_ bytes: [UInt8]) -> [UInt8] {
        guard let dot = bytes.prefix(40).firstIndex(of: UInt8(ascii: ".")),
            !bytes[..<dot].contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") })
        else { return bytes }
        return Array(bytes[(dot + 1)...])
    }

    /// Latitude and longitude, in a link (version 4) or by themselves.
    private mutating func takeCoordinates(_ value: String) {
        let numbers = value.hasPrefix("geo:") ? value.dropFirst(4).prefix { $0 != ";" } : value[...]
        let parts = numbers.split { $0 == ";" || $0 == "," || $0 == "\\" }.map { plainDecimal($0.trimmed) }
        guard parts.count >= 2, let latitude = parts[0], let longitude = parts[1] else {
            card?.fault = "GEO must be two numbers, like 46.02;7.75"
            return
        }
        do throws(CoordinateError) {
            card?.place = try Coordinate(latitude: latitude, longitude: longitude)
        } catch {
            card?.fault = "\(error)"
        }
    }

    /// The parts of a structured address in the order of a letter: street, postcode and town, region, country.
    private static func address(_ value: String) -> String? {
        var parts = [""]
        var isEscaped = false
        for character in value {
            if !isEscaped, character == ";" {
                parts.append("")
            } else if !isEscaped, character == "\\" {
                isEscaped = true
                continue
            } else {
                parts[parts.count - 1].append(isEscaped && (character == "n" || character == "N") ? " " : character)
            }
            isEscaped = false
        }
        func part(_ index: Int) -> String { index < parts.count ? parts[index].trimmed : "" }
        let town = [part(5), part(3)].filter { !$0.isEmpty }.joined(separator: " ")
        let text = [part(2), town, part(4), part(6)].filter { !$0.isEmpty }.joined(separator: ", ")
        return text.isEmpty ? nil : text
    }

    private static func words(_ text: String, separator: String) -> String? {
        let words = text.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: separator)
    }

    private mutating func finishCard() throws(TextFault) {
        guard let card else { return }
        self.card = nil
        let subject = card.name.flatMap(Name.cut).map { "“\($0.text.prefix(60))”: " } ?? ""
        if let fault = card.fault { return try assembly.skip(subject + fault, line: card.line) }
        if let place = card.place {
            return try add(card, at: place, card.notes + [card.address].compactMap { $0 })
        }
        guard let address = card.address else {
            placeless += 1
            return
        }
        switch context.look(up: address, near: lastPlace) {
        case .success(let read):
            if read.about != nil { townCount += 1 }
            let name = card.name.flatMap(Name.cut).map { String($0.text.prefix(60)) } ?? address
            assembly.notice("“\(name)” \(read.notice)", line: card.line)
            try add(
                card, at: read.found.location, card.notes + [read.about == nil ? address : AboutPlace.note(address)])
        case .failure(let refusal): try assembly.skip(subject + refusal.reason, line: card.line)
        }
    }

    private mutating func add(_ card: Card, at place: Coordinate, _ notes: [String]) throws(TextFault) {
        lastPlace = place
        let trip = try assembly.trip(nil, line: card.line)
        try assembly.add(
            name: card.name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), place: place, to: trip,
            line: card.line)
    }
}
