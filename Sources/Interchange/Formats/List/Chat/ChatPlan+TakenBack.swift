import Text

/// The places of a conversation that a later message takes back.
extension ChatPlan {
    /// The words with which a place is taken back, in small letters.
    private static let refusing: Set = [
        "skip", "skipping", "drop", "forget", "cancel", "weglassen", "streichen", "auslassen", "skippen", "sauter",
        "sautons", "oublions", "saltar", "saltamos", "saltiamo", "lasciamo", "overslaan",
    ]

    /// The words of the parts of messages with such a word, and the numbers of their lines.
    static func refusals(in chat: Chat) -> [(words: [String], line: Int)] {
        chat.lines.flatMap { line in
            ChatTalk.parts(of: line.text).map { part in
                (part.split { !$0.isLetter && $0 != "'" }.map(String.init), line.number)
            }
        }.filter { $0.0.contains { refusing.contains($0.lowercased()) } }
    }

    /// Leaves places by themselves out that a later message takes back: `let's skip Olympia`. Returns the numbers of
    /// their lines.
    func takeBack(_ refused: [(words: [String], line: Int)], _ chat: Chat, _ kinds: inout [Kind]) -> Set<Int> {
        var taken: Set<Int> = []
        for (words, line) in refused {
            for before in kinds.indices where kinds[before] != .talk && chat.lines[before].number < line {
                let isTakenBack = ListText(chat.lines[before].text, dates).readings.prefix(4).contains { reading in
                    let name = reading.ends[0].text.prefix { !"?!,".contains($0) }
                    let parts = name.split(separator: " ").map(String.init)
                    return reading.ends.count == 1 && !parts.isEmpty && parts.allSatisfy(words.contains)
                }
                guard isTakenBack else { continue }
                kinds[before] = .talk
                taken.insert(chat.lines[before].number)
            }
        }
        return taken
    }
}
