package import Geodesy

extension Gazetteer {
    /// Texts with more bytes are the name of no place.
    private static let longestQuery = 1_000
    /// Up to how many names that begin as typed are all looked at; of more, those of the most populous places.
    private static let exhaustive = 400
    /// The same for words inside names when the query is narrowed; each is read from another place in memory.
    private static let exhaustiveWords = 4_000
    /// From the blocks of how many places a narrowed search takes more words than that.
    private static let topWords = 200

    /// The places that `text` may mean, the best first, at most `limit`; none when nothing fits or nothing was typed.
    ///
    /// `near` is the previous stop, if there is one. Some 0.1 ms; with slips of typing some milliseconds.
    package func search(_ text: String, near: Coordinate? = nil, limit: Int = 10) -> [GazetteerMatch] {
        guard limit > 0 else { return [] }
        var matches: [GazetteerMatch] = []
        for (candidate, score) in candidates(text, near: near, top: limit).ranked(places, near: near) {
            guard let place = self[candidate.place] else { continue }
            matches.append(GazetteerMatch(place: place, kind: candidate.kind, score: score))
            if matches.count == limit { break }
        }
        return matches
    }

    /// The place that `text` clearly means, so that nobody need be asked; nil when there is doubt.
    ///
    /// That is the first answer when the whole name was typed (or another name of the place) and no other place has that
    /// name, or it has ten times the people of the next of that name, or it lies within 300 km of `near` and no other
    /// does. Against a name in use today, old and rare names of other places do not count.
    package func clearlyBest(_ text: String, near: Coordinate? = nil) -> GazetteerMatch? {
        let ranked = candidates(text, near: near, top: 10).ranked(places, near: near)
        guard let first = ranked.first, first.candidate.kind.isWholeName, let place = self[first.candidate.place] else {
            return nil
        }
        let match = GazetteerMatch(place: place, kind: first.candidate.kind, score: first.score)
        // Old names and the like do not count against a place that is called so today: Lomé was once Rome to somebody.
        let others: [MatchKind] = match.kind == .otherName ? [.name, .currentName, .otherName] : [.name, .currentName]
        let rivals = ranked.dropFirst().filter { others.contains($0.candidate.kind) }
            .map { places.record($0.candidate.place) }
        if rivals.allSatisfy({ $0.population * 10 <= place.population }) { return match }
        guard let near else { return nil }
        let measure = SphericalMeasure(from: near)
        func isNear(_ record: PlaceRecord) -> Bool { measure.distance(to: record) <= PlaceScore.nearDistance }
        return isNear(places.record(place.number)) && !rivals.contains(where: isNear) ? match : nil
    }

    /// A text that means exactly `place`, also to somebody who reads it: `Springfield, Illinois`, else with coordinates.
    package func argument(for place: GazetteerPlace) -> String {
        for text in [place.name, "\(place.name), \(place.region)", "\(place.name), \(place.countryCode)"]
        where clearlyBest(text)?.place.number == place.number { return text }
        return "\(place.name)=\(degreesText(place.coordinate.latitude)),\(degreesText(place.coordinate.longitude))"
    }

    /// A name that is spelled much like `text`, for a query that finds nothing; nil when nothing is.
    package func suggestSpelling(_ text: String) -> String? {
        let key = PlaceKey.key(text)
        guard text.utf8.count <= Gazetteer.longestQuery, key.count > 2 else { return nil }
        for slips in 1...3 where slips * 2 < key.count {
            var best: Int?
            SpellingSearch.forEachHit(key, limit: slips, keys: keys) { best = min(best ?? .max, $0.posting.place) }
            if let best, best < places.count { return places.name(best) }
        }
        return nil
    }

    /// Everything that answers a query.
    private func candidates(_ text: String, near: Coordinate?, top: Int) -> CandidateList {
        var list = CandidateList()
        guard text.utf8.count <= Gazetteer.longestQuery else { return list }
        let reader = QueryReader(qualifiers, centers: centers)
        let readings = reader.readings(text)
        for reading in readings { collect(reading, near: near, top: top, into: &list) }
        if let whole = readings.first, text.utf8.contains(where: { $0 >= 0x80 }) {
            preferAccented(whole.key, typed: text.lowercased(), in: &list)
        }
        if list.isEmpty {
            for reading in reader.unfinishedReadings(text) { collect(reading, near: near, top: top, into: &list) }
        }
        if !list.hasWholeName, (list.ranked(places, near: near).first?.score ?? 0) < PlaceScore.weak {
            for reading in readings { collectMisspelled(reading, into: &list) }
        }
        return list
    }

