import Entities
import Foundation
import MergeModels
import Merging
import TestSupport
import Testing

/// Copies of a library that programs of others carry around, merged by the real program.
@Suite(.serialized) struct MergeTests {
    /// A copy of the program's library, in a directory of its home.
    private func copy(_ program: Program, _ name: String = "copy") throws -> String {
        let path = program.home.path + "/" + name
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: program.library, toPath: path)
        return path
    }

    @Test("The driver of git merges two branches, and leaves what both changed to the person")
    func git() throws {
        let program = try Program()
        try program.run("new", "Summer", "Lyon=45.75,4.85", "Nice=43.7,7.27")
        let script = """
            set -e
            export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=A \
            GIT_COMMITTER_EMAIL=a@b.c
            cd "\(program.library)"
            git init -q -b main .
            echo 'trips.json merge=roadtrip' > .gitattributes
            git config merge.roadtrip.driver "'\(Program.path)' merge --driver %O %A %B"
            printf '%s\\n' history.jsonl lock trips.json.bak > .gitignore
            git add . && git commit -qm Start
            git checkout -qb partner
            roadtrip edit Summer Lyon --note Market > /dev/null && roadtrip add Summer Paris=48.85,2.35 > /dev/null
            git commit -qam Partner
            git checkout -q main
            roadtrip rename Summer Autumn > /dev/null && roadtrip remove Autumn Nice > /dev/null
            git commit -qam Mine
            git merge -q --no-edit partner
            """
        let merge = try program.shell(script)
        #expect(merge.status == 0, "\(merge.errors)")
        let shown = try program.run("export", "Autumn", "-f", "list").output
        #expect(shown.contains("Lyon") && shown.contains("Paris") && !shown.contains("Nice"))
        #expect(try program.run("show", "Autumn").output.contains("Market"))
        let conflict = try program.shell(
            """
            export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=A \
            GIT_COMMITTER_EMAIL=a@b.c
            cd "\(program.library)"
            git checkout -q partner && roadtrip rename 1 Theirs > /dev/null && git commit -qam Theirs
            git checkout -q main && roadtrip rename 1 Ours > /dev/null && git commit -qam Ours
            git merge --no-edit partner
            """)
        #expect(conflict.status == 1)
        #expect(conflict.errors.contains("1 field was changed in both copies; nothing was merged"))
        #expect(try program.shell("cd '\(program.library)'; git ls-files -u | wc -l").output == "3\n")
        #expect(try program.run("list", "--names").output.hasPrefix("Ours\n"))
    }

    @Test("A conflict copy of Syncthing is named by list and merge, and merged")
    func syncthing() throws {
        let program = try Program()
        try program.run("new", "Summer", "Lyon=45.75,4.85")
        let other = try copy(program)
        try program.run("rename", "Summer", "Autumn")
        #expect(try program.run("--library", other, "add", "Summer", "Paris=48.85,2.35").status == 0)
        let name = program.library + "/trips.sync-conflict-20270614-180000-ABCDEFG.json"
        try FileManager.default.copyItem(atPath: other + "/trips.json", toPath: name)
        #expect(
            try program.run("list").errors
                == "roadtrip: a conflict copy lies beside the library: \(name); ‘roadtrip merge’ merges it\n")
        #expect(
            try program.run("merge").output == """
                1 conflict copy lies beside the library:
                  \(name)
                ‘roadtrip merge FILE’ merges one; then it can be deleted.

                """)
        let merge = try program.run("merge", name)
        #expect(merge.status == 0)
        #expect(merge.output == "Merged 1 change from \(name):\n  Added “Paris” to “Autumn”\n")
        #expect(try program.run("undo").output.hasPrefix("Undid: Merged 1 change from trips.sync-conflict"))
    }

    @Test("Conflicts and copies that cannot be read have their own exit status, and change nothing")
    func statuses() throws {
        let program = try Program()
        try program.run("new", "Summer")
        let other = try copy(program)
        try program.run("rename", "Summer", "Mine")
        try program.run("--library", other, "rename", "Summer", "Theirs")
        let before = try program.read(program.libraryFile)
        let refused = try program.run("merge", other)
        #expect(refused.status == 1)
        #expect(
            refused.output == "Both copies changed:\n  name of “Mine”: here “Mine”, there “Theirs”, before “Summer”\n")
        #expect(
            refused.errors == """
                roadtrip: error: 1 field was changed in both copies; nothing was merged
                Hint: Say which side to take: --prefer ours, or --prefer theirs.

                """)
        #expect(try program.run("merge", other, "--prefer", "theirs", "--dry-run").status == 0)
        #expect(try program.run("merge", "/nowhere").status == 66)
        #expect(try program.run("merge", program.home.path).status == 66)
        #expect(try program.run("merge", program.write("bad.json", "{\"trips\": [")).status == 65)
        #expect(try program.run("merge", program.write("new.json", "{\"version\": 9, \"trips\": []}")).status == 65)
        #expect(try program.run("merge", other, other).status == 64)
        #expect(try program.run("merge", "--driver", other).status == 64)
        #expect(try program.read(program.libraryFile) == before)
        #expect(try program.run("merge", other, "--prefer", "theirs").status == 0)
        #expect(try program.run("list", "--names").output.hasPrefix("Theirs\n"))
    }

    @Test("A copy with more trips than a file to import may have is refused, and changes nothing")
    func tooLarge() throws {
        let program = try Program()
        try program.run("new", "Summer")
        let before = try program.read(program.libraryFile)
        let trip = #"{"name": "A", "waypoints": []}"#
        let trips = repeatElement(trip, count: 100_001).joined(separator: ",\n")
        let file = try program.write("large.json", "{\"version\": 1, \"trips\": [\n\(trips)\n]}")
        let merge = try program.run("merge", file)
        #expect(merge.status == 65)
        #expect(
            merge.errors == "roadtrip: error: \(file):100002:1: more than 100000 trips in one file\nHint: Only whole "
                + "libraries can be merged; ‘import’ takes single trips and other formats.\n")
        #expect(try program.run("import", file).errors.contains("more than 100000 trips in one file"))
        #expect(try program.read(program.libraryFile) == before)
    }

    /// The text of a library or history that version 1.0 wrote.
    private func versionOne(_ path: String) throws -> String {
        try SourceTree.text("Tests/EndToEndTests/Fixtures/\(path)")
    }

    @Test("A copy that version 1.0 has edited merges, with its history and without one")
    func versionOne() throws {
        let program = try Program()
        let text = try versionOne("Libraries/names-notes-and-round-trips/trips.json")
        _ = try program.write(".local/share/roadtrip/trips.json", text)
        #expect(text.contains("\"name\": \"Date line\"") && text.contains("\"name\": \"Suva\""))
        let other = try program.write(
            "old/trips.json", text.replacingOccurrences(of: "\"name\": \"Suva\"", with: "\"name\": \"Nadi\""))
        try program.run("rename", "Date line", "Pacific")
        let merge = try program.run("merge", other)
        #expect(merge.output == "Merged 1 change from \(other):\n  Changed name of “Suva” in “Pacific”\n")
        #expect(
            merge.errors
                == "roadtrip: the copy has no history that is known; it is taken to come from the state 1 change ago\n")
        // A library with its history, of which the copy has all.
        let second = try Program()
        for name in ["trips.json", "history.jsonl"] {
            _ = try second.write(".local/share/roadtrip/\(name)", versionOne("Histories/1/\(name)"))
        }
        let copy = try copy(second)
        try second.run("rename", "1", "Mine")
        try second.run("--library", copy, "new", "Theirs")
        let both = try second.run("merge", copy)
        #expect(both.output == "Merged 1 change from \(copy):\n  Added the trip “Theirs” with 0 stops\n")
        #expect(both.errors == "")
        #expect(try second.run("list", "--names").output.hasPrefix("Theirs\nMine\n"))
    }

    @Test("Merges of two programs at once keep what both copies have")
    func atOnce() throws {
        for round in 0..<5 {
            let program = try Program()
            try program.run("new", "Summer", "Lyon=45.75,4.85")
            let copies = try ["one", "two", "three"].map { try copy(program, $0) }
            for (number, copy) in copies.enumerated() {
                try program.run("--library", copy, "add", "Summer", "Stop\(number)=1,\(number)")
                try program.run("--library", copy, "new", "Trip\(number)")
            }
            let run = try program.shell(
                copies.map { "roadtrip merge '\($0)' & pids+=($!)" }.joined(separator: "\n")
                    + "\nfor pid in \"${pids[@]}\"; do wait \"$pid\" || exit 1; done")
            #expect(run.status == 0, "round \(round): \(run.errors)")
            let names = try program.run("list", "--names").output
            let stops = try program.run("export", "Summer", "-f", "list").output
            for number in copies.indices {
                #expect(names.contains("Trip\(number)") && stops.contains("Stop\(number)"), "round \(round)")
            }
            #expect(try program.run("undo", "3").status == 0)
            #expect(try program.run("export", "Summer", "-f", "list").output.contains("Stop") == false)
        }
    }

    @Test("A merge that is killed leaves the old library or the new one")
    func killed() throws {
        let program = try Program()
        try program.run("new", "Summer", "Lyon=45.75,4.85")
        let other = try copy(program)
        let many = try program.write("many.json", RandomTrips.json(stops: 3_000, seed: 3))
        try program.run("--library", other, "import", many)
        var hasMerged = false
        for round in 0..<25 {
            let seconds = "0." + String(format: "%04d", round * 20 + 1)
            let command = "timeout -s KILL \(seconds) '\(Program.path)' merge '\(other)'"
            #expect(try [0, 137].contains(program.shell(command).status))
            let names = try program.run("list", "--names").output
            #expect(names.hasPrefix("Summer\n"))
            let isMerged = names.contains("Random")
            #expect(isMerged || !hasMerged)
            hasMerged = isMerged
        }
        #expect(try program.run("merge", other).status == 0)
        #expect(try program.run("export", "Random").output.components(separatedBy: "\"location\"").count == 3_001)
        #expect(try program.run("undo").status == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: program.library).sorted()
        #expect(left == ["history.jsonl", "lock", "trips.json", "trips.json.bak"])
    }

    /// Commands by chance at a library; those that do not fit it are refused, which is no matter here.
    private func edit(_ program: Program, _ library: String, _ random: inout SeededGenerator, commands: Int) throws {
        for _ in 0..<commands {
            let (trip, stop) = ("\(Int.random(in: 1...3, using: &random))", "\(Int.random(in: 1...5, using: &random))")
            let word = "W\(Int.random(in: 1...4, using: &random))"
            let place = "\(word)=\(Int.random(in: 1...9, using: &random)),\(Int.random(in: 1...9, using: &random))"
            let words: [String] =
                switch Int.random(in: 0..<12, using: &random) {
                case 0: ["new", word, place]
                case 1: ["delete", trip]
                case 2: ["rename", trip, word]
                case 3, 4: ["add", trip, place, "--at", "1"]
                case 5: ["remove", trip, stop]
                case 6: ["move", trip, stop, "\(Int.random(in: 1...5, using: &random))"]
                case 7: ["loop", trip]
                case 8: ["reverse", trip]
                case 9: ["edit", trip, stop, "--nights", "\(Int.random(in: 1...3, using: &random))"]
                case 10: ["duplicate", trip]
                default: ["edit", trip, stop, "--note", word]
                }
            _ = try program.run(["--library", library] + words)
        }
    }

    @Test("Two libraries that were edited at random merge to what the model says")
    func random() throws {
        func library(_ path: String) throws -> Library {
            try LibraryDecoder.library(Array(Data(contentsOf: URL(fileURLWithPath: path + "/trips.json"))))
        }
        for seed in 0..<UInt64(LongRun.isWanted ? 500 : 4) {
            var random = SeededGenerator(seed: seed)
            let program = try Program()
            try program.run("new", "First", "A=1,1", "B=2,2", "C=3,3", "D=4,4")
            try program.run("rename", "1", "Base")
            let base = try library(program.library)
            let other = try copy(program)
            try edit(program, program.library, &random, commands: 20)
            try edit(program, other, &random, commands: 20)
            let (ours, theirs) = (try library(program.library), try library(other))
            let merge = try program.run("merge", other, "--prefer", "theirs")
            #expect(merge.status == 0, "seed \(seed): \(merge.errors)")
            let expected = MergeModel.merged(base: base, ours: ours, theirs: theirs, preferring: .theirs)
            let difference = MergeModel.difference(MergeModel(try library(program.library)), expected.model)
            #expect(difference == nil, "seed \(seed)")
            let again = try program.run("merge", other)
            #expect(again.output == "\(other) has nothing that is new.\n", "seed \(seed)")
        }
    }
}
