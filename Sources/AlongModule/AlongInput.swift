import Console
import Geodesy
import PlaceNames
package import Screens
import Text

/// The entries of the menu.
enum AlongAction: Sendable {
    case along, within, limit, all, file, undo, redo, help, back, quit

    /// The word of a request that it stands for; nil for the others.
    var word: String? {
        switch self {
        case .within: "within"
        case .limit: "limit"
        case .all: "all"
        case .file: "file"
        case .along, .undo, .redo, .help, .back, .quit: nil
        }
    }
}

/// Reads lines that are typed at what lies along a way, and the words of a request.
package struct AlongInput {
    private let page: AlongPage
    private let menu: Menu<AlongAction>

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: AlongPage, _ menu: Menu<AlongAction>) {
        (self.page, self.menu) = (page, menu)
    }

    /// The words that a request is made of, for Tab.
    package static var words: ArgumentWords {
        ArgumentWords(
            PlaceKind.allCases.map { ArgumentWords.Word($0.word, .none) }
                + ["within", "limit", "file"].map { ArgumentWords.Word($0, .other) } + [
                    ArgumentWords.Word("all", .none)
                ])
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<AlongEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .number(let text): .event(.add(text))
        case .unknown(let text):
            isNumberList(text) && text.first?.isNumber == true ? .event(.add(text)) : .unknown(text, in: menu)
        case .action(.along, let words): .event(.ask(words))
        case .action(.all, _): .event(.ask(extended("all")))
        case .action(.within, let text):
            .argument(text, or: "How far off the way: ") { $0.isEmpty ? nil : .ask(extended("within \($0)")) }
        case .action(.limit, let text):
            .argument(text, or: "How many places: ") { $0.isEmpty ? nil : .ask(extended("limit \($0)")) }
        case .action(.file, let text):
            .argument(text, or: "File of your own points: ") { $0.isEmpty ? nil : .ask("file \($0)") }
        case .action(.undo, let count): .steps(count, of: "u") { .undo($0) }
        case .action(.redo, let count): .steps(count, of: "U") { .redo($0) }
        case .action(.help, _): .lines(help())
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        }
    }

    /// The words of the request that is shown, and further ones, which count where both say something.
    private func extended(_ further: String) -> String { page.words.isEmpty ? further : "\(page.words) \(further)" }

    /// Reads the words of a request: kinds of places, `within 50km`, `limit 40`, `all`, `file PATH` with everything
    /// behind it a path. `expanded` makes a path of what is typed for one.
    static func request(
        typed text: String, unit: DistanceUnit, expanded: (String) -> String
    ) throws(AlongRequestError) -> AlongRequest {
        var request = AlongRequest()
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.popFirst() {
            switch word.lowercased() {
            case "within":
                guard let value = words.popFirst() else { throw .missing("within") }
                // `within 30 km` is typed with a space, too.
                var typed = String(value)
                if value.last?.isNumber == true, let next = words.first, metres(typed: "1\(next)", in: unit) != nil,
                    next.first?.isLetter == true
                {
                    typed += words.removeFirst()
                }
                try request.setReach(typed: typed, in: unit)
            case "limit":
                guard let value = words.popFirst() else { throw .missing("limit") }
                try request.setLimit(typed: String(value))
                request.isAll = false
            case "all":
                request.isAll = true
                request.limit = nil
            case "file":
                guard let first = words.first else { throw .missing("file") }
                request.files = TypedPaths.words(text[first.startIndex...].trimmed).map(expanded)
                return request
            case let typed: request.kinds.append(try kind(typed))
            }
        }
        return request
    }

    /// The kind that a word means: its name, perhaps in the plural, or the only one that begins so.
    private static func kind(_ typed: String) throws(AlongRequestError) -> PlaceKind {
        let kinds = PlaceKind.allCases
        if let kind = kinds.first(where: { $0.word == typed || "\($0.word)s" == typed || "\($0.word)es" == typed }) {
            return kind
        }
        let begun = kinds.filter { $0.word.hasPrefix(typed) }
        guard let only = begun.first, begun.count == 1 else { throw .kind(typed, known: kinds.map(\.word)) }
        return only
    }

    /// The numbers in lists of rows such as `3` and `2-4,7`, in their order, each once.
    package static func rows(typed lists: [String]) throws(AlongRequestError) -> [Int] {
        var numbers: [Int] = []
        for list in lists {
            let parts = list.split { $0 == "," || $0.isWhitespace }
            guard !parts.isEmpty else { throw .rows(list) }
            for part in parts {
                if let number = wholeNumber(part) {
                    numbers.append(number)
                } else if let range = numberRange(part), let first = wholeNumber(range.first),
                    let last = wholeNumber(range.last), first <= last, last - first < 10_000
                {
                    numbers += first...last
                } else {
                    throw .rows(list)
                }
            }
        }
        var seen: Set<Int> = []
        return numbers.filter { seen.insert($0).inserted }
    }
}
