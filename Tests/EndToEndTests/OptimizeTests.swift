import Foundation
import TestSupport
import Testing

/// The best order by command, by menu and on a terminal.
@Suite struct OptimizeTests {
    /// Five stops on a meridian in a bad order: the best order is north by latitude.
    private func program() throws -> Program {
        let program = try Program()
        try program.run("new", "Line", "A=0,0", "D=3,0", "B=1,0", "C=2,0", "E=4,0")
        return program
    }

    @Test("The proposal is shown and nothing is changed") func shownProposal() throws {
        let program = try program()
        let before = try program.read(program.libraryFile)
        let run = try program.run("optimize", "Line")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(
            run.output == """
                Best order for “Line”: 5 stops, one way

                #  Was  Stop       Leg
                1    1  A
                2    3  B     111.2 km  moved
                3    4  C     111.2 km  moved
                4    2  D     111.2 km  moved
                5    5  E     111.2 km

                Before  889.6 km straight line
                After   444.8 km straight line, 444.8 km or 50.0 % less
                Proven shortest.
                Take it with: roadtrip optimize Line --apply

                """)
        #expect(try program.run("optimize", "Line").output == run.output)
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("Taking it is one change that can be undone") func applied() throws {
        let program = try program()
        let before = try program.read(program.libraryFile)
        #expect(try program.run("optimize", "Line", "--apply").output.hasSuffix("“Line” is in the best order now.\n"))
        #expect(try program.run("show", "Line").output.contains("5 stops, 444.8 km"))
        #expect(try program.run("optimize", "Line").output.contains("The stops are in the best order already."))
        try program.run("undo")
        #expect(try program.read(program.libraryFile) == before)
        #expect(try program.run("optimize", "Line", "--loop", "--apply").output.contains("It becomes a round trip."))
        #expect(try program.run("show", "Line").output.contains("round trip, 889.6 km"))
        #expect(try program.run("optimize", "Line", "--end", "any").output.contains("It becomes a one-way trip."))
        try program.run("undo")
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("Programs get numbers") func numbers() throws {
        let run = try program().run("optimize", "Line", "--json")
        let value = try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(
            Set(value.keys) == ["beforeMeters", "afterMeters", "lowerBoundMeters", "proven", "order", "stopped", "by"])
        #expect(value["order"] as? [Int] == [1, 3, 4, 2, 5])
        #expect(value["proven"] as? Bool == true)
        #expect(value["afterMeters"] as? Double == value["lowerBoundMeters"] as? Double)
    }

    @Test("Constraints are kept") func constraints() throws {
        let program = try program()
        func order(_ words: String...) throws -> [Int] {
            let run = try program.run(["optimize", "Line", "--json"] + words)
            let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            return value?["order"] as? [Int] ?? []
        }
        #expect(try order("--lock", "D") == [1, 2, 3, 4, 5])
        #expect(try order("--start", "E", "--end", "A") == [5, 2, 4, 3, 1])
        #expect(try order("--start", "B", "--end", "any").first == 3)
        #expect(try order("--start", "any", "--end", "C").last == 4)
        #expect(try order("--loop").first == 1)
        #expect(try order("--start", "any", "--end", "any") == [1, 3, 4, 2, 5])
    }

    @Test("A saving that nobody sees changes nothing") func tinySaving() throws {
        let program = try Program()
        try program.run("new", "Long", "A=0,0", "B=0,90.000001", "C=0,90", "D=0,170")
        let before = try program.read(program.libraryFile)
        let run = try program.run("optimize", "Long", "--apply")
        #expect(
            run.output.hasSuffix(
                """
                The stops are in the best order already, to less than a metre.
                Within 0.01 % of the best possible.
                Nothing was changed.

                """), "\(run.output)")
        let json = try program.run("optimize", "Long", "--apply", "--json").output
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(value?["order"] as? [Int] == [1, 2, 3, 4])
        #expect(value?["afterMeters"] as? Double == value?["beforeMeters"] as? Double)
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("A stop with a comma in its name can be locked") func commaInName() throws {
        let program = try Program()
        try program.run("new", "Line", "A=0,0", "40,10", "B=1,0", "C=2,0", "E=4,0")
        let run = try program.run("optimize", "Line", "--lock", "40, 10")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("40, 10") && run.output.contains("locked\n"))
    }

    @Test("Ends that do not fit make a trip longer and it says so") func longerTrip()
        throws
    {
        let program = try Program()
        try program.run("new", "Line", "A=0,0", "B=0,1", "C=0,2", "D=0,3")
        let longer = try program.run("optimize", "Line", "--start", "2").output
        #expect(
            longer.contains(
                """
                Before  333.6 km straight line
                After   444.8 km straight line, 111.2 km or 33.3 % more
                It gets longer because of the ends that were asked for.
                Proven shortest.
                Take it with: roadtrip optimize Line --start 2 --apply

                """), "\(longer)")
        #expect(
            try program.run("optimize", "Line", "--start", "D", "--end", "A").output.contains(", as long as before\n"))
    }

    @Test(
        "Stops that are not there are not found",
        arguments: [(["--lock", "9"], "--lock"), (["--start", "nowhere"], "--start"), (["--end", "9"], "--end")])
    func missingStops(words: [String], option: String) throws {
        let program = try program()
        let before = try program.read(program.libraryFile)
        let run = try program.run(["optimize", "Line", "--apply"] + words)
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains(option))
        #expect(run.output == "")
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test(
        "Contradictions are usage errors that name the option",
        arguments: [
            (["--lock", "2,2"], "--lock"), (["--lock", "2", "--lock", "D"], "--lock"),
            (["--start", "E"], "--start"), (["--start", "B", "--end", "B"], "--end"), (["--end", "A"], "--end"),
            (["--time", "0"], "--time"), (["--time", "-1"], "--time"),
            (["--time", "nan"], "--time"), (["--time", "1e9"], "--time"), (["--start", "B", "--lock", "1"], "--lock"),
            (["--loop", "--end", "any"], "--end"),
        ])
    func contradictions(words: [String], option: String) throws {
        let program = try program()
        let before = try program.read(program.libraryFile)
        let run = try program.run(["optimize", "Line", "--apply"] + words)
        #expect(run.status == 64, "\(run.errors)")
        #expect(run.errors.contains(option))
        #expect(run.output == "")
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("Few stops and equal stops are fine") func fewStops() throws {
        let program = try Program()
        try program.run("new", "Few")
        for _ in 0..<4 {
            #expect(try program.run("optimize", "Few", "--apply").status == 0)
            try program.run("add", "Few", "Same=1,1")
        }
        #expect(try program.run("optimize", "Few").output.contains("The stops are in the best order already."))
        #expect(try program.run("add", "Few", "--at", "1", "--best").status == 64)
    }

    @Test("A stop goes where it costs least") func bestPlace() throws {
        let program = try Program()
        try program.run("new", "Line", "A=0,0", "C=2,0")
        let run = try program.run("add", "Line", "B=1,0", "D=3,0", "--best")
        #expect(
            run.output == """
                Added B as stop 2 of “Line”, 0 km longer.
                Added D as stop 4 of “Line”, 111.2 km longer.
                Total: 333.6 km straight line

                """)
    }

    @Test("In the menus ‘t’ takes the proposal and anything else does not")
    func menuAnswer() throws {
        let program = try program()
        let refused = try program.run(input: "1\no\nno\nb\nq\n")
        #expect(refused.output.contains("order> \n"))
        #expect(refused.output.contains("Nothing was changed."))
        #expect(try program.run("show", "1").output.contains("889.6 km"))
        let taken = try program.run(input: "1\no\nt\nu\nU\nq\n")
        #expect(taken.output.contains("“Line” is in the best order now.\n"))
        #expect(try program.run("show", "1").output.contains("444.8 km"))
    }

    @Test("In the menus every kind of order can be asked for") func menuKinds() throws {
        let program = try program()
        let session = try program.run(
            input: """
                1
                o loop
                t
                u
                o end any start E
                t
                u
                o lock D time 10
                o start 5
                o loops
                ?
                q

                """)
        #expect(session.status == 0 && session.errors == "")
        let said = [
            "Best order for “Line”: 5 stops, round trip\n", "It becomes a round trip.\n",
            "“Line” is in the best order now.\n", "1    5  E               moved\n",
            "2    2  D     333.6 km  locked\n", "start: stop 5 cannot be first and last; end any ends elsewhere\n",
            "“loops” is not known here; what is: loop, start STOP, end STOP, lock STOPS, time SECONDS, by road|time|distance\n",
            "loop, start X, end X, lock 2,3, time 10, by road|time|distance\n",
        ]
        for sentence in said { #expect(session.output.contains(sentence), "\(sentence)\(session.output)") }
        #expect(try program.run("show", "1").output.contains("889.6 km"))
    }

    @Test("The command that is shown applies the proposal") func shownCommand() throws {
        let program = try Program()
        for name in ["Joe's $HOME", "-x", "a\u{1B}'\\\u{202E}b"] {
            try program.run("new", "--", name, "A=0,0", "D=3,0", "B=1,0", "C=2,0", "E=4,0")
            let proposal = try program.run("optimize", "--", name)
            let offer = try #require(proposal.output.split(separator: "\n").last)
            #expect(offer.hasPrefix("Take it with: roadtrip optimize "))
            let taken = try program.shell(String(offer.dropFirst("Take it with: ".count)))
            #expect(taken.status == 0, "\(taken.errors)")
            #expect(taken.output.hasSuffix("is in the best order now.\n"))
        }
    }

    @Test(
        "a proposal for a trip that another program has changed is refused with the reason",
        arguments: [
            (["edit", "Line", "C", "--place", "50,50"], "“C” is at another place by now; no stop was moved"),
            (
                ["move", "Line", "2", "3"],
                "the stops of the trip are in another order by now; no stop was moved"
            ),
            (["add", "Line", "New=9,9"], "the stops of the trip have changed meanwhile; no stop was moved"),
            (["loop", "Line"], "the trip has become a round trip meanwhile; no stop was moved"),
            (["delete", "Line"], "the trip is not there any more; it was deleted meanwhile"),
        ])
    func aProposalThatAnotherProgramOvertookIsRefused(words: [String], reason: String) throws {
        let program = try program()
        let terminal = try PseudoTerminal(program, [])
        try terminal.wait(for: "trips> ")
        terminal.type("1\r")
        try terminal.wait(for: "trip> ")
        terminal.type("o\r")
        try terminal.wait(for: "order> ")
        #expect(try program.run(words).status == 0)
        let before = try program.read(program.libraryFile)
        terminal.type("t\r")
        try terminal.wait(for: String(reason.dropFirst()))
        #expect(try program.read(program.libraryFile) == before)
        guard words[0] != "delete" else { return }
        // The next search begins with what the other program has done.
        terminal.type("o\r")
        try terminal.wait(for: "order> ")
        terminal.type("t\r")
        try terminal.wait(for: "is in the best order now.")
        #expect(try program.read(program.libraryFile) != before)
    }

    @Test("A proposal survives a new name that another program gave")
    func renamedMeanwhile() throws {
        let program = try program()
        let terminal = try PseudoTerminal(program, ["open", "Line"])
        try terminal.wait(for: "trip> ")
        terminal.type("o\r")
        try terminal.wait(for: "order> ")
        try program.run("rename", "Line", "Better")
        try program.run("edit", "Better", "C", "--note", "wait")
        terminal.type("t\r")
        try terminal.wait(for: "is in the best order now.")
        #expect(try program.run("show", "Better").output.contains("5 stops, 444.8 km"))
        #expect(try program.run("show", "Better").output.contains("wait"))
    }

    @Test("Ctrl-C in the menus leads back to the proposal") func controlCInTheMenusLeadsBackToTheProposal() throws {
        let program = try Program()
        try program.run("import", program.write("many.json", RandomTrips.json(stops: 300, seed: 11)))
        let before = try program.read(program.libraryFile)
        let terminal = try PseudoTerminal(program, ["open", "Random"])
        try terminal.wait(for: "trip> ")
        terminal.type("o\r")
        // A search that is stopped before it has found anything better offers nothing.
        try terminal.wait(for: "above the best possible", seconds: 60)
        terminal.type("\u{03}")
        try terminal.wait(for: "The search was stopped; this is the best so far.", seconds: 60)
        try terminal.wait(for: "order> ")
        terminal.type("b\r")
        try terminal.wait(for: "Nothing was changed.")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("Ctrl-C ends the search and applies nothing") func controlCEndsTheSearchAndAppliesNothing() throws {
        let program = try Program()
        try program.run("import", program.write("many.json", RandomTrips.json(stops: 300, seed: 11)))
        let before = try program.read(program.libraryFile)
        let terminal = try PseudoTerminal(program, ["optimize", "Random", "--time", "600", "--apply"])
        try terminal.wait(for: "searching: ", seconds: 60)
        terminal.type("\u{03}")
        try terminal.wait(for: "The search was stopped; this is the best so far.", seconds: 60)
        #expect(try terminal.waitForEnd(seconds: 60) == 130)
        #expect(terminal.isAsFound)
        #expect(try program.read(program.libraryFile) == before)
    }

    /// Ten thousand places on a circle around the north of France, in a wild order. The shortest round trip goes along
    /// the circle: its length is known.
    private func circle(_ count: Int) -> (json: String, metres: Double) {
        let radius = 5.0 * .pi / 180
        let center = (latitude: 49.0 * .pi / 180, longitude: 2.0 * .pi / 180)
        let lines = (0..<count).map { number in
            // 3,761 and 10,000 have no common divisor, so that every place comes once.
            let bearing = 2 * .pi * Double(number * 3_761 % count) / Double(count)
            let sine = sin(center.latitude) * cos(radius) + cos(center.latitude) * sin(radius) * cos(bearing)
            let longitude =
                center.longitude
                + atan2(
                    sin(bearing) * sin(radius) * cos(center.latitude), cos(radius) - sin(center.latitude) * sine)
            return #"{"name": "S\#(number + 1)", "location": {"latitude": \#(asin(sine) * 180 / .pi), "#
                + #""longitude": \#(longitude * 180 / .pi)}}"#
        }
        // The great circle between two neighbours: sin(a / 2) = sin(radius) sin(pi / n).
        let leg = 2 * asin(sin(radius) * sin(.pi / Double(count))) * 6_371_008.8
        return (
            #"{"name": "Circle", "roundTrip": true, "waypoints": ["# + lines.joined(separator: ",\n") + "]}\n",
            leg * Double(count)
        )
    }

    @Test(
        "ten thousand stops: a permutation that keeps ends and locks, under a bound that is valid, in little memory",
        arguments: LongRun.cases([[], ["--lock", "2000,5000"], ["--end", "last"]]))
    func tenThousandStops(words: [String]) throws {
        let program = try Program()
        let circle = circle(10_000)
        try program.run("import", program.write("circle.json", circle.json))
        try program.run("edit", "Circle", "10000", "--name", "last")
        let before = try program.read(program.libraryFile)
        // A full matrix alone takes 800 MB.
        let words = words.map { "'\($0)'" }.joined(separator: " ")
        let run = try program.shell("ulimit -v 600000 && roadtrip optimize Circle --time 1 --json \(words)")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "")
        let value = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let order = try #require(value["order"] as? [Int])
        #expect(order.sorted() == Array(1...10_000))
        #expect(order.first == 1)
        if words.contains("lock") { #expect(order[1_999] == 2_000 && order[4_999] == 5_000) }
        if words.contains("end") { #expect(order.last == 10_000) }
        let bound = try #require(value["lowerBoundMeters"] as? Double)
        let length = try #require(value["afterMeters"] as? Double)
        let start = try #require(value["beforeMeters"] as? Double)
        // A path between two ends is at most as long as the loop, and a loop with locks at least as long.
        #expect(bound > 0 && bound <= circle.metres * (1 + 1e-9))
        #expect(length <= start && length >= bound)
        if !words.contains("end") { #expect(length >= circle.metres * (1 - 1e-9)) }
        #expect(try program.read(program.libraryFile) == before)
    }
}
