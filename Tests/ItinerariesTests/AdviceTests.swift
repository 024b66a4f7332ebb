import CivilTime
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing

@Suite("Advice that was tried")
struct AdviceTests {
    /// The parts of a warning by which it is known again.
    private struct Mark: Hashable {
        let kind: String
        let stop: Int?
        let way: Int?

        init(_ warning: Itinerary.Warning) {
            (kind, stop, way) = (warning.kind.rawValue, warning.stop, warning.way?.to)
        }
    }

    private func counts(_ itinerary: Itinerary) -> [Mark: Int] {
        itinerary.days.flatMap(\.warnings).reduce(into: [:]) { $0[Mark($1), default: 0] += 1 }
    }

    /// The trip after the words of a menu, such as `4 way ferry 2h30 and start 2027-06-12`, read as they are typed.
    private func typed(_ words: String, into planned: PlannedTrip) throws -> PlannedTrip {
        var planned = planned
        for line in lines(words) {
            let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
            let today = try #require(CivilDate(text: "2027-06-01"))
            if let number = Int(parts[0]) {
                let word = try #require(StopField.allCases.first { $0.word == parts[1] }, "\(line)")
                let value = parts[2] == "-" ? "" : parts[2]
                try planned.set(number, word.setting(typed: value, of: planned.trip.plan, today: today))
            } else {
                let value = parts.dropFirst().joined(separator: " ")
                switch parts[0] {
                case "start": try planned.trip.plan.set(PlanText.start(value, today: today))
                case "days": try planned.trip.plan.set(PlanText.days(value))
                default: Issue.record("no word is tried: \(line)")
                }
            }
        }
        return planned
    }

    /// The lines of words that are in quotation marks and joined by `and`.
    private func lines(_ words: String) -> [String] {
        words.filter { $0 != "‘" && $0 != "’" }.split(separator: " ").reduce(into: [""]) { lines, word in
            if word == "and" {
                lines.append("")
            } else {
                lines[lines.count - 1] += (lines.last == "" ? "" : " ") + word
            }
        }
    }

    @Test("what is advised mends its warning and makes no other one, on any trip; nobody leaves before five")
    func holds() throws {
        var random = SeededGenerator(seed: 2_040)
        var tried: [String: Int] = [:]
        for _ in 0..<LongRun.count(3_000) {
            var planned = try PlannedTrip(random: &random, hasDates: true)
            func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
            if chance(30) { try planned.trip.plan.set(.days(Int.random(in: 1...12, using: &random))) }
            if chance(20) { try planned.trip.plan.set(.start(nil)) }
            if chance(20) {
                planned.uninhabited[Int.random(in: 1...planned.trip.waypoints.count, using: &random)] =
                    UninhabitedPlace(kind: "park", town: nil)
            }
            let itinerary = planned.itinerary
            let before = counts(itinerary)
            for warning in itinerary.days.flatMap(\.warnings) {
                for advice in warning.advice {
                    let words = try #require(AdviceStyle.menu.words(advice.steps))
                    let days = try typed(words, into: planned).itinerary
                    let after = counts(days)
                    // What is late may be less late by half, where nothing is in time.
                    let late = days.days.flatMap(\.warnings).first { Mark($0) == Mark(warning) }?.lateSeconds
                    let isHalf = warning.lateSeconds.map { (late ?? .max) <= $0 / 2 } ?? false
                    #expect(
                        isHalf || after[Mark(warning), default: 0] < before[Mark(warning), default: 0], "\(words)")
                    #expect(after.allSatisfy { $0.value <= before[$0.key, default: 0] }, "\(words)")
                    for case .stop(_, .leave(let time?)) in advice.steps {
                        #expect(time.secondsSinceMidnight >= 5 * 3_600, "\(words)")
                    }
                    tried[warning.kind.rawValue, default: 0] += 1
                }
            }
        }
        for kind in ["late", "noStart", "tooFewDays", "noLodging"] { #expect(tried[kind, default: 0] > 3, "\(tried)") }
    }

    private func texts(_ planned: PlannedTrip, _ style: AdviceStyle) -> [String] {
        planned.itinerary.days.flatMap(\.warnings).map { $0.text(.hours24, in: .kilometers, advice: style) }
    }

