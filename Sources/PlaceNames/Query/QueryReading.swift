import Geodesy
import Text

/// A way to read a query: the key of a name, and what narrows the places that have it.
struct QueryReading: Sendable {
    /// The key of the name.
    let key: [UInt8]
    /// The narrowings, all of which must leave the place.
    let narrowings: [Narrowing]
    /// The kind that the place must have, or a destination without a kind; nil for anything.
    var kind: PlaceKind?
    /// Whether it is read as it stands, not as the beginning or a misspelling of something.
    var isCertain = true

    /// Whether letters with accents were typed.
    var hasMarks = false

    /// Whether it says for certain in which country, region or city the place is. A postal code in the form of many
    /// countries and a small town behind a comma do not.
    var saysWhere: Bool { isWhereCertain && narrowings.contains { $0.isCertain } }
    /// Whether what narrows was typed as a name.
    var isWhereCertain = true

    /// The kinds of which the place must have one each. A landscape is a park where one is made around it.
    var kinds: [PlaceKinds] {
        guard let kind else { return [] }
        let kinds = PlaceKinds(kind).union(PlaceKinds(.destination))
        return [kind == .landscape ? kinds.union(PlaceKinds(.park)) : kinds]
    }

    /// The number of characters of the key.
    var letters: Int { key.count { $0 & 0xC0 != 0x80 } }
}

/// Takes a query apart: `springfield, il`, `paris texas`, `san jose costa rica`, `paris, texas, usa`.
struct QueryReader {
    private let qualifiers: QualifierTable
    /// Finds bigger places of a name, for `brooklyn, new york city`.
    private let centers: ([UInt8]) -> Narrowing

    /// The most words of the name of a country or region that people type.
    private static let longestQualifier = 4

    /// Reads with the names of `qualifiers`, and with `centers` what is no name of a country or region.
    init(_ qualifiers: QualifierTable, centers: @escaping ([UInt8]) -> Narrowing) {
        self.qualifiers = qualifiers
        self.centers = centers
    }

    /// Returns all ways to read `text`, the plainest first; none when there is no letter or digit in it.
    func readings(_ text: String) -> [QueryReading] {
        var readings = plainReadings(text)
        if text.utf8.contains(where: { $0 >= 0x80 }) {
            for index in readings.indices { readings[index].hasMarks = readings[index].key.allSatisfy { $0 < 0x80 } }
        }
        if let code = PostalCode.removed(from: text) { readings += readingsWithout(code) }
        for reading in readings {
            guard let stripped = KindWords.stripped(reading.key), stripped.kind != .region else { continue }
            var bare = QueryReading(key: stripped.key, narrowings: reading.narrowings, kind: stripped.kind)
            bare.isWhereCertain = reading.isWhereCertain
            readings.append(bare)
        }
        return readings
    }

    /// The ways to read a text without its postal code: a place in a country that writes such codes.
    private func readingsWithout(_ code: PostalCode.Removal) -> [QueryReading] {
        let plain = plainReadings(code.rest)
        guard !code.countries.isEmpty else { return plain }
        var narrowing = Narrowing()
        narrowing.countries = code.countries.flatMap { qualifiers.narrowing(Array($0.utf8)).countries }
        return plain.map { reading in
            var narrowed = QueryReading(key: reading.key, narrowings: reading.narrowings + [narrowing])
            narrowed.isWhereCertain = code.countries.count == 1 || reading.saysWhere
            return narrowed
        }
    }

    /// The name in front of the comma of a text with one, where no country or region is known behind it, or a region in
    /// which nothing was found; nil for other texts.
    func nameAlone(_ text: String, isNothingThere: Bool = false) -> QueryReading? {
        let parts = text.split(separator: ",").map { PlaceKey.key(String($0)) }.filter { !$0.isEmpty }
        guard parts.count == 2, let name = parts.first, isNoRegion(parts[1], isNothingThere: isNothingThere),
            !name.contains(where: { $0 >= 0x30 && $0 <= 0x39 })
        else {
            return nil
        }
        return QueryReading(key: name, narrowings: [], isCertain: false)
    }

    /// Whether a key is no country or region, or no more than a region in which there is nothing.
    private func isNoRegion(_ key: [UInt8], isNothingThere: Bool) -> Bool {
        let narrowing = qualifiers.narrowing(key)
        return narrowing.isEmpty || isNothingThere && narrowing.countries.isEmpty
    }

