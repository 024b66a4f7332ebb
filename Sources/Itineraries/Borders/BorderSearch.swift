import Entities
import Geodesy
import PlaceNames
import Shorelines

/// Finds where the way of a leg crosses borders.
///
/// The base map says where a way may cross one, and the nearest places which country lies on each side: its lines are
/// right to about a kilometre, and places are not always nearest to their own country. Where the base map has no line,
/// as on a bridge over the sea, the places alone tell.
struct BorderSearch {
    private let source: BorderSource
    private let chart: BorderChart

    /// The shortest stretch in metres that counts as one in another country, where the trip does not stop there.
    private static let shortestStretch = 3_000.0
    /// The length in metres from which on such a stretch counts whatever the base map says.
    private static let surelyAbroad = 30_000.0
    /// The distance from the border in metres that a shorter one has to reach: a road beside a border may lie on its
    /// wrong side on the base map.
    private static let leastDepth = 1_500.0
    /// The distance in metres up to which the nearest place tells the country by itself.
    private static let nearby = 2_000.0
    /// The distance in metres up to which a place tells the country of a way that passes it.
    private static let telling = 25_000.0
    /// The distance in metres from the border at which countries are asked for.
    private static let probe = 10_000.0

    /// Searches along ways that lie in `chart`.
    init(_ source: BorderSource, _ chart: BorderChart) {
        self.source = source
        self.chart = chart
    }

    /// A place in the country in which another is: the nearest one that no border of the base map parts from it, and
    /// the nearest one where that is very near, or each is parted from it; nil where none is known.
    func country(at place: Coordinate) -> CountryWitness? {
        guard let first = source.witnesses(place, 1).first else { return nil }
        if first.distance <= Self.nearby || !chart.separates(place, first.coordinate) { return first }
        return source.witnesses(place, 8).first { !chart.separates(place, $0.coordinate) } ?? first
    }

    /// The borders on a leg whose way is known, from a place in the country of its beginning to one in that of its end.
    ///
    /// One counts only if the country behind it is left again after 3 km at the earliest, or the trip stops in it; of
    /// less than 30 km some has to lie a kilometre inside. What a ferry crosses at sea counts where it lands. Linear in
    /// the points of the way.
    func borders(on leg: Leg, from start: CountryWitness, to end: CountryWitness) -> [LegBorder] {
        let breaks = breaks(of: leg)
        guard !breaks.isEmpty || start.country != end.country else { return [] }
        let way = MeasuredWay(leg)
        var runs = [Run(start: 0, witness: start)]
        var first = 0.0
        let ends = clustered(breaks.map(way.metres)) + [way.length]
        for (index, last) in ends.enumerated() {
            defer { first = last }
            if way.isCarried(at: (first + last) / 2) { continue }
            let length = last - first
            let inset = min(Self.probe, length / 2)
            let (isFirst, isLast) = (index == 0, index == ends.count - 1)
            let begin =
                isFirst
                ? start : country(of: way, from: first + inset, to: last, isNear: false) ?? runs.last?.witness ?? start
            let isShort = !isFirst && length <= 2 * Self.probe
            let finish =
                isLast ? end : isShort ? begin : country(of: way, from: last - inset, to: first, isNear: true) ?? begin
            runs.append(Run(start: first, witness: begin))
            runs += changes(
                on: way, from: (isFirst ? first : first + inset, begin), to: (isLast ? last : last - inset, finish))
        }
        let kept = counted(merged(runs + [Run(start: way.length, witness: end)]), on: way)
        return zip(kept, kept.dropFirst()).map { before, after in
            LegBorder(
                from: witness(of: before.witness, at: way.place(after.start - 1_000)),
                to: witness(of: after.witness, at: way.place(after.start + 1_000)),
                part: way.length > 0 ? after.start / way.length : 0,
                driven: way.drivenMetres(to: after.start), crossings: way.crossings(before: after.start))
        }
    }

