import QRCode

/// The ways in which the modules of a QR code become text.
package enum SymbolDrawing: Equatable, Sendable {
    /// Half blocks in black on white, which control sequences ask for: dark on light on any background.
    case coloredBlocks
    /// Spaces on black and on white, two a module, for terminals that show nothing but ASCII.
    case coloredSpaces
    /// Half blocks for the dark modules: dark on light on paper, and where a file is shown as black on white.
    case darkBlocks
    /// Half blocks for the light modules: dark on light on a terminal without colours, if its background is dark.
    case lightBlocks

    /// The columns of a symbol with its quiet zone.
    func width(_ symbol: QRSymbol) -> Int {
        (symbol.size + 2 * QRSymbol.quietZone) * (self == .coloredSpaces ? 2 : 1)
    }

    /// A symbol with its quiet zone as lines of text. Linear in the modules.
    func lines(_ symbol: QRSymbol) -> [String] {
        let places = -QRSymbol.quietZone..<symbol.size + QRSymbol.quietZone
        return stride(from: places.lowerBound, to: places.upperBound, by: self == .coloredSpaces ? 1 : 2).map { row in
            let dark = places.map { column in
                (symbol.isDark(row: row, column: column), symbol.isDark(row: row + 1, column: column))
            }
            switch self {
            case .coloredBlocks:
                // The colours of the cube, which no theme changes as it does the first sixteen.
                return "\u{1B}[38;5;16;48;5;231m" + dark.map(Self.block).joined() + "\u{1B}[0m"
            case .coloredSpaces: return Self.spaces(dark.map(\.0))
            case .darkBlocks: return dark.map(Self.block).joined()
            case .lightBlocks: return dark.map { Self.block(!$0, !$1) }.joined()
            }
        }
    }

    /// The character for two modules, the upper one first.
    private static func block(_ upper: Bool, _ lower: Bool) -> String {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// A row of modules as spaces, with a control sequence where the colour changes.
    private static func spaces(_ dark: [Bool]) -> String {
        var text = ""
        for (index, isDark) in dark.enumerated() {
            if index == 0 || dark[index - 1] != isDark { text += "\u{1B}[48;5;\(isDark ? 16 : 231)m" }
            text += "  "
        }
        return text + "\u{1B}[0m"
    }
}
