package import Geodesy
import Text

extension Gazetteer {
    /// Texts with more bytes are the name of no place.
    static let longestQuery = 1_000
    /// The least number of places from whose blocks names are taken, however few are wanted.
    private static let leastTop = 30
    /// The number of times as many places among which those near the way of a trip are looked for.
    private static let morePlaces = 3

    /// The places that `text` may mean, the best first, at most `limit`; none when nothing fits or nothing was typed.
    ///
    /// `near` is the previous stop, if there is one; of places that are meant alike those near `way` come first; `kind`
    /// leaves only places that are that. Some 0.1 ms; with slips of typing some milliseconds.
    package func search(
        _ text: String, near: Coordinate? = nil, way: StopsWay? = nil, kind: PlaceKind? = nil, limit: Int = 10
    ) -> [GazetteerMatch] {
        guard limit > 0 else { return [] }
        // The places that travellers mean most are not always those with the most people, by which the best are chosen.
        let candidates = candidates(text, near: near, kind: kind, top: max(limit, Self.leastTop)).withoutGuesses
        let key = PlaceKey.key(text)
        func sorted(_ limit: Int) -> [CandidateList.Ranked] {
            let ranked = candidates.ranked(self, near: near, limit: max(limit, Self.leastTop))
            return knownBeginningFirst(ownNameFirst(ranked, key), key)
        }
        guard let way else { return matches(sorted(limit), limit: limit) }
        let more = limit.multipliedReportingOverflow(by: Self.morePlaces)
        return matches(way.first(of: sorted(more.overflow ? .max : more.partialValue), in: self), limit: limit)
    }

    /// The first of these candidates as places.
    func matches(_ ranked: [CandidateList.Ranked], limit: Int) -> [GazetteerMatch] {
        var matches: [GazetteerMatch] = []
        for item in ranked {
            guard var place = self[item.candidate.place] else { continue }
            place.acrossBorder = item.candidate.acrossBorder.flatMap { across($0, from: place) }
            matches.append(GazetteerMatch(place: place, kind: item.candidate.kind, score: item.score))
            if matches.count == limit { break }
        }
        return matches
    }

    /// The country of a region, or its name where it is in the country of the place.
    private func across(_ region: Int, from place: Place) -> Place.Neighbor? {
        let country = main.places.countryCode(main.places.country(ofRegion: region))
        guard !country.isEmpty, !place.country.isEmpty else { return nil }
        if country != place.country { return .country(country) }
        let name = main.places.regionName(region)
        return name.isEmpty ? nil : .region(name)
    }

    /// A name in use that is spelled much like `text`, two slips of typing away at most and with the same sound at its
    /// beginning, for a query that finds nothing; nil when nothing is, and for a text that is not in Latin letters, as
    /// all names are shown in them.
    package func suggestSpelling(_ text: String) -> String? {
        let key = PlaceKey.key(text)
        guard text.utf8.count <= Gazetteer.longestQuery, key.count > 2, key.allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        // The fewest slips decide, then the weight; one walk with the most slips finds both.
        var most = min(2, (key.count - 1) / 2)
        var best: (place: Int, slips: Int, weight: Int)?
        for volume in volumes {
            SpellingSearch.forEachHit(key, limit: most, keys: volume.keys) { hit in
                let place = volume.number(of: hit.posting.place)
                guard place < count, hit.posting.isOwnName || hit.posting.isCurrent else { return most }
                // Of a long name that is also known by a word of it, as airports are, only that word is alike.
                guard ownKey(place).count <= key.count + most, Self.beginAlike(key, ownKey(place)) else { return most }
                let (slips, weight) = (max(hit.slips, 1), weight(place))
                if best.map({ (slips, -weight) < ($0.slips, -$0.weight) }) ?? true {
                    best = (place, slips, weight)
                    most = slips
                }
                return most
            }
        }
        return best.map { name($0.place) }
    }

    /// Letters that may stand for one sound at the beginning of a name.
    private static let sounds = ["ckqx", "szcx", "fvpw", "ijy", "gjdh", "eaio", "ou", "bvw", "td"].map {
        Array($0.utf8)
    }

    /// Whether two keys begin with one letter, or with letters that may be the same sound.
    private static func beginAlike(_ key: [UInt8], _ other: [UInt8]) -> Bool {
        guard let first = key.first, let second = other.first else { return false }
        return first == second || sounds.contains { $0.contains(first) && $0.contains(second) }
    }

