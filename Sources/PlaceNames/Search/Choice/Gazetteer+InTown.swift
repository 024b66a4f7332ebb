import Geodesy

/// Things that are typed together with the town where they are: `alhambra granada`, `pisa leaning tower`.
extension Gazetteer {
    /// The most words of a text in which a town is looked for, and of the name of a town.
    private static let mostWords = 8
    private static let mostWordsOfTown = 3
    /// The number of the largest towns of a name that are looked at, and the fewest people of one.
    private static let mostTowns = 8
    private static let peopleOfTown = 1_000
    /// The greatest distance of a thing from the middle of its town, in metres, and that within which two are one.
    private static let townReach = 40_000.0
    private static let oneThing = 1_500.0
    /// The share of the weight, one in this number, from which on another thing of the name there may be meant.
    private static let rivalInTown = 5

    /// The thing that a text means which is its name and the town where it is, in either order, or the two parts of
    /// `tower of london`; a country or region may stand behind them (`antelope canyon page az`). Asked about where the
    /// town has two. Nil where there is none. Linear in the words, each with the places of their names.
    func choose(inTown key: [UInt8], limit: Int) -> PlaceChoice? {
        let words = key.split(separator: 0x20)
        guard (2...Self.mostWords).contains(words.count) else { return nil }
        if let choice = choose(inTown: words[...], nil, limit: limit) { return choice }
        for count in 1...2 where words.count - count >= 2 {
            let narrowing = qualifiers.narrowing(Array(words.suffix(count).joined(separator: [0x20])))
            guard !narrowing.isEmpty, let choice = choose(inTown: words.dropLast(count), narrowing, limit: limit)
            else { continue }
            return choice
        }
        return nil
    }

    /// The same for the words of a thing and a town, in some countries and regions; nil for everywhere.
    private func choose(
        inTown words: ArraySlice<ArraySlice<UInt8>>, _ narrowing: Narrowing?, limit: Int
    ) -> PlaceChoice? {
        for count in 1...min(Self.mostWordsOfTown, words.count - 1) {
            let ends = [(words.suffix(count), words.dropLast(count)), (words.prefix(count), words.dropFirst(count))]
            for (town, rest) in ends {
                let town = Array(town.joined(separator: [0x20]))
                let things = things(called: Array(rest.joined(separator: [0x20])), inTown: town).filter { number in
                    narrowing.map { $0.accepts(region: record(number).region, main.places) } ?? true
                }
                guard let best = things.first else { continue }
                let isUnclear = things.dropFirst().contains { weight($0) * Self.rivalInTown >= weight(best) }
                let matches = things.prefix(limit).compactMap { self[$0] }.map {
                    GazetteerMatch(place: $0, kind: .currentName, score: 0)
                }
                return PlaceChoice(matches: matches, doubt: isUnclear ? .several : nil)
            }
        }
        return nil
    }

    /// The numbers of what is called so, or so `of` the town, and is in a town of a name, the best known first; nothing
    /// for the bare word for a thing, such as `castle`, alone.
    private func things(called name: [UInt8], inTown town: [UInt8]) -> [Int] {
        let towns = towns(called: town)
        guard !towns.isEmpty else { return [] }
        let of = name + Array(" of ".utf8) + town
        var found: Set<Int> = []
        for key in KindWords.isBare(name) ? [of] : [name, of] {
            for volume in volumes {
                volume.keys.forEachPlace(named: key) { posting in
                    let number = volume.number(of: posting.place)
                    guard posting.isOwnName || posting.isCurrent, !kinds(number).contains(.town),
                        !kinds(number).isRegion, !isOnMapOnly(number),
                        towns.contains(where: { $0.distance(to: record(number)) <= Self.townReach })
                    else { return }
                    found.insert(number)
                }
            }
        }
        var things: [Int] = []
        for number in found.sorted(by: { (weight($1), $0) < (weight($0), $1) }) {
            guard let center = coordinate(of: number) else { continue }
            let measure = SphericalMeasure(from: center)
            if things.allSatisfy({ measure.distance(to: record($0)) > Self.oneThing }) { things.append(number) }
        }
        return things
    }

    /// The largest towns of a name.
    private func towns(called key: [UInt8]) -> [SphericalMeasure] {
        var towns: Set<Int> = []
        main.keys.forEachPlace(named: key) { posting in
            guard posting.isOwnName || posting.isCurrent, posting.place < main.places.count,
                kinds(posting.place).contains(.town), record(posting.place).weight >= Self.peopleOfTown
            else { return }
            towns.insert(posting.place)
        }
        return towns.sorted { (record($1).weight, $0) < (record($0).weight, $1) }.prefix(Self.mostTowns)
            .compactMap { coordinate(of: $0) }.map { SphericalMeasure(from: $0) }
    }

    /// The town of a street address, `Hauptstr. 5, 8750 Glarus`: what stands behind the first part with a number in it
    /// that is no place; nil when the text is no address, or no town of it is known.
    func chooseTown(
        ofAddress text: String, near: Coordinate?, _ stops: [Coordinate], limit: Int
    ) -> PlaceChoice? {
        let parts = text.split(separator: ",")
        guard parts.count >= 2, text.utf8.count <= Gazetteer.longestQuery,
            parts[0].utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }), parts[0].contains(where: \.isLetter)
        else { return nil }
        let rest = parts.dropFirst().joined(separator: ",")
        var choice = choose(rest, near: near, stops: stops, limit: limit)
        guard choice.matches.first?.kind.isWholeName == true else { return nil }
        choice.doubt = .address(String(parts[0].drop { $0 == " " }))
        return choice
    }
}
