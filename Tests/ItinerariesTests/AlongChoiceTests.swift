import Entities
import Geodesy
import MapData
import PlaceNames
import Places
import TestSupport
import Testing

@testable import Itineraries

/// What is chosen of the things along a way, and what visits cost.
@Suite struct AlongChoiceTests {
    /// Something beside the equator.
    private struct Thing {
        let name: String
        let kind: PlaceKind
        let coordinate: Coordinate
        var weight = 30_000
        var people = 0
        var isListed = true
        var radius = 0.0

        init(
            _ name: String, _ kind: PlaceKind, _ latitude: Double, _ longitude: Double, weight: Int = 30_000,
            people: Int = 0, isListed: Bool = true, radius: Double = 0
        ) {
            self.radius = radius
            (self.name, self.kind, coordinate) = (name, kind, place(latitude, longitude))
            (self.weight, self.people, self.isListed) = (weight, people, isListed)
        }
    }

    private func source(_ things: [Thing]) -> AlongSource {
        AlongSource(
            places: { line, reach, kinds in
                things.enumerated().compactMap { number, thing in
                    guard kinds.contains(thing.kind), let point = line.nearest(to: thing.coordinate, within: reach)
                    else { return nil }
                    return PlaceAlongLine(
                        number: number, coordinate: thing.coordinate, kinds: PlaceKinds(thing.kind),
                        weight: thing.weight, people: thing.people, isInGuide: thing.kind == .town,
                        isListed: thing.isListed, point: point, radius: thing.radius)
                }
            },
            isOutskirts: { _ in false }, isReached: { _, _ in true },
            place: { number in
                let thing = things[number]
                return FoundPlace(
                    Place(
                        name: thing.name, kinds: PlaceKinds(thing.kind), region: nil, country: "XX",
                        coordinate: thing.coordinate, population: nil, number: number))
            })
    }

    /// A trip of 555 km along the equator.
    private func search(from start: String = "West", to end: String = "East") -> AlongSearch {
        let trip = Trip(id: id(1), name: name("T"), waypoints: [stop(1, start, 0, 0), stop(2, end, 0, 5)])
        return AlongSearch(trip, along: straightLineRoute(of: trip))
    }

    private func names(
        _ things: [Thing], of kinds: PlaceKinds? = nil, limit: Int? = 20, from start: String = "West"
    ) -> [String] {
        search(from: start).places(of: kinds, within: 20_000, limit: limit, source(things)).places.map(\.place.name)
    }

    @Test("What turns out to be far by road gives way to the next, and is not told where it is far beyond all others")
    func detours() throws {
        let things = [Thing("Gorge", .sight, 0.1, 2.5, weight: 40_000), Thing("Mill", .sight, 0.1, 2.51)]
        var choice = search().choice(of: nil, within: 20_000, limit: 1, source(things))
        let first = choice.list()
        #expect(first.places.map(\.place.name) == ["Gorge"] && first.hasMore)
        #expect(choice.detour(to: first.places[0]) == nil)
        // On the other side of a mountain: 150 km and two hours.
        choice.learn(AlongDetour(metres: 150_000, seconds: 7_200), to: first.places[0])
        let second = choice.list()
        #expect(second.places.map(\.place.name) == ["Mill"] && second.hasMore)
        choice.learn(AlongDetour(metres: 1_000, seconds: 100), to: second.places[0])
        #expect(choice.list() == second && choice.detour(to: second.places[0])?.metres == 1_000)
        // A slow way counts like a long one.
        choice.learn(AlongDetour(metres: 22_000, seconds: 9_000), to: second.places[0])
        #expect(choice.list().places.isEmpty)
    }

