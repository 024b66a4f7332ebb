import Text

/// A word that sets what a stop has: an option of a command, and what is typed behind the stop's number in the menus.
package enum StopWord: Hashable, Sendable, CaseIterable {
    case name, place, note
    case plan(StopField)

    /// All words in the order in which they are shown.
    package static let allCases = [name, place, note] + StopField.allCases.map(plan)

    /// The word itself.
    package var text: String {
        switch self {
        case .name: "name"
        case .place: "place"
        case .note: "note"
        case .plan(let field): field.word
        }
    }

    /// The words that a typed text means: the word itself, another form of it, or all that begin with it; a colon
    /// behind it does not matter.
    package static func words(beginning text: some StringProtocol) -> [StopWord] {
        let typed = text.lowercased().prefix { $0 != ":" }
        guard !typed.isEmpty else { return [] }
        if let word = allCases.first(where: { $0.text == typed }) ?? otherForm(String(typed)) { return [word] }
        return allCases.filter { $0.text.hasPrefix(typed) }
    }

    /// The word of which a text in lower case is another form: what one says of a stop rather than what one sets.
    private static func otherForm(_ typed: String) -> StopWord? {
        switch typed {
        case "arrives", "arriving", "arrival", "by": .plan(.arrive)
        case "leaves", "leaving", "depart", "departs", "departure": .plan(.leave)
        case "stays": .plan(.stayMinutes)
        case "costs", "price": .plan(.cost)
        case "notes": .note
        default: nil
        }
    }

    /// The little words that stand in front of a value as one says it: `by 14:00`, `for 2h`.
    private static let prepositions: Set<String> = ["at", "by", "before", "after", "from", "for", "is", "to", "="]

    /// The name of its value, for the person: `NAME`, `DURATION`.
    package var argument: String {
        switch self {
        case .name: "NAME"
        case .place: "PLACE"
        case .note: "TEXT"
        case .plan(.kind): "KIND"
        case .plan(.stayMinutes): "DURATION"
        case .plan(.nights): "N"
        case .plan(.arrive), .plan(.leave): "TIME"
        case .plan(.cost): "AMOUNT"
        case .plan(.way): "WAY"
        }
    }

    /// A word and its value, and those that stand behind it in the same text: `10:30 stay 2h` behind `arrive`. What
    /// is behind a name, a place or a note is a part of that.
    package func pairs(in value: String) -> [(word: StopWord, value: String)] {
        guard case .plan = self else { return [(self, value)] }
        for part in value.split(whereSeparator: \.isWhitespace).dropFirst() {
            let rest = value[part.endIndex...].trimmed
            guard !rest.isEmpty, let word = Self.allCases.first(where: { $0.text == part.lowercased() }), word != self
            else { continue }
            return [(self, Self.withoutPreposition(value[..<part.startIndex].trimmed))] + word.pairs(in: rest)
        }
        return [(self, Self.withoutPreposition(value))]
    }

    /// A value without a little word in front of it.
    private static func withoutPreposition(_ value: String) -> String {
        let parts = value.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, prepositions.contains(parts[0].lowercased()) else { return value }
        return parts[1].trimmed
    }

    /// The decision of a stop as it is typed; empty where it is open, and for a note of several lines.
    package func typed(of stop: Waypoint) -> String {
        switch self {
        case .name: stop.name.text
        case .place: ""
        case .note: stop.note.map { $0.text.contains(where: \.isNewline) ? "" : $0.text } ?? ""
        case .plan(let field): stop.plan[field].typed ?? ""
        }
    }
}

extension StopField {
    /// The word that decides it.
    package var word: String {
        switch self {
        case .kind: "kind"
        case .stayMinutes: "stay"
        case .nights: "nights"
        case .arrive: "arrive"
        case .leave: "leave"
        case .cost: "cost"
        case .way: "way"
        }
    }
}

extension StopSetting {
    /// The field that it decides.
    package var field: StopField {
        switch self {
        case .kind: .kind
        case .stayMinutes: .stayMinutes
        case .nights: .nights
        case .arrive: .arrive
        case .leave: .leave
        case .cost: .cost
        case .way: .way
        }
    }

    /// The word of its field.
    package var word: String { field.word }
}

extension StopPlan {
    /// The decisions that differ from those of an earlier plan, by their words and as they are typed: `nights 1 to 2`,
    /// `kind see`, `cost 95 left open`.
    func differences(from old: StopPlan) -> [String] {
        StopField.allCases.compactMap { field in
            old[field] == self[field] ? nil : changedValue(field.word, from: old[field].typed, to: self[field].typed)
        }
    }
}

/// A value before and after: `nights 1 to 2`, `nights 2`, `nights 2 left open`.
func changedValue(_ word: String, from old: String?, to new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(word) \(old) to \(new)"
    case (nil, let new?): "\(word) \(new)"
    case (let old?, nil): "\(word) \(old) left open"
    case (nil, nil): word
    }
}
