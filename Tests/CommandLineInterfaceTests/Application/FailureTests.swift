import Entities
import Platform
import TestSupport
import Testing

/// Every way the program can end other than well: its status, what is said, and what is on disk afterwards.
@Suite struct FailureTests {
    @Test(
        "what is not there or not possible is refused with 1",
        arguments: [
            (["show", "9"], "there is no trip 9; the library has 2 trips", nil),
            (["show", "Cost"], "no trip is called “Cost”", "Did you mean “Coast” (1)?"),
            (["show", ""], "no trip is called “”", nil),
            (["move", "1", "1", "4"], "“Coast” has 3 stops; there is no stop 4", nil),
            (["move", "1", "1", "0"], "“Coast” has 3 stops; there is no stop 0", nil),
            (["move", "1", "1", "-1"], "“Coast” has 3 stops; there is no stop -1", nil),
            (["move", "1", "1", "abc"], "no stop of “Coast” is called “abc”", nil),
            (
                ["move", "1", "1", "99999999999999999999"],
                "there is no stop 99999999999999999999; “Coast” has 3 stops",
                nil
            ),
            (["remove", "1", "0"], "there is no stop 0; “Coast” has 3 stops", nil),
            (["add", "1", "1,2", "--at", "5"], "“Coast” has 3 stops; a new one can have number 1 to 4, not 5", nil),
            (
                ["add", "1", "1,2", "--at", "-9223372036854775808"],
                "“Coast” has 3 stops; a new one can have number 1 to 4, not -9223372036854775808", nil
            ),
            (["rename", "1", "  "], "a name cannot be empty", nil),
            (["undo"], "there is nothing to undo", nil),
            (
                ["add", "1", "Qqzzqqzzqq"],
                "no place is known as “Qqzzqqzzqq”",
                "Try a town nearby, coordinates (46.02, 7.75) or a link of a map; NAME=TOWN keeps the name."
            ),
            (
                ["add", "1", "40.757,", "-73.986"],
                "2 arguments make one place together; put quotes around them: “40.757,-73.986”", nil
            ),
        ] as [([String], String, String?)])
    func refused(words: [String], message: String, hint: String?) throws {
        let session = try Session([coast(), alps()])
        let before = session.text(at: Session.library)
        let hints = hint.map { "Hint: \($0)\n" } ?? ""
        #expect(
            session.run(words, InMemoryStandardStreams())
                == Session.Run(status: 1, output: "", errors: "roadtrip: error: \(message)\n\(hints)"))
        #expect(session.text(at: Session.library) == before)
    }

    @Test("Several trips that fit are listed and none is taken") func severalTripsFit()
        throws
    {
        let session = try Session([
            Trip(id: id(1), name: name("Alpha")), Trip(id: id(2), name: name("Alps")), coast(),
        ])
        #expect(
            session.run("delete", "al")
                == Session.Run(
                    status: 1, output: "",
                    errors: "roadtrip: error: “al” fits 2 trips\nHint: give its number: 1 “Alpha”, 2 “Alps”\n"))
        #expect(session.run("list", "--names").output == "Alpha\nAlps\nCoast\n")
    }

    @Test(
        "a command line that is not right ends with 64",
        arguments: [
            ["lst"], ["history", "extra"], ["add"], ["add", "1", "--at", "x"], ["add", "1", "--nope"], ["undo", "0"],
            ["undo", "-3"], ["list", "--color", "pink"], ["report", "--format", "pdf"], ["completions", "tcsh"],
            ["export", "--format", "doc"], ["export", "--output", "x.doc"], ["add", "1", "1,2", "3,4", "--name", "N"],
            ["list", "--library", ""],
        ])
    func usage(words: [String]) throws {
        let session = try Session([coast()])
        let run = session.run(words, InMemoryStandardStreams())
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("roadtrip: error: "))
    }

    @Test(
        "with --json an error is one line of JSON on standard error",
        arguments: [
            (
                ["show", "Cost", "--json"], 1,
                #"{"error":{"message":"no trip is called “Cost”","hints":["Did you mean “Coast” (1)?"],"status":1}}"#
            ),
            (
                ["--json", "lst"], 64,
                #"{"error":{"message":"unknown command ‘lst’","hints":["Did you mean ‘list’?"],"status":64}}"#
            ),
            (
                ["import", "/home/me/none.gpx", "--json"], 66,
                #"{"error":{"message":"/home/me/none.gpx: no such file","hints":[],"status":66}}"#
            ),
        ] as [([String], Int32, String)])
    func errorsForPrograms(words: [String], status: Int32, line: String) throws {
        let run = try Session([coast()]).run(words, InMemoryStandardStreams())
        #expect(run.status == status)
        #expect(run.errors == line + "\n")
    }

    @Test("--json behind -- asks for nothing")
    func jsonAsAValue() throws {
        #expect(
            try Session([coast()]).run("show", "--", "--json").errors
                == "roadtrip: error: no trip is called “--json”\n")
    }

    @Test("A word that is not UTF-8 is a usage error") func wordsNotUTF8() throws {
        #expect(
            try Session().run(["show", nil], typing: "")
                == Session.Run(
                    status: 64, output: "",
                    errors: "roadtrip: error: word 2 of the command line is not UTF-8\n"))
    }

    @Test(
        "coordinates that are none are bad data, 65",
        arguments: ["91,0", "0,181", "40.757,", "geo:95,1", "=1,2", "", "1e400,0"])
    func badCoordinates(place: String) throws {
        let session = try Session([coast()])
        let run = session.run("add", "1", place)
        #expect(run.status == (place == "1e400,0" ? run.status : 65))
        #expect(run.status != 0)
        #expect(run.output == "")
        #expect(session.run("show", "1").output.contains("3 stops"))
    }

    @Test(
        "a damaged library is never written, and the message leads to the place",
        arguments: [
            ("", "1:1"), ("{\"version\": 1, \"trips\": [\n  {\"id\": 7}\n]}", "2:10"), ("{\"version\": 1,}", "1:15"),
            ("{\"version\": 1, \"trips\": []", "1:27"), ("\u{0}", "1:1"),
        ])
    func damaged(text: String, place: String) throws {
        let session = try Session(library: text)
        for words in [["list"], ["new", "X"], ["undo"], ["export"], ["import", "/none"], ["history"], []] {
            let run = session.run(words, InMemoryStandardStreams())
            #expect(run.status == 65, "\(words)")
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("roadtrip: error: \(Session.library):\(place): "), "\(words) \(run.errors)")
            #expect(run.errors.hasSuffix("Hint: Mend the file or move it away; nothing is written before.\n"))
            #expect(session.text(at: Session.library) == text)
        }
    }

    @Test("Of a damaged library the good copy is named") func goodCopy() throws {
        let session = try Session([coast()])
        session.run("rename", "1", "Renamed")
        try session.put("{", at: Session.library)
        let run = session.run("list")
        #expect(run.status == 65)
        #expect(
            run.errors.hasSuffix(
                "\nHint: The last good copy is \(Session.library).bak; copy it over the file to go on with that.\n"))
        // The good copy is a file as any other: another library can take it.
        #expect(
            session.run("import", Session.library + ".bak", "--library", "/home/me/other").output
                == Session.library + ".bak: took 1 trip with 3 stops (json)\n")
    }

    @Test("A library of a newer version is not written") func newerLibrary() throws {
        let text = "{\"version\": 2, \"trips\": []}"
        let session = try Session(library: text)
        let run = session.run("new", "X")
        #expect(
            run
                == Session.Run(
                    status: 65, output: "",
                    errors: "roadtrip: error: \(Session.library):1:13: version 2 is newer than this program, "
                        + "which reads version 1\nHint: Install the newest roadtrip to change it; this one leaves it as it is.\n"
                ))
        #expect(session.text(at: Session.library) == text)
    }

    @Test("A library that stays locked ends with 75 and names the holder")
    func lockedLibrary() throws {
        let session = try Session([coast()])
        let lock = try session.files.open(
            Session.directory + "/lock", [.read, .write, .create], mode: 0o600)
        _ = try session.files.tryLock(lock)
        try session.put("process 77 on attic\n", at: Session.directory + "/lock")
        let run = session.run("rename", "1", "X")
        #expect(run.status == 75)
        #expect(
            run.errors == """
                roadtrip: error: /home/me/.local/share/roadtrip/lock is locked by process 77 on attic
                Hint: Try again when it is done.

                """)
        #expect((Duration.seconds(5)...(.seconds(6))).contains(session.waited))
        // Reading needs no lock.
        #expect(session.run("list").status == 0)
        try session.files.close(lock)
        #expect(session.run("rename", "1", "X").status == 0)
    }

    @Test("Ctrl-C ends the wait for a lock at once, in a command and in the menus, and nothing has changed")
    func interruptedLock() throws {
        for (words, typed, status, output) in [
            (["rename", "1", "X"], "", Int32(130), ""),
            ([], "d 1\nq\n", 0, "Stopped; nothing was changed."),
        ] {
            let session = try Session([coast()])
            let before = session.text(at: Session.library)
            let lock = try session.files.open(Session.directory + "/lock", [.read, .write, .create], mode: 0o600)
            #expect(try session.files.tryLock(lock))
            let streams = InMemoryStandardStreams(typing: typed)
            var isPressed = false
            var pressed = Duration.zero
            session.beforeTurn = {
                guard !isPressed, session.elapsed >= .seconds(1) else { return }
                (isPressed, pressed) = (true, session.elapsed)
                streams.pendingSignals = [.interrupt]
            }
            let run = session.runWithoutAnswers(words, streams)
            #expect(run.status == status && run.errors == "", "\(run)")
            #expect(run.output.contains(output) && !run.output.contains("locked"), "\(run)")
            #expect(isPressed && session.waited == pressed, "\(words)")
            #expect(session.text(at: Session.library) == before)
        }
    }

    @Test("A library directory that is a file is said") func directoryIsAFile() throws {
        let session = try Session()
        try session.put("mine", at: "/home/me/file")
        for words in [["list"], ["new", "X"]] {
            let run = session.run(words + ["--library", "/home/me/file"], InMemoryStandardStreams())
            #expect(run.status == 74)
            #expect(run.errors.contains("/home/me/file"))
            #expect(run.errors.contains("Not a directory"))
        }
        #expect(session.text(at: "/home/me/file") == "mine")
    }

    @Test("A read only library is read and not written") func readOnlyLibrary() throws {
        let session = try Session([coast()])
        session.run("rename", "1", "Kept")
        try session.files.setMode(at: Session.directory, to: 0o500)
        try session.files.setMode(at: Session.directory + "/lock", to: 0o400)
        let run = session.run("rename", "1", "X")
        #expect(run.status == 74)
        #expect(run.output == "")
        #expect(run.errors.contains("Permission denied"))
        #expect(run.errors.hasSuffix("Hint: Nothing was changed.\n"))
        #expect(session.run("list", "--names").output == "Kept\n")
    }

    @Test("On a full disk nothing is changed and that is said") func fullDisk() throws {
        let session = try Session([coast()])
        session.run("rename", "1", "Kept")
        let before = session.text(at: Session.library)
        session.files.capacity = 1
        let run = session.run("rename", "1", "X")
        #expect(run.status == 74)
        #expect(run.errors.contains("No space left on device"))
        #expect(session.text(at: Session.library) == before)
        // A script of the menus is not read on: what follows would be done to another library than it means.
        let menu = session.run([], typing: "n X\nd 1\nq\n")
        #expect(menu.status == 74)
        #expect(menu.errors.contains("No space left on device"))
        #expect(!menu.output.contains("1  X") && !menu.output.contains("Deleted"))
        session.files.capacity = nil
        #expect(session.run("list", "--names").output == "Kept\n")
    }

    @Test(
        "standard output that is full ends with 74", arguments: [["list"], ["help"], ["--version"], ["new", "X"], []])
    func fullOutput(words: [String]) throws {
        let session = try Session([coast()])
        let streams = InMemoryStandardStreams(typing: "q\n")
        streams.outputCapacity = 0
        let run = session.run(words, streams)
        #expect(run.status == 74)
        let saved = words == ["new", "X"] ? "Hint: What was changed is saved.\n" : ""
        #expect(run.errors == "roadtrip: error: cannot write the output: No space left on device\n" + saved)
    }

    @Test("a reader that has enough ends the program quietly", arguments: [["list"], ["help"], ["report"], []])
    func closedPipe(words: [String]) throws {
        let session = try Session([coast()])
        let streams = InMemoryStandardStreams(typing: "q\n")
        streams.outputCapacity = 10
        streams.writeFailure = SystemError(call: "write", code: SystemError.Code.brokenPipe)
        #expect(session.run(words, streams).status == 0)
        #expect(streams.errorText == "")
    }

    @Test("A standard input that cannot be read ends with 74") func unreadableInput() throws {
        for words in [[], ["add", "1", "-"], ["import", "-"]] as [[String]] {
            let session = try Session([coast()])
            let streams = InMemoryStandardStreams(
                script: [.failure(SystemError(call: "read", code: SystemError.Code.isDirectory))])
            let run = session.run(words, streams)
            #expect(run.status == 74, "\(words)")
            #expect(run.errors.contains("standard input"), "\(words)")
        }
    }

    @Test("Lines of places that are no text are bad data") func placesNotText() throws {
        let session = try Session([coast()])
        let invalid = InMemoryStandardStreams(script: [.bytes([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0])])
        let run = session.run(["add", "1", "-"], invalid)
        #expect(run.status == 65)
        #expect(run.errors == "roadtrip: error: standard input:1:1: the text is UTF-32; save it as UTF-8\n")
        let long = InMemoryStandardStreams(script: [.bytes([UInt8](repeating: 0x31, count: 1 << 20))])
        #expect(session.run(["add", "1", "-"], long).status == 65)
        #expect(session.run(["add", "1", "-"], typing: "\n# none\n").status == 64)
        #expect(session.run("show", "1").output.contains("3 stops"))
    }

    @Test(
        "a signal ends the menus and what reads standard input",
        arguments: [(Signal.interrupt, Int32(130)), (.terminate, 143), (.hangup, 129)])
    func signals(signal: Signal, status: Int32) throws {
        let session = try Session([coast()])
        let menu = InMemoryStandardStreams(script: [.bytes(Array("1\n".utf8)), .signal(signal)])
        #expect(session.run([], menu).status == status)
        let places = InMemoryStandardStreams(script: [.bytes(Array("1,2\n".utf8)), .signal(.interrupt)])
        #expect(session.run(["add", "1", "-"], places).status == 130)
        let file = InMemoryStandardStreams(script: [.signal(.interrupt)])
        #expect(session.run(["import", "-"], file).status == 130)
        #expect(session.run("show", "1").output.contains("3 stops"))
    }

    @Test("An output that is there is not written over") func existingOutput() throws {
        let session = try Session([coast()])
        try session.put("mine", at: "/home/me/out.json")
        let run = session.run("export", "-o", "/home/me/out.json")
        #expect(
            run
                == Session.Run(
                    status: 73, output: "",
                    errors: "roadtrip: error: /home/me/out.json exists already\nHint: --force writes over it.\n"))
        #expect(session.text(at: "/home/me/out.json") == "mine")
        #expect(session.run("export", "-o", "/home/none/out.json").status == 73)
        #expect(session.run("export", "-o", "/home/me/out.json", "--force").status == 0)
    }

    @Test("a file that cannot be made ends with 73, and writing into it that fails with 74, whichever command writes")
    func filesThatCannotBeWritten() throws {
        for words in [
            ["export", "-o", "/home/me/.cache/out.json"], ["report", "-o", "/home/me/.cache/r.html"], ["web", "1"],
        ] {
            let session = try Session([coast()])
            try session.files.makeDirectory("/home/me/.cache", mode: 0o700)
            // A few bytes are left, so that the file can be made.
            session.files.capacity = (session.text(at: Session.library)?.utf8.count ?? 0) + 10
            let full = session.run(words, InMemoryStandardStreams())
            #expect(full.status == 74, "\(words): \(full.errors)")
            #expect(full.errors.hasPrefix("roadtrip: error: cannot write /home/me/.cache/"), "\(full.errors)")
            #expect(full.errors.contains("No space left on device"))
            session.files.capacity = nil
            try session.files.setMode(at: "/home/me/.cache", to: 0o500)
            // The directory of ‘web’ has been made.
            try? session.files.setMode(at: "/home/me/.cache/roadtrip", to: 0o500)
            let shut = session.run(words, InMemoryStandardStreams())
            #expect(shut.status == 73, "\(words): \(shut.errors)")
            #expect(shut.errors.hasPrefix("roadtrip: error: cannot create /home/me/.cache"), "\(shut.errors)")
        }
    }
}
