import Entities
import Testing

@Suite("What a stop costs, on its days") struct StayCostTests {
    @Test("Of several nights it is said that the cost is for all of them")
    func nights() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(2), .cost(Cost("240")))
        #expect(planned.lines(.menu).count { $0.hasSuffix("night, 240 for 2 nights") } == 1)
        try planned.set(2, .nights(1))
        #expect(planned.lines(.menu).count { $0.hasSuffix("night, 240") } == 1)
    }
}
