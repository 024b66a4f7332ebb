import Text

/// The words of `candidates` that `typed` may have been meant to be, the likeliest first, at most three: those that
/// begin with it, then those up to two typing errors away. Letter case does not matter.
func suggestions(for typed: String, among candidates: [String]) -> [String] {
    let typed = typed.lowercased()
    guard !typed.isEmpty, typed.utf8.count <= 40 else { return [] }
    var found: [(rank: Int, word: String)] = []
    for word in candidates {
        let rank: Int
        if word.lowercased().hasPrefix(typed) {
            rank = 0
        } else if let distance = typingDistance(typed, word.lowercased(), atMost: 2) {
            // Every short word is two errors from every other one: at least one letter must be right.
            guard distance < max(typed.count, word.count) else { continue }
            rank = distance
        } else {
            continue
        }
        found.append((rank, word))
    }
    let best = found.map(\.rank).min() ?? 0
    return Array(found.filter { $0.rank == best }.map(\.word).prefix(3))
}

/// The hint `Did you mean ‘a’ or ‘b’?`; nil without words.
func didYouMean(_ words: [String]) -> String? {
    words.isEmpty ? nil : "Did you mean \(enumeration(words.map { "‘\($0)’" }, last: "or"))?"
}
