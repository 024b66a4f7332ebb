import Geodesy

/// The passes that are meant by their names without the word for a pass.
extension Gazetteer {
    /// The number of times as important as another pass of the name that one is which is meant.
    private static let leadOfPass = 4
    /// The distance from the stop before within which a pass is meant rather than what is rarely called so.
    private static let passReach = 100_000.0

    /// The index of the pass that is meant by its name without the word for it, written together: the Furkapass by
    /// `furka`. Nil where something else has just this name in use, where two passes are known alike, and where it is
    /// out of reach of all stops and not known to everybody.
    func passOfOneWord(
        _ ranked: [CandidateList.Ranked], key: [UInt8], near: Coordinate?, _ stops: [Coordinate]
    ) -> Int? {
        guard key.count >= 4,
            !ranked.contains(where: { [.name, .currentName].contains($0.candidate.kind) })
        else { return nil }
        let passes = ranked.indices.filter { isPass(ranked[$0].candidate.place, joined: key) }
        guard let best = passes.max(by: { ranked[$0].weight < ranked[$1].weight }),
            passes.allSatisfy({ $0 == best || ranked[$0].weight * Self.leadOfPass <= ranked[best].weight })
        else { return nil }
        let pass = record(ranked[best].candidate.place)
        // An old name of a city far away: Ofen is Budapest.
        if ranked.contains(where: { $0.candidate.kind.isWholeName }) {
            guard let near, SphericalMeasure(from: near).distance(to: pass) <= Self.passReach else { return nil }
            return best
        }
        let distance = stops.map { SphericalMeasure(from: $0).distance(to: pass) }.min()
        return distance.map { $0 <= Self.reach || ranked[best].weight >= Self.wellKnown } ?? true ? best : nil
    }

    /// Whether a place is a pass whose name is a key with the word for a pass joined to it.
    private func isPass(_ place: Int, joined key: [UInt8]) -> Bool {
        let own = ownKey(place)
        return kinds(place).contains(.pass) && own.starts(with: key)
            && KindWords.kind(ofWord: String(decoding: own.dropFirst(key.count), as: UTF8.self)) == .pass
    }
}
