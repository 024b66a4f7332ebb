import CivilTime
import Entities
import Geodesy
import PlaceNames

/// The borders on the legs of a trip.
///
/// Where the way of a leg is known its borders lie on it. Of a straight line and of what a ship, a train or a plane
/// takes, the countries at both ends are all that is known: what is on the other side of a sea counts at the end.
struct TripBorders {
    private let legs: TripLegs
    private let source: BorderSource
    /// The borders on each leg.
    private let borders: [[LegBorder]]

    /// Looks for the borders on all legs. Linear in the points of their ways.
    init(of trip: Trip, _ legs: TripLegs, _ source: BorderSource) {
        self.legs = legs
        self.source = source
        let all = legs[0..<legs.count]
        let known = all.indices.map { legs.isDriven($0) && legs[$0].geometry.count > 1 }
        let chart = source.chart(
            zip(all, known).filter(\.1).map(\.0.geometry) + trip.waypoints.map { [$0.location] })
        let search = BorderSearch(source, chart)
        let countries = trip.waypoints.map { search.country(at: $0.location) }
        borders = zip(all, known).enumerated().map { index, leg in
            guard let start = countries[leg.0.from], let end = countries[leg.0.to] else { return [] }
            if leg.1 { return search.borders(on: leg.0, from: start, to: end) }
            guard start.country != end.country else { return [] }
            let isCarried = !legs.isDriven(index)
            return [LegBorder(from: start, to: end, part: isCarried ? 1 : nil, driven: nil, crossings: .max)]
        }
    }

    /// The borders on a day on which these legs are driven; `visits` are those of the day. The clocks are those of the
    /// moment at which one gets there, if the leg is driven at an even speed.
    func borders(on range: Range<Int>, visits: [Itinerary.Visit]) -> [BorderCrossing] {
        guard !borders[range].allSatisfy(\.isEmpty) else { return [] }
        var (along, driven) = (0.0, 0.0)
        var found: [BorderCrossing] = []
        let facts = source.facts()
        for (index, visit) in zip(range, visits) {
            for border in borders[index] {
                let seconds = Double(legs.seconds(index)) * (border.part ?? 1)
                let moment = visit.leaveInstant.map { $0.milliseconds / 1_000 + Int64(seconds) }
                let shift = moment.map { clockShift(border, at: $0) } ?? 0
                found.append(
                    BorderCrossing(
                        from: border.from.country, to: border.to.country, stop: legs[index].to,
                        along: border.part.map { along + legs[index].distance * $0 },
                        driven: border.driven.map { driven + $0 }, crossings: border.crossings,
                        changes: BorderChange.between(facts[border.from.country], facts[border.to.country])
                            + (shift == 0 ? [] : [.clocks(shift)])))
            }
            along += legs[index].distance
            driven += legs.drivenMetres(index..<index + 1)
        }
        return found
    }

    /// The seconds by which the clocks behind a border are ahead of those before it, at a moment in seconds since 1970.
    private func clockShift(_ border: LegBorder, at moment: Int64) -> Int {
        guard let before = source.clock(border.from), let after = source.clock(border.to) else { return 0 }
        return Int(after.local(moment).secondsSince1970 - before.local(moment).secondsSince1970)
    }
}
