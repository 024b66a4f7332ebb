import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What may go wrong at the edges of the library, with the built program.
@Suite struct LibraryEdgeTests {
    @Test(
        "An import that could not be read again is refused",
        arguments: [
            ("{\"name\":\"T\",\"x\":#,\"waypoints\":[]}", 510, ""),
            ("{\"name\":\"T\",\"waypoints\":[{\"location\":{\"latitude\":1,\"longitude\":2},\"x\":#}]}", 508, ""),
            (
                "{\"name\":\"T\",\"waypoints\":[{\"location\":{\"latitude\":1,\"longitude\":2},\"x\":#}]}", 508,
                "--into Mine"
            ),
            ("{\"name\":\"T\",\"waypoints\":[{\"location\":{\"latitude\":1,\"longitude\":2,\"x\":#}}]}", 507, ""),
        ])
    func unreadableImport(form: String, levels: Int, options: String) throws {
        let program = try Program()
        try program.run("new", "Mine")
        let before = try program.read(program.libraryFile)
        func text(_ levels: Int) -> String {
            form.replacingOccurrences(
                of: "#", with: String(repeating: "[", count: levels) + String(repeating: "]", count: levels))
        }
        let file = try program.write("deep.json", text(levels))
        let words = ["import", file] + options.split(separator: " ").map(String.init)
        let refused = try program.run(words)
        #expect(refused.status == 65)
        #expect((refused.output + refused.errors).contains("nested more than"))
        #expect(try program.read(program.libraryFile) == before)
        #expect(try program.run("list").status == 0)
        _ = try program.write("deep.json", text(levels - 1))
        #expect(try program.run(words).status == 0)
        #expect(try program.run("history").errors == "")
        for command in ["undo", "redo", "list"] { #expect(try program.run(command).status == 0) }
    }

    @Test("A missing library with its good copy is not a new one") func missingLibrary()
        throws
    {
        let program = try Program()
        try program.run("new", "One")
        try program.run("new", "Two")
        try FileManager.default.removeItem(atPath: program.libraryFile)
        for command in [["list"], ["new", "Three"], ["undo"]] {
            let run = try program.run(command)
            #expect(run.status == 65)
            #expect(run.output == "")
            #expect(run.errors.contains("is missing, but its good copy \(program.libraryFile).bak is there"))
            #expect(run.errors.contains("To begin anew, remove"))
        }
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
        try FileManager.default.copyItem(atPath: program.libraryFile + ".bak", toPath: program.libraryFile)
        #expect(try program.run("list").output.contains("One"))
    }

    @Test(
        "The librarys own files are no target of an export",
        arguments: ["trips.json", "trips.json.bak", "history.jsonl", "lock"])
    func ownFiles(name: String) throws {
        let program = try Program()
        try program.run("new", "One")
        try program.run("new", "Two")
        let path = program.library + "/" + name
        let before = try program.read(path)
        #expect(symlink(path, program.home.path + "/soft.json") == 0)
        #expect(Glibc.link(path, program.home.path + "/hard.json") == 0)
        for target in [path, program.home.path + "/soft.json", program.home.path + "/hard.json"] {
            for command in [["export", "--format", "json"], ["report", "--format", "json"]] {
                let run = try program.run(command + ["--output", target, "--force"])
                #expect(run.status == 73)
                #expect(run.errors.contains("is a file of the library itself"))
            }
        }
        #expect(try program.read(path) == before)
    }

    @Test("A file over the limit is refused before it is read") func tooLarge() throws {
        let program = try Program()
        // 2 GiB without a byte on the disk, and no room in the memory for it.
        let run = try program.shell("truncate -s 2G big.csv; ulimit -v 1000000; roadtrip import big.csv")
        #expect(run.status == 65)
        #expect((run.output + run.errors).contains("big.csv: more than 1 GiB"))
    }

    @Test("A file that may not be written so long is an error") func unwritable() throws {
        let program = try Program()
        try program.run("new", "One")
        let before = try program.read(program.libraryFile)
        let run = try program.shell("ulimit -f 1; roadtrip new '\(String(repeating: "Long ", count: 39))'")
        #expect(run.status == 74)
        #expect(run.errors.contains("File too large"))
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("Of many trips or stops the named ones are deleted and come back", arguments: ["remove Big", "delete"])
    func deletingMany(command: String) throws {
        let program = try Program()
        let stops = (1...1_000).map { "{\"name\":\"S\($0)\",\"location\":{\"latitude\":1,\"longitude\":2}}" }
        let trips = (1...1_000).map { "{\"name\":\"S\($0)\",\"waypoints\":[]}" }
        let text =
            command == "delete"
            ? "[\(trips.joined(separator: ","))]"
            : "{\"name\":\"Big\",\"waypoints\":[\(stops.joined(separator: ","))]}"
        #expect(try program.run("import", program.write("many.json", text)).status == 0)
        let before = try program.read(program.libraryFile)
        for list in [(2...1_000).map { "\($0)" }, (2...1_000).map { "S\($0)" }] {
            #expect(try program.run(command.split(separator: " ").map(String.init) + list).status == 0)
            let after = try program.read(program.libraryFile)
            // By number it may be the sample trips that are left or deleted.
            #expect(after.components(separatedBy: "\"S").count < 20)
            #expect(try program.run("undo").status == 0)
            #expect(try program.read(program.libraryFile) == before)
        }
    }
}