    @Test("A kind that was asked for is told however far it is")
    func askedFor() throws {
        let things = [Thing("Far Lake", .lake, 0.15, 2.5, weight: 12_000)]
        var choice = search().choice(of: PlaceKinds(.lake), within: 20_000, limit: 5, source(things))
        let list = choice.list()
        choice.learn(AlongDetour(metres: 200_000, seconds: nil), to: try #require(list.places.first))
        #expect(choice.list() == list)
        // A stop is no lake because it is called after one.
        let lake = [Thing("Lake Lugano", .lake, 0.05, 0.05)]
        #expect(names(lake, of: PlaceKinds(.lake), from: "Lugano") == ["Lake Lugano"])
        #expect(names(lake, from: "Lugano").isEmpty)
    }

    @Test("Peaks and closed parks that only maps have are nothing that a guide book names, unless they are asked for")
    func obscure() {
        let things = [
            Thing("Gobblers Knob", .mountain, 0.02, 1, weight: 16_000, isListed: false),
            Thing("Titlis", .mountain, 0.02, 2), Thing("Long Ridge Conservation Area", .park, 0, 3, isListed: false),
            Thing("Meramec State Park", .park, 0, 4, weight: 9_000, isListed: false),
            Thing("Dolomites", .region, 0, 4.5),
        ]
        #expect(names(things) == ["Titlis", "Meramec State Park"])
        #expect(names(things, of: PlaceKinds(.mountain)) == ["Gobblers Knob", "Titlis"])
        #expect(names(things, of: PlaceKinds(.park)) == ["Long Ridge Conservation Area", "Meramec State Park"])
        #expect(names(things, of: PlaceKinds(.region)) == ["Dolomites"])
        #expect(names(things, limit: nil) == things.prefix(4).map(\.name))
    }

    @Test("A sight that one can visit goes before a peak of the same importance, which goes before nothing")
    func peaks() {
        let peak = Thing("Peak", .mountain, 0.01, 2.5, weight: 60_000, isListed: false)
        let sight = Thing("Bridge", .sight, 0.01, 2.49, weight: 20_000)
        #expect(names([peak, sight], limit: 1) == ["Bridge"])
        #expect(names([peak], limit: 1) == ["Peak"])
    }

    @Test("A part of a country that a guide describes is no place to go; a town called so is")
    func partsOfCountries() {
        let things = [
            Thing("East Iceland", .destination, 0.01, 2),
            Thing("North Berwick", .town, 0.01, 3, weight: 60_000, people: 6_000),
            Thing("Kirkjubæjarklaustur", .destination, 0.01, 4),
        ]
        #expect(names(things) == ["North Berwick", "Kirkjubæjarklaustur"])
    }

    @Test("Of a park and the house at its entrance the better is told; all of them where all are asked for")
    func samePlace() {
        let things = [
            Thing("Great Park", .park, 0.05, 2, weight: 60_000), Thing("Visitor Centre", .sight, 0.0502, 2.0001),
        ]
        #expect(names(things) == ["Great Park"])
        #expect(names(things, limit: nil).count == 2)
    }

    @Test("Towns are worth a stop that a guide knows for more than their size; where all are asked for, all of a guide")
    func everydayTowns() {
        let things = [
            Thing("Harbour Town", .town, 0.01, 1, weight: 70_000 + 60_000, people: 70_000),
            Thing("Factory Town", .town, 0.01, 2, weight: 170_000 + 57_000, people: 170_000),
            Thing("Hamlet", .town, 0.01, 3, weight: 2_000 + 28_000, people: 2_000),
            Thing("Desert", .destination, 0.01, 4), Thing("West-Harbor", .destination, 0.01, 0.01),
        ]
        #expect(names(things) == ["Harbour Town"])
        #expect(names(things, limit: nil) == ["Harbour Town", "Factory Town", "Hamlet"])
    }

    @Test("One kind is not most of the list while there are others, and fills it where there are none")
    func sharesOfKinds() {
        let castles = (0..<12).map { Thing("Burg \($0)", .castle, 0.01, 0.3 + Double($0) / 3, weight: 90_000) }
        let lakes = (0..<12).map { Thing("Tarn \($0)", .lake, 0.01, 0.4 + Double($0) / 3, weight: 12_000) }
        #expect(names(castles + lakes, limit: 10).count { $0.hasPrefix("Burg") } == 5)
        #expect(names(castles, limit: 10).count == 10)
        #expect(names(castles + lakes, of: [PlaceKinds(.castle), PlaceKinds(.lake)], limit: 10).count == 10)
        #expect(
            names(castles + lakes, of: [PlaceKinds(.castle), PlaceKinds(.lake)], limit: 10)
                .count { $0.hasPrefix("Burg") } > 4)
    }

