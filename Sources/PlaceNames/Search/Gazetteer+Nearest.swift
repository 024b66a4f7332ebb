package import Geodesy

extension Gazetteer {
    /// The greatest distance between a place and a stop that is named after it, in metres.
    package static let namingDistance = 25_000.0

    /// The nearest town to a coordinate that is at most `radius` metres away, with its distance; nil when there is
    /// none.
    package func nearest(
        to center: Coordinate, within radius: Double = .infinity
    ) -> (place: Place, distance: Double)? {
        guard let found = nearestNumber(to: center, within: radius, where: { _, record in isTown(record) }),
            let place = self[found.number]
        else { return nil }
        return (place, found.distance)
    }

    /// The nearest place of each kind at most `radius` metres away: the town first, then the nearest first. No region,
    /// nor a page of a travel guide that does not say what it is about. Linear in the places of the circle.
    package func nearestOfEachKind(to center: Coordinate, within radius: Double) -> [Place] {
        let measure = SphericalMeasure(from: center)
        var nearest: [PlaceKind: (number: Int, distance: Double)] = [:]
        for volume in volumes {
            volume.grid.forEachPlace(around: center, radius: radius) { place in
                let number = volume.number(of: place)
                // An addition to a place of the main file is found there.
                guard number >= volume.first else { return }
                let traits = traits(number)
                let distance = measure.distance(to: traits.record)
                let kind = traits.kinds.first
                guard distance <= radius, distance < nearest[kind]?.distance ?? .infinity else { return }
                nearest[kind] = (number, distance)
            }
        }
        let found = nearest.filter { !$0.key.isRegion && $0.key != .destination }
            .sorted {
                ($0.key == .town ? 0 : 1, $0.value.distance, $0.value.number)
                    < ($1.key == .town ? 0 : 1, $1.value.distance, $1.value.number)
            }
        return found.compactMap { self[$0.value.number] }
    }

    private func isTown(_ record: PlaceRecord) -> Bool { main.places.kinds(record).contains(.town) }

    /// Returns what tells a place from others of its name; the work is done only for places that are shown.
    func region(of place: Int, at coordinate: Coordinate) -> String {
        let record = record(place)
        let name = main.places.regionName(record.region)
        let country = main.places.country(ofRegion: record.region)
        // A region needs nothing, and is not in itself.
        if kinds(place).isRegion { return "" }
        // The number of others that have the name in the country, and in the region.
        var (rivals, neighbours) = (0, 0)
        let key = ownKey(place)
        for volume in volumes {
            volume.keys.forEachPlace(named: key) { posting in
                let other = volume.number(of: posting.place)
                guard posting.isOwnName, other != place, other < main.places.count || volume.first > 0 else { return }
                // A province of the same name does not tell two towns apart.
                guard kinds(other).contains(.town) == kinds(place).contains(.town) else { return }
                let region = self.record(other).region
                if main.places.country(ofRegion: region) == country { rivals += 1 }
                if region == record.region { neighbours += 1 }
            }
        }
        if rivals == 0 { return main.places.isAlwaysShown(region: record.region) ? name : "" }
        if !name.isEmpty, neighbours == 0 { return name }
        return [name, direction(to: place, record, at: coordinate)].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns where a place lies, seen from a bigger one nearby: `12 km NE of Lyon`; empty when there is none.
    private func direction(to place: Int, _ record: PlaceRecord, at coordinate: Coordinate) -> String {
        let isInMain = place < main.places.count
        let ownKey = isInMain ? main.places.ownKey(place) : main.keys.lowerBound(ownKey(place))
        let weight = isInMain ? record.weight : 0
        // A city within an hour says most; then a town; then whatever is bigger. Far from anything bigger a place is
        // known.
        for (population, radius) in [(100_000, 100_000.0), (20_000, 100_000.0), (0, 250_000.0)] {
            let found = nearestNumber(to: coordinate, within: radius) { other, otherRecord in
                otherRecord.weight > weight && otherRecord.weight >= population && other != place
                    && isTown(otherRecord) && main.places.ownKey(other) != ownKey
            }
            guard let found else { continue }
            let other = main.places.record(found.number)
            guard let center = try? Coordinate(latitude: other.latitude, longitude: other.longitude) else { continue }
            let kilometres = max(1, Int((found.distance / 1_000).rounded()))
            return
                "\(kilometres) km \(SphericalMeasure(from: center).direction(to: record)) of \(main.places.name(found.number))"
        }
        return ""
    }

    /// The nearest place of the main file that fits, in circles that grow from `first` metres until one holds it.
    func nearestNumber(
        to center: Coordinate, within radius: Double, beginningWith first: Double = 25_000,
        where fits: (Int, PlaceRecord) -> Bool
    ) -> (number: Int, distance: Double)? {
        guard radius > 0 else { return nil }
        let farthest = min(radius, .pi * Earth.meanRadius)
        let measure = SphericalMeasure(from: center)
        var reach = min(farthest, first)
        while true {
            var best: (number: Int, haversine: Double)?
            let circle = CircleBounds(around: center, radius: reach)
            main.grid.forEachPlace(around: center, radius: reach) { place in
                let record = main.places.record(place)
                guard circle.mayContain(record), fits(place, record) else { return }
                let haversine = measure.haversine(to: record)
                if let known = best, known.haversine <= haversine { return }
                best = (place, haversine)
            }
            if let best {
                let distance = SphericalMeasure.distance(ofHaversine: best.haversine)
                // Beyond the circle, places outside of its cells could be nearer.
                if distance <= reach { return (best.number, distance) }
            }
            if reach >= farthest { return nil }
            reach = min(farthest, reach * 4)
        }
    }
}
