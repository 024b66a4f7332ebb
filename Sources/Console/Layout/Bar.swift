/// A horizontal bar whose length is proportional to a value.
package enum Bar {
    /// The last, partly filled column, by eighths: 1 to 7.
    private static let eighths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// A bar for `value` where `maximum` fills `width` columns; not padded. Drawn with U+2588 FULL BLOCK and its
    /// eighths, U+2589 to U+258F: eight steps in a column.
    ///
    /// Rounded to the nearest step; a value above zero always shows at least the smallest step. Values outside
    /// 0...maximum are clamped; anything that is not a number, or a maximum of zero, gives no bar.
    package static func text(_ value: Double, of maximum: Double, width: Int) -> String {
        guard value > 0, maximum > 0, width > 0, maximum.isFinite else { return "" }
        let fraction = min(1, value / maximum)
        let steps = max(1, Int((fraction * Double(width) * 8).rounded()))
        let last = steps % 8 == 0 ? "" : eighths[steps % 8 - 1]
        return String(repeating: "█", count: steps / 8) + last
    }
}
