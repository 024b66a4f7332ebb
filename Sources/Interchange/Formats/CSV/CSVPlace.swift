import Geodesy
import Places
import Text

extension CSVImport {
    /// Reads the place of the row from the most exact of its columns.
    mutating func place() -> CSVAnswer {
        if let latitude = columns.latitude, let longitude = columns.longitude {
            if !rows.trimmed(latitude).isEmpty || !rows.trimmed(longitude).isEmpty {
                return place(latitude, longitude)
            }
        }
        if let column = columns.coordinates, let text = text(column) {
            if let point = wellKnownPoint(text) { return checked(point.latitude, point.longitude) }
            switch FoundPlace.ofCoordinates(text, near: nil) {
            case .success(let found):
                return .found(CSVFound(place: found.location, name: found.isNamed ? found.name : nil))
            case .failure(let refusal): return .refused(refusal.reason)
            }
        }
        if let column = columns.wellKnownText, let text = text(column) {
            guard let point = wellKnownPoint(text) else {
                return .refused("“\(text.prefix(20))…” is no point; only points are taken")
            }
            return checked(point.latitude, point.longitude)
        }
        guard let link = text(columns.link) else { return lookedUp() }
        if let count = (try? MapLink(link))?.spots.count, count > 1 {
            return .refused("the link is directions with \(count) places, and a row is one; a list takes them all")
        }
        do throws(CoordinateTextError) {
            let place = try Coordinate(mapLink: link)
            return .found(CSVFound(place: place, name: GoogleCell.name(in: link), source: .link))
        } catch {
            if case .outOfRange = error { return .refused("\(error)") }
            if case .shortLink = error {
                let answer = lookedUp()
                if case .refused(let reason) = answer { return .refused("\(reason); its link: \(error)") }
                return answer
            }
        }
        guard let found = GoogleCell(link: link, queries: [query].compactMap { $0 }, context) else {
            return lookedUp()
        }
        return .found(
            CSVFound(
                place: found.place, name: found.name ?? GoogleCell.name(in: link), label: found.label,
                source: found.isAbout ? .about : .lookUp)
        )
    }

    /// The place of two cells of numbers, each with a decimal comma or not, or of degrees, minutes and seconds.
    private mutating func place(_ latitudeColumn: Int, _ longitudeColumn: Int) -> CSVAnswer {
        let (first, second) = (rows.trimmed(latitudeColumn), rows.trimmed(longitudeColumn))
        if let latitude = decimal(first, allowsComma: rows.canHoldComma(latitudeColumn)),
            let longitude = decimal(second, allowsComma: rows.canHoldComma(longitudeColumn))
        {
            if !hasDecimalCommas { hasDecimalCommas = first.contains(0x2C) || second.contains(0x2C) }
            return checked(latitude, longitude)
        }
        let (latitude, longitude) = (shown(latitudeColumn), shown(longitudeColumn))
        if first.isEmpty { return .refused("there is no latitude beside the longitude \(longitude)") }
        if second.isEmpty { return .refused("there is no longitude beside the latitude \(latitude)") }
        do throws(CoordinateTextError) {
            return .found(CSVFound(place: try Coordinate(parsing: "\(latitude), \(longitude)")))
        } catch {
            return .refused("“\(latitude)” and “\(longitude)” are no latitude and longitude")
        }
    }

    private mutating func checked(_ latitude: Double, _ longitude: Double) -> CSVAnswer {
        swapped.take(latitude: latitude, longitude: longitude)
        do throws(CoordinateError) {
            return .found(CSVFound(place: try Coordinate(latitude: latitude, longitude: longitude)))
        } catch {
            return .refused("\(error)")
        }
    }

    /// Whether the row has no coordinates, and is called as sums of the rows above are.
    var isTotal: Bool {
        guard !columns.hasPlaces, let query = query?.lowercased() else { return false }
        return Self.totals.contains(query.hasSuffix(":") ? String(query.dropLast()) : query)
    }

    /// Whether the row is the line below the head of a table in Markdown.
    var isRule: Bool {
        rows.cells.contains { $0.count > 0 }
            && rows.cells.indices.allSatisfy { rows.trimmed($0).allSatisfy { "-: ".utf8.contains($0) } }
    }

    private static let totals: Set = [
        "total", "totals", "sum", "gesamt", "summe", "totale", "totaal", "suma", "somme", "grand total", "subtotal",
    ]

    /// The name or the address of a row as it can be looked up, on one line; nil if it has none. A state or a country
    /// alone is only the region of the name.
    private var query: String? {
        var parts = columns.address.compactMap { text($0) }
        if parts.isEmpty, let name = text(columns.name) { parts = [name] }
        parts += columns.regions.compactMap { text($0) }
        guard !parts.isEmpty else { return nil }
        return parts.flatMap { $0.split(whereSeparator: \.isNewline) }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The place that the name or the address of a row means.
    private func lookedUp() -> CSVAnswer {
        guard let query else { return rows.isBlank ? .blank : .refused("there is no place in this row") }
        guard query.utf8.count <= ImportContext.longestQuery else {
            return .refused("the name is too long to be looked up")
        }
        let answer = lookedUp(query)
        if case .found(let found) = answer, let sight = sight(near: found.place) { return .found(sight) }
        return answer
    }

    /// The greatest distance in metres between a sight and the place of the address beside its name.
    private static let nearAddress = 30_000.0

    /// The place that the name of a row means where it has an address as well: `Eiffel Tower` beside `Paris`. Nil
    /// unless it is known there, and no town: a hotel may be called after one.
    private func sight(near address: Coordinate) -> CSVFound? {
        guard let name = text(columns.name), !columns.address.isEmpty,
            name.utf8.count <= ImportContext.longestQuery, case .success(let found) = context.readPlace(name, address),
            found.isSight, found.location.distance(to: address) <= Self.nearAddress
        else { return nil }
        return CSVFound(place: found.location, name: name, label: found.label, source: .nameBesideAddress)
    }

    /// The place that a text means, or the town of an address.
    func lookedUp(_ query: String) -> CSVAnswer {
        switch context.look(up: query, near: lastPlace) {
        case .success(let read):
            return .found(
                CSVFound(
                    place: read.found.location, name: read.name, label: read.found.wasLookedUp ? read.found.label : nil,
                    source: read.about == nil ? .lookUp : .about, about: read.about))
        case .failure(let refusal): return .refused(refusal.reason)
        }
    }

    /// A cell for a message, and to be read as an angle: its beginning.
    private func shown(_ column: Int) -> String {
        String(rows.trimmedText(column).prefix(60))
    }
}
