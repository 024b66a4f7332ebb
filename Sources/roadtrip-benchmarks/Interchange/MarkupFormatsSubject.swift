import Entities
import Foundation
import Interchange
import Platform
import Text
import XML

/// Benchmarks of reading and writing GPX, KML and KMZ, and of the XML reader alone.
enum MarkupFormatsSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        let million = setting.scratch.path("million-wpt.gpx")
        let parsing = [
            Benchmark(
                "interchange/parse-xml", "GPX, 1,000,000 wpt, events only", rounds: 3,
                goals: [.atMost(2_000), .megabytes(atMost: 64)]
            ) {
                try setting.run(kernel: "markup-file", ["gpx", "1000000", million])
                return setting.kernel("xml-events", [million])
            }
        ]
        let reading = ["gpx", "kml"].map { format in
            Benchmark(
                "interchange/read-\(format)", "\(format), 1,000,000 points", rounds: 3,
                goals: [.atMost(2_000), .megabytes(atMost: 700)]
            ) {
                let path = setting.scratch.path("million-points.\(format)")
                try setting.run(kernel: "markup-file", [format, "1000000", path])
                return setting.kernel("flat-read", [format, path])
            }
        }
        let writing = ["gpx", "gpx-track", "kml", "kmz"].map { format in
            Benchmark(
                "interchange/write-\(format)", "\(format), 1,000 trips of 50 stops", rounds: 5,
                // No goal for a track, whose size is mostly the points between the stops.
                goals: format == "gpx-track" ? [] : [.atMost(150)]
            ) { setting.kernel("flat-write", [format]) }
        }
        let hostile = HostileMarkup.allCases.map { file in
            Benchmark(
                "interchange/hostile-\(file)", "\(file.format), 100 MB of \(file)", rounds: 1,
                goals: [.atMost(2_000), .megabytes(atMost: 300)]
            ) {
                let path = setting.scratch.path("hostile-\(file)")
                try setting.run(kernel: "hostile-markup-file", [file.rawValue, path])
                return setting.kernel("flat-read", [file.format, path])
            }
        }
        return parsing + reading + writing + hostile
    }

    static var kernels: [Kernel] {
        [
            Kernel("markup-file") { words in
                guard words.count == 3, let points = Int(words[1]) else { throw BenchmarkError("FORMAT POINTS PATH") }
                try Data(document(words[0], points: points)).write(to: URL(fileURLWithPath: words[2]))
                return 0
            },
            Kernel("hostile-markup-file") { words in
                guard words.count == 2, let file = HostileMarkup(rawValue: words[0]) else {
                    throw BenchmarkError("KIND PATH")
                }
                try Data(file.bytes(count: 100_000_000)).write(to: URL(fileURLWithPath: words[1]))
                return 0
            },
            Kernel("xml-events") { words in
                guard words.count == 1 else { throw BenchmarkError("FILE") }
                let content = try FlatFormatsSubject.fileContent(words[0])
                return leastSeconds(repetitions: 1) { try? elements(content) }
            },
        ]
    }

    /// The number of elements of a document.
    private static func elements(_ content: FileContent) throws(TextFault) -> Int {
        var xml = try XMLReader(content)
        var count = 0
        while true {
            switch try xml.next() {
            case .start: count += 1
            case .end, .text: continue
            case .finished: return count
            }
        }
    }

    /// A document with `points` named points, about 130 bytes each in GPX.
    private static func document(_ format: String, points: Int) -> [UInt8] {
        let isGPX = format == "gpx"
        var bytes = Array((isGPX ? "<gpx version=\"1.1\">\n" : "<kml><Document>\n").utf8)
        for index in 0..<points {
            let latitude = "\(index % 170 - 85).\(1_000_000 + index)"
            let longitude = "\(index % 350 - 175).\(1_000_000 + index)"
            let text =
                isGPX
                ? "  <wpt lat=\"\(latitude)\" lon=\"\(longitude)\">\n    <name>Point \(index)</name>\n"
                    + "    <desc>Note of point \(index)</desc>\n  </wpt>\n"
                : "  <Placemark><name>Point \(index)</name><description>Note of point \(index)</description>"
                    + "<Point><coordinates>\(longitude),\(latitude)</coordinates></Point></Placemark>\n"
            bytes.append(contentsOf: text.utf8)
        }
        bytes.append(contentsOf: (isGPX ? "</gpx>\n" : "</Document></kml>\n").utf8)
        return bytes
    }
}

/// XML files that are built to take much time or memory to read.
enum HostileMarkup: String, CaseIterable {
    case nesting, attributes, badPoints, references, combining, comment, smallPoints, routes, links, trackPoints
    case coordinates, unclosedTags, data, folders, networkLinks, multiPoints, latin1, longTag

    /// The name of the format that reads the file.
    var format: String {
        switch self {
        case .coordinates, .unclosedTags, .data, .folders, .networkLinks, .multiPoints: "kml"
        default: "gpx"
        }
    }

    /// The bytes of the file, about `count` of them.
    func bytes(count: Int) -> [UInt8] {
        let (first, piece, last): (String, String, String) =
            switch self {
            case .nesting: ("", "<a>", "")
            case .attributes:
                ("", "<a \((0..<255).map { "n\($0)=''" }.joined(separator: " "))/>", "</gpx>")
            case .badPoints: ("", "<wpt/>", "</gpx>")
            case .references: ("<wpt lat='1' lon='1'><name>", "&lt;", "</name></wpt></gpx>")
            case .combining: ("<wpt lat='1' lon='1'><name>e", "\u{301}", "</name></wpt></gpx>")
            case .comment: ("<!--", "- ", "")
            case .smallPoints: ("", "<wpt lat='1' lon='1'/>", "</gpx>")
            case .routes: ("", "<rte><rtept lat='1' lon='1'/></rte>", "</gpx>")
            case .links: ("<wpt lat='1' lon='1'>", "<link href='x'/>", "</wpt></gpx>")
            case .trackPoints: ("<trk><trkseg>", "<trkpt lat='1' lon='1'/>", "</trkseg></trk></gpx>")
            case .coordinates:
                ("<Placemark><LineString><coordinates>", "1,2 ", "</coordinates></LineString></Placemark></kml>")
            case .unclosedTags: ("<Placemark><description>", "&lt;a ", "</description></Placemark></kml>")
            case .data:
                ("<Placemark><ExtendedData>", "<Data><value>x</value></Data>", "</ExtendedData></Placemark></kml>")
            case .folders: ("", "<Folder/>", "</kml>")
            case .networkLinks: ("", "<NetworkLink/>", "</kml>")
            case .multiPoints:
                (
                    "<Placemark><MultiGeometry>", "<Point><coordinates>1,2</coordinates></Point>",
                    "</MultiGeometry></Placemark></kml>"
                )
            case .latin1: ("<wpt lat='1' lon='1'><name>", "", "</name></wpt></gpx>")
            case .longTag: ("<wpt lat='1' lon='1' x='", "x", "'/></gpx>")
            }
        let declaration = self == .latin1 ? "<?xml version='1.0' encoding='ISO-8859-1'?>" : ""
        var bytes = Array("\(declaration)<\(format)>\(first)".utf8)
        bytes.reserveCapacity(count + piece.utf8.count + last.utf8.count)
        // 0xE9 is one byte in Latin-1, and two bytes when converted to UTF-8.
        let unit = self == .latin1 ? [0xE9] : Array(piece.utf8)
        while bytes.count < count { bytes.append(contentsOf: unit) }
        bytes.append(contentsOf: last.utf8)
        return bytes
    }
}
