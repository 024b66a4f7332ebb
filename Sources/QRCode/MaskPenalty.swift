/// The penalty of a masked symbol (ISO/IEC 18004, table 11): the more, the harder it is to read.
enum MaskPenalty {
    /// The penalties of rows, columns, blocks and of the share of dark modules, together. Linear in the lines.
    static func of(_ lines: ModuleLines) -> Int {
        let whole = all(lines.size)
        func ofLine(_ line: UInt128) -> Int { ofRuns(line) + ofRuns(~line & whole) + ofPatterns(line) }
        let penalty = lines.rows.reduce(0) { $0 + ofLine($1) } + lines.columns.reduce(0) { $0 + ofLine($1) }
        return penalty + ofBlocks(lines) + ofShare(lines)
    }

    /// Five modules of a kind in a row cost 3, each further one 1 more; `line` has the modules of that kind.
    private static func ofRuns(_ line: UInt128) -> Int {
        // The modules that begin five: a run of n has n - 4 of them, side by side.
        let pairs = line & line >> 1
        let fives = pairs & pairs >> 2 & line >> 4
        return fives.nonzeroBitCount + 2 * (fives & ~(fives << 1)).nonzeroBitCount
    }

    /// A likeness of a finder pattern, dark and light as 1 : 1 : 3 : 1 : 1 with four light modules on one side at
    /// least, costs 40. Outside everything is light; two that count share no module.
    private static func ofPatterns(_ line: UInt128) -> Int {
        // The modules at which the pattern begins, and those with four light ones in front of them or behind it.
        let patterns =
            line & ~(line >> 1) & line >> 2 & line >> 3 & line >> 4 & ~(line >> 5) & line >> 6
        let isLightBefore = ~(line << 1 | line << 2 | line << 3 | line << 4)
        let isLightBehind = ~(line >> 7 | line >> 8 | line >> 9 | line >> 10)
        var left = patterns & (isLightBefore | isLightBehind)
        var count = 0
        while left != 0 {
            count += 1
            let next = left.trailingZeroBitCount + 7
            left = (left >> next) << next
        }
        return 40 * count
    }

    /// Each square of two by two modules of a kind costs 3.
    private static func ofBlocks(_ lines: ModuleLines) -> Int {
        var blocks = 0
        for (upper, lower) in zip(lines.rows, lines.rows.dropFirst()) {
            // The modules that are like the one to the right, and like the one below.
            let across = ~(upper ^ upper >> 1)
            let down = ~(upper ^ lower)
            blocks += (across & down & down >> 1 & all(lines.size - 1)).nonzeroBitCount
        }
        return 3 * blocks
    }

    /// Each whole 5 % by which the share of dark modules is more or less than a half costs 10.
    private static func ofShare(_ lines: ModuleLines) -> Int {
        let dark = lines.rows.reduce(0) { $0 + $1.nonzeroBitCount }
        let count = lines.size * lines.size
        return 10 * (abs(20 * dark - 10 * count) / count)
    }

    /// The bits of a line of some modules.
    private static func all(_ size: Int) -> UInt128 { (1 << UInt128(size)) - 1 }
}
