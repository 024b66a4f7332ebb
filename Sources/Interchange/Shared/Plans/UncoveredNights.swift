import Text

/// Nights between two days of a file that none of its stops or events has.
enum UncoveredNights {
    /// The notice that these nights were put at the one before, as the first of a file's words names it: `event`,
    /// `stop`.
    static func notice(_ count: Int, of word: String) -> String {
        "\(Wording.counted(count, "night")) that no \(word) covers \(count == 1 ? "was" : "were") put at the \(word) "
            + "before, so that each \(word) keeps its day"
    }
}
