import TestSupport

/// Bytes as a terminal, a person in a hurry and a cat on the keyboard would send them.
func randomKeyBytes(_ count: Int, using random: inout SeededGenerator) -> [UInt8] {
    let pieces = [
        "a", "word", " ", "é", "e\u{301}", "\u{301}", "東京", "👨‍👩‍👧", "🇫🇷", "\u{202E}", "\u{1}", "\u{2}", "\u{5}",
        "\u{6}", "\u{8}", "\u{B}", "\u{15}", "\u{17}", "\u{19}", "\u{14}", "\u{C}", "\u{10}", "\u{E}", "\t", "\u{7F}",
        "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}b", "\u{1B}f", "\u{1B}d",
        "\u{1B}\u{7F}", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1B}[200~two\nlines\u{1B}[201~", "\u{1B}[", "\u{1B}O",
        "\u{1B}[99;99;99X", String(repeating: "long ", count: 20),
    ]
    var bytes: [UInt8] = []
    while bytes.count < count {
        if Int.random(in: 0..<8, using: &random) == 0 {
            bytes.append(UInt8.random(in: 0x80...0xFF, using: &random))
        } else if Int.random(in: 0..<20, using: &random) == 0 {
            // A character of which the end is missing, or one that UTF-8 must not hold.
            bytes += [0xED, 0xA0, 0x80, 0xF0, 0x9F].prefix(Int.random(in: 1...5, using: &random))
        } else {
            bytes += pieces.randomElement(using: &random).map { Array($0.utf8) } ?? []
        }
    }
    return bytes
}
