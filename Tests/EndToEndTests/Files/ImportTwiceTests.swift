import Foundation
import TestSupport
import Testing

/// Files of every shape, imported again.
@Suite struct ImportTwiceTests {
    private struct Spot {
        let name: String
        let latitude: Double
        let longitude: Double
        let day: Int

        init(_ number: Int, _ generator: inout SeededGenerator) {
            let names = ["Lyon", "Bern", "Ålesund", "Eiffel Tower", "a & b <c>", "東京", "It's \"so\"", "Stop"]
            name = Bool.random(using: &generator) ? names.randomElement(using: &generator) ?? "" : "Place \(number)"
            latitude = (Double.random(in: -80...80, using: &generator) * 1e5).rounded() / 1e5
            longitude = (Double.random(in: -170...170, using: &generator) * 1e5).rounded() / 1e5
            day = number
        }

        var xml: String {
            name.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        var quoted: String { name.replacingOccurrences(of: "\"", with: "\\\"") }
        var cell: String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
        var date: String { "202706\(day < 10 ? "0" : "")\(day)" }
    }

    /// A file in one of twelve shapes that other programs write.
    private func file(_ number: Int, _ spots: [Spot]) -> (ending: String, text: String) {
        func all(_ line: (Spot) -> String) -> String { spots.map(line).joined(separator: "\n") }
        func joined(_ part: (Spot) -> String) -> String { spots.map(part).joined(separator: ",\n") }
        func gpx(_ inner: String) -> String {
            "<gpx version=\"1.1\" creator=\"t\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n\(inner)\n</gpx>\n"
        }
        func points(_ tag: String) -> String {
            all { "<\(tag) lat=\"\($0.latitude)\" lon=\"\($0.longitude)\"><name>\($0.xml)</name></\(tag)>" }
        }
        switch number % 12 {
        case 0: return ("gpx", gpx(points("wpt")))
        case 1: return ("gpx", gpx("<rte><name>Way \(number)</name>\n\(points("rtept"))\n</rte>"))
        case 2:
            return ("gpx", gpx("<trk><name>Track \(number)</name><trkseg>\n\(points("trkpt"))\n</trkseg></trk>"))
        case 3:
            let marks = all {
                "<Placemark><name>\($0.xml)</name><Point><coordinates>\($0.longitude),\($0.latitude)</coordinates></Point></Placemark>"
            }
            return (
                "kml",
                "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document><name>Map \(number)</name>\n\(marks)\n</Document></kml>\n"
            )
        case 4:
            let features = joined {
                #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [\#($0.longitude), \#($0.latitude)]}, "properties": {"name": "\#($0.quoted)", "rating": \#($0.day)}}"#
            }
            return ("geojson", #"{"type": "FeatureCollection", "features": [\#(features)]}"#)
        case 5:
            let line = spots.map { "[\($0.longitude), \($0.latitude)]" }.joined(separator: ", ")
            return (
                "geojson",
                #"{"type": "Feature", "geometry": {"type": "LineString", "coordinates": [\#(line)]}, "properties": {"name": "Line \#(number)"}}"#
            )
        case 6:
            return ("csv", "Attraction,Lat,Lon,Nights\n" + all { "\($0.cell),\($0.latitude),\($0.longitude),1" } + "\n")
        case 7:
            return ("tsv", "Site\tlatitude\tlongitude\n" + all { "\($0.name)\t\($0.latitude)\t\($0.longitude)" } + "\n")
        case 8:
            let list = joined { #"{"name": "\#($0.quoted)", "lat": \#($0.latitude), "lng": \#($0.longitude)}"# }
            return ("json", #"{"title": "Plan \#(number)", "days": [{"places": [\#(list)]}]}"#)
        case 9: return ("txt", all { "\($0.latitude), \($0.longitude)" } + "\nLyon\nBern\n")
        case 10:
            return (
                "ics",
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:t\r\n"
                    + spots.map {
                        "BEGIN:VEVENT\r\nUID:\(number)-\($0.day)\r\nDTSTAMP:20270101T000000Z\r\n"
                            + "DTSTART;VALUE=DATE:\($0.date)\r\nSUMMARY:\($0.name)\r\n"
                            + "GEO:\($0.latitude);\($0.longitude)\r\nEND:VEVENT\r\n"
                    }.joined() + "END:VCALENDAR\r\n"
            )
        default:
            return (
                "vcf",
                spots.map {
                    "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\($0.name)\r\nGEO:geo:\($0.latitude),\($0.longitude)\r\nEND:VCARD\r\n"
                }.joined()
            )
        }
    }

    @Test("200 files of twelve shapes, imported again, add nothing and change nothing")
    func importedTwice() throws {
        let program = try Program()
        var generator = SeededGenerator(seed: 32)
        let paths = try (0..<200).map { number in
            let count = Int.random(in: 1...9, using: &generator)
            let spots = (1...count).map { Spot($0, &generator) }
            let file = file(number, spots)
            return try program.write("file\(number).\(file.ending)", file.text)
        }
        let first = try program.run(["import"] + paths)
        #expect(first.status == 0, "\(first.errors)")
        let nothing = first.output.split(separator: "\n").filter { !$0.contains(": took ") || $0.contains("nothing") }
        #expect(nothing.isEmpty, "\(nothing.prefix(5))")
        let before = try program.run("export", "--format", "json").output
        let second = try program.run(["import"] + paths)
        #expect(second.status == 0)
        let taken = second.output.split(separator: "\n").filter { !$0.contains("took nothing") }
        #expect(taken.isEmpty, "\(taken.prefix(5))")
        #expect(try program.run("export", "--format", "json").output == before)
    }
}
