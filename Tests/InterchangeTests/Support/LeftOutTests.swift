import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

/// What a format cannot hold is named, whatever it is.
@Suite struct LeftOutTests {
    @Test("Every field of a stop's plan is named where a format leaves plans out")
    func everyFieldIsNamed() throws {
        var trip = Trip(id: id(1), name: name("A"), waypoints: [stop(11, "B", 1, 2)])
        let settings: [StopSetting] = [
            .kind(.sleep), .stayMinutes(90), .nights(2),
            .arrive(CivilDateTime(text: "2027-06-14T18:00").map { .on($0) }),
            .leave(TimeOfDay(text: "14:00")), .cost(Cost(thousandths: 9_500)), .way(try? Way(by: .ferry)),
        ]
        for setting in settings { try trip.waypoints[0].plan.set(setting) }
        let fields = Mirror(reflecting: trip.waypoints[0].plan).children
        #expect(fields.allSatisfy { !Mirror(reflecting: $0.value).children.isEmpty })
        let warnings = LinksFormat().write([planned(trip)]).warnings
        #expect(
            Array(warnings.prefix(1)) == [
                "plans are left out: nights, stays, fixed arrivals, times to leave stops, kinds, costs, ways; json keeps them"
            ])
        #expect(warnings.first?.split(separator: ",").count == fields.count)
    }
}
