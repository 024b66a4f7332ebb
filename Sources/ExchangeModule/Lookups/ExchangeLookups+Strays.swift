import Entities
import Geodesy
import Places
import Text

/// The names of a file that were taken for places far from all others, though others of their name are among these:
/// `Lagos` in Portugal.
extension ExchangeLookups {
    /// The distance in metres up to which places are near each other.
    private static let near = 1_500_000.0
    /// The most names of a file whose places are compared.
    private static let mostNames = 100
    /// The least people of a place that is taken in place of a far one.
    private static let people = 5_000

    /// The most people of a town, and the fewest of a city, where one who writes the name of both may mean the city.
    private static let (peopleOfTown, peopleOfCity) = (5_000, 1_000_000)

    /// Notes the small towns for which names of large cities elsewhere were taken, as they are near the others: London
    /// in California. Linear in the names.
    func noteOvershadowed() {
        for lookup in lookups
        where lookup.question.near != nil && !lookup.question.text.contains(where: { ",(".contains($0) }) {
            guard case .success(let town) = lookup.answer, town.isTown, let people = town.population,
                people <= Self.peopleOfTown,
                !overshadowed.contains(where: { $0.town.location == town.location }),
                let city = place(of: lookup.question.text, near: nil), city.isTown,
                city.population ?? 0 >= Self.peopleOfCity, city.location != town.location
            else { continue }
            overshadowed.append((town, city))
        }
    }

    /// The name of some rows, with the places that they were taken for.
    private struct Named {
        let text: String
        var places: [FoundPlace]
        var chosen: FoundPlace?
    }

    /// Gives each name one place in the file, that which is near most of the others, and each that is far from all
    /// others one of its name beside them. Returns the new places by those from which they were moved. Quadratic in at
    /// most a hundred names.
    func gatherStrays() -> [Coordinate: Coordinate] {
        var names: [Named] = []
        for lookup in lookups where lookup.isOfKnownName {
            let place = try? lookup.answer.get()
            guard let index = names.firstIndex(where: { $0.text == lookup.question.text }) else {
                names.append(Named(text: lookup.question.text, places: [place].compactMap { $0 }))
                continue
            }
            if let place, !names[index].places.contains(where: { $0.location == place.location }) {
                names[index].places.append(place)
            }
        }
        guard (3...Self.mostNames).contains(names.count) else { return [:] }
        let isTogether = names.indices.allSatisfy { index in
            names[index].places.count == 1 && neighbors(of: names[index].places[0], besides: index, names) > 0
        }
        guard !isTogether else { return [:] }
        // Near a stray a name may mean another place than by itself.
        for index in names.indices {
            guard let alone = place(of: names[index].text, near: nil),
                !names[index].places.contains(where: { $0.location == alone.location })
            else { continue }
            names[index].places.append(alone)
        }
        for index in names.indices {
            let ranks = names[index].places.map { neighbors(of: $0, besides: index, names) }
            guard let most = ranks.max(), let best = ranks.firstIndex(of: most), most > 0 else { continue }
            names[index].chosen = names[index].places[best]
        }
        guard names.count(where: { $0.chosen != nil }) > 1 else { return [:] }
        // What stands behind a comma says which is meant.
        for index in names.indices
        where names[index].chosen == nil && !names[index].text.contains(where: { ",(".contains($0) }) {
            let before = names[..<index].last { $0.chosen != nil }?.chosen?.location
            let after = names[(index + 1)...].first { $0.chosen != nil }?.chosen?.location
            guard let place = placeOnTheWay(names[index].text, from: before, to: after),
                place.population ?? 0 >= Self.people || names[index].places.isEmpty
            else { continue }
            names[index].chosen = place
        }
        // The code of an airport leaves no doubt.
        farNames = names.filter { $0.chosen == nil && !Self.hasCode($0.text) }.compactMap(\.places.first)
        return take(names)
    }

    /// Whether a name has the code of an airport behind it: `Frankfurt (FRA)`.
    private static func hasCode(_ text: String) -> Bool {
        let code = text.suffix(5)
        return code.count == 5 && code.first == "(" && code.last == ")"
            && code.dropFirst().dropLast().isWrittenAsAirportCode
    }

    /// The notices about stops of the file that was read that are far from all others, where their names were looked
    /// up.
    func notices(about trips: [Trip]) -> [String] {
        let stops = trips.flatMap(\.waypoints)
        let taken = overshadowed.filter { item in stops.contains { $0.location == item.town.location } }
        return taken.prefix(3).map { item in
            let exact = "\(item.city.name), \(item.city.country)"
            return
                "\(Wording.quoted(item.town.name, maximumWidth: 60)) was taken for \(item.town.label), which is near the others; "
                + "for \(item.city.label) write \(Wording.quoted(exact, maximumWidth: 60))"
        } + notices(aboutFar: trips.flatMap(Self.stopsWithoutFlights))
    }

    /// The stops of a trip to and from which one does not fly: those by air may be far from all others.
    private static func stopsWithoutFlights(of trip: Trip) -> [Waypoint] {
        let stops = trip.waypoints
        return stops.indices.filter { index in
            let next = index + 1 < stops.count ? stops[index + 1].plan.way?.by : nil
            return stops[index].plan.way?.by != .flight && next != .flight
        }.map { stops[$0] }
    }

    private func notices(aboutFar stops: [Waypoint]) -> [String] {
        farNames.compactMap { place in stops.first { $0.location == place.location } }.prefix(3).map { stop in
            "\(Wording.quoted(stop.name.text, maximumWidth: 60)) is far from all other stops; where another place is "
                + "meant, write its country behind a comma"
        }
    }

    /// Keeps the places of the names that mean the same one in all rows: near others than before some would be unclear.
    func keepClear() {
        // What a name means beside another stop stays, whatever it means alone.
        for lookup in lookups where lookup.question.near != nil && revised[lookup.question] == nil {
            if case .success = lookup.answer { revised[lookup.question] = lookup.answer }
        }
        for lookup in lookups where revised[Question(text: lookup.question.text, near: nil)] == nil {
            guard let place = lookup.answer.coordinate,
                lookups.allSatisfy({ other in
                    other.question.text != lookup.question.text
                        || (revised[other.question] ?? other.answer).coordinate == place
                })
            else { continue }
            revised[Question(text: lookup.question.text, near: nil)] = lookup.answer
        }
    }

    /// The number of other names that have a place near one.
    private func neighbors(of place: FoundPlace, besides own: Int, _ names: [Named]) -> Int {
        names.indices.count { index in
            index != own
                && names[index].places.contains { $0.location.distance(to: place.location) <= Self.near }
        }
    }

    private func take(_ names: [Named]) -> [Coordinate: Coordinate] {
        let chosen = Dictionary(names.compactMap { name in name.chosen.map { (name.text, $0) } }) { first, _ in first }
        var moved: [Coordinate: Coordinate] = [:]
        for (index, lookup) in lookups.enumerated() {
            guard let place = chosen[lookup.question.text], lookup.answer.coordinate != place.location else { continue }
            if let old = lookup.answer.coordinate { moved[old] = place.location }
            lookups[index].answer = .success(place)
            revised[lookup.question] = .success(place)
            revised[Question(text: lookup.question.text, near: nil)] = .success(place)
        }
        return moved
    }
}
