import Geodesy
import PlaceNames
import Places
import TestSupport
import Testing

@testable import ExchangeModule

@Suite("The places that names mean together") struct LikeliestPlacesTests {
    private func candidate(
        _ name: String, _ latitude: Double, _ longitude: Double, _ cost: Double
    )
        -> LikeliestPlaces.Candidate
    {
        LikeliestPlaces.Candidate(
            place: FoundPlace(
                Place(
                    name: name, region: nil, country: "XX", coordinate: place(latitude, longitude), population: nil)),
            cost: cost)
    }

    @Test("Nothing costs nothing") func empty() {
        #expect(LikeliestPlaces(names: []).best().choices.isEmpty)
        #expect(LikeliestPlaces(names: []).best().cost == 0)
    }

    @Test("A less known place beside the other is meant rather than a better known one over an ocean") func beside() {
        let places = LikeliestPlaces(names: [
            [candidate("A", 39, 0, 1), candidate("A", 10, -68, 0)], [candidate("B", 41, 2, 0)],
        ])
        #expect(places.best().choices == [0, 0])
    }

    @Test("A hamlet beside the way is not meant where the city of its name is a flight away") func hamlet() {
        let places = LikeliestPlaces(names: [
            [candidate("A", 40, -74, 0)], [candidate("B", 51, 0, 0), candidate("B", 41, -75, 12)],
        ])
        #expect(places.best().choices == [0, 0])
    }

    @Test("The least sum is that of all ways, for lists made by chance", arguments: 0..<40) func all(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let names = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            (0..<Int.random(in: 1...4, using: &random)).map { _ in
                candidate(
                    "A", Double.random(in: -60...60, using: &random), Double.random(in: -180...180, using: &random),
                    Double.random(in: 0...9, using: &random))
            }
        }
        func sum(_ choices: [Int]) -> Double {
            let chosen = zip(names, choices).map { $0[$1] }
            return chosen.reduce(0) { $0 + $1.cost }
                + zip(chosen, chosen.dropFirst()).reduce(0) {
                    $0 + LikeliestPlaces.cost(ofLeg: $1.0.place.location.distance(to: $1.1.place.location))
                }
        }
        let ways = names.reduce([[]]) { ways, name in ways.flatMap { way in name.indices.map { way + [$0] } } }
        let best = LikeliestPlaces(names: names).best()
        #expect(abs(best.cost - (ways.map(sum).min() ?? 0)) < 1e-9)
        #expect(abs(best.cost - sum(best.choices)) < 1e-9)
        // Without the place that was taken, the least sum of the rest.
        let taken = names[0][best.choices[0]].place.location
        let others = ways.filter { names[0][$0[0]].place.location.distance(to: taken) > 1 }.map(sum).min()
        #expect(
            abs(LikeliestPlaces(names: names).cost(withName: 0, fartherThan: 1, from: taken) - (others ?? .infinity))
                < 1e-9
                || others == nil
                    && LikeliestPlaces(names: names).cost(withName: 0, fartherThan: 1, from: taken) == .infinity
        )
    }
}
