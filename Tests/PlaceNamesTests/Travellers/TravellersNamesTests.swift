import Geodesy
import PlaceNames
import TestSupport
import Testing

/// Names of parks, passes, mountains, waters, sights, castles, stations and towns, as travellers type them. They were
/// written down, with their points from general knowledge, before anything was tried; none was tuned by itself. Found
/// then, of 409: 393, and none was silently wrong.
@Suite("Names as travellers type them")
struct TravellersNamesTests {
    /// The number of places of a question among which the right one has to be.
    private static let offered = 3

    @Test(
        "What a traveller means is found, or asked about with it among the first three",
        .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("parks", TravellersParks.parks, 69), ("passes", TravellersParks.passes, 53),
            ("mountains", TravellersNature.mountains, 49), ("waters", TravellersNature.waters, 42),
            ("sights", TravellersSights.sights, 70), ("castles", TravellersSights.castles, 34),
            ("stations", TravellersSights.stations, 14), ("towns", TravellersTowns.withRegion, 39),
            ("former names", TravellersTowns.former, 23),
        ])
    func found(kind: String, table: String, least: Int) throws {
        let gazetteer = try Gazetteer.embedded()
        var right = 0
        var missed: [String] = []
        var wrong: [String] = []
        for line in table.split(separator: "\n") {
            let query = try NameQuery(line)
            let choice = gazetteer.choose(query.text)
            let isFound =
                choice.clear.map { query.accepts($0.place) }
                ?? choice.matches.prefix(Self.offered).contains { query.accepts($0.place) }
            if isFound { right += 1 } else { missed.append(query.text) }
            if let clear = choice.clear, !query.accepts(clear.place) { wrong.append(query.text) }
        }
        #expect(right >= least, "\(missed)")
        #expect(wrong == [])
    }
}
