import Foundation
import TestSupport
import Testing

/// Streams that are full, closed, or not what they should be.
@Suite struct StreamTests {
    @Test(
        "A full output is an error",
        arguments: ["list", "show 1", "report", "export", "help", "--version", "completions bash"])
    func fullOutput(command: String) throws {
        let run = try Program().shell("roadtrip \(command) > /dev/full")
        #expect(run.status == 74)
        #expect(run.errors == "roadtrip: error: cannot write the output: No space left on device\n")
    }

    @Test("A reader that has enough is no error") func closedReader() throws {
        let program = try Program()
        let file = try program.write("many.json", RandomTrips.json(stops: 5_000, seed: 7))
        try program.run("import", file)
        let run = try program.shell("roadtrip export | head -n 1; echo ${PIPESTATUS[0]}")
        #expect(run.output.hasSuffix("\n0\n"))
        #expect(run.errors == "")
    }

    @Test("Menus without input end at once") func noInput() throws {
        #expect(try Program().shell("roadtrip < /dev/null").status == 0)
        let closed = try Program().shell("roadtrip <&-")
        #expect(closed.status == 74)
        #expect(closed.errors.hasPrefix("roadtrip: error: cannot read standard input"))
        let directory = try Program().shell("roadtrip < /")
        #expect(directory.status == 74)
        #expect(directory.errors.contains("Is a directory"))
    }

    @Test("A line of many megabytes is refused and the rest is done")
    func hugeLine() throws {
        let program = try Program()
        let run = try program.shell(
            "{ head -c \(LongRun.count(100_000_000)) /dev/zero | tr '\\0' x; echo; echo 'n After'; echo q; } | roadtrip | cut -c 1-200"
        )
        #expect(run.status == 0)
        #expect(run.output.contains("was not read"))
        #expect(try program.run("list").output.contains("After"))
    }

    @Test("Input that is not UTF-8 is told and the rest is done") func notUTF8() throws {
        let program = try Program()
        let run = try program.run([], input: Data([0x6E, 0x20, 0xFF, 0xFE, 0x0A]) + Data("n Good\nq\n".utf8))
        #expect(run.status == 0)
        #expect(run.output.contains("not UTF-8"))
        #expect(try program.run("list").output.contains("Good"))
        let argument = try program.shell("roadtrip new $'\\xff'")
        #expect(argument.status == 64)
        #expect(argument.errors == "roadtrip: error: word 2 of the command line is not UTF-8\n")
    }
}
