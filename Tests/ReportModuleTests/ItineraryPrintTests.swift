import Cartography
import Entities
import Foundation
import Geodesy
import Itineraries
import MapData
import TestSupport
import Testing

@testable import ReportModule

/// The itinerary on paper, by a browser where one is there: nothing else needs it.
@Suite("The printed itinerary", .enabled(if: Oracle.chromium.isHere && Oracle.pdftotext.isHere, "chromium is not here"))
struct ItineraryPrintTests {
    /// A word of a printed page, in points from its top left corner.
    private struct Word {
        let text: String
        let top: Double
        let bottom: Double
        let right: Double
    }

    private struct Sheet {
        let width: Double
        let height: Double
        let words: [Word]
    }

    /// A trip of days of all lengths: with stops between, with long notes, and with rest.
    private func trip(stops: Int, seed: UInt64) throws -> Trip {
        var random = SeededGenerator(seed: seed)
        let places: [Waypoint] = (0..<stops).map { index in
            let (latitude, longitude) = (42 + Double(index % 9), 2 + Double(index) * 0.7)
            return stop(UInt64(10 + index), "Place\(index)x", latitude, longitude)
        }
        var trip = Trip(id: id(1), name: name("Paper \(seed)"), waypoints: places)
        for index in 1..<stops {
            if Int.random(in: 0..<3, using: &random) > 0 {
                try trip.waypoints[index].plan.set(.nights(Int.random(in: 1...2, using: &random)))
            }
            let words = [0, 0, 12, 60, 300].randomElement(using: &random) ?? 0
            trip.waypoints[index].note = try Note((0..<words).map { "note\(index)w\($0)" }.joined(separator: " "))
        }
        return trip
    }

    private func sheets(_ trip: Trip, _ size: String) throws -> [Sheet] {
        try sheets(planned(trip), size)
    }