    @Test("Sights, which are of many kinds, may be most of the list")
    func sights() {
        let sights = (0..<12).map { Thing("Bridge \($0)", .sight, 0.01, 0.3 + Double($0) / 3, weight: 90_000) }
        let lakes = (0..<12).map { Thing("Tarn \($0)", .lake, 0.01, 0.4 + Double($0) / 3, weight: 12_000) }
        #expect((6...8).contains(names(sights + lakes, limit: 10).count { $0.hasPrefix("Bridge") }))
    }

    @Test("A park in which a stop is, and an islet in the sea, are no detours, whatever is asked for")
    func neverDetours() {
        let around = Thing("Great Park", .park, 0, 0.1, weight: 90_000, radius: 16_000)
        let beside = Thing("Small Park", .park, 0, 4.8, weight: 90_000, radius: 16_000)
        #expect(names([around, beside]) == ["Small Park"])
        #expect(names([around, beside], of: PlaceKinds(.park)) == ["Small Park"])
        let things = [Thing("Fort", .sight, 0.1, 2), Thing("Bay", .lake, 0.1, 3)]
        let plain = source(things)
        let sea = AlongSource(
            places: plain.places, isOutskirts: plain.isOutskirts, isReached: plain.isReached, isAtSea: { _ in true },
            place: plain.place)
        for kinds in [nil, PlaceKinds(.sight).union(PlaceKinds(.lake))] {
            let list = search().places(of: kinds, within: 20_000, limit: 5, sea)
            #expect(list.places.map(\.place.name) == ["Bay"])
        }
        #expect(names(things) == ["Fort", "Bay"])
    }

    @Test("What lists of sights have goes before what only maps or single pages have, by more the less these are known")
    func minorThings() {
        let park = Thing("Wide Monument", .park, 0.01, 2.5, weight: 60_000, isListed: false)
        #expect(names([park, Thing("Ghost Town", .sight, 0.01, 2.49, weight: 12_000)], limit: 1) == ["Ghost Town"])
        let page = Thing("Conway", .destination, 0.01, 2.5, weight: 20_000)
        #expect(names([page, Thing("Inn", .sight, 0.01, 2.49, weight: 12_000)], limit: 1) == ["Inn"])
        let famous = Thing("High Pass", .pass, 0.01, 2.5, weight: 30_000, isListed: false)
        #expect(names([famous, Thing("Burg", .castle, 0.01, 2.49, weight: 24_000)], limit: 1) == ["High Pass"])
        #expect(names([Thing("Green Country", .destination, 0.01, 2.5)]).isEmpty)
    }

    @Test("A castle is no answer to the question for sights, and parks at sea and whole regions are none to any")
    func wrongKinds() {
        let castle = Thing("Burg", .castle, 0.01, 1)
        #expect(names([castle], of: PlaceKinds(.castle)) == ["Burg"])
        let things = [
            Thing("Point Bay State Marine Reserve", .park, 0.01, 1, isListed: false),
            Thing("California Coastal National Monument", .park, 0.01, 2, weight: 60_000, isListed: false),
            Thing("Parc naturel régional du Perche", .park, 0.01, 3, isListed: false),
            Thing("Upcountry Maui", .destination, 0.01, 4), Thing("Marine Park", .park, 0.01, 4.5),
        ]
        #expect(names(things) == ["Marine Park"])
    }

