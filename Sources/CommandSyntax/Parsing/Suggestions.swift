import Text

/// Up to three words of `candidates` that may have been meant by `typed`: those that begin with it, else those with the
/// fewest typing errors, at most two. Ignores case.
func suggestions(for typed: String, among candidates: [String]) -> [String] {
    let typed = typed.lowercased()
    guard !typed.isEmpty, typed.utf8.count <= 40 else { return [] }
    var found: [(rank: Int, word: String)] = []
    for word in candidates {
        let rank: Int
        if word.lowercased().hasPrefix(typed) {
            rank = 0
        } else if let distance = typingDistance(typed, word.lowercased(), atMost: 2) {
            // Any two short words are at most two errors apart, so at least one letter must match.
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

/// The hint `Did you mean ‘a’ or ‘b’?`; nil if there are no words.
func didYouMean(_ words: [String]) -> String? {
    words.isEmpty ? nil : "Did you mean \(Wording.enumeration(words.map { "‘\($0)’" }, last: "or"))?"
}
