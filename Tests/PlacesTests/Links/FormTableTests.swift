import Geodesy
import Places
import Testing

/// Counts how many forms of links and of coordinates are read right, each also with a number in it damaged.
@Suite("Forms of links and coordinates, counted")
struct FormTableTests {
    /// The share of a kind and of all that has to be right.
    private static let leastOfKind = 0.8
    private static let leastOfAll = 0.97

    /// What was counted of the kinds.
    private struct Count {
        var right: [String: Int] = [:]
        var all: [String: Int] = [:]
        var missed: [String] = []

        mutating func add(_ kind: String, _ text: String, isRight: Bool) {
            all[kind, default: 0] += 1
            if isRight { right[kind, default: 0] += 1 } else { missed.append(text) }
        }

        var total: Double { Double(right.values.reduce(0, +)) / Double(max(1, all.values.reduce(0, +))) }

        /// The kinds of which too few are right.
        var weakKinds: [String] {
            all.filter { Double(right[$0.key] ?? 0) < FormTableTests.leastOfKind * Double($0.value) }.map(\.key)
        }
    }

    /// The longest number with a decimal point or comma in a text; nil where there is none.
    private func longestNumber(_ text: String) -> Range<String.Index>? {
        var best: Range<String.Index>?
        var start: String.Index?
        func end(_ index: String.Index) {
            guard let first = start else { return }
            start = nil
            guard text[first..<index].contains(where: { $0 == "." || $0 == "," }) else { return }
            let length = text.distance(from: first, to: index)
            if best.map({ length > text.distance(from: $0.lowerBound, to: $0.upperBound) }) ?? true {
                best = first..<index
            }
        }
        for index in text.indices {
            let next = text.index(after: index)
            let isPoint =
                (text[index] == "." || text[index] == ",") && start != nil && next < text.endIndex
                && text[next].isNumber && !text[(start ?? index)..<index].contains { $0 == "." || $0 == "," }
            if text[index].isNumber || isPoint { start = start ?? index } else { end(index) }
        }
        end(text.endIndex)
        return best
    }

    /// A text with a letter inside its longest number, and with that number far out of its range.
    private func damaged(_ text: String) -> [String] {
        guard let number = longestNumber(text) else { return [] }
        let middle = text.index(after: number.lowerBound)
        return [
            text[..<middle] + "x" + text[middle...],
            text[..<number.lowerBound] + "999" + text[number.lowerBound...],
        ].map { String($0) }
    }

    private func kind(ofLink link: String) -> String {
        let kinds = [
            "google", "apple", "openstreetmap", "osm.org", "omaps", "ge0", "osmand", "bing", "waze", "here.com",
            "komoot",
            "yandex",
        ]
        return kinds.first { link.contains($0) } ?? "other"
    }

    @Test("Of 60 forms of links and as many damaged ones 97 % are right, 80 % of each kind, none is another place")
    func links() throws {
        var count = Count()
        var wrong: [String] = []
        var lostNames: [String] = []
        #expect(MapLinkForms.table.count >= 60)
        for (link, expected) in MapLinkForms.table {
            let kind = kind(ofLink: link)
            let whole = try MapLink(link)
            count.add(kind, link, isRight: whole.map { MapLinkTests.summary($0) } == expected)
            let spots = whole?.spots ?? []
            let names = Set(spots.compactMap(\.name))
            for damaged in damaged(link) {
                // Refused is right; else what can still be read has to be where it was.
                let read = (try? MapLink(damaged))?.spots ?? []
                let strays = read.filter { spot in
                    guard let place = spot.place ?? spot.about else { return false }
                    let known = spots.flatMap { [$0.place, $0.about].compactMap { $0 } }
                    return !known.contains { $0.distance(to: place) < 1_000 }
                }
                if !strays.isEmpty { wrong.append(damaged) }
                let isLost = !read.isEmpty && !names.isEmpty && read.allSatisfy { $0.name == nil }
                if isLost { lostNames.append(damaged) }
                count.add(kind, damaged, isRight: strays.isEmpty && !isLost)
            }
        }
        #expect(count.total >= Self.leastOfAll, "\(count.missed)")
        #expect(count.weakKinds == [], "\(count.missed)")
        #expect(wrong == [])
        #expect(lostNames == [])
    }

    @Test(
        "Of 60 forms of coordinates and as many damaged ones 97 % are right, 80 % of each kind, none is another place")
    func coordinates() throws {
        var count = Count()
        var wrong: [String] = []
        let north = try Coordinate(latitude: 46.0207, longitude: 7.7491)
        let south = try Coordinate(latitude: -33.8568, longitude: -70.2153)
        var forms = 0
        for (kind, place, texts) in [
            ("decimal", north, CoordinateForms.decimal), ("words", north, CoordinateForms.words),
            ("minutes", north, CoordinateForms.minutes), ("colons", north, CoordinateForms.colons),
            ("grids", north, CoordinateForms.grids), ("full width", north, CoordinateForms.fullWidth),
            ("southern", south, CoordinateForms.southern),
        ] {
            for text in texts {
                forms += 1
                let read = try? Coordinate(parsing: text)
                count.add(kind, text, isRight: read.map { $0.distance(to: place) < 20 } ?? false)
                for damaged in damaged(text) {
                    let stray = try? Coordinate(parsing: damaged)
                    if let stray, stray.distance(to: place) > 1_000 { wrong.append("\(damaged): \(stray)") }
                    count.add(kind, damaged, isRight: stray.map { $0.distance(to: place) < 1_000 } ?? true)
                }
            }
        }
        #expect(forms >= 60)
        #expect(count.total >= Self.leastOfAll, "\(count.missed)")
        #expect(count.weakKinds == [], "\(count.missed)")
        #expect(wrong == [])
    }
}