    @Test("What is far from all roads is worth less, and a peak there nothing unless it is asked for")
    func farFromRoads() throws {
        let things = [Thing("Summit", .sight, 0.01, 2.5, weight: 40_000), Thing("Mill", .sight, 0.01, 2.51)]
        var choice = search().choice(of: nil, within: 20_000, limit: 1, source(things))
        let first = choice.list()
        #expect(first.places.map(\.place.name) == ["Summit"])
        choice.learn(AlongDetour(metres: 2_000, seconds: 200, gap: 3_100), to: first.places[0])
        #expect(choice.list() == first)
        choice.learn(AlongDetour(metres: 2_000, seconds: 200, gap: 8_000), to: first.places[0])
        #expect(choice.list().places.map(\.place.name) == ["Mill"])
        #expect(AlongDetour(metres: 0, seconds: 0, gap: 2_000).gap == nil)
        // To what is on maps only there may be no road at all.
        let weir = [Thing("Weir", .waterfall, 0.01, 2.5, weight: 60_000, isListed: false), things[1]]
        var other = search().choice(of: nil, within: 20_000, limit: 1, source(weir))
        let falls = other.list()
        #expect(falls.places.map(\.place.name) == ["Weir"])
        other.learn(AlongDetour(metres: 2_000, seconds: 200, gap: 4_000), to: falls.places[0])
        #expect(other.list().places.map(\.place.name) == ["Mill"])
        let peak = [Thing("Peak", .mountain, 0.01, 2.5, weight: 90_000)]
        for (gap, isTold) in [(9_000.0, false), (500, true), (nil, true)] as [(Double?, Bool)] {
            let plain = source(peak)
            let roads = AlongSource(
                places: plain.places, isOutskirts: { _ in false }, isReached: { _, _ in true }, gap: { _ in gap },
                place: plain.place)
            let list = search().places(of: nil, within: 20_000, limit: 5, roads)
            #expect(list.places.isEmpty != isTold)
            #expect(search().places(of: PlaceKinds(.mountain), within: 20_000, limit: 5, roads).places.count == 1)
        }
    }

    @Test("Of passes the higher is told, and none to which one drives for hours")
    func passes() throws {
        let things = [
            Thing("Col du Petit", .pass, 0.01, 2.4, weight: 12_000, isListed: false),
            Thing("Grand Col", .pass, 0.01, 2.5, weight: 18_000, isListed: false),
            Thing("Near Col", .pass, 0.01, 2.6, weight: 15_000, isListed: false),
        ]
        #expect(names(things, of: PlaceKinds(.pass), limit: 1) == ["Grand Col"])
        var choice = search().choice(of: PlaceKinds(.pass), within: 50_000, limit: 2, source(things))
        let first = choice.list()
        #expect(first.places.map(\.place.name) == ["Grand Col", "Near Col"])
        choice.learn(AlongDetour(metres: 192_000, seconds: 8_100), to: first.places[1])
        #expect(choice.list().places.map(\.place.name) == ["Col du Petit", "Grand Col"])
    }

    @Test("What is chosen first stays when more are wanted")
    func longerLists() {
        let kinds = [PlaceKind.sight, .castle, .lake, .park, .waterfall, .town]
        let things = (0..<150).map { index in
            Thing(
                "T\(index * 7919 % 1000)", kinds[index % 6], 0.01 + 0.001 * Double(index % 90),
                0.05 + 0.033 * Double(index),
                weight: 10_000 + index * 7_919 % 300_000, people: index % 6 == 5 ? 5_000 : 0)
        }
        var before: [String] = []
        for limit in [20, 40, 60, 90] {
            let longer = names(things, limit: limit)
            #expect(Set(before).isSubset(of: longer) && longer.count == limit)
            before = longer
        }
        #expect(Set(names(things, limit: 20)).isSubset(of: names(things, limit: 33)))
    }

