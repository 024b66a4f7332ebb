/// The legend of a map as lines of text.
package enum LegendText {
    /// The gap between two entries of a line.
    package static let gap = "   "
    /// The words for a crossing by ferry, whose lines have a colour of their own on a terminal.
    package static let ferry = "by ferry"

    /// Returns the words for the dotted lines of a map: those of legs whose way is not known, those within a town, and
    /// those between the end of a road and a stop; nil without any.
    fileprivate static func dotted(estimates: Bool, streets: Bool, beyondRoads: Bool) -> String? {
        let kinds = [
            estimates ? streets || beyondRoads ? "estimated" : "estimated, not a road" : nil,
            streets ? "streets are not known here" : nil, beyondRoads ? "beyond the end of the road" : nil,
        ].compactMap { $0 }
        return kinds.isEmpty ? nil : "dotted: " + kinds.joined(separator: ", or ")
    }

    /// The words for a crossing.
    static func crossing(_ means: MapSubject.Leg.Means) -> String {
        switch means {
        case .ferry: ferry
        case .train: "by train"
        case .flight: "by air"
        case .assumed: "a crossing that is assumed"
        }
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
        let parts = [dashed, dotted].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: LegendText.gap)
    }

    /// The words for the dashed lines.
    private var dashed: String? {
        let crossings = crossings.map(LegendText.crossing)
        return crossings.isEmpty ? nil : "dashed: " + crossings.joined(separator: ", ")
    }

    /// The words for the dotted lines.
    var dotted: String? {
        LegendText.dotted(
            estimates: lines.contains { if case .estimate = $0.kind { true } else { false } },
            streets: lines.contains { if case .streets = $0.kind { true } else { false } },
            beyondRoads: lines.contains { if case .beyondRoad = $0.kind { true } else { false } })
    }

    /// The means by which the car is carried on the map.
    var crossings: [MapSubject.Leg.Means] {
        MapSubject.Leg.Means.allCases.filter { means in
            lines.contains { if case .crossing(_, means) = $0.kind { true } else { false } }
        }
    }
}
