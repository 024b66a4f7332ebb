/// The legend of a map as lines of text.
package enum LegendText {
    /// The entries one behind the other, as many in a line as fit into `width` dots; an entry that is longer has a line of
    /// its own. Linear.
    package static func lines(_ entries: [MapScene.LegendEntry], width: Int, _ lettering: Lettering) -> [String] {
        let gap = "   "
        var lines: [String] = []
        var line = ""
        var used = 0
        for entry in entries {
            let text = "\(entry.mark) \(entry.name)"
            let length = lettering.width(of: text)
            let needed = used + lettering.width(of: gap) + length
            if line.isEmpty || needed > width || entry.stop == nil {
                if !line.isEmpty { lines.append(line) }
                (line, used) = (text, length)
            } else {
                line += gap + text
                used = needed
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
