import Entities
import Foundation
import Interchange
import QRCode
import TestSupport
import Testing

@testable import ReportModule

@Suite("Codes of the itinerary") struct ReportCodeTests {
    private func links(_ trip: Trip) -> [WayLink] { WayLink.links(of: trip, along: .none, by: .google) }

    /// Five stops as far from the equator and Greenwich as coordinates are long.
    private let far = Trip(
        id: id(1), name: name("Far"),
        waypoints: (0..<5).map { stop(10 + $0, "Stop number \($0)", -68.123456 + Double($0), -150.654321) })

    /// The dark modules that a path draws: lines of the width of a module, in halves of modules.
    private func modules(_ path: Substring, side: Int) throws -> [[Bool]] {
        var dark = [[Bool]](repeating: [Bool](repeating: false, count: side), count: side)
        var (x, y) = (0, 0)
        for line in path.matches(of: /m(-?\d+)(?: |(?=-))(-?\d+)([hv])(\d+)/) {
            let (right, down) = (try #require(Int(line.1)), try #require(Int(line.2)))
            let length = try #require(Int(line.4))
            (x, y) = (x + right, y + down)
            let isDown = line.3 == "v"
            #expect(length % 2 == 0 && (isDown ? (x % 2, y % 2) == (1, 0) : (x % 2, y % 2) == (0, 1)))
            for step in 0..<length / 2 { dark[y / 2 + (isDown ? step : 0)][x / 2 + (isDown ? 0 : step)] = true }
            if isDown { y += length } else { x += length }
        }
        return dark
    }

    @Test("Its path draws the dark modules, no others, and four light ones around") func path() throws {
        let html = HTMLReportCodes.html(links(far), of: far, by: .google)
        let address = try #require(links(far).first?.address)
        let symbol = try QRSymbol(address)
        let side = symbol.size + 2 * QRSymbol.quietZone
        let path = try #require(html.firstMatch(of: #/ d="(m[^"]*)"/#)?.1)
        let places = -QRSymbol.quietZone..<symbol.size + QRSymbol.quietZone
        #expect(
            try modules(path, side: side)
                == places.map { row in places.map { symbol.isDark(row: row, column: $0) } })
        #expect(
            html.replacing(path, with: "…") == """
                <div class="codes">
                <a class="code" href="\(address)"><svg viewBox="0 0 \(2 * side) \(2 * side)" role="img" shape-rendering="crispEdges"><title>Directions in Google Maps: 1 Stop number 0 → 2 Stop number 1 → 3 Stop number 2 → 4 Stop number 3 → 5 Stop number 4</title><path fill="#fff" d="M0 0h\(2 * side)v\(2 * side)H0z"/><path stroke="#000" stroke-width="2" d="…"/></svg><span><span class="by">Google Maps: </span><bdi>1<span> Stop number 0</span></bdi> → 3 stops → <bdi>5<span> Stop number 4</span></bdi></span></a>
                </div>
                """)
    }

    @Test(
        "Where a screen takes longer links they stand below, and a long way has its ends alone",
        arguments: [
            (
                WayLinkService.google, 2,
                [
                    "<span class=\"by\">Google Maps: </span><bdi>1<span> Stop number 0</span></bdi> → 7 stops → <bdi>9<span> Stop number 8</span></bdi>"
                ]
            ),
            (.osm, 8, []), (.geo, 9, []),
        ] as [(WayLinkService, Int, [String])])
    func longLinks(service: WayLinkService, codes: Int, onScreen: [String]) {
        let trip = Trip(
            id: id(1), name: name("Far"), waypoints: (0..<9).map { stop(10 + $0, "Stop number \($0)", 1, Double($0)) })
        let links = WayLink.links(of: trip, along: .none, by: service)
        let html = HTMLReportCodes.html(links, of: trip, by: service)
        #expect(html.matches(of: #/<svg /#).count == codes)
        let below = HTMLReportCodes.more(
            than: links, WayLink.links(of: trip, along: .none, by: service, onScreen: true), of: trip, by: service)
        #expect(below.matches(of: #/<a href="[^"]*">([^\n]*)</a>/#).map { String($0.1) } == onScreen)
        #expect((service == .geo) == html.contains("<span><bdi>1<span> Stop number 0</span></bdi></span>"))
    }

    @Test("The longest link is a code of less than 4 KB") func size() {
        let html = HTMLReportCodes.html(links(far), of: far, by: .google)
        #expect(html.utf8.count < 4_096, "\(html.utf8.count)")
        #expect(html.utf8.count > 2_000)
    }
}
