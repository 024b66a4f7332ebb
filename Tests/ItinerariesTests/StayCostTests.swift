import Entities
import Geodesy
import Itineraries
import Testing
import Text

@Suite("What a stop costs, on its days") struct StayCostTests {
    /// The costs that stand on the days of a trip.
    private func costs(_ planned: PlannedTrip) -> [String] {
        ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).sections.flatMap(\.rows).map(\.cost)
            .filter { !$0.isEmpty }.map { $0.replacingText("cost ", with: "") }
    }

    @Test("Of several nights it is said that the cost is for all of them")
    func nights() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(2), .cost(Cost("240")))
        #expect(costs(planned) == ["240 for 2 nights"])
        try planned.set(2, .nights(1))
        #expect(costs(planned) == ["240"])
    }
}
