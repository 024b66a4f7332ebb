import Console
import Reactive
import Screens

/// The entries of the menu of a trip's days.
enum DaysAction: Sendable {
    case start, leave, drive, days, fuel, estimate, towns, free, apply, undo, redo, help, back, quit
}

/// Reads lines that are typed at the days of a trip.
struct DaysInput {
    private let page: DaysPage
    private let menu: Menu<DaysAction>

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: DaysPage, _ menu: Menu<DaysAction>) {
        self.page = page
        self.menu = menu
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<DaysEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text), .number(let text): .unknown(text, in: menu)
        case .action(let action, let argument): request(action, argument, help)
        }
    }

    private func request(
        _ action: DaysAction, _ argument: String, _ help: () -> [String]
    ) -> ScreenRequest<DaysEvent> {
        let decisions = page.decisions
        return switch action {
        case .start:
            value(argument, or: "First day (- leaves it open): ", decisions.start) { $0.start = $1 }
        case .leave:
            value(argument, or: "Leave at (- leaves it open): ", decisions.leave) { $0.leave = $1 }
        case .drive:
            value(argument, or: "Driving time of a day (- leaves it open): ", decisions.drive) { $0.drive = $1 }
        case .days: value(argument, or: "Days (- leaves it open): ", decisions.days) { $0.days = $1 }
        case .fuel:
            value(argument, or: "Fuel, price and currency (- leaves them open): ", decisions.fuel) { request, text in
                let words = Self.words(text)
                (request.fuel, request.price, request.currency) = (words[0], words[1], words[2])
            }
        case .estimate:
            value(argument, or: "Speed, detour and minutes (- leaves them open): ", decisions.estimate) {
                request, text in
                let words = Self.words(text)
                (request.speed, request.detour, request.legMinutes) = (words[0], words[1], words[2])
            }
        case .towns: .event(.towns)
        case .free: .event(.free)
        case .apply: .event(.apply)
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .back: .event(.back)
        case .quit: .event(.quit)
        case .help: .lines(help())
        }
    }

    /// A decision that was typed on the line, or the question for it; an empty answer changes nothing, `-` leaves it
    /// open.
    private func value(
        _ argument: String, or question: String, _ initial: String,
        _ decide: @escaping (inout DaysRequest, _ text: String) -> Void
    ) -> ScreenRequest<DaysEvent> {
        .argument(argument, or: question, prefill: Prefill(initial, .replacing)) { text in
            guard !text.isEmpty else { return nil }
            var request = DaysRequest()
            decide(&request, text == "-" ? "" : text)
            return .propose(request)
        }
    }

    /// Returns three words, those that are missing nil; three empty ones for an empty text.
    private static func words(_ text: String) -> [String?] {
        if text.isEmpty { return ["", "", ""] }
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map { Optional(String($0)) }
        return words + Array(repeating: nil, count: 3 - words.count)
    }
}
