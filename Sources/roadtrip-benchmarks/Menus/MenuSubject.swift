import Foundation

/// The time from a key press to the finished screen, through a pseudo-terminal.
enum MenuSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark(
                "menus/trip", "menus: a key at a trip of 200 stops, 1 trip in the list", rounds: 41,
                goals: [.atMost(5)]
            ) { try redrawing(setting, trips: 1) },
            Benchmark(
                "menus/list", "menus: the same with 1,000 trips behind", rounds: 41, goals: [.atMost(20)]
            ) { try redrawing(setting, trips: 1_000) },
            Benchmark(
                "menus/letter", "menus: one more letter in the live search", rounds: 41, goals: [.atMost(10)]
            ) { try searching(setting) },
        ]
    }

    /// The prompt of a trip with the cursor behind it: the last that is drawn.
    private static let prompt = "\rtrip> \u{1B}[K\u{1B}[J\r\u{1B}[6C"

    /// Turns a page of the trip forth and back.
    private static func redrawing(_ setting: Setting, trips: Int) throws -> Contender {
        let session = try opened(setting, trips: trips)
        var isForth = false
        return Contender(name: "roadtrip") {
            isForth.toggle()
            let time = try session.press(isForth ? ">\r" : "<\r", until: prompt)
            return Sample(value: time, peakMemory: 0)
        }
    }

    /// Types a letter of a name, and takes it away again.
    private static func searching(_ setting: Setting) throws -> Contender {
        let session = try opened(setting, trips: 1)
        try session.press("a\r", until: "Place: ")
        // Eight answers stand below the line; last the cursor goes back into it.
        try session.press("Ber", until: "\u{1B}[8A\r\u{1B}[10C")
        var isMore = false
        return Contender(name: "roadtrip") {
            isMore.toggle()
            let time = try session.press(
                isMore ? "n" : "\u{7F}", until: isMore ? "\u{1B}[8A\r\u{1B}[11C" : "\u{1B}[8A\r\u{1B}[10C")
            return Sample(value: time, peakMemory: 0)
        }
    }

    /// The menus at a trip of 200 stops, the first of the list.
    private static func opened(_ setting: Setting, trips: Int) throws -> TerminalSession {
        let directory = try setting.scratch.makeDirectory("menus-\(trips)")
        let stops = (1...200).map { number in
            #"{"name": "Stop \#(number)", "location": {"latitude": \#(40 + Double(number) / 100), "longitude": \#(Double(number) / 50)}}"#
        }
        let long = #"{"name": "Long", "waypoints": [\#(stops.joined(separator: ","))]}"#
        let others = (1..<max(1, trips)).map { number in
            #"{"name": "Trip \#(number)", "waypoints": [\#(stops[(number % 150)..<(number % 150 + 50)].joined(separator: ","))]}"#
        }
        let text = #"{"version": 1, "trips": [\#(([long] + others).joined(separator: ","))]}"#
        try Data(text.utf8).write(to: URL(fileURLWithPath: directory + "/trips.json"))
        let session = try TerminalSession(
            [setting.program, "open", "1", "--color", "never"], environment: ["ROADTRIP_LIBRARY": directory])
        try session.wait(for: prompt)
        return session
    }
}