    private func sheets(_ report: DistanceReport, _ size: String) throws -> [Sheet] {
        let section = try #require(report.trips.first)
        let maps = try ItineraryMaps(of: section, by: drawers, unit: .kilometers, prefix: "m")
        let page = HTMLReport.text(report, unit: .kilometers, maps: [maps], mapStyle: SVGMap.style)
            .replacing("</style>", with: "@page{size:\(size)}</style>")
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data(page.utf8).write(to: directory.appending(path: "page.html"))
        let folder = directory.path
        _ = try Oracle.chromium.run(
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder)/profile",
                "--no-pdf-header-footer", "--print-to-pdf=\(folder)/page.pdf", "\(folder)/page.html",
            ], files: [:])
        let boxes = try Oracle.pdftotext.run(["-bbox", "\(folder)/page.pdf", "-"], files: [:])
        return boxes.components(separatedBy: "<page ").dropFirst().map { page in
            func number(_ name: String, _ text: Substring) -> Double {
                let rest = text.components(separatedBy: "\(name)=\"").dropFirst().first ?? ""
                return Double(rest.prefix { $0 != "\"" }) ?? .nan
            }
            let words = page.matches(of: #/<word ([^>]*)>([^<]*)</#).map { match in
                Word(
                    text: String(match.2), top: number("yMin", match.1), bottom: number("yMax", match.1),
                    right: number("xMax", match.1))
            }
            return Sheet(width: number("width", page[...]), height: number("height", page[...]), words: words)
        }
    }

    @Test(
        "No sheet cuts a line or ends with less than a fifth of it filled but the last, and all of it is there",
        arguments: ["A4", "letter"], [1, 2, 3] as [UInt64])
    func sheets(size: String, seed: UInt64) throws {
        let trip = try trip(stops: 24, seed: seed)
        let sheets = try sheets(trip, size)
        #expect(sheets.count > 3)
        let points = 72 / 25.4
        for (index, sheet) in sheets.enumerated() {
            let foot = sheet.height - 16 * points
            let body = sheet.words.filter { $0.top < foot - 1 }
            for word in body {
                #expect(word.top >= 14 * points - 3 && word.bottom <= foot + 1, "\(word) on sheet \(index + 1)")
                #expect(word.right <= sheet.width - 15 * points + 2, "\(word)")
            }
            let filled = (body.map(\.bottom).max() ?? 0) - 14 * points
            if index < sheets.count - 1 {
                #expect(filled >= (foot - 14 * points) / 5, "sheet \(index + 1) of \(sheets.count)")
            }
            let footer = sheet.words.filter { $0.top >= foot - 1 }.map(\.text)
            #expect(footer == ["Paper", "\(seed)", "\(index + 1)", "/", "\(sheets.count)"])
        }
        let texts = sheets.flatMap(\.words).map(\.text)
        let notes = trip.waypoints.compactMap(\.note).flatMap { $0.text.split(separator: " ").map(String.init) }
        #expect(texts.filter { $0.hasPrefix("note") } == notes)
    }

    @Test("A day that fits on a sheet and leaves little of the one before empty is not torn")
    func wholeDays() throws {
        let trip = try trip(stops: 24, seed: 4)
        let section = try #require(planned(trip).trips.first)
        let days = try #require(TripItinerary(section, unit: .kilometers).days)
        let sheets = try sheets(trip, "A4")
        /// The sheet on which a day begins; the first one has the legend of the map, too.
        func sheet(of day: Int) -> Int? {
            sheets.lastIndex { sheet in
                zip(sheet.words, sheet.words.dropFirst()).contains { $0.text == "Day" && $1.text == "\(day)" }
            }
        }
        var checked = 0
        let maps = try ItineraryMaps(of: section, by: drawers, unit: .kilometers, prefix: "m")
        let paper = HTMLReportPaper(
            days, of: trip, mapHeights: maps.dayHeights, mapWidth: Sheets.dayWidth, linesOfHead: 3)
        let size = (width: maps.width, height: maps.height)
        let cut =
            paper.front(size, narrow: maps.narrowSize).map { paper.cutDays(behind: $0) }
            ?? paper.cutDays(below: Double(paper.mapHeight(width: maps.width, height: maps.height).height))
        for (index, day) in days.enumerated() where !cut.contains(index) {
            for case .stop(let stop) in day.entries where stop.isNew && stop.index > 0 {
                let note = trip.waypoints[stop.index].note?.text.split(separator: " ").last.map(String.init)
                guard let note else { continue }
                let first = try #require(sheet(of: day.section.numbers.lowerBound))
                #expect(sheets[first].words.contains { $0.text == note })
                checked += 1
            }
        }
        #expect(checked > 3)
    }

    @Test("Days of few stops leave no more than about a third of a sheet empty", arguments: ["A4", "letter"])
    func fullSheets(size: String) throws {
        var trip = try trip(stops: 30, seed: 5)
        for index in trip.waypoints.indices {
            trip.waypoints[index].note = nil
            // Days of two, three and four legs.
            try trip.waypoints[index].plan.set(.nights([3, 5, 9, 12, 14, 18, 21, 23, 27].contains(index) ? 1 : nil))
        }
        let sheets = try sheets(trip, size)
        #expect(sheets.count > 3)
        let points = 72 / 25.4
        for (index, sheet) in sheets.dropLast().enumerated() {
            let (top, foot) = (14 * points, sheet.height - 16 * points)
            let filled = (sheet.words.filter { $0.top < foot - 1 }.map(\.bottom).max() ?? 0) - top
            #expect(filled >= (foot - top) * 0.62, "sheet \(index + 1) of \(sheets.count)")
        }
    }

    @Test("A day of many stops in a city has one sheet, which its credit ends", arguments: ["A4", "letter"], [6, 9])
    func oneSheet(size: String, stops: Int) throws {
        var trip = Trip(
            id: id(1), name: name("City"),
            waypoints: (0..<stops).map { index in
                let (latitude, longitude) = (41.9 + Double(index % 3) * 0.01, 12.48 + Double(index) * 0.004)
                return stop(UInt64(10 + index), "Sight \(index)", latitude, longitude)
            })
        try trip.plan.set(.dailyMinutes(600))
        trip.waypoints[0].note = try Note("Tickets are booked.")
        let legs = straightLineRoute(of: trip).legs.map { leg in
            Leg(
                from: leg.from, to: leg.to, distance: leg.distance, initialBearing: 0, source: .roads, duration: 300,
                geometry: [trip.waypoints[leg.from].location, trip.waypoints[leg.to].location])
        }
        let route = Route(legs: legs)
        let section = DistanceReport.TripSection(
            trip: trip, route: route,
            days: Itinerary(planned: trip, route) { _ in
                PlaceClock(name: "Europe/Rome", distance: 0) { _ in 7_200 }
            })
        let sheets = try sheets(DistanceReport(trips: [section]), size)
        #expect(sheets.count == 1)
        let last = try #require(sheets.last)
        #expect(last.words.contains { $0.text == "Roads:" } && last.words.contains { $0.text == "\(stops)" })
    }
}
