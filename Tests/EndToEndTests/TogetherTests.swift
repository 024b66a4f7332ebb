import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Several programs at one library, and programs that are killed.
@Suite(.serialized) struct TogetherTests {
    @Test("Every edit of programs that run at once survives") func edits() throws {
        let program = try Program()
        try program.run("new", "Shared")
        let run = try program.shell(
            """
            for worker in 1 2 3 4; do
                (for number in 1 2 3 4 5 6 7 8; do roadtrip add Shared "W$worker-$number=1,$number" || exit 1; done) &
            done
            wait
            """)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let names = Set(
            try program.run("show", "Shared").output.split(separator: "\n").compactMap { line in
                line.split(separator: " ").dropFirst().first.map(String.init)
            }.filter { $0.hasPrefix("W") })
        #expect(names.count == 32)
        #expect(try program.run("undo", "32").status == 0)
        #expect(try program.run("show", "Shared").output.contains("0 stops"))
    }

    @Test("A program that is killed leaves the old library or the new one")
    func killed() throws {
        let program = try Program()
        try program.run("import", program.write("many.json", RandomTrips.json(stops: 3_000, seed: 3)))
        var stops = 3_000
        for round in 0..<25 {
            // Later each time, so that the kill falls into every part of the run.
            let seconds = "0." + String(format: "%04d", round * 15 + 1)
            let command = "timeout -s KILL \(seconds) '\(Program.path)' add Random Killed\(round)=1,1"
            #expect(try [0, 137].contains(program.shell(command).status))
            let export = try program.run("export", "Random")
            #expect(export.status == 0)
            let now = export.output.components(separatedBy: "\"location\"").count - 1
            #expect(now == stops || now == stops + 1)
            stops = now
        }
        #expect(try program.run("add", "Random", "Alive=1,1").status == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: program.library).sorted()
        #expect(left == ["history.jsonl", "lock", "trips.json", "trips.json.bak"])
        #expect(try program.run("undo").output == "Undid: Added “Alive” to “Random”\n")
    }

    @Test("A lock that stays taken is told") func takenLock() throws {
        let program = try Program()
        try program.run("new", "One")
        let lock = open(program.library + "/lock", O_RDWR)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let run = try program.run("new", "Two")
        #expect(run.status == 75)
        #expect(run.errors.hasPrefix("roadtrip: error: \(program.library)"))
        #expect(try program.run("list", "--names").output == "One\nGrand Circle\nFjords of Norway\n")
    }

    @Test("Hand edits are kept and undo does not overwrite them") func handEdits()
        throws
    {
        let program = try Program()
        try program.run("new", "One")
        try program.run("new", "Two")
        let edited = try program.read(program.libraryFile).replacingOccurrences(of: "\"One\"", with: "\"Eins\"")
        try Data(edited.utf8).write(to: URL(fileURLWithPath: program.libraryFile))
        let undo = try program.run("undo")
        #expect(undo.status == 1)
        #expect(undo.errors.contains("changed by hand"))
        #expect(try program.read(program.libraryFile) == edited)
        #expect(try program.run("new", "Three").status == 0)
        #expect(try program.run("undo").output == "Undid: Added “Three”\n")
        #expect(try program.run("list", "--names").output == "Two\nEins\nGrand Circle\nFjords of Norway\n")
    }
}