    @Test("The gate of a sight is told by the sight's name")
    func gates() {
        let things = [
            Thing("Plitvice Lakes Entrance 1", .sight, 0.01, 1), Thing("Franz Josef Glacier Car Park", .sight, 0.01, 2),
            Thing("Parking", .sight, 0.01, 3), Thing("Visitor Entrance Car Park", .sight, 0.01, 4),
        ]
        #expect(names(things) == ["Plitvice Lakes", "Franz Josef Glacier", "Parking", "Visitor"])
    }

    @Test("A town that people go to see is told before one to which many pages of a guide lead")
    func townsToSee() {
        let railway = Thing("Junction", .town, 0.01, 2.5, weight: 20_000 + 90_000, people: 20_000, isListed: false)
        let old = Thing("Old Town", .town, 0.01, 2.49, weight: 2_000 + 62_000, people: 2_000)
        #expect(names([railway, old], limit: 1) == ["Old Town"])
        #expect(names([railway, Thing("Bridge", .sight, 0.01, 2.49)], limit: 1) == ["Bridge"])
    }

    @Test("Of castles that are asked for, a stop in the town of one does not hide it, a stop at the castle does")
    func castlesAskedFor() {
        let things = [
            Thing("West", .town, 0, 0, people: 12_000), Thing("Château de West", .castle, 0.002, 0.0005),
            Thing("East", .castle, 0, 4.9995),
        ]
        #expect(names(things, of: PlaceKinds(.castle)) == ["Château de West"])
        #expect(names(Array(things.dropFirst()), of: PlaceKinds(.castle)).isEmpty)
    }

    @Test("A lake is as far off the way as its shore")
    func shores() throws {
        let lake = Thing("Great Lake", .lake, 0.1, 2.5, weight: 90_000)
        let plain = source([lake])
        let shore = place(0.02, 2.5)
        let known = AlongSource(
            places: plain.places, isOutskirts: plain.isOutskirts, isReached: plain.isReached, shore: { _, _ in shore },
            place: plain.place)
        let found = try #require(search().places(of: nil, within: 20_000, limit: 1, known).places.first)
        #expect(found.visited == shore && abs(found.off - 2_224) < 2 && found.place.location == lake.coordinate)
        let row = try #require(search().places(of: nil, within: 20_000, limit: 1, plain).places.first)
        #expect(row.visited == lake.coordinate && row.off > 11_000)
    }

    @Test("A stop in a city stands for a small castle in it, but not for one that people come for or one farther out")
    func castles() {
        let city = Thing("Blois", .town, 0.001, 0, weight: 90_000, people: 46_000)
        let village = Thing("Blois", .town, 0.001, 0, weight: 40_000, people: 900)
        let castle = Thing("Château de Blois", .castle, 0.01, 0.002)
        #expect(names([city, castle], from: "Blois") == ["Château de Blois"])
        #expect(names([city, Thing("Kamerlengo", .castle, 0.005, 0.002, weight: 20_000)], from: "Blois").isEmpty)
        #expect(names([city, Thing("Kamerlengo", .castle, 0.02, 0.002)], from: "Blois") == ["Kamerlengo"])
        let palace = Thing("Palace of Blois", .castle, 0.004, 0.002, weight: 400_000)
        #expect(names([city, palace], from: "Blois") == ["Palace of Blois"])
        #expect(names([city, castle], limit: nil, from: "Blois").contains("Château de Blois"))
        #expect(names([village, castle], from: "Blois").isEmpty)
        #expect(names([city, castle], from: "Château de Blois").isEmpty)
        let parts = [
            Thing("Château d'Azay", .castle, 0.02, 0.01), Thing("Azay National Park (South)", .park, 0.03, 0.02),
        ]
        #expect(names(parts, from: "Azay").isEmpty)
    }

