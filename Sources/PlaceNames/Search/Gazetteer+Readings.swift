import Geodesy

extension Gazetteer {
    /// The most names that begin as typed and are all looked at; of more, those of the places that are meant most.
    private static let exhaustive = 400
    /// The same for words inside names when the query is narrowed; each is read from another place in memory.
    private static let exhaustiveWords = 4_000
    /// The number of places from whose blocks a narrowed search takes more words than that.
    private static let topWords = 200
    /// The fewest bytes behind a word such as `isle`; with fewer only a whole name is meant: too many names begin with
    /// one or two letters.
    private static let shortestOfKind = 3
    /// Takes the places whose names are, begin or go on as a reading says, and that are one of each of `kinds`.
    func collect(
        _ reading: QueryReading, kinds: [PlaceKinds], near: Coordinate?, top: Int, into list: inout CandidateList
    ) {
        let kinds = kinds + reading.kinds
        let filter = PlaceFilter(reading.narrowings, kinds: kinds, self)
        guard !filter.isImpossible else { return }
        let isWhole = reading.kind != nil && reading.key.count < Self.shortestOfKind
        let spellings = [Respelling.Spelling(key: reading.key, penalty: 0)] + Respelling.respellings(of: reading.key)
        for spelling in spellings {
            let collector = ReadingCollector(gazetteer: self, reading: reading, spelling: spelling, filter: filter)
            for volume in volumes {
                collector.collectWholeNames(volume, into: &list)
                if isWhole { continue }
                collector.collectBeginnings(volume, near: near, top: top, into: &list)
                collector.collectWords(volume, top: top, into: &list)
            }
        }
    }

    /// Collects what one spelling of a reading finds in one file.
    private struct ReadingCollector {
        let gazetteer: Gazetteer
        let reading: QueryReading
        let spelling: Respelling.Spelling
        let filter: PlaceFilter

        private func take(
            _ place: Int, _ kind: MatchKind, endsWord: Bool = false, isInUse: Bool? = true,
            into list: inout CandidateList
        ) {
            let isInside = filter.accepts(place)
            let across = isInside || !kind.isWholeName ? nil : filter.regionAcross(place)
            guard isInside || across != nil else { return }
            let gain = endsWord ? PlaceScore.wholeWords : 0
            // Letters with marks are typed by those who know the name: what only begins so is less likely.
            let marks = reading.hasMarks && !kind.isWholeName ? PlaceScore.marked : 0
            list.add(
                place, kind,
                penalty: PlaceScore.penalty(kind, letters: reading.letters) + spelling.penalty - gain + marks
                    + (isInside || isOnBorder(place) ? 0 : PlaceScore.acrossBorder)
                    + (isOfUnknownKind(place) ? PlaceScore.unknownKind : 0)
                    + (reading.saysWhere && gazetteer.kinds(place).contains(.sight) ? PlaceScore.narrowedSight : 0),
                isNarrowed: reading.saysWhere, isCertain: reading.isCertain && !isOfUnknownKind(place),
                acrossBorder: across, isInUse: isInUse)
        }

        /// Whether the name of a posting is in use; nil for one of the lists of common beginnings, which do not say.
        private func isInUse(_ posting: Posting, _ part: Beginnings.Part, exhaustive: Int) -> Bool? {
            if posting.isOwnName || posting.isCurrent { return true }
            return part.best == nil || part.range.count <= exhaustive ? false : nil
        }

        /// Whether a word that says what the place is was left out of its name, and nobody knows what it is: Erskine in
        /// Minnesota is no waterfall because the travel guide does not say that it is a town.
        private func isOfUnknownKind(_ place: Int) -> Bool {
            // The guide calls islands by their bare names: Skye.
            reading.kind != nil && reading.kind != .island && gazetteer.kinds(place) == PlaceKinds(.destination)
        }

        /// Whether a place is in no country, but on the border of several.
        private func isOnBorder(_ place: Int) -> Bool { gazetteer.country(of: place).isEmpty }

        /// Whether the spelling is the name under which a place is shown.
        private func isOwn(_ place: Int) -> Bool { gazetteer.ownKey(place) == spelling.key }

        func collectWholeNames(_ volume: PlaceVolume, into list: inout CandidateList) {
            volume.keys.forEachPlace(named: spelling.key) { posting in
                let place = volume.number(of: posting.place)
                // `como`, of lakes, is the name of one.
                let other: MatchKind = reading.kind == nil ? .otherName : .currentName
                // The title of a travel guide is a name in use of a town that is shown under another.
                let isOwnName = posting.isOwnName && (volume.first == 0 || place >= volume.first || isOwn(place))
                let isCurrent = posting.isCurrent || posting.isOwnName
                take(place, isOwnName ? .name : isCurrent ? .currentName : other, into: &list)
            }
        }

        func collectBeginnings(_ volume: PlaceVolume, near: Coordinate?, top: Int, into list: inout CandidateList) {
            let beginnings = volume.keys.keys(beginningWith: spelling.key)
            // A narrowed search must see all names: the few places that are left may be far down.
            let exhaustive = filter.isOpen ? Gazetteer.exhaustive : .max
            for (part, endsWord) in beginnings.parts {
                volume.keys.forEachPlace(in: part, exhaustive: exhaustive, top: top) { posting in
                    let kind: MatchKind = posting.isOwnName ? .beginning : .otherBeginning
                    take(
                        volume.number(of: posting.place), kind, endsWord: endsWord,
                        isInUse: isInUse(posting, part, exhaustive: exhaustive), into: &list)
                }
            }
            let cut = beginnings.parts.filter { $0.part.range.count > exhaustive }
            guard let near, !cut.isEmpty else { return }
            volume.grid.forEachPlace(around: near, radius: PlaceScore.nearDistance) { place in
                let key = volume.places.ownKey(place)
                for (part, endsWord) in cut where part.range.contains(key) {
                    take(volume.number(of: place), .beginning, endsWord: endsWord, into: &list)
                }
            }
        }

        func collectWords(_ volume: PlaceVolume, top: Int, into list: inout CandidateList) {
            let inside = volume.words.words(beginningWith: spelling.key)
            let (most, best) =
                filter.isOpen
                ? (Gazetteer.exhaustive, top) : (Gazetteer.exhaustiveWords, Gazetteer.topWords)
            for (part, endsWord) in inside.parts {
                volume.words.forEachPlace(in: part, exhaustive: most, top: best) { posting in
                    let kind: MatchKind = posting.isOwnName ? .word : .otherWord
                    take(
                        volume.number(of: posting.place), kind, endsWord: endsWord,
                        isInUse: isInUse(posting, part, exhaustive: most), into: &list)
                }
            }
        }
    }
}
