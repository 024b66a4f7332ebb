import CivilTime
import Entities
import JSON
import TestSupport
import Testing
import Text

/// A field of a stop's plan is known wherever fields are listed: one that was forgotten somewhere fails here.
@Suite struct StopFieldTests {
    /// A decision for each field, in the order of `StopPlan`.
    private let settings: [StopSetting] = [
        .kind(.sleep), .stayMinutes(90), .nights(2), .arrive(CivilDateTime(text: "2027-06-14T18:00").map { .on($0) }),
        .leave(TimeOfDay(text: "14:00")), .cost(Cost(thousandths: 9_500)), .way(try? Way(by: .ferry, minutes: 150)),
    ]

    private func plan() throws -> StopPlan {
        var plan = StopPlan.none
        for setting in settings { try plan.set(setting) }
        return plan
    }

    /// A library whose only stop has every field.
    private func library() throws -> Library {
        var trip = try trip("A", stops: ["x"])
        trip.waypoints[0].plan = try plan()
        return Library(trips: [trip])
    }

    @Test("Every field can be set") func set() throws {
        let fields = Mirror(reflecting: try plan()).children
        #expect(fields.compactMap(\.label) == StopField.allCases.map(\.rawValue))
        for field in fields { #expect(!Mirror(reflecting: field.value).children.isEmpty, "\(field.label ?? "")") }
    }

    @Test("Every field is written and read") func storage() throws {
        let library = try library()
        #expect(try LibraryDecoder.library(LibraryEncoder.encode(library)) == library)
        let stop = library.trips[0].waypoints[0].json
        for field in StopField.allCases { #expect(stop[field.rawValue] != nil, "\(field)") }
    }

    @Test("A change of every field is made to what another program made of the trip")
    func everyFieldIsMerged() throws {
        let planned = try library().trips[0]
        var start = planned
        start.waypoints[0].plan = .none
        var library = Library(trips: [start])
        _ = try library.apply(.renameTrip(start.id, .newTrip))
        _ = try library.apply(.editTrip(from: start, to: planned))
        #expect(try library.trips[0].waypoints[0].plan == plan())
    }

    @Test("A value that a field cannot have is known as one of another program")
    func foreignValues() throws {
        let fields = StopField.allCases.map { "\"\($0.rawValue)\": {}" }.joined(separator: ", ")
        let text = """
            {"version": 1, "trips": [{"id": "\(id(1))", "name": "A", "waypoints": [
            {"id": "\(id(2))", "name": "B", "location": {"latitude": 1, "longitude": 2}, \(fields)}]}]}
            """
        let library = try LibraryDecoder.library(Array(text.utf8))
        #expect(library.trips[0].withoutForeignPlans.names == StopField.allCases.map(\.rawValue))
    }

    @Test("Every field is said in words") func everyFieldIsSaid() throws {
        #expect(try Wording.planned(plan()).count == settings.count)
    }

    @Test("Every field is read as it is typed, and typed as it is read")
    func typed() throws {
        let (plan, today) = (try plan(), CivilDate(daysSince1970: 20_000))
        for (field, setting) in zip(StopField.allCases, settings) {
            #expect(plan[field] == setting)
            #expect(plan.decides(field) && !StopPlan.none.decides(field))
            #expect(try field.setting(typed: #require(setting.typed), of: Plan.none, today: today) == setting)
            #expect(try field.setting(typed: "", of: Plan.none, today: today) == StopPlan.none[field])
        }
    }
}