    /// Whether a place has this whole name, in front of a comma or with the words of its kind; some microseconds.
    package func hasName(_ text: String) -> Bool {
        guard text.utf8.count <= Gazetteer.longestQuery else { return false }
        return QueryReader(qualifiers, centers: centers).readings(text).contains { reading in
            let keys = [reading.key] + Respelling.respellings(of: reading.key).map(\.key)
            return keys.contains { key in
                volumes.contains { volume in
                    var isKnown = false
                    volume.keys.forEachPlace(named: key) { _ in isKnown = true }
                    return isKnown
                }
            }
        }
    }

    /// Returns all places that answer a query.
    func candidates(_ text: String, near: Coordinate?, kind: PlaceKind? = nil, top: Int) -> CandidateList {
        var list = CandidateList()
        guard text.utf8.count <= Gazetteer.longestQuery else { return list }
        let text = codeBehind(text) ?? text
        let reader = QueryReader(qualifiers, centers: centers)
        let readings = reader.readings(text)
        let kinds = kind.map { [PlaceKinds($0)] } ?? []
        for reading in readings { collect(reading, kinds: kinds, near: near, top: top, into: &list) }
        if let whole = readings.first {
            if text.utf8.contains(where: { $0 >= 0x80 }) {
                preferAccented(whole.key, typed: text.lowercased(), in: &list)
            }
            if isCode(text) { preferAirport(whole.key, in: &list) }
            if !list.hasWholeName || readings.contains(where: { $0.kind != nil }) {
                collectReordered(whole.key, kinds: kinds, into: &list)
            }
            for airport in readings where airport.kind == .airport {
                collectAirports(airport, near: near, into: &list)
            }
        }
        // What stands together in one spelling is parted in another: John o'Groats, John o' Groats.
        if !list.hasWholeName, let parted = Respelling.withPartedApostrophes(text) {
            for reading in reader.readings(parted) { collect(reading, kinds: kinds, near: near, top: top, into: &list) }
        }
        if !list.hasWholeName, !text.contains(",") {
            for reading in reader.countyReadings(text) {
                collect(reading, kinds: kinds, near: near, top: top, into: &list)
            }
        }
        // A lake that is not known: the town that it is called after.
        if list.isEmpty, let reading = readings.first(where: { $0.kind != nil }) {
            let plain = QueryReading(key: reading.key, narrowings: reading.narrowings, isCertain: false)
            collect(plain, kinds: kinds, near: near, top: top, into: &list)
        }
        // The text behind the comma may be a county that is not known, or one that the source has the place not in: the
        // places of the name, to choose from. `Greve, Chianti` is Greve in Chianti.
        if !list.hasWholeName, !list.hasNarrowedBeginning,
            let plain = reader.nameAlone(text, isNothingThere: list.isEmpty)
        {
            collect(plain, kinds: kinds, near: near, top: top, into: &list)
        }
        if list.isEmpty {
            for reading in reader.unfinishedReadings(text) {
                collect(reading, kinds: kinds, near: near, top: top, into: &list)
            }
        }
        if !list.hasWholeName, !list.hasScore(atLeast: PlaceScore.weak, self, near: near) {
            for reading in readings { collectMisspelled(reading, kinds: kinds, into: &list) }
        }
        return list
    }

    /// Lifts the places whose names are written as `typed`, accents and all.
    private func preferAccented(_ key: [UInt8], typed: String, in list: inout CandidateList) {
        for volume in volumes {
            volume.keys.forEachPlace(named: key) { posting in
                guard posting.isOwnName, posting.place < volume.places.count else { return }
                if volume.places.name(posting.place).lowercased() == typed {
                    list.add(volume.number(of: posting.place), .name, penalty: -PlaceScore.accented)
                }
            }
        }
    }

    /// The code of an airport that stands in parentheses behind a name: `San Francisco (SFO)`; nil where there is none.
    private func codeBehind(_ text: String) -> String? {
        guard text.utf8.last == UInt8(ascii: ")"), let start = text.lastIndex(of: "(") else { return nil }
        let code = String(text[text.index(after: start)...].dropLast())
        // `Niagara Falls (USA)` says where they are, `Booking reference (PNR)` what a code is.
        guard isCode(code), CountryCodes.country(code) == nil, !Self.saysCode(text[..<start]) else { return nil }
        var isAirport = false
        main.keys.forEachPlace(named: PlaceKey.key(code)) { posting in
            if posting.place < main.places.count, kinds(posting.place).contains(.airport) { isAirport = true }
        }
        return isAirport ? code : nil
    }

