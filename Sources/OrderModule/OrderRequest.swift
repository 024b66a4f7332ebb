/// What the best order has to keep to. Stops are as a person names them.
package struct OrderRequest: Equatable, Sendable {
    /// One end of the trip.
    package enum End: Equatable, Sendable {
        /// The stop that is there now.
        case kept
        /// This stop.
        case stop(String)
        /// Whichever is best.
        case any
    }

    /// Whether the trip is to become a round trip.
    package var makesLoop = false
    package var start = End.kept
    package var end = End.kept
    /// Stops that keep their numbers: each one stop, or several with commas between them.
    package var locks: [String] = []
    /// The ceiling of the search's time, in seconds.
    package var seconds = 2.0

    /// The best order between the first and the last stop.
    package init() {}
}

extension OrderRequest {
    /// Reads options with their values (empty for one that takes none), in any order; the trip is not asked yet.
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
            }
        }
    }

    /// Reads what was typed behind `o` in a menu: `loop`, `start any end 5`, `lock 2,3 time 10`.
    ///
    /// The words up to the next option are the value of the one before them; what is in quotes is no option.
    package init(typed line: String) throws(OrderRequestError) {
        var options: [(option: OrderOption, words: [String])] = []
        for word in Self.words(line) {
            if !word.isQuoted, let option = OrderOption(typed: word.text) {
                options.append((option, []))
            } else if let last = options.indices.last, options[last].option.placeholder != nil {
                options[last].words.append(word.text)
            } else {
                throw .unknownWord(word.text)
            }
        }
        for (option, words) in options where option.placeholder != nil && words.isEmpty { throw .noValue(option) }
        try self.init(options.map { ($0.option, $0.words.joined(separator: " ")) })
    }

    private static func end(_ value: String) -> End {
        value == "any" ? .any : .stop(value)
    }

    private static func seconds(_ text: String) throws(OrderRequestError) -> Double {
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400,
            text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) })
        else { throw .notSeconds(text) }
        return seconds
    }

    /// The words of a line; quotes hold words together, and the end of the line closes them.
    private static func words(_ line: String) -> [(text: String, isQuoted: Bool)] {
        var words: [(text: String, isQuoted: Bool)] = []
        var word: (text: String, isQuoted: Bool)?
        var isInside = false
        for scalar in line.unicodeScalars {
            if ["\"", "“", "”"].contains(scalar) {
                isInside.toggle()
                word = (word?.text ?? "", true)
            } else if scalar.properties.isWhitespace, !isInside {
                if let word { words.append(word) }
                word = nil
            } else {
                word = ((word?.text ?? "") + String(scalar), word?.isQuoted ?? false)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
