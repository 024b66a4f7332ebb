/// The legend of a map as lines of text.
package enum LegendText {
    /// The gap between two entries of a line.
    package static let gap = "   "
    /// The last line of the legend of a map with a dotted line.
    package static let estimates = "dotted: estimated, not a road"

    /// The entries one behind the other, as many in a line as fit into `width` dots; an entry that is longer has a line
    /// of its own, and stops begin a line behind the series. Linear.
    package static func lines(
        _ entries: [MapScene.LegendEntry], width: Int, _ lettering: Lettering
    ) -> [[MapScene.LegendEntry]] {
        var lines: [[MapScene.LegendEntry]] = []
        var used = 0
        for entry in entries {
            let length = lettering.width(of: entry.text)
            let needed = used + lettering.width(of: gap) + length
            if let last = lines.last?.last, needed <= width, (last.stop == nil) == (entry.stop == nil) {
                lines[lines.count - 1].append(entry)
                used = needed
            } else {
                lines.append([entry])
                used = length
            }
        }
        return lines
    }
}
