import Console

/// The options of a search for the best order. Stops are references as a person types them.
package struct OrderRequest: Equatable, Sendable {
    /// An end of the trip.
    package enum End: Equatable, Sendable {
        /// The present first or last stop.
        case kept
        /// The stop with this reference.
        case stop(String)
        /// The stop that makes the trip shortest.
        case any
    }

    /// Whether the trip is to become a round trip.
    package var makesLoop = false
    package var start = End.kept
    package var end = End.kept
    /// The stops that keep their numbers; each text is one stop, or several separated by commas.
    package var locks: [String] = []
    /// The time limit of the search in seconds, above 0 and at most 86,400.
    package var seconds = 2.0
    /// The quantity to minimize; nil means driving time, or straight lines where no roads are known.
    package var measure: OrderMeasure?

    /// Creates a request for the best order between the present first and last stop, in 2 s.
    package init() {}
}

extension OrderRequest {
    /// Creates a request from options in any order with their values, which are empty for options without one. Throws
    /// if an option is repeated or its value malformed; whether the stops exist is not checked.
    package init(_ options: [(option: OrderOption, value: String)]) throws(OrderRequestError) {
        self.init()
        var seen: Set<OrderOption> = []
        for (option, value) in options {
            guard seen.insert(option).inserted || option == .lock else { throw .repeated(option) }
            switch option {
            case .loop: makesLoop = true
            case .start: start = Self.end(value)
            case .end: end = Self.end(value)
            case .lock: locks.append(value)
            case .time: seconds = try Self.seconds(value)
            case .by:
                guard let measure = OrderMeasure(typed: value) else { throw .unknownMeasure(value) }
                self.measure = measure
            }
        }
    }

    /// Parses the words after `o` in a menu: `loop`, `start any end 5`, `lock 2,3 time 10`, `by time`. Linear.
    ///
    /// The words up to the next option are the value of the previous one; a word in quotes is never an option, nor is
    /// the word after `by`.
    package init(typed line: String) throws(OrderRequestError) {
        var options: [(option: OrderOption, words: [TypedPaths.Word])] = []
        for word in TypedPaths.wordsWithNames(line) {
            let isMeasure = options.last.map { $0.option == .by && $0.words.isEmpty } ?? false
            if !word.isQuoted, !isMeasure || OrderMeasure(typed: word.text) == nil,
                let option = OrderOption(typed: word.text)
            {
                options.append((option, []))
            } else if let last = options.indices.last, options[last].option.placeholder != nil {
                options[last].words.append(word)
            } else {
                throw .unknownWord(word.text)
            }
        }
        for (option, words) in options where option.placeholder != nil && words.isEmpty { throw .noValue(option) }
        try self.init(
            options.flatMap { option, words in
                // Stops in quotation marks are references of their own.
                let values =
                    option == .lock ? TypedPaths.references(words) : [words.map(\.text).joined(separator: " ")]
                return values.map { (option, $0) }
            })
    }

    /// The word for the end that makes the trip shortest.
    package static let anyEnd = "any"

    private static func end(_ value: String) -> End {
        value == anyEnd ? .any : .stop(value)
    }

    private static func seconds(_ text: String) throws(OrderRequestError) -> Double {
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400,
            text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) })
        else { throw .notSeconds(text) }
        return seconds
    }
}
