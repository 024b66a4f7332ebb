/// The order in which answers are listed to choose from.
extension Gazetteer {
    /// The number of times as important as all places that are called just as was typed that a town is whose name goes
    /// on and which is listed before them, and the weight from which on none is.
    private static let leadOfLongerName = 3
    private static let knownByItsName = 50_000

    /// The candidates with the town in front that travellers know and whose name goes on behind all that was typed,
    /// where nothing known is called just so: Rothenburg ob der Tauber, Vík í Mýrdal.
    func knownBeginningFirst(_ ranked: [CandidateList.Ranked], _ key: [UInt8]) -> [CandidateList.Ranked] {
        guard let first = ranked.first, first.candidate.kind == .name, first.weight < Self.knownByItsName,
            !first.candidate.isNarrowed, !kinds(first.candidate.place).isRegion
        else { return ranked }
        let most = ranked.lazy.filter { [.name, .currentName].contains($0.candidate.kind) }.map(\.weight).max() ?? 0
        let longer = ranked.indices.filter { index in
            let place = ranked[index].candidate.place
            return ranked[index].weight >= most * Self.leadOfLongerName && kinds(place).contains(.town)
                && isInGuide(place) && ownKey(place).starts(with: key + [0x20])
        }
        guard let best = longer.max(by: { ranked[$0].weight < ranked[$1].weight }) else { return ranked }
        return [ranked[best]] + ranked[..<best] + ranked[(best + 1)...]
    }
}
