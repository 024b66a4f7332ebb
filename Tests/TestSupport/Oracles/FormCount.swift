/// The number of forms of text that are read right, by kind.
package struct FormCount {
    /// The share of a kind and of all that has to be right.
    private static let leastOfKind = 0.8
    private static let leastOfAll = 0.97

    private var right: [String: Int] = [:]
    private var all: [String: Int] = [:]
    /// The texts that were read wrong.
    package private(set) var missed: [String] = []

    /// Counts nothing yet.
    package init() {}

    /// Counts one text.
    package mutating func add(_ kind: String, _ text: String, isRight: Bool) {
        all[kind, default: 0] += 1
        if isRight { right[kind, default: 0] += 1 } else { missed.append(text) }
    }

    private var total: Double { Double(right.values.reduce(0, +)) / Double(max(1, all.values.reduce(0, +))) }

    /// Whether enough of all are right.
    package var isEnough: Bool { total >= Self.leastOfAll }

    /// The kinds of which too few are right.
    package var weakKinds: [String] {
        all.filter { Double(right[$0.key] ?? 0) < Self.leastOfKind * Double($0.value) }.map(\.key)
    }
}

/// The longest number with a decimal point or comma in a text; nil where there is none.
private func longestNumber(_ text: String) -> Range<String.Index>? {
    var best: Range<String.Index>?
    var start: String.Index?
    func end(_ index: String.Index) {
        guard let first = start else { return }
        start = nil
        guard text[first..<index].contains(where: { $0 == "." || $0 == "," }) else { return }
        let length = text.distance(from: first, to: index)
        if best.map({ length > text.distance(from: $0.lowerBound, to: $0.upperBound) }) ?? true {
            best = first..<index
        }
    }
    for index in text.indices {
        let next = text.index(after: index)
        let isPoint =
            (text[index] == "." || text[index] == ",") && start != nil && next < text.endIndex
            && text[next].isNumber && !text[(start ?? index)..<index].contains { $0 == "." || $0 == "," }
        if text[index].isNumber || isPoint { start = start ?? index } else { end(index) }
    }
    end(text.endIndex)
    return best
}

/// A text with a letter inside its longest number, and with that number far out of its range.
package func damagedForms(of text: String) -> [String] {
    guard let number = longestNumber(text) else { return [] }
    let middle = text.index(after: number.lowerBound)
    return [
        text[..<middle] + "x" + text[middle...],
        text[..<number.lowerBound] + "999" + text[number.lowerBound...],
    ].map { String($0) }
}