    /// A place that tells the country of a stretch: one near a distance in metres, or, where none is or a border is
    /// close, near one further in the direction of another distance. Where none is near anywhere, the nearest of those
    /// that are far; nil then with `isNear`.
    private func country(of way: MeasuredWay, from first: Double, to last: Double, isNear: Bool) -> CountryWitness? {
        var (shallow, far): (CountryWitness?, CountryWitness?)
        for part in [0, 0.25, 0.5, 0.75] {
            let place = way.place(first + (last - first) * part)
            guard let found = country(at: place) else { continue }
            let isDeep = chart.distance(from: place) > Self.nearby
            if found.distance <= Self.telling {
                if isDeep { return found }
                shallow = shallow ?? found
            } else if found.distance < far?.distance ?? .infinity, !chart.separates(place, found.coordinate) {
                far = found
            }
        }
        return shallow ?? (isNear ? nil : far)
    }

    /// A stretch of a way in one country, from a distance in metres on.
    private struct Run {
        let start: Double
        let witness: CountryWitness
    }

    /// The places at which a way may change the country, as the number of the point before and the part of the way to
    /// the next one: borders that it is driven across, and the ends of ferries.
    private func breaks(of leg: Leg) -> [Double] {
        let (line, carried) = (leg.geometry, leg.crossings.compactMap(\.points))
        var breaks = carried.flatMap { [Double($0.lowerBound), Double($0.upperBound)] }
        if !chart.isEmpty {
            for index in line.indices.dropLast() {
                let crossings = chart.crossings(from: line[index], to: line[index + 1])
                if crossings.isEmpty || carried.contains(where: { $0.lowerBound <= index && index < $0.upperBound }) {
                    continue
                }
                breaks += crossings.map { Double(index) + $0 }
            }
        }
        return breaks.sorted()
    }

    /// Ascending distances, those that follow another by less than a stretch that counts taken for one: the last of
    /// them.
    private func clustered(_ metres: [Double]) -> [Double] {
        metres.indices.filter { index in
            index == metres.count - 1 || metres[index + 1] - metres[index] >= Self.shortestStretch
        }.map { metres[$0] }
    }

    /// The stretches behind the first of a part of a way on which the base map has no border, between places whose
    /// countries are known; found by halving it.
    private func changes(
        on way: MeasuredWay, from first: (metres: Double, CountryWitness), to last: (metres: Double, CountryWitness)
    ) -> [Run] {
        guard first.1.country != last.1.country else { return [] }
        guard last.metres - first.metres > 250 else { return [Run(start: last.metres, witness: last.1)] }
        let middle = (first.metres + last.metres) / 2
        guard let between = country(at: way.place(middle)) else {
            return [Run(start: middle, witness: last.1)]
        }
        return changes(on: way, from: first, to: (middle, between))
            + changes(on: way, from: (middle, between), to: last)
    }

    /// Neighbouring stretches of one country as one.
    private func merged(_ runs: [Run]) -> [Run] {
        runs.reduce(into: []) { if $0.last?.witness.country != $1.witness.country { $0.append($1) } }
    }

    /// The stretches that count; the first and the last have a stop in them.
    private func counted(_ runs: [Run], on way: MeasuredWay) -> [Run] {
        guard runs.count > 2 else { return runs }
        let kept = runs.indices.filter { index in
            guard index > 0, index < runs.count - 1 else { return true }
            return isAbroad(runs[index], to: runs[index + 1].start, on: way)
        }
        return merged(kept.map { runs[$0] })
    }

    /// Whether a stretch is long enough to lie in another country, and, where it is short, gets far enough from the
    /// borders, to where the nearest place is in that country.
    private func isAbroad(_ run: Run, to last: Double, on way: MeasuredWay) -> Bool {
        guard last - run.start >= Self.shortestStretch else { return false }
        guard last - run.start < Self.surelyAbroad else { return true }
        let places = stride(from: run.start, through: last, by: 500).map { way.place($0) }
        let depths = places.map(chart.distance)
        guard let deepest = depths.indices.max(by: { depths[$0] < depths[$1] }), depths[deepest] >= Self.leastDepth,
            let nearest = source.witnesses(places[deepest], 1).first
        else { return false }
        return nearest.country == run.witness.country || nearest.distance > Self.telling
    }

    /// A place near another in the country of a third, which is taken where none is near.
    private func witness(of known: CountryWitness, at place: Coordinate) -> CountryWitness {
        source.witnesses(place, 8).first { $0.country == known.country } ?? known
    }
}
