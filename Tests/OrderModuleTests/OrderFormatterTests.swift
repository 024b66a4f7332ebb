import Console
import Entities
import Geodesy
import JSON
import Platform
import Screens
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

@Suite struct OrderFormatterTests {
    private func page(
        _ proposal: OrderProposal, unit: DistanceUnit = .kilometers, method: String = "straight line",
        _ context: TerminalContext = TerminalContext()
    ) -> String {
        let page = OrderFormatter(unit: unit, method: method).page(proposal)
        return OrderView.page(page, context).joined(separator: "\n")
    }

    private func summary(_ proposal: OrderProposal) -> [String] {
        OrderFormatter(unit: .kilometers, method: "by road").page(proposal).summary
    }

    @Test("a proposal shows the lengths before and after, and which stops moved or are locked")
    func aProposalShowsBeforeAndAfterWhatMovedAndWhatIsLocked() {
        let found = proposal(
            line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560, legs: [111_195, 111_195, 111_195, 111_195],
            locked: [0])
        #expect(
            page(found) == """
                Best order for “Line”: 5 stops, one way

                #  Was  Stop         Leg
                1    1  West              locked
                2    3  Near    111.2 km  moved
                3    4  Middle  111.2 km  moved
                4    2  East    111.2 km  moved
                5    5  Far     111.2 km

                Before  889.6 km straight line
                After   444.8 km straight line, 444.8 km or 50.0 % less
                Proven shortest.
                """)
    }

    @Test("a signal that came when the order was proven has stopped nothing")
    func lateSignal() {
        let stopped = "The search was stopped; this is the best so far."
        let proven = proposal(
            line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560, stoppedBy: .interrupt)
        #expect(proven.proven && !summary(proven).contains(stopped))
        let open = proposal(
            line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560, bound: 400_000, stoppedBy: .interrupt)
        #expect(!open.proven && summary(open).contains(stopped))
    }

    @Test("a round trip ends with the way back in the unit of the person")
    func wayBack() {
        let found = proposal(
            line(roundTrip: true), [0, 2, 3, 1, 4], length: 900_000, before: 1_000_000,
            legs: [100_000, 150_000, 200_000, 50_000, 400_000])
        #expect(
            page(found, unit: .miles, method: "by road") == """
                Best order for “Line”: 5 stops, round trip

                #  Was  Stop               Leg
                1    1  West
                2    3  Near           62.1 mi  moved
                3    4  Middle         93.2 mi  moved
                4    2  East          124.3 mi  moved
                5    5  Far            31.1 mi
                        back to West  248.5 mi

                Before  621.4 mi by road
                After   559.2 mi by road, 62.2 mi or 10.0 % less
                Proven shortest.
                """)
    }

    @Test("an order that is best already says so and offers nothing")
    func bestAlready() {
        let found = proposal(line(), [0, 1, 2, 3, 4], length: 5_000, before: 5_000)
        let page = OrderFormatter(unit: .kilometers, method: "by road").page(found)
        #expect(!page.offersChange)
        #expect(page.rows.allSatisfy { $0.mark == "" })
        #expect(
            page.summary == [
                "Before  5.00 km by road", "The stops are in the best order already.", "Proven shortest.",
            ])
    }

    @Test("the quality of the order is shown and never exaggerated")
    func whatIsKnownOfTheOrderIsSaidAndNeverTooMuch() {
        let order = [0, 2, 3, 1, 4]
        // A bound of 99,651 m leaves at most 0.3502 %, which is more than 0.35 %.
        #expect(
            summary(proposal(line(), order, length: 100_000, before: 120_000, bound: 99_651)).last
                == "Within 0.36 % of the best possible.")
        #expect(
            summary(proposal(line(), order, length: 100_000, before: 120_000, bound: 90_000)).last
                == "Within 11.2 % of the best possible.")
        #expect(
            summary(proposal(line(), order, length: 100_000, before: 120_000, bound: 80_000, ignoresLocks: true)).last
                == "Within 25.0 % of the best possible, measured without the locks.")
        #expect(
            summary(proposal(line(), order, length: 100_000, before: 120_000, bound: 0)).last
                == "How close it is to the best possible is not known.")
        #expect(
            summary(proposal(line(), [0, 1, 2, 3, 4], length: 100_000, before: 100_000, bound: 98_000))
                == [
                    "Before  100.0 km by road", "No better order was found; the stops stay as they are.",
                    "Within 2.1 % of the best possible.",
                ])
    }

    @Test(
        "the difference is shown in units in which it is not zero",
        arguments: [
            (444_780.0, 333_585.0, ["After   444.8 km by road, 111.2 km or 33.3 % more", Self.ends]),
            (222_390, 333_585, ["After   222.4 km by road, 111.2 km or 33.3 % less"]),
            (100_400, 100_000, ["After   100.4 km by road, 0.40 km or 0.40 % more", Self.ends]),
            (100_000, 100_000, ["After   100.0 km by road, as long as before"]),
            (100_000.000_001, 100_000, ["After   100.0 km by road, as long as before"]),
            (99_999, 100_000, ["After   100.0 km by road, 1 metre less"]),
            (100_003, 100_000, ["After   100.0 km by road, 3 metres more", Self.ends]),
            (99_999.1, 100_000, ["After   100.0 km by road, as long as before"]),
            (29_999_950, 30_000_000, ["After   30000.0 km by road, 0.05 km less"]),
            (46, 50, ["After   0.05 km by road, 8.0 % less"]),
            (50_000, 0, ["After   50.0 km by road, 50.0 km more", Self.ends]),
        ])
    func difference(length: Double, before: Double, lines: [String]) {
        #expect(
            summary(proposal(line(), [2, 0, 1, 3, 4], length: length, before: before)).dropFirst().dropLast()
                .elementsEqual(lines))
    }

    @Test("an order that is not noticeably shorter is not proposed")
    func anOrderThatSavesNothingToBeSeenLeavesTheStops() {
        let order = [0, 2, 1, 3, 4]
        // Found and proven, but 0.4 m in 30,000 km: what stays is less than a metre from it, and not proven shortest.
        let near = proposal(line(), order, length: 30_000_000, before: 30_000_000.4, keepsOrder: true)
        #expect(near.isUnchanged && near.order == [0, 1, 2, 3, 4])
        #expect(
            summary(near) == [
                "Before  30000.0 km by road", "The stops are in the best order already, to less than a metre.",
                "Within 0.01 % of the best possible.",
            ])
        #expect(OrderFormatter(unit: .kilometers, method: "").page(near).rows.allSatisfy { $0.mark == "" })
        #expect(
            OrderDocument.json(near).text()
                == "{\"beforeMeters\":30000000.4,\"afterMeters\":30000000.4,\"lowerBoundMeters\":30000000,\"proven\":false,"
                + "\"order\":[1,2,3,4,5],\"stopped\":null,\"by\":\"distance\"}")
        // 7 mm are below the precision of the proof.
        let same = proposal(line(), order, length: 30_000_000, before: 30_000_000.007, keepsOrder: true)
        #expect(
            summary(same) == [
                "Before  30000.0 km by road", "The stops are in the best order already.", "Proven shortest.",
            ])
        let weak = proposal(
            line(), order, length: 30_000_000, before: 30_000_000.4, bound: 29_000_000, keepsOrder: true)
        #expect(summary(weak)[1] == "No better order was found; the stops stay as they are.")
        #expect(summary(weak)[2] == "Within 3.5 % of the best possible.")
    }

    private static let ends = "It gets longer because of the ends that were asked for."

    @Test("a search that was stopped shows the reason")
    func aSearchThatWasEndedSaysWhatEndedIt() {
        let order = [0, 2, 3, 1, 4]
        #expect(
            summary(proposal(line(), order, length: 99_900, before: 100_000, bound: 99_000, wasCut: true))
                == [
                    "Before  100.0 km by road", "After   99.9 km by road, 0.10 km or 0.10 % less",
                    "Within 0.91 % of the best possible.", "The time ran out; --time gives the search more of it.",
                ])
        #expect(
            summary(
                proposal(
                    line(), order, length: 99_900, before: 100_000, bound: 99_000, wasCut: true, stoppedBy: .interrupt)
            ).last == "The search was stopped; this is the best so far.")
    }

    @Test("a page says that the trip becomes a round trip or a one-way trip")
    func anotherKindOfTripIsSaid() {
        let round = proposal(line(), [0, 1, 2, 3, 4], length: 9_000, before: 9_000, isRoundTrip: true)
        #expect(summary(round).last == "It becomes a round trip.")
        #expect(!round.isUnchanged)
        let oneWay = proposal(line(roundTrip: true), [0, 1, 2, 3, 4], length: 9_000, before: 9_000, isRoundTrip: false)
        #expect(summary(oneWay).last == "It becomes a one-way trip.")
        #expect(!oneWay.isUnchanged)
    }

    @Test("trips without stops and with one stop have a page")
    func tripsOfNoStopAndOneStopHaveAPageToo() {
        let empty = Trip(id: id(9), name: name("Empty"))
        #expect(
            page(proposal(empty, [], length: 0, before: 0)) == """
                Best order for “Empty”: 0 stops, one way

                Before  0 km straight line
                The stops are in the best order already.
                Proven shortest.
                """)
        var one = Trip(id: id(9), name: name("One"), waypoints: [stop(91, "Only", 1, 1)])
        for (kind, isRoundTrip) in [("one way", false), ("round trip", true)] {
            one.isRoundTrip = isRoundTrip
            #expect(
                page(proposal(one, [0], length: 0, before: 0)) == """
                    Best order for “One”: 1 stop, \(kind)

                    #  Was  Stop
                    1    1  Only

                    Before  0 km straight line
                    The stops are in the best order already.
                    Proven shortest.
                    """)
        }
    }

    @Test("control characters in names do not reach the terminal")
    func namesOfOthersDoNotReachTheTerminalAsTheyAre() {
        let trip = Trip(
            id: id(9), name: name(Hostile.controls),
            waypoints: [stop(91, Hostile.controls, 1, 1), stop(92, "B", 1, 2)], isRoundTrip: true)
        let shown = page(proposal(trip, [0, 1], length: 222_390, before: 222_390))
        #expect(
            shown == """
                Best order for “Red\\u{1B}[31m\\u{202E}gnp”: 2 stops, round trip

                #  Was  Stop                                   Leg
                1    1  Red\\u{1B}[31m\\u{202E}gnp
                2    2  B                                 111.2 km
                        back to Red\\u{1B}[31m\\u{202E}gnp  111.2 km

                Before  222.4 km straight line
                The stops are in the best order already.
                Proven shortest.
                """)
    }

    @Test("in a narrow terminal a stop takes two lines, and only names are cut")
    func aNarrowTerminalCutsNamesAndNothingElse() {
        let trip = Trip(
            id: id(9), name: name("T"),
            waypoints: [stop(91, "A rather long name of a stop", 1, 1), stop(92, "B", 1, 2)])
        let lines = page(
            proposal(trip, [0, 1], length: 111_195, before: 111_195), TerminalContext(width: 24, outputIsTerminal: true)
        ).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 24 })
        #expect(lines.contains { $0.hasPrefix("1    1  A rather long n") && $0.hasSuffix("…") })
        #expect(lines.contains { $0.hasSuffix("111.2 km") })
    }

    @Test("progress shows the length and the bound")
    func progressTellsLengthAndPromise() {
        let formatter = OrderFormatter(unit: .nauticalMiles, method: "by road")
        #expect(
            formatter.progress(OrderProgress(best: 185_200, bound: 180_000))
                == "searching: 100.0 nmi, at most 2.9 % above the best possible")
        #expect(
            formatter.progress(OrderProgress(best: 185_200, bound: 185_200))
                == "searching: 100.0 nmi, at most 0.00 % above the best possible")
        #expect(formatter.progress(OrderProgress(best: 185_200, bound: 0)) == "searching: 100.0 nmi")
    }

    @Test("for programs it tells whether the clock or a signal ended the search")
    func stoppedForPrograms() {
        func ending(wasCut: Bool, _ signal: Signal?) -> String? {
            let proposal = proposal(
                line(), [0, 2, 3, 1, 4], length: 99_900, before: 100_000, bound: 99_000, wasCut: wasCut,
                stoppedBy: signal)
            return OrderDocument.json(proposal).text().split(separator: "\"stopped\":").last.map(String.init)
        }
        #expect(ending(wasCut: false, nil) == "null,\"by\":\"distance\"}")
        #expect(ending(wasCut: true, nil) == "\"time\",\"by\":\"distance\"}")
        #expect(ending(wasCut: true, .interrupt) == "\"interrupt\",\"by\":\"distance\"}")
        #expect(ending(wasCut: true, .terminate) == "\"interrupt\",\"by\":\"distance\"}")
    }

    @Test("the document contains metres and the old numbers of the stops")
    func programsGetMetresAndOldStopNumbers() {
        #expect(
            OrderDocument.json(
                proposal(line(), [0, 2, 3, 1, 4], length: 444_779.70612, before: 889_560, bound: 444_000.25)
            ).text()
                == "{\"beforeMeters\":889560,\"afterMeters\":444779.706,\"lowerBoundMeters\":444000.25,\"proven\":false,"
                + "\"order\":[1,3,4,2,5],\"stopped\":null,\"by\":\"distance\"}"
        )
        #expect(
            OrderDocument.json(proposal(Trip(id: id(9), name: name("E")), [], length: 0, before: 0)).text()
                == "{\"beforeMeters\":0,\"afterMeters\":0,\"lowerBoundMeters\":0,\"proven\":true,\"order\":[],\"stopped\":null,\"by\":\"distance\"}"
        )
    }
}