    /// Takes the places whose names are, begin or go on as a reading says.
    private func collect(_ reading: QueryReading, near: Coordinate?, top: Int, into list: inout CandidateList) {
        let letters = reading.letters
        let spellings = [(key: reading.key, penalty: 0)] + Respelling.respellings(of: reading.key)
        let filter = PlaceFilter(reading.narrowings, places)
        // A narrowed search must see all names: the few places that are left may be far down.
        let exhaustive = filter.isOpen ? Gazetteer.exhaustive : .max
        for (key, extra) in spellings {
            func take(_ place: Int, _ kind: MatchKind, endsWord: Bool = false) {
                guard filter.accepts(place) else { return }
                let gain = endsWord ? PlaceScore.wholeWords : 0
                list.add(place, kind, penalty: PlaceScore.penalty(kind, letters: letters) + extra - gain)
            }
            keys.forEachPlace(named: key) {
                take($0.place, $0.isOwnName ? .name : $0.isCurrent ? .currentName : .otherName)
            }
            let beginnings = keys.keys(beginningWith: key)
            let inside = words.words(beginningWith: key)
            let (most, best) = filter.isOpen ? (exhaustive, top) : (Gazetteer.exhaustiveWords, Gazetteer.topWords)
            for (range, endsWord) in [(beginnings.words, true), (beginnings.rest, false)] {
                keys.forEachPlace(in: range, exhaustive: exhaustive, top: top) {
                    take($0.place, $0.isOwnName ? .beginning : .otherBeginning, endsWord: endsWord)
                }
                if let near, range.count > exhaustive {
                    grid.forEachPlace(around: near, radius: PlaceScore.nearDistance) { place in
                        if range.contains(places.ownKey(place)) { take(place, .beginning, endsWord: endsWord) }
                    }
                }
            }
            for (range, endsWord) in [(inside.words, true), (inside.rest, false)] {
                words.forEachPlace(in: range, exhaustive: most, top: best) {
                    take($0.place, $0.isOwnName ? .word : .otherWord, endsWord: endsWord)
                }
            }
        }
    }

    /// Lifts the places whose names are written as `typed`, accents and all.
    private func preferAccented(_ key: [UInt8], typed: String, in list: inout CandidateList) {
        keys.forEachPlace(named: key) { posting in
            guard posting.isOwnName, posting.place < places.count else { return }
            if places.name(posting.place).lowercased() == typed {
                list.add(posting.place, .name, penalty: -PlaceScore.accented)
            }
        }
    }

    /// Takes the places whose names are a slip or two away from what a reading says: none under 5 letters, one from 5, two
    /// from 9.
    private func collectMisspelled(_ reading: QueryReading, into list: inout CandidateList) {
        let letters = reading.letters
        guard letters >= 5 else { return }
        let filter = PlaceFilter(reading.narrowings, places)
        SpellingSearch.forEachHit(reading.key, limit: letters < 9 ? 1 : 2, keys: keys) { hit in
            guard filter.accepts(hit.posting.place) else { return }
            let kind = MatchKind.misspelled(slips: hit.slips)
            let extra = hit.posting.isOwnName ? 0 : PlaceScore.misspelledOther
            list.add(hit.posting.place, kind, penalty: PlaceScore.penalty(kind, letters: letters) + extra)
        }
    }

    /// The bigger places of a name, around which others may be meant: the three most populous.
    private func centers(_ key: [UInt8]) -> Narrowing {
        var found: [Int] = []
        keys.forEachPlace(named: key) { if found.count < 3, $0.place < places.count { found.append($0.place) } }
        var narrowing = Narrowing()
        narrowing.centers = found.compactMap {
            let record = places.record($0)
            return try? Coordinate(latitude: record.latitude, longitude: record.longitude)
        }
        return narrowing
    }
}