    @Test("both ways out of a late arrival are told once, in the words of the place where they are read")
    func late() throws {
        var planned = try PlannedTrip([135])
        try planned.set(1, .leave(TimeOfDay(text: "09:00")))
        try planned.set(2, .arrive(time("2027-06-12T09:00")))
        let sentence = "S2 is reached 2 h 15 min late; it was to be at 09:00; leave S1 by 06:45 to be in time"
        #expect(texts(planned, .none) == [sentence])
        #expect(
            texts(planned, .menu) == [
                "\(sentence): ‘1 leave 06:45’; or ‘2 arrive 2027-06-12 11:15’ fixes a later time"
            ])
        #expect(
            texts(planned, .command(trip: "My \"T\"")) == [
                "\(sentence): roadtrip edit \"My \\\"T\\\"\" 1 --leave 06:45; or roadtrip edit \"My \\\"T\\\"\" 2 --arrive "
                    + "\"2027-06-12 11:15\" fixes a later time"
            ])
        // The line of the day does not say it again.
        #expect(planned.lines[1] == "  1, S1, leave 09:00")
        // Nobody is sent off in the night.
        planned.minutes = [660]
        try planned.set(2, .arrive(time("2027-06-12T13:00")))
        #expect(
            texts(planned, .menu).last
                == "S2 is reached 7 h late; it was to be at 13:00; ‘2 arrive 2027-06-12 20:00’ fixes a later time")
    }

    @Test("options of a preview stay in what is advised, and what they undo is not advised")
    func preview() throws {
        var planned = try PlannedTrip([60, 60, 60])
        try planned.set(2, .nights(3))
        try planned.trip.plan.set(.days(2))
        let text = "the trip takes 4 days, 2 more than the 2 it may take: 3 nights are decided (S2 3)"
        #expect(texts(planned, .none) == [text])
        #expect(texts(planned, .menu) == ["\(text); ‘days 4’ allows them"])
        #expect(texts(planned, .command(trip: "T")) == ["\(text); roadtrip days \"T\" --days 4 --apply allows them"])
        #expect(
            texts(planned, .command(trip: "T", options: ["--days 2", "--drive 5h", "--towns"])) == [
                "\(text); roadtrip days \"T\" --drive 5h --towns --days 4 allows them"
            ])
        let nights: [AdviceStep] = [.stop(3, .nights(1))]
        #expect(AdviceStyle.command(trip: "T", options: ["--free"]).words(nights) == nil)
        #expect(AdviceStyle.command(trip: "12").words(nights) == "roadtrip edit \"name:12\" 4 --nights 1")
        #expect(AdviceStyle.menu.words([.stop(3, .way(nil))]) == "‘4 way -’")
        // A town that is suggested has no number.
        #expect(AdviceStyle.menu.words(nights) { _ in nil } == nil)
    }

    @Test("too many nights before a fixed date are named, also where the meal is before the last of them")
    func nights() throws {
        var planned = try PlannedTrip([60, 240])
        try planned.set(2, .nights(3))
        try planned.set(3, .arrive(time("2027-06-14T18:00")))
        #expect(
            texts(planned, .menu).first { $0.contains("nights") }?.contains(
                "fewer nights before it would be in time, 2 at S2 instead of 3: ‘2 nights 2’") == true,
            "\(texts(planned, .menu))")
        planned.minutes = [60, 5]
        try planned.set(3, .kind(StopKind("eat")))
        #expect(
            texts(planned, .menu).first { $0.contains("meal") }?.contains(
                "the meal is before the last night at S2, so that fewer go before it: 2 at S2 instead of 3: ‘2 nights 2’"
            )
                == true, "\(texts(planned, .menu))")
    }

    @Test("an assumed crossing is settled by words of its own time, and a ferry that cannot be is told on its day")
    func crossings() throws {
        var planned = try PlannedTrip([60, 60])
        planned.measured[1] = Leg(
            from: 1, to: 2, distance: 60_000, initialBearing: 90, source: .sea, duration: 8_220)
        #expect(
            texts(planned, .menu) == [
                "no road or car ferry is known to S3: a crossing of about 2 h 15 min is assumed; ‘3 way ferry 2h15’ says "
                    + "what is taken"
            ])
        planned = try PlannedTrip([60, 60])
        // More than 22 km in a quarter of an hour.
        planned.trip.waypoints[2].location = place(0, 0.3)
        try planned.set(3, .way(Way(by: .ferry, minutes: 10)))
        #expect(
            texts(planned, .menu) == [
                "the ferry from S2 to S3 takes 10 min, too short for the distance; ‘3 way -’ takes it away; or ‘3 way ferry 1h’ "
                    + "gives it more time"
            ])
    }
}
