import Entities
import JSON
import Platform
import TestSupport
import Testing

/// The program with map data that never answers, and a person who presses Ctrl-C.
@Suite("Without an answer")
struct NoAnswerTests {
    private func coasts() throws -> Session {
        let session = try Session([coast(), alps()])
        try session.put("Lyon\nParis\n", at: "/home/me/list.txt")
        return session
    }

    @Test(
        "Ctrl-C ends a command that waits, and nothing is changed",
        arguments: [
            ["list"], ["list", "--json"], ["show", "1"], ["show", "1", "--json"], ["report"],
            ["export", "--format", "csv"],
            ["export", "--format", "gpx-track"], ["add", "1", "A=40,5", "--best"], ["optimize", "1"],
            ["optimize", "1", "--apply"], ["import", "/home/me/list.txt"],
        ])
    func waits(words: [String]) throws {
        let session = try coasts()
        let before = session.text(at: Session.library)
        let run = session.runWithoutAnswers(words, InMemoryStandardStreams(script: [.signal(.interrupt)]))
        #expect(run == Session.Run(status: 130, output: "", errors: ""))
        #expect(session.text(at: Session.library) == before)
        // The loop never turns for anything else: Ctrl-C acts before any time passes.
        #expect(session.waited == .zero)
    }

    @Test(
        "a change that needs no answer is saved and counts, though the distances after it are not known",
        arguments: [
            (["rename", "1", "X"], "“Coast” is now called “X”.\n"),
            (["move", "1", "3", "1"], "“Faro” is now stop 1.\n"), (["remove", "1", "2"], "Removed “Porto”.\n"),
            (["reverse", "1"], "Reversed the order of the stops.\n"), (["loop", "1"], "It is a round trip now.\n"),
            (["edit", "1", "1", "--name", "L"], "“Lisbon” is now called “L”.\n"),
            (["add", "1", "A=40,5"], "Added A as stop 4 of “Coast”.\n"),
            (["add", "1", "40,5"], "Added 40, 5 as stop 4 of “Coast”.\n"),
            (["new", "T", "40,5"], "Made “T”, trip 1 of the list.\nAdded 40, 5.\n"),
            (["new", "T"], "Made “T”, trip 1 of the list.\n"), (["delete", "1"], "Deleted “Coast”.\n"),
            (["duplicate", "1"], "Made “Coast (copy)”.\n"),
            (
                ["split", "1", "2"],
                "Split it into 2 trips: “Coast” (1 stop), “Coast (2)” (2 stops).\n"
                    + "None of them has the drive from “Lisbon” to “Porto”.\n"
            ),
            (["copy", "1", "2", "1"], "Copied “Porto” to “Coast” as stop 4.\n"),
        ])
    func saves(words: [String], output: String) throws {
        let session = try coasts()
        let before = session.text(at: Session.library)
        let run = session.runWithoutAnswers(words, InMemoryStandardStreams(script: [.signal(.interrupt)]))
        #expect(run == Session.Run(status: 0, output: output, errors: ""))
        #expect(session.text(at: Session.library) != before)
        #expect(session.run("undo").status == 0)
        #expect(session.text(at: Session.library) == before)
    }

    @Test("a program gets the trips of a saved change too, with null for distances that have not come")
    func savesForPrograms() throws {
        for (words, names) in [
            (["rename", "1", "X"], ["X"]), (["add", "1", "A=40,5"], ["Coast"]),
            (["split", "1", "2"], ["Coast", "Coast (2)"]),
        ] {
            let session = try coasts()
            let run = session.runWithoutAnswers(
                words + ["--json"], InMemoryStandardStreams(script: [.signal(.interrupt)]))
            #expect(run.status == 0 && run.errors == "", "\(words)")
            let document = try JSONValue(parsing: run.output)
            let trips = document.array ?? [document]
            #expect(trips.map { $0["name"]?.string } == names)
            #expect(trips.allSatisfy { $0["legs"] == .null && $0["distanceMeters"] == .null }, "\(run.output)")
            #expect(trips.allSatisfy { $0["waypoints"]?.array?.isEmpty == false }, "\(run.output)")
            #expect(session.run("undo").status == 0)
        }
    }

    @Test("with late answers every run of these tests really waits, and with answers at once none does")
    func lateAnswers() throws {
        let session = try coasts()
        for words in [
            ["show", "1"], ["list"], ["add", "1", "Lyon"], ["optimize", "1"],
        ] {
            _ = session.run(words, InMemoryStandardStreams())
            #expect(session.waitedForLateAnswers >= .milliseconds(30), "\(words)")
            #expect(session.waited == .zero, "\(words)")
        }
    }

    @Test("the menus show what is known after 300 ms, and go on")
    func menus() throws {
        let session = try coasts()
        let run = session.runWithoutAnswers([], InMemoryStandardStreams(typing: "1\nm 3 1\nb\nq\n"))
        #expect(run.status == 0)
        #expect(run.output.contains("1  Coast      3         …"))
        #expect(run.output.contains("“Faro” is now stop 1."))
    }

    @Test("a page is waited for once, not again before every line")
    func waitsOnce() throws {
        let session = try coasts()
        let run = session.runWithoutAnswers([], InMemoryStandardStreams(typing: "foo\n\n?\nfoo\nq\n"))
        #expect(run.status == 0)
        #expect(session.waited == .milliseconds(300))
    }
}
