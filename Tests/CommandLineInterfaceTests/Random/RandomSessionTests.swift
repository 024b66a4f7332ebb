import Entities
import Platform
import TestSupport
import Testing

/// Sessions of the menus that nobody has thought out: the same steps by menu, by command, and in a simple model.
struct RandomSessionTests {
    @Test("Random sessions of the menus, and the same by commands, end in the library of a simple model")
    func sessions() throws {
        // In an ordinary run less than a tenth: each session is played twice, with answers at once and late ones.
        for seed in LongRun.cases(Array(0..<5_000)).prefix(LongRun.isWanted ? 5_000 : 100) {
            var random = SessionRandom(seed: UInt64(seed))
            let steps = random.steps()
            var model = LibraryModel()
            var lines: [String] = []
            for step in steps {
                lines += step.menuLines(model) + random.linesThatDoNothing()
                model.take(step)
            }
            let menus = try Session([])
            let run = menus.run([], typing: (lines + ["q"]).joined(separator: "\n") + "\n")
            #expect(run.status == 0, "seed \(seed): \(run.errors)")
            try #expect(trips(menus) == model.trips, "seed \(seed), menus: \(lines)")
            // A command is a run of its own; so a few of the sessions are enough.
            guard seed % 10 == 0 else { continue }
            let commands = try Session([])
            for step in steps {
                let status = commands.run(step.words, InMemoryStandardStreams()).status
                #expect([0, 1].contains(status), "seed \(seed): \(step.words) ended with \(status)")
            }
            try #expect(trips(commands) == model.trips, "seed \(seed), commands: \(steps.map(\.words))")
        }
    }

    @Test("Whatever keys are pressed, the menus end, leave the terminal as it was and use no other control sequence")
    func keys() throws {
        for seed in LongRun.cases(Array(0..<100), seed: 2) {
            var random = SessionRandom(seed: UInt64(seed) + 77_000)
            let session = try Session([])
            let streams = InMemoryStandardStreams(typing: random.keys(count: 60), isTerminal: true)
            let run = session.run([], streams)
            #expect([0, 130].contains(run.status), "seed \(seed): \(run.errors)")
            #expect(!streams.isRaw, "seed \(seed)")
            var screen = ScreenModel(columns: 80, rows: 24)
            screen.write(run.output)
            #expect(screen.unknown == [], "seed \(seed)")
            #expect(!screen.marksPaste, "seed \(seed)")
        }
    }

    /// The trips on disk, as the model has them.
    private func trips(_ session: Session) throws -> [LibraryModel.Trip] {
        let bytes = try #require(session.files.bytes(at: Session.library))
        return try LibraryDecoder.library(bytes).trips.map { trip in
            LibraryModel.Trip(
                name: trip.name.text, stops: trip.waypoints.map(\.name.text), isRoundTrip: trip.isRoundTrip)
        }
    }
}

/// Chance that a seed decides.
private struct SessionRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        _ = number(2)
    }

    /// A number below `bound`, by the generator of Knuth's MMIX.
    mutating func number(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    private mutating func name() -> String {
        let words = ["Alta", "Bora", "Cuzco", "Dénia", "Essen", "Faro", "Oslo fjord", "São Tomé", "東京"]
        return words[number(words.count)]
            + (number(3) == 0 ? "" : " \(Character(UnicodeScalar(UInt8(97 + number(26)))))x")
    }

    /// A number that is mostly one of a short list, and now and then is not.
    private mutating func index() -> Int { number(12) == 0 ? number(9) : 1 + number(3) }

    /// Some steps; there are trips and stops soon.
    mutating func steps() -> [LibraryModel.Step] {
        (0..<3 + number(12)).map { order in
            if order < 2 { return .new(name()) }
            let (trip, stop) = (index(), index())
            switch number(18) {
            case 0: return .new(name())
            case 1...5: return .add(trip: trip, stop: name(), at: number(3) == 0 ? stop : nil)
            case 6: return .remove(trip: trip, first: stop, last: index())
            case 7: return .move(trip: trip, stop: stop, to: index())
            case 8: return .renameTrip(trip: trip, name())
            case 9: return .renameStop(trip: trip, stop: stop, name())
            case 10: return .reverse(trip: trip)
            case 11: return .loop(trip: trip, number(2) == 0)
            case 12: return .duplicate(trip: trip)
            case 13: return number(2) == 0 ? .delete(trip: trip) : .join(trip: trip, with: index())
            case 14: return .split(trip: trip, at: stop)
            case 15: return .copy(trip: trip, stop: stop, to: index(), moving: number(2) == 0)
            case 16: return .redo(1 + number(2))
            default: return .undo(1 + number(3))
            }
        }
    }

    /// Lines at the list of trips that change nothing, wrong ones among them.
    mutating func linesThatDoNothing() -> [String] {
        let lines = [
            "", "zzz", "d 99", "d 2-99", "99", "0", "-1", "u 999", "U x", "q x", "/ zzz", "/", "g 1", "g x", "<", ">",
            "s name", "s own", "s size", "j 1", "j 1,1", "c 77", "?", "h 3 4", "d name:", "e", "", "i /nowhere", "r",
            "\t",
        ]
        return number(2) == 0 ? [] : [lines[number(lines.count)]].flatMap { $0 == "e" ? ["e", ""] : [$0] }
    }

    /// Keys in any order: letters of the menus, numbers, Enter, arrows, control keys, pasted text, bytes that are no
    /// text.
    mutating func keys(count: Int) -> String {
        let keys = [
            "n Alta\r", "1\r", "2\r", "a Lyon\r", "a\r", "b\r", "d 1\r", "u\r", "U\r", "v\r", "l\r", "c 1\r", "x 2\r",
            "o\r",
            "?\r", "h\r", "f Bern\r", "note hello\r", "2 nights 1\r", "m 1\r", "2\r", "\r", "\r", "y\r", "n\r", "Spr",
            "ing", "Bern",
            "Ljub",
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[3~", "\t", "\u{7F}", "\u{1}", "\u{5}", "\u{0B}",
            "\u{15}",
            "\u{17}", "\u{3}", "\u{4}", "\u{0C}", "\u{12}", "\u{7}", "\u{1B}[200~x\ny\u{1B}[201~", "é", "東", "\u{1B}",
            "/ a\r",
            "s name\r", "j 1-2\r", "p\r", "+\r", "Aosta\r", "g 1\r", ">\r", "r\r",
        ]
        return (0..<count).map { _ in keys[number(keys.count)] }.joined()
    }
}
