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
        guard let link = linkText else { return lookedUp() }
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
            if let shown = GoogleCell.middle(in: link) {
                return .found(CSVFound(place: shown, name: GoogleCell.name(in: link), source: .link))
            }
            return lookedUp()
        }
        return .found(
            CSVFound(
                place: found.place, name: found.name ?? GoogleCell.name(in: link), label: found.label,
                source: found.isAbout ? .about : .lookUp)
        )
    }

    /// The link of the row. Google writes one to a point without quotes, so that its longitude is in the next cell.
    var linkText: String? {
        guard let column = columns.link, let link = text(column) else { return linkOfName }
        let end = link.split(separator: "/").last.map(String.init) ?? ""
        let latitude = end.hasPrefix("@") ? String(end.dropFirst()) : end
        let longitude = rows.trimmedText(column + 1)
        let areDegrees = [latitude, longitude].allSatisfy {
            $0.contains(".") && (plainDecimal($0).map { $0.magnitude <= 180 } ?? false)
        }
        guard areDegrees, end.hasPrefix("@") || link.containsText("/maps/search/") else { return link }
        // Behind the middle of a map stands how much of it is shown.
        return "\(link),\(longitude)" + (end.hasPrefix("@") ? ",\(rows.trimmedText(column + 2))" : "")
    }

    /// The place of two cells of numbers, each with a decimal comma or not, or of degrees, minutes and seconds.
    mutating func place(_ latitudeColumn: Int, _ longitudeColumn: Int) -> CSVAnswer {
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

    /// Whether the row is the line below the head of a table in Markdown.
    var isRule: Bool {
        rows.cells.contains { $0.count > 0 }
            && rows.cells.indices.allSatisfy { rows.trimmed($0).allSatisfy { "-: ".utf8.contains($0) } }
    }

    /// The name or the address of a row as it can be looked up, on one line; nil if it has none. A state or a country
    /// alone is only the region of the name.
    var query: String? {
        var parts = columns.address.compactMap { text($0) }
        if parts.isEmpty, let name = nameText { parts = [name] }
        parts += columns.regions.compactMap(region)
        return Self.query(of: parts)
    }

    /// The region that a column says, by its name where it is a code.
    private func region(_ column: Int) -> String? {
        text(column).map { RegionCodes.name(of: $0, below: columns.labels[column]) ?? $0 }
    }

    private static func query(of parts: [String]) -> String? {
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
        var answer = inState(lookedUp(query))
        if case .found(let found) = answer, found.about != nil, !columns.regions.allSatisfy({ text($0) == nil }),
            !query.contains(where: \.isNumber), case .failure(let refusal) = context.place(query, lastPlace)
        {
            // A region is no town of an address.
            answer = .refused(refusal.reason)
        }
        if answer.isMissing, let other = lookedUpOtherwise() { answer = other }
        if case .found(let found) = answer {
            if let sight = sight(near: found) { return .found(sight) }
            if let placed = inTown(found) { return .found(placed) }
        }
        return answer
    }

    /// The place of a row that is refused as it is written: in the region that a code may mean, the town in
    /// parentheses behind `home`, or where the region is none that is known the town alone; nil where that is none.
    private func lookedUpOtherwise() -> CSVAnswer? {
        let towns = columns.address.compactMap { text($0) } + [nameText].compactMap { $0 }
        guard let town = towns.first, town.utf8.count <= ImportContext.longestQuery else { return nil }
        if let answer = sightAlone() ?? townOfAddress() ?? townBesideStreet() ?? sightAmongNamesakes() { return answer }
        if let seen = ListWords.withoutVisit(town) {
            return lookedUp(([seen] + columns.regions.compactMap { text($0) }).joined(separator: ", "))
        }
        let regions = columns.regions.compactMap { text($0) }
        var queries = regions.first.map(RegionCodes.names(of:)) ?? []
        queries = queries.map { "\(town), \($0)" }
        if let home = ListHomes.town(in: town) {
            queries.append(([home] + regions).joined(separator: ", "))
            queries.append(home)
        }
        for query in queries {
            let answer = lookedUp(query)
            if case .found(let found) = answer, found.about == nil { return answer }
        }
        // `Mérida, Badajoz` is in the province of a city, and `Sarlat` the beginning of a name.
        let area = regions.first.flatMap { context.location(of: $0, near: lastPlace) }
        if let area, let place = context.location(of: town, near: area),
            place.distance(to: area) < Self.aroundRegion, case .found(let found) = lookedUp(town, near: area),
            found.about == nil
        {
            return .found(found)
        }
        if let answer = placeOfOtherColumn() { return answer }
        // `Estado: confirmado` is no state.
        guard !regions.isEmpty, regions.allSatisfy({ !isKnown($0) }), case .found(var found) = lookedUp(town),
            found.about == nil
        else { return nil }
        found.isWithoutRegion = true
        return .found(found)
    }

    /// The furthest that a sight by another name is from the town of a street, in metres.
    private static let besideStreet = 5_000.0

    /// The furthest that a town is from the middle of its region, in metres.
    private static let aroundRegion = 200_000.0

    /// Whether a text is the name of a place, or of several.
    private func isKnown(_ text: String) -> Bool {
        switch context.place(text, lastPlace) {
        case .success: true
        case .failure(let refusal): refusal.isKnown || refusal.foldedNames.contains(folded(text))
        }
    }

    /// An answer about a town of the United States, in the state of its postcode where the row does not name one; any
    /// other answer as it is. `Washington` alone is a state.
    private func inState(_ answer: CSVAnswer) -> CSVAnswer {
        guard let postcode = text(columns.postcode), columns.regions.allSatisfy({ text($0) == nil }),
            let state = USPostcode.state(postcode), let town = text(columns.address.first)
        else { return answer }
        switch answer {
        case .found(let found): guard found.label?.hasSuffix("US)") ?? false else { return answer }
        case .refused: guard state == "DC" else { return answer }
        case .blank: return answer
        }
        let exact = lookedUp("\(town), \(state)")
        guard case .found(let found) = exact, found.label?.hasSuffix("US)") ?? false else { return answer }
        return exact
    }

    /// The address of a row that has its parts in columns of their own: `350 5th Ave, 10118 New York`; nil where it has
    /// no street.
    var addressInParts: String? {
        guard let street = text(columns.street), let town = text(columns.address.first) else { return nil }
        let code = text(columns.postcode).map { "\($0) " } ?? ""
        return ([street, code + town] + columns.regions.compactMap { text($0) }).joined(separator: ", ")
    }

    /// The place that the name of a row means where it has an address as well: `Eiffel Tower` beside `Paris`. Nil
    /// unless it is known there, and no town: a hotel may be called after one. Beside a street it has to be near, or
    /// called so itself: the hotel Bright Angel is no part of the other rim of the Grand Canyon.
    private func sight(near address: CSVFound) -> CSVFound? {
        guard let name = text(columns.name), !columns.address.isEmpty,
            let found = context.sight(name, near: address.place)
        else { return nil }
        let isCalledSo =
            folded(found.ownName).containsText(folded(name)) || folded(name).containsText(folded(found.ownName))
        guard address.about == nil || isCalledSo || found.location.distance(to: address.place) <= Self.besideStreet
        else { return nil }
        return CSVFound(place: found.location, name: name, label: found.label, source: .nameBesideAddress)
    }

    /// The place that a text means, or the town of an address.
    func lookedUp(_ query: String, near place: Coordinate? = nil) -> CSVAnswer {
        switch context.look(up: query, near: place ?? lastPlace) {
        case .success(let read):
            return .found(
                CSVFound(
                    place: read.found.location, name: read.name, label: read.found.wasLookedUp ? read.found.label : nil,
                    source: read.about == nil ? .lookUp : .about, about: read.about, missing: read.missing,
                    isSight: read.found.isSight))
        case .failure(let refusal): return .refused(refusal.reason)
        }
    }

    /// A cell for a message, and to be read as an angle: its beginning.
    private func shown(_ column: Int) -> String {
        String(rows.trimmedText(column).prefix(60))
    }
}

extension ImportContext {
    /// The greatest distance in metres between a sight and the place of the town or the address beside its name.
    private static let nearAddress = 30_000.0

    /// The sight that a name means near a place; nil for a town, and for what is not known there.
    func sight(_ name: String, near place: Coordinate) -> FoundPlace? {
        guard name.utf8.count <= Self.longestQuery, case .success(let found) = readPlace(name, place), found.isSight,
            found.location.distance(to: place) <= Self.nearAddress
        else { return nil }
        return found
    }

    /// The place that a text means; nil where it is none.
    func location(of text: String, near place: Coordinate?) -> Coordinate? {
        try? readPlace(text, place).get().location
    }
}
