import Foundation

/// The time from a key press to the finished screen, through a pseudo-terminal.
enum MenuSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark(
                "menus/trip", "menus: a key at a trip of 200 stops, 1 trip in the list", rounds: 41,
                goals: [.atMost(1)]
            ) { try redrawing(setting, trips: 1) },
            Benchmark(
                "menus/list", "menus: the same with 1,000 trips behind", rounds: 41, goals: [.atMost(1.5)]
            ) { try redrawing(setting, trips: 1_000) },
            Benchmark(
                "menus/map", "menus: a key at a trip of 200 stops, the map beside it", rounds: 41,
                goals: [.atMost(10)]
            ) { try redrawing(setting, trips: 1, columns: columnsWithMap) },
            Benchmark(
                "menus/letter", "menus: one more letter in the live search", rounds: 41, goals: [.atMost(1)]
            ) { try searching(setting) },
        ]
    }

    /// The last that is drawn of a trip in a window of 40 rows: the cursor goes behind the prompt.
    private static let prompt = "\u{1B}[40;7H"

    /// The columns of a window without a map beside the list, and of one with it.
    private static let columns = 100
    private static let columnsWithMap = 160

    /// Turns a page of the trip forth and back.
    private static func redrawing(_ setting: Setting, trips: Int, columns: Int = columns) throws -> Contender {
        let session = try opened(setting, trips: trips, columns: columns)
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
        // Eight answers stand below the line; last the cursor goes back into it from
        // the distance of the last.
        try session.press("Ber", until: " km\u{1B}[32;11H")
        var isMore = false
        return Contender(name: "roadtrip") {
            isMore.toggle()
            let time = try session.press(
                isMore ? "n" : "\u{7F}", until: isMore ? " km\u{1B}[32;12H" : " km\u{1B}[32;11H")
            return Sample(value: time, peakMemory: 0)
        }
    }

    /// The menus at a trip of 200 stops, the first of the list.
    private static func opened(_ setting: Setting, trips: Int, columns: Int = columns) throws -> TerminalSession {
        let directory = try setting.scratch.makeDirectory("menus-\(trips)-\(columns)")
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
            [setting.program, "open", "1", "--color", "never"], columns: columns,
            environment: ["ROADTRIP_LIBRARY": directory])
        try session.wait(for: prompt)
        return session
    }
}
