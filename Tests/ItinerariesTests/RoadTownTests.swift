import Entities
import Geodesy
import PlaceNames
import Places
import TestSupport
import Testing

@testable import Itineraries

/// Towns for nights on roads that are known.
@Suite("Towns for nights along roads")
struct RoadTownTests {
    /// A town, by its number: where, how many people, how far along the path and off it.
    private struct Town {
        let name: String
        let people: Int
        let passed: Double
        var off = 0.0
    }

    private func coordinate(_ town: Town, _ path: [Coordinate]) -> Coordinate {
        let index = min(Int(town.passed), path.count - 2)
        let point = path[index].point(toward: path[index + 1], fraction: town.passed - Double(index))
        return point.destination(bearing: 0, distance: town.off)
    }

    private func source(
        _ towns: [Town], along path: [Coordinate], isReached: @escaping (Coordinate) -> Bool = { _ in true }
    ) -> TownSource {
        TownSource(
            towns: { _, _, _, _ in [] },
            townsAlong: { places, reach, people, leftOut in
                guard places == path else { return [] }
                return towns.indices.filter {
                    let town = towns[$0]
                    return town.people >= people && town.off <= reach
                        && !leftOut.contains { $0.contains(Int(town.passed)) }
                }.map {
                    TownAlongWay(
                        number: $0, coordinate: coordinate(towns[$0], path), people: towns[$0].people,
                        passed: towns[$0].passed, off: towns[$0].off)
                }
            },
            isReached: { isReached($1) },
            place: {
                FoundPlace(
                    Place(
                        name: towns[$0].name, region: nil, country: "XX", coordinate: coordinate(towns[$0], path),
                        population: towns[$0].people))
            },
            sea: { _, _ in { _, _ in 0 } })
    }

    /// Two corners: 300 km north, 300 km east, 300 km south. The ends are 300 km apart.
    private let path: [Coordinate] = {
        let start = place(0, 0)
        let north = start.destination(bearing: 0, distance: 300_000)
        let east = north.destination(bearing: 90, distance: 300_000)
        return [start, north, east, east.destination(bearing: 180, distance: 300_000)]
    }()

    /// A trip over a road that takes `hours`.
    private func trip(
        hours: Double, drive minutes: Int = 360, crossings: [Crossing] = []
    ) throws -> (trip: Trip, route: Route) {
        var trip = Trip(
            id: id(1), name: name("T"),
            waypoints: [
                Waypoint(id: id(10), name: name("A"), location: path[0]),
                Waypoint(id: id(11), name: name("B"), location: path[3]),
            ])
        try trip.plan.set(.dailyMinutes(minutes))
        let leg = Leg(
            from: 0, to: 1, distance: 900_000, straightDistance: 300_000, initialBearing: 90, source: .roads,
            duration: hours * 3_600 + crossings.reduce(0) { $0 + $1.duration }, geometry: path, crossings: crossings)
        return (trip, Route(legs: [leg]))
    }

    private func plan(
        _ trip: (trip: Trip, route: Route), _ source: TownSource, _ paces: TownPaces = TownPaces()
    ) -> TownPlan {
        TownPlan(trip.trip, along: trip.route, source, identifiers: SeededIdentifiers(seed: 1), paces: paces)
    }

    private func names(_ plan: TownPlan) -> [String] { plan.trip.waypoints.map(\.name.text) }

    @Test("the night is on the road, at the share of its drive")
    func share() throws {
        // Ten hours in days of six: five each, at 450 of 900 km, which is the middle of the second side.
        let towns = [
            Town(name: "Corner", people: 5_000, passed: 1), Town(name: "Middle", people: 5_000, passed: 1.5),
            Town(name: "Late", people: 5_000, passed: 1.75),
            Town(name: "Hill", people: 5_000, passed: 1.5, off: 15_000),
        ]
        let plan = plan(try trip(hours: 10), source(towns, along: path))
        #expect(names(plan) == ["A", "Middle", "B"])
        #expect(plan.towns[1]?.alternatives.map(\.name) == ["Late", "Hill"])
        #expect(plan.towns[1]?.isAcrossWater == false)
        #expect(plan.warnings == [])
    }

