import CommandSyntax
import Entities
import Platform
import TestSupport
import Testing

/// The menus as a script uses them, on a machine of memory.
@Suite struct MenuScriptTests {
    @Test("A script is offered nothing: an ambiguous place is refused with its candidates, and numbers choose none")
    func ambiguousPlace() throws {
        let session = try Session([alps()])
        let run = session.run(["open", "Alps"], typing: "a Springfield\n2\nl Springfield\n1\nq\n")
        #expect(run.status == 0)
        #expect(
            run.output.contains("“Springfield” fits 10 places or more\nGive one of:\n  'Springfield, Massachusetts'  "))
        #expect(!run.output.contains("Type a number") && !run.output.contains("Type its number"))
        // The 2 is a stop, and at its page 1 is nothing.
        #expect(run.output.contains("Stop 2 of 2 in “Alps”"))
        #expect(run.output.contains("There is nothing to choose from"))
        #expect(session.run("show", "1", "--json").output.contains("\"Thun\""))
        // What a list of places goes on with is still read as places.
        _ = session.run(["open", "Alps"], typing: "a\nSpringfield\nLyon\n\nq\n")
        #expect(session.run("show", "1").output.contains("3  Lyon"))
    }

    @Test("Stops are copied with and without “to”; several quoted names are several")
    func arguments() throws {
        let session = try Session([coast(), alps()])
        let run = session.run(
            ["open", "Coast"],
            typing: "c 1-2 2\nc Faro Alps\nc 1-2 Alps at 1\nc 3 al move\nd \"Lisbon\" 'Porto'\nq\n")
        #expect(run.output.contains("Copied “Lisbon”, “Porto” to “Alps” as stops 3 to 4."))
        #expect(run.output.contains("Copied “Faro” to “Alps” as stop 5."))
        #expect(run.output.contains("Copied “Lisbon”, “Porto” to “Alps” as stops 1 to 2."))
        #expect(run.output.contains("Moved “Faro” to “Alps” as stop 8."))
        #expect(run.output.contains("Removed “Lisbon”, “Porto”."))
        #expect(session.run("list").output.contains("1  Coast      0"))
        _ = session.run([], typing: "d \"Alps\" \"Coast\"\nq\n")
        #expect(session.run("list").output == "No trips yet.\n")
    }

    @Test("Output that is lost behind a change says that the change is saved")
    func fullOutput() throws {
        let session = try Session([coast()])
        let streams = InMemoryStandardStreams(typing: "n Lost\nq\n")
        // The list and its prompt fit, the page of the new trip does not.
        streams.outputCapacity = 200
        let run = session.run([], streams)
        #expect(run.status == 74)
        #expect(
            run.errors == """
                roadtrip: error: cannot write the output: No space left on device
                Hint: What was changed is saved.

                """)
        #expect(session.run("list", "--names").output == "Lost\nCoast\n")
    }

    @Test("What was decided about the days and not kept is said when they are left, and shown again")
    func daysNotKept() throws {
        let session = try Session([alps()])
        let run = session.run(["open", "Alps"], typing: "y\nstart 2027-06-12\nb\ny\nq\n")
        #expect(
            run.output.contains("The days were tried, not kept: y shows them again, and t there keeps them."))
        #expect(run.output.ranges(of: "Sat 12 Jun 2027").count >= 2)
        #expect(run.output.hasSuffix("What was decided about the days was not kept.\n"))
        let kept = session.run(["open", "Alps"], typing: "y\nstart 2027-06-12\nt\nb\ny\nb\nq\n")
        #expect(!kept.output.contains("What was decided"))
    }

    @Test("Where a stop is stands in words, and its coordinates on its page")
    func places() throws {
        let session = try Session([alps()])
        session.run("add", "1", "38.5733,-109.5498", "30,-40")
        let show = session.run("show", "1").output
        #expect(show.contains("1  Bern       Bern, CH"))
        #expect(show.contains("Utah, US") && show.contains("4  30, -40    30, -40"))
        #expect(session.run(["open", "1"], typing: "1\nq\n").output.contains("  place   46.95, 7.44, Bern, CH"))
    }
}
