import Geodesy
import Places
import Text

extension BookingTrip {
    /// The place of a stop. Where a ride begins may be clear only by where it ends: `Hull` of `Hull to Rotterdam`.
    mutating func place(of stop: Stop) -> Coordinate? {
        let line = stop.booking.line
        guard case .ride = stop.booking.kind, let end = stop.booking.end else {
            return place(of: stop.spot, line: line)
        }
        if let place = place(of: stop.spot, line: line, isStation: true) { return place }
        let before = last
        defer { last = before }
        let other = stop.spot == end ? stop.booking.spot : end
        guard let place = place(of: other, line: line, isStation: true) else {
            return remembered(Self.pair(candidates(of: stop.spot), candidates(of: other))?.0, stop.spot, line: line)
        }
        last = place
        return self.place(of: stop.spot, line: line, isStation: true)
            ?? remembered(Self.nearest(candidates(of: stop.spot), to: place), stop.spot, line: line)
    }

    /// The places that the name of an end of a ride may mean, where several have it.
    private func candidates(of spot: Booking.Spot) -> [FoundPlace] {
        guard spot.address == nil, let name = spot.name, case .failure(let refusal) = context.readPlace(name, last)
        else {
            return []
        }
        return Array(refusal.candidates.prefix(Self.mostCandidates))
    }

    /// The place of both ends of a ride, each of those that its name may mean: those next to each other, and of several
    /// about as near those with most people. Quadratic in the places.
    private static func pair(_ ones: [FoundPlace], _ others: [FoundPlace]) -> (FoundPlace, FoundPlace)? {
        let pairs = ones.flatMap { one in others.map { (one, $0) } }
        return best(pairs, { $0.0.location.distance(to: $0.1.location) }, { min(people(of: $0.0), people(of: $0.1)) })
    }

    /// The place next to one, and of several about as near that with most people.
    private static func nearest(_ ones: [FoundPlace], to place: Coordinate) -> FoundPlace? {
        best(ones, { $0.location.distance(to: place) }, people)
    }

    private static func people(of place: FoundPlace) -> Int { place.population ?? 0 }

    /// The one with most people of those whose distance is about the least; nil where that is farther than a ride.
    private static func best<Choice>(
        _ choices: [Choice], _ distance: (Choice) -> Double, _ people: (Choice) -> Int
    ) -> Choice? {
        let distances = choices.map(distance)
        guard let least = distances.min(), least <= farthestRide else { return nil }
        let near = choices.indices.filter { distances[$0] <= least * aboutAsNear + beside }
        return near.max { people(choices[$0]) < people(choices[$1]) }.map { choices[$0] }
    }

    /// Takes the place of a spot, and says which it is.
    private mutating func remembered(_ found: FoundPlace?, _ spot: Booking.Spot, line: Int) -> Coordinate? {
        guard let found else { return nil }
        let name = Wording.quoted(spot.name ?? "", maximumWidth: 60)
        assembly.notice("\(name) was looked up: \(found.label), near the other end", line: line)
        if known.count < Self.mostKnown { known.append((spot, found.location)) }
        return found.location
    }

    /// The most places of a name that are compared.
    private static let mostCandidates = 20
    /// The metres between the ends of a ride whose names several places have, at most.
    private static let farthestRide = 2_500_000.0
    /// The times of the least distance, and the metres beyond, up to which two ends are about as near.
    private static let (aboutAsNear, beside) = (1.5, 200_000.0)

    /// The place of a reservation: its coordinates, the place or the town of its address, else that in its name.
    mutating func place(of spot: Booking.Spot, line: Int, isStation: Bool = false) -> Coordinate? {
        if let place = spot.place ?? spot.found { return place }
        if let known = known.first(where: { $0.spot == spot }) { return known.place }
        let place = lookedUp(spot, line: line, isStation: isStation)
        if let place, known.count < Self.mostKnown { known.append((spot, place)) }
        return place
    }

    /// The most places that are remembered.
    private static let mostKnown = 100

    private mutating func lookedUp(_ spot: Booking.Spot, line: Int, isStation: Bool) -> Coordinate? {
        let name = spot.name ?? spot.address ?? ""
        if let address = spot.address, case .success(let read) = context.look(up: Self.query(address), near: last) {
            if read.about != nil { townCount += 1 }
            assembly.notice("\(Wording.quoted(name, maximumWidth: 60)) \(read.notice)", line: line)
            return read.found.location
        }
        // Where the address is not known, a town that is called like the hotel would be a wrong one.
        guard spot.address == nil, let own = spot.name else { return nil }
        if case .success(let read) = context.look(up: own, near: last) {
            assembly.notice("\(Wording.quoted(own, maximumWidth: 60)) \(read.notice)", line: line)
            return read.found.location
        }
        if isStation { return placed(own, in: StationTown(of: own, near: last, context)?.found, line: line) }
        // `Hotel Bristol Salzburg`, `Loft in Lisbon`: the town is the end of the name.
        let words = own.split { $0.isWhitespace || $0 == "(" || $0 == ")" }
        for count in stride(from: min(3, words.count - 2), through: 1, by: -1) {
            let town = StationTown.town(words.suffix(count).joined(separator: " "), near: last, context)
            if let place = placed(own, in: town, line: line) { return place }
        }
        return nil
    }

    /// The place of a town that is a part of the name of a reservation, which is told; nil where there is none.
    private mutating func placed(_ name: String, in town: FoundPlace?, line: Int) -> Coordinate? {
        guard let town else { return nil }
        townCount += 1
        assembly.notice(StationTown.notice(of: name, in: town), line: line)
        return town.location
    }

    private static func query(_ address: String) -> String {
        address.split(whereSeparator: \.isNewline).joined(separator: ", ")
    }
}