    /// The ways to read a text whose every word belongs to a name.
    private func plainReadings(_ text: String) -> [QueryReading] {
        let parts = text.split { $0 == "," || $0 == "，" || $0 == "、" || $0 == ";" }
            .map { PlaceKey.key(String($0)) }.filter { !$0.isEmpty }
        guard let name = parts.first else { return [] }
        let whole = QueryReading(key: Array(parts.joined(separator: [0x20])), narrowings: [])
        var narrowings: [Narrowing] = []
        let inCountry = parts.count > 2 && !qualifiers.narrowing(parts[parts.count - 1]).countries.isEmpty
        for (index, part) in parts.enumerated().dropFirst() {
            let narrowing = narrowing(part)
            // `Como, Province of Como, Italy`: links of maps name the part of the country that is called after the
            // place.
            let isNamedAlike = ([0x20] + part + [0x20]).containsBytes([0x20] + name + [0x20])
            if inCountry, isNamedAlike, index < parts.count - 1, narrowing.isEmpty || part.count > name.count {
                continue
            }
            // Behind a name stands one bigger place at most; of `Bern, Thun, Spiez` each is a place of its own.
            let isSecondCenter = !narrowing.centers.isEmpty && narrowings.contains { !$0.centers.isEmpty }
            if narrowing.isEmpty || isSecondCenter { return [whole] }
            narrowings.append(narrowing)
        }
        let narrowed = narrowings.isEmpty ? [] : [QueryReading(key: name, narrowings: narrowings)]
        return [whole] + narrowed + shorter(name, narrowings, depth: 2)
    }

    /// The readings in which the last words of a query without commas are the name of a county: `st ives cornwall`.
    func countyReadings(_ text: String) -> [QueryReading] {
        splits(PlaceKey.key(text)).compactMap { name, tail in
            guard let county = Self.county(tail) else { return nil }
            var narrowing = Narrowing()
            narrowing.centers = [county]
            return QueryReading(key: name, narrowings: [narrowing])
        }
    }

    /// The readings in which the last words of a query without commas are the beginning of a qualifier, or a misspelled
    /// one.
    func unfinishedReadings(_ text: String) -> [QueryReading] {
        splits(PlaceKey.key(text)).compactMap { name, tail in
            guard tail.count >= 3 else { return nil }
            var narrowing = qualifiers.narrowing(beginningWith: tail)
            if narrowing.isEmpty { narrowing = qualifiers.narrowing(misspelled: tail) }
            return narrowing.isEmpty ? nil : QueryReading(key: name, narrowings: [narrowing], isCertain: false)
        }
    }

    /// Returns what a part behind a comma leaves: the country or region of that name, else those that begin so and,
    /// where the part is not just two or three letters, what is around the places of that name.
    private func narrowing(_ part: [UInt8]) -> Narrowing {
        var exact = qualifiers.narrowing(part)
        if let county = Self.county(part) { exact.centers = centers(part).centers + [county] }
        if !exact.isEmpty { return exact }
        var narrowing = qualifiers.narrowing(beginningWith: part)
        if narrowing.isEmpty || part.count > 3 { narrowing.centers = centers(part).centers }
        return narrowing.isEmpty ? qualifiers.narrowing(misspelled: part) : narrowing
    }

    /// The circle around the county of a name; nil where there is none.
    private static func county(_ part: [UInt8]) -> Narrowing.Center? {
        guard let area = Counties.area(part),
            let middle = try? Coordinate(latitude: area.latitude, longitude: area.longitude)
        else { return nil }
        return Narrowing.Center(coordinate: middle, weight: 0, isRegion: true, radius: area.radius * 1_000)
    }

    /// The readings in which the last words of `name` narrow as well.
    private func shorter(_ name: [UInt8], _ narrowings: [Narrowing], depth: Int) -> [QueryReading] {
        guard depth > 0 else { return [] }
        var readings: [QueryReading] = []
        for (rest, tail) in splits(name) {
            let narrowing = qualifiers.narrowing(tail)
            if narrowing.isEmpty { continue }
            readings.append(QueryReading(key: rest, narrowings: narrowings + [narrowing]))
            readings += shorter(rest, narrowings + [narrowing], depth: depth - 1)
        }
        return readings
    }

    /// The ways to part the last one to four words from those before.
    private func splits(_ key: [UInt8]) -> [(name: [UInt8], tail: [UInt8])] {
        let spaces = key.indices.filter { key[$0] == 0x20 }.suffix(QueryReader.longestQualifier)
        return spaces.reversed().map { (Array(key[..<$0]), Array(key[($0 + 1)...])) }
    }
}
