import Console
import Persistence
import Screens

/// The entries of the menu of a merge.
enum MergeAction: Sendable {
    case ours, theirs, help, back, quit
}

/// Reads lines that are typed at a merge.
struct MergeInput {
    /// The letters that meant something here before, with the words that mean it now.
    static let moved = MovedLetters(["o": "ours", "t": "theirs"])

    private let menu: Menu<MergeAction>

    /// Reads lines by the entries of `menu`.
    init(_ menu: Menu<MergeAction>) { self.menu = menu }

    /// The request for the copy that is named behind the word of the menu: a path, and perhaps `base` and another path
    /// or `none`; nil for nothing. `~/` is the home directory.
    static func request(typed text: String, homeDirectory: String?) -> MergeRequest? {
        guard !text.isEmpty else { return nil }
        func path(_ typed: String) -> String { DocumentPath(typed: typed, homeDirectory: homeDirectory).text }
        let words = TypedPaths.words(text)
        guard words.count == 3, words[1] == "base" else { return MergeRequest(path(TypedPaths.path(text))) }
        var request = MergeRequest(path(words[0]))
        request.base = MergeRequest.Base(path(words[2]))
        return request
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<MergeEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .number(let text), .unknown(let text):
            .refused(Self.moved.refusal(of: text) ?? .unknown(text, in: menu))
        case .action(.ours, let scope): taking(scope, key: "ours") { .takeOurs(inAll: $0) }
        case .action(.theirs, let scope): taking(scope, key: "theirs") { .takeTheirs(inAll: $0) }
        case .action(.help, _): .lines(help())
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        }
    }

    private func taking(
        _ scope: String, key: String, _ event: (_ inAll: Bool) -> MergeEvent
    ) -> ScreenRequest<MergeEvent> {
        switch scope.lowercased() {
        case "": .event(event(false))
        case "all": .event(event(true))
        default: .refused("\(key) takes nothing behind it, or all, for this conflict and those that follow.")
        }
    }
}
