import Geodesy
import Places
import TestSupport
import Testing

/// Counts the forms of links that are read right, each also with a number in it damaged.
@Suite("Forms of links, counted")
struct LinkFormTests {
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
        var count = FormCount()
        var wrong: [String] = []
        var lostNames: [String] = []
        #expect(MapLinkForms.table.count >= 60)
        for (link, expected) in MapLinkForms.table {
            let kind = kind(ofLink: link)
            let whole = try MapLink(link)
            count.add(kind, link, isRight: whole.map { MapLinkTests.summary($0) } == expected)
            let spots = whole?.spots ?? []
            let names = Set(spots.compactMap(\.name))
            for damaged in damagedForms(of: link) {
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
        #expect(count.isEnough, "\(count.missed)")
        #expect(count.weakKinds == [], "\(count.missed)")
        #expect(wrong == [])
        #expect(lostNames == [])
    }
}