    @Test("At one stop are few of many, at all of them together more, and a gate of a stop is no place of its own")
    func atStops() {
        let city = (0..<6).map { Thing("Fame \($0)", .sight, 0.02, 0.03 + 0.005 * Double($0), weight: 400_000) }
        let kinds = [PlaceKind.lake, .park, .waterfall]
        let small = (0..<12).map { Thing("Small \($0)", kinds[$0 % 3], 0.02, 0.5 + 0.3 * Double($0), weight: 12_000) }
        #expect(names(city + small, limit: 12).count { $0.hasPrefix("Fame") } == 3)
        #expect(names(city, limit: 12).count == 6)
        #expect(names(city + small, of: PlaceKinds(.sight), limit: 6).count { $0.hasPrefix("Fame") } > 3)
        let gates = [Thing("West Lakes Entrance 2", .waterfall, 0.02, 0.02), Thing("West Falls", .waterfall, 0.02, 1)]
        #expect(names(gates, from: "West Lakes National Park") == ["West Falls"])
    }

    @Test("A suburb is told for what there is to see in it, not for the pages that lead to it")
    func suburbs() {
        let suburb = Thing("Hawthorne", .town, 0.02, 2.5, weight: 180_000, people: 88_000)
        let palace = Thing("Palace", .sight, 0.03, 2.51)
        func told(_ things: [Thing]) -> [String] {
            let plain = source(things)
            let outskirts = AlongSource(
                places: plain.places, isOutskirts: { things[$0].kind == .town }, isReached: { _, _ in true },
                place: plain.place)
            return search().places(of: nil, within: 20_000, limit: 20, outskirts).places.map(\.place.name)
        }
        #expect(told([suburb]).isEmpty)
        #expect(told([suburb, palace]).sorted() == ["Hawthorne", "Palace"])
    }

    @Test("What everybody knows is chosen before small things, though much of it lies at one place")
    func fame() {
        let famous = (0..<4).map { Thing("Fame \($0)", .sight, 0.02, 2.5 + 0.02 * Double($0), weight: 400_000) }
        let small = (0..<8).map { Thing("Small \($0)", .sight, 0.02, 0.5 + 0.5 * Double($0), weight: 12_000) }
        let list = search().places(of: nil, within: 20_000, limit: 6, source(famous + small))
        let names = list.places.map { $0.place.name }
        #expect(famous.allSatisfy { names.contains($0.name) }, "\(names)")
    }

    @Test("A stop under its name without the word for what it is does not come back when a kind is asked for")
    func secondName() {
        let things = [Thing("Dead Horse Point", .sight, 0.01, 0.02), Thing("Other Point", .sight, 0.01, 2)]
        let list = search(from: "Dead Horse Point State Park")
            .places(of: PlaceKinds(.sight), within: 20_000, limit: nil, source(things))
        #expect(list.places.map { $0.place.name } == ["Other Point"])
    }

    @Test("Rows of one leg stand together where two legs meet")
    func legsTogether() {
        let trip = Trip(
            id: id(1), name: name("T"), waypoints: [stop(1, "A", 0, 0), stop(2, "B", 0, 2), stop(3, "C", 2, 2)])
        let search = AlongSearch(trip, along: straightLineRoute(of: trip))
        let things = (0..<6).map { index in
            Thing("T\(index)", .sight, index % 2 == 0 ? -0.05 : 0.05, 2 + 0.01 * Double(index))
        }
        let legs = search.places(of: nil, within: 20_000, limit: nil, source(things)).places.map {
            $0.position.leg ?? 0
        }
        #expect(legs == legs.sorted() && legs.count == 6)
    }

    @Test("The main sight of a stop is told beside it, and not the stop itself under another name")
    func mainSight() {
        let things = [
            Thing("Dubrovnik City Walls", .sight, 0.001, 0.001, weight: 400_000),
            Thing("City Walls of Dubrovnik", .sight, 0, 5, weight: 400_000),
            Thing("Small Museum", .sight, 0.001, 0, weight: 12_000),
        ]
        let list = search(from: "Dubrovnik").places(of: nil, within: 20_000, limit: 5, source(things))
        #expect(list.places.map { $0.place.name } == ["Dubrovnik City Walls"])
    }
}
