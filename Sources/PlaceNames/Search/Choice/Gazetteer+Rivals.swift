import Geodesy
import Text

/// The places that may be meant by a name instead of the one that is meant most.
extension Gazetteer {
    /// The share of the weight, one in this number, from which on a nearer place whose name goes on may be meant.
    private static let rivalWithMoreWords = 5

    /// Whether a mountain that is known as well as a town has its name, but for a word such as `mount`, and is some way
    /// off: Mount Damavand.
    func hasRivalMountain(
        _ first: CandidateList.Ranked, among ranked: [CandidateList.Ranked], key: [UInt8]
    ) -> Bool {
        guard kinds(first.candidate.place).contains(.town), let place = coordinate(of: first.candidate.place) else {
            return false
        }
        let measure = SphericalMeasure(from: place)
        return ranked.dropFirst().contains { other in
            let number = other.candidate.place
            return other.candidate.kind.isWholeName && other.weight >= first.weight
                && kinds(number).contains(.mountain) && !kinds(number).contains(.town)
                && KindWords.stripped(ownKey(number))?.key == key
                && measure.distance(to: record(number)) > Self.sameSpot
        }
    }

    /// Whether a namesake nearby may be meant instead of a place that is nearby as well: unless it is far smaller, and
    /// smaller still where it is the nearer one.
    func mayBeMeant(
        _ rival: CandidateList.Ranked, nearbyInsteadOf first: CandidateList.Ranked, _ measure: SphericalMeasure?
    ) -> Bool {
        guard let measure else { return true }
        let isNearer =
            measure.distance(to: record(rival.candidate.place)) < measure.distance(to: record(first.candidate.place))
        return rival.weight * (isNearer ? Self.rivalInCorner : Self.rivalInTrip) > first.weight
    }

    /// Whether a nearer place, not far less known, has a name that begins with all that was typed: Sankt Wolfgang im
    /// Salzkammergut.
    func hasNearerWithMoreWords(
        _ first: CandidateList.Ranked, among ranked: [CandidateList.Ranked], key: [UInt8], _ measure: SphericalMeasure
    ) -> Bool {
        let distance = measure.distance(to: record(first.candidate.place))
        guard !first.candidate.isNarrowed, first.weight < Self.wellKnown, kinds(first.candidate.place).contains(.town)
        else { return false }
        let spellings = [key] + Respelling.respellings(of: key).map(\.key)
        return ranked.dropFirst().contains { other in
            guard other.weight * Self.rivalWithMoreWords >= first.weight, kinds(other.candidate.place).contains(.town),
                measure.distance(to: record(other.candidate.place)) < distance
            else { return false }
            let own = ownKey(other.candidate.place)
            return spellings.contains { own.starts(with: $0 + [0x20]) }
        }
    }

    /// Whether a nearer namesake of this weight may be meant instead of a place that is far from all these stops;
    /// hardly in the country of one of them, where everybody knows the bigger place.
    func mayBeMeant(_ rival: Int, insteadOf far: CandidateList.Ranked, from stops: [Coordinate]) -> Bool {
        if rival * Self.rivalInCountry >= far.weight { return true }
        guard rival * Self.rivalAbroad >= far.weight else { return false }
        let country = country(of: far.candidate.place)
        return !stops.contains { nearest(to: $0, within: Gazetteer.namingDistance)?.place.country == country }
    }
}