    /// Whether the text in front of three letters in parentheses says that these are what a code is called.
    private static func saysCode(_ text: Substring) -> Bool {
        let small = text.lowercased()
        return ["booking", "reference", "reservation", "confirmation", "buchung", "number", "locator", "code"]
            .contains { small.containsText($0) }
    }

    /// Whether a text is three capitals, as the codes of airports are.
    private func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    /// Lifts the airport that has the code `key` over everything.
    private func preferAirport(_ key: [UInt8], in list: inout CandidateList) {
        main.keys.forEachPlace(named: key) { posting in
            guard posting.place < main.places.count, kinds(posting.place).contains(.airport) else { return }
            list.add(posting.place, .currentName, penalty: -PlaceScore.code)
        }
    }

    /// Takes the places that have the words of a key in another order as their whole name.
    private func collectReordered(_ key: [UInt8], kinds: [PlaceKinds], into list: inout CandidateList) {
        let filter = PlaceFilter([], kinds: kinds, self)
        for other in Respelling.reorderings(of: key) {
            for volume in volumes {
                volume.keys.forEachPlace(named: other) { posting in
                    let place = volume.number(of: posting.place)
                    guard filter.accepts(place), posting.isOwnName || posting.isCurrent else { return }
                    let kind = posting.isOwnName ? MatchKind.name : .currentName
                    list.add(place, kind, penalty: PlaceScore.penalty(kind, letters: key.count) + PlaceScore.reordered)
                }
            }
        }
    }

    /// Takes the places whose names are a slip or two away from what a reading says: none under 5 letters, one from 5,
    /// two from 9.
    private func collectMisspelled(_ reading: QueryReading, kinds: [PlaceKinds], into list: inout CandidateList) {
        let letters = reading.letters
        guard letters >= 5 else { return }
        let filter = PlaceFilter(reading.narrowings, kinds: kinds + reading.kinds, self)
        guard !filter.isImpossible else { return }
        let joined = reading.key.filter { $0 != 0x20 }
        // A castle or a station that is not known is no old name of a village, written wrong.
        let isThing = KindWords.saysThing(reading.key)
        for volume in volumes {
            let limit = letters < 9 ? 1 : 2
            SpellingSearch.forEachHit(reading.key, limit: limit, keys: volume.keys) { hit in
                let place = volume.number(of: hit.posting.place)
                guard filter.accepts(place), !isThing || hit.posting.isOwnName || hit.posting.isCurrent else {
                    return limit
                }
                // `halong bay` is Ha Long Bay, `asahidake` Asahi-dake: words that are parted otherwise are the same
                // name.
                if self.ownKey(place).filter({ $0 != 0x20 }) == joined {
                    list.add(
                        place, .currentName,
                        penalty: PlaceScore.penalty(.currentName, letters: letters) + PlaceScore.respelled)
                    return limit
                }
                let kind = MatchKind.misspelled(slips: hit.slips)
                let extra = hit.posting.isOwnName ? 0 : PlaceScore.misspelledOther
                list.add(place, kind, penalty: PlaceScore.penalty(kind, letters: letters) + extra)
                return limit
            }
        }
    }

    /// The bigger places of a name, around which others may be meant: the three that are meant most, counties, islands
    /// and the regions of the travel guide.
    private func centers(_ key: [UInt8]) -> Narrowing {
        var found: [Int] = []
        var count = 0
        for volume in volumes {
            volume.keys.forEachPlace(named: key) {
                let place = volume.number(of: $0.place)
                guard place < self.count, !found.contains(place) else { return }
                let isOfMain = volume.first == 0
                if isOfMain && count < Self.mostCenters || isArea(place) { found.append(place) }
                count += 1
            }
        }
        var narrowing = Narrowing()
        narrowing.centers = found.compactMap { place in
            coordinate(of: place).map {
                Narrowing.Center(
                    coordinate: $0, weight: weight(place), isRegion: isArea(place),
                    radius: isArea(place) && kinds(place).contains(.island) ? Narrowing.islandReach : nil)
            }
        }
        return narrowing
    }

    /// The number of places of a name around which others may be meant, besides regions and islands.
    private static let mostCenters = 3

    /// Whether a place is a region or an island, and no town that one is called after.
    private func isArea(_ place: Int) -> Bool {
        let kinds = kinds(place)
        return kinds.isRegion || kinds.contains(.island) && !kinds.contains(.town)
    }
}