    @Test("a crossing is no part of what is driven, and there are no nights on it")
    func crossing() throws {
        let ferry = Crossing(
            from: "X", to: "Y", kind: .ferry, distance: 300_000, duration: 36_000, points: 1...2)
        // Eight hours of driving on the first and the third side: the middle is at the ferry.
        let towns = [
            Town(name: "Before", people: 5_000, passed: 0.9), Town(name: "Deck", people: 900_000, passed: 1.5),
            Town(name: "Behind", people: 5_000, passed: 2.4),
        ]
        #expect(
            names(plan(try trip(hours: 8, crossings: [ferry]), source(towns, along: path))) == ["A", "Before", "B"])
    }

    @Test("a town across water is none, and no alternative either")
    func water() throws {
        let towns = [
            Town(name: "Near", people: 5_000, passed: 1.5),
            Town(name: "Opposite", people: 90_000, passed: 1.5, off: 3_000),
            Town(name: "Next", people: 5_000, passed: 1.7),
        ]
        let trip = try trip(hours: 10)
        #expect(names(plan(trip, source(towns, along: path)))[1] == "Opposite")
        let opposite = coordinate(towns[1], path)
        let plan = plan(trip, source(towns, along: path, isReached: { $0 != opposite }))
        #expect(names(plan)[1] == "Near")
        #expect(plan.towns[1]?.alternatives.map(\.name) == ["Next"])
    }

    @Test("the way to a town off the road counts twice")
    func detour() throws {
        // Ten kilometres are thirteen minutes there and as many back: more than the people are worth.
        let far = [
            Town(name: "On", people: 2_000, passed: 1.5), Town(name: "Off", people: 190_000, passed: 1.5, off: 10_000),
        ]
        #expect(names(plan(try trip(hours: 10), source(far, along: path)))[1] == "On")
        let near = [
            Town(name: "On", people: 2_000, passed: 1.5), Town(name: "Off", people: 190_000, passed: 1.5, off: 7_000),
        ]
        #expect(names(plan(try trip(hours: 10), source(near, along: path)))[1] == "Off")
        // Twelve hours fill two days of six: there is no time for it.
        let alone = [Town(name: "Off", people: 190_000, passed: 1.5, off: 1_000)]
        #expect(plan(try trip(hours: 12), source(alone, along: path)).warnings.map(\.kind) == [.noTown])
        #expect(names(plan(try trip(hours: 11.9), source(alone, along: path))) == ["A", "Off", "B"])
    }

    @Test("where fewer than two others are 20 km apart, nearer ones are named, but no suburb")
    func alternatives() throws {
        let towns = [
            Town(name: "Best", people: 50_000, passed: 1.5), Town(name: "Suburb", people: 5_000, passed: 1.51),
            Town(name: "Near", people: 5_000, passed: 1.53), Town(name: "Far", people: 5_000, passed: 1.6),
        ]
        #expect(
            plan(try trip(hours: 10), source(towns, along: path)).towns[1]?.alternatives.map(\.name) == ["Far", "Near"])
    }

    @Test("what the drives to the first towns took tells where the road is faster")
    func pace() throws {
        let towns = [
            Town(name: "Third", people: 5_000, passed: 1), Town(name: "Middle", people: 5_000, passed: 1.5),
            Town(name: "End", people: 5_000, passed: 2.5),
        ]
        let trip = try trip(hours: 10)
        let first = plan(trip, source(towns, along: path))
        #expect(names(first)[1] == "Middle")
        // The first half is slow: seven hours, and three for the other.
        func leg(_ from: Int, _ hours: Double) -> Leg {
            Leg(
                from: from, to: from + 1, distance: 450_000, initialBearing: 0, source: .roads,
                duration: hours * 3_600)
        }
        let paces = first.paces(measuredBy: Route(legs: [leg(0, 7), leg(1, 3)]))
        #expect(names(plan(trip, source(towns, along: path), paces))[1] == "Third")
        // What is as fast everywhere changes nothing.
        let even = first.paces(measuredBy: Route(legs: [leg(0, 5), leg(1, 5)]))
        #expect(names(plan(trip, source(towns, along: path), even))[1] == "Middle")
    }

    @Test("times between measured towns follow their drives, without the ways to the towns and back")
    func knots() throws {
        func town(_ number: Int, remaining: Double, access: Double) -> NightTown {
            NightTown(
                number: number, coordinate: path[0], people: 5_000, remaining: remaining, secondsToEnd: 0,
                access: access)
        }
        let towns = [town(1, remaining: 600, access: 10), town(2, remaining: 300, access: 30)]
        let pace = try #require(NightPace(drives: [110, 540, 430], towns: towns, metres: 900, seconds: 1_000))
        // 80 s more than the way itself, so 10 and 30 s between the way and the towns.
        #expect(pace.access == [1: 10, 2: 30])
        #expect(
            [0, 150, 300, 600, 750, 900, 1_000].map { pace.seconds(atMetres: $0) } == [
                0, 50, 100, 600, 800, 1_000, 1_000,
            ])
        #expect(NightPace(drives: [110, 540], towns: towns, metres: 900, seconds: 1_000) == nil)
        #expect(NightPace(drives: [5, 5, 990], towns: [towns[1], towns[0]], metres: 900, seconds: 1_000) == nil)
    }
}
