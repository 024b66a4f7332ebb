/// The legend of a map as lines of text.
package enum LegendText {
    /// The gap between two entries of a line.
    package static let gap = "   "

    /// Returns the last line of the legend of a map with dotted or dashed lines: those of legs whose way is not known,
    /// those between the end of a road and a stop, and crossings; nil without any.
    fileprivate static func dotted(estimates: Bool, beyondRoads: Bool, crossings: Bool) -> String? {
        let dotted: String? =
            switch (estimates, beyondRoads) {
            case (true, false): "dotted: estimated, not a road"
            case (false, true): "dotted: beyond the end of the road"
            case (true, true): "dotted: estimated, or beyond the end of the road"
            case (false, false): nil
            }
        let parts = [crossings ? "dashed: a crossing" : nil, dotted].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: gap)
    }

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

extension MapScene {
    /// The line of the legend that says what the dotted and dashed lines on the map are; nil where there are none.
    package var dottedLegend: String? {
        LegendText.dotted(
            estimates: lines.contains { if case .estimate = $0.kind { true } else { false } },
            beyondRoads: lines.contains { if case .beyondRoad = $0.kind { true } else { false } },
            crossings: lines.contains { if case .crossing = $0.kind { true } else { false } })
    }
}
