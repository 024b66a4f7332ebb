import Screens

/// Reads answers that are typed at a proposed order.
enum OrderInput {
    /// The request of a line: `y` takes the order, `n` or an empty line leaves the trip unchanged, `o …` searches
    /// again.
    static func request(_ line: String) -> ScreenRequest<OrderEvent> {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        switch words.first?.lowercased() {
        case "y", "yes": return words.count == 1 ? .event(.take) : noAnswer
        case nil, "n", "no", "b", "back": return words.count < 2 ? .event(.leave) : noAnswer
        case "o", "order":
            return .choice(words.count > 1 ? words[1] : "", usual: .search(""), or: "What it keeps to: ") {
                .event(.search($0))
            }
        default: return noAnswer
        }
    }

    private static var noAnswer: ScreenRequest<OrderEvent> {
        .refused("y takes this order, n leaves the trip unchanged, o … searches for another.")
    }
}
