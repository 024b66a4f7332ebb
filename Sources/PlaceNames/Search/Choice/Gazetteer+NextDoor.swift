import Geodesy

/// The towns around the corner that are meant by the first words of their names.
extension Gazetteer {
    /// The farthest that a town next door is from the stop before, in metres.
    private static let nextDoor = 40_000.0
    /// The distance from that stop within which something with just the name that was typed may be meant instead, in
    /// metres, and that within which another town whose name goes on may be.
    private static let namesakeReach = 500_000.0
    private static let rivalReach = 100_000.0
    /// The weight below which something of that name farther away is not meant: Chaumont-sur-Loire from Blois.
    private static let knownNamesake = 50_000
    /// The share of the weight, one in this number, from which on such a town may be meant.
    private static let rivalNextDoor = 5
    /// The number of times as far from which on a town that nobody visits is not meant, by words of so many letters.
    private static let timesAsFar = 2.0
    private static let lettersOfName = 5
    /// The most names that begin with just these words: of more, such as those with `san`, nobody means one by them.
    private static let mostNamesWithWords = 60
    /// The fewest letters of words that mean a name.
    private static let lettersNextDoor = 3

    /// The index of the town that is meant by the first words of its name because it is next door, where a travel guide
    /// has it or a sight has its name, nothing known in a day's reach and nothing around is called just so, and no
    /// other town there begins with these words that is known a fifth as well: Vík í Mýrdal from Reynisfjara,
    /// Carmel-by-the-Sea from Bixby Bridge. Nil where there is none.
    func townNextDoor(_ ranked: [CandidateList.Ranked], key: [UInt8], near: Coordinate?) -> Int? {
        guard let near, key.count >= Self.lettersNextDoor, let first = ranked.first,
            first.candidate.penalty > -PlaceScore.code / 2
        else { return nil }
        let measure = SphericalMeasure(from: near)
        func distance(_ item: CandidateList.Ranked) -> Double { measure.distance(to: record(item.candidate.place)) }
        func goesOn(_ item: CandidateList.Ranked) -> Bool {
            kinds(item.candidate.place).contains(.town) && ownKey(item.candidate.place).starts(with: key + [0x20])
        }
        let towns = ranked.indices.filter { distance(ranked[$0]) <= Self.rivalReach && goesOn(ranked[$0]) }
        let known = towns.filter { isVisited(ranked[$0].candidate.place) }
        guard let best = known.max(by: { ranked[$0].weight < ranked[$1].weight }),
            distance(ranked[best]) <= Self.nextDoor, !ranked[best].candidate.isNarrowed,
            towns.allSatisfy({ other in
                other == best || ranked[other].weight * Self.rivalNextDoor < ranked[best].weight
                    || key.count >= Self.lettersOfName && !known.contains(other)
                        && distance(ranked[other]) > Self.timesAsFar * distance(ranked[best])
            }),
            !ranked.contains(where: {
                [.name, .currentName].contains($0.candidate.kind) && !goesOn($0)
                    && distance($0) <= ($0.weight < Self.knownNamesake ? Self.rivalReach : Self.namesakeReach)
            })
        else { return nil }
        let names = volumes.reduce(0) { $0 + $1.keys.keys(beginningWith: key + [0x20]).words.range.count }
        return names <= Self.mostNamesWithWords ? best : nil
    }

    /// Whether travellers go to a town: a travel guide has it, or a sight that is called after it.
    private func isVisited(_ town: Int) -> Bool { isInGuide(town) || hasSightOfItsName(town) }
}
