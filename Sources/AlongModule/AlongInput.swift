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
    private let menu: Menu<AlongAction>

    /// Reads lines by the entries of `menu`.
    init(_ menu: Menu<AlongAction>) {
        self.menu = menu
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
        case .action(.all, _): .event(.change("all"))
        case .action(.within, let text):
            .argument(text, or: "How far off the way: ", explained: "Type a distance: 20km, 10mi.") {
                $0.isEmpty ? nil : .change("within \($0)")
            }
        case .action(.limit, let text):
            .argument(text, or: "How many places: ", explained: "Type a number: 40.") {
                $0.isEmpty ? nil : .change("limit \($0)")
            }
        case .action(.file, let text):
            .argument(text, or: "File of your own points: ", explained: ScreenHelp.points) {
                $0.isEmpty ? nil : .change("file \($0)")
            }
        case .action(.undo, let count): .steps(count, of: "u") { .undo($0) }
        case .action(.redo, let count): .steps(count, of: "U") { .redo($0) }
        case .action(.help, _): .lines(help())
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        }
    }

    /// The words that go on with a request behind the paths of files, unless they stand in quotation marks.
    private static let wordsBehindFiles = ["within", "limit", "all"]

    /// Reads the words of a request: kinds of places, `within 50km`, `limit 40`, `all`, `file PATH…` with everything
    /// behind it a path up to another of these. `expanded` makes a path of what is typed for one. Of `known` stays what
    /// the words say nothing about, but for its kinds where they name files.
    static func request(
        typed text: String, changing known: AlongRequest = AlongRequest(), unit: DistanceUnit,
        expanded: (String) -> String
    ) throws(AlongRequestError) -> AlongRequest {
        var request = known
        var words = TypedPaths.markedWords(text)[...]
        while let word = words.popFirst() {
            switch word.text.lowercased() {
            case "within":
                guard let value = words.popFirst()?.text else { throw .missing("within") }
                // `within 30 km` is typed with a space, too.
                var typed = value
                if value.last?.isNumber == true, let next = words.first?.text,
                    metres(typed: "1\(next)", in: unit) != nil, next.first?.isLetter == true
                {
                    typed += next
                    words.removeFirst()
                }
                try request.setReach(typed: typed, in: unit)
            case "limit":
                guard let value = words.popFirst()?.text else { throw .missing("limit") }
                try request.setLimit(typed: value)
                request.isAll = false
            case "all":
                request.isAll = true
                request.limit = nil
            case "file":
                guard let first = words.popFirst() else { throw .missing("file") }
                request.files = [expanded(first.text)]
                if !known.kinds.isEmpty { request.kinds = [] }
                while let path = words.first, path.isQuoted || !wordsBehindFiles.contains(path.text.lowercased()) {
                    request.files.append(expanded(path.text))
                    words.removeFirst()
                }
            case let typed: try request.addKind(typed: typed)
            }
        }
        return request
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
