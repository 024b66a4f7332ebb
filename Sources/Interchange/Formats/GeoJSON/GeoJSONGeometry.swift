import Geodesy
import JSON
import Text

/// The positions of one geometry: as many as can become stops, and the ends of its lines.
struct GeoJSONGeometry {
    /// Longitude and latitude as written, and where in the file.
    struct Position {
        let longitude: Double
        let latitude: Double
        let offset: Int
    }

    /// One line of positions.
    struct Line {
        var first: Position
        var last: Position
        var count: Int
        /// The index of its first position in `positions`; kept only when every point is asked for or there are few.
        let start: Int
    }

    private(set) var points: [Position] = []
    private(set) var lines: [Line] = []
    /// The positions of all short lines, and of all lines when every point is asked for.
    private(set) var positions: [Position] = []
    /// The reasons for which parts of the geometry cannot be taken, with their offsets in the file.
    private(set) var faults: [(offset: Int, reason: String)] = []
    /// Whether there was a geometry at all.
    private(set) var isMissing = true
    private let keepsPositions: Bool
    /// The reference system of the coordinates of a file of Esri, as far as it is known.
    var reference: EsriReference?

    /// Starts empty; with `keepsPositions` lines keep every point.
    init(keepsPositions: Bool) {
        self.keepsPositions = keepsPositions
    }

    /// Forgets what was read and keeps the room.
    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        positions.removeAll(keepingCapacity: true)
        faults.removeAll(keepingCapacity: true)
        isMissing = true
    }

    /// Reads a geometry object, or null. Linear.
    mutating func read(_ reader: inout JSONReader) throws(TextFault) {
        if try reader.readNull() { return }
        _ = reader.peek()
        let offset = reader.offset
        try reader.enterObject("the geometry")
        var members = GeoJSONGeometryMembers()
        while let key = try reader.nextKey() {
            if !(try readOfEsri(key, &members, &reader)) { try read(key, &members, &reader) }
        }
        takeEsri(&members, at: offset)
        finish(members, at: offset)
        if members.esri != nil { convert(from: members.reference ?? reference ?? .degrees, at: offset) }
    }

    /// Reads one member of a geometry object, or over one that is none.
    mutating func read(
        _ key: JSONText, _ members: inout GeoJSONGeometryMembers, _ reader: inout JSONReader
    ) throws(TextFault) {
        if key.equals("type") {
            members.type = try reader.readText("“type”").string
        } else if key.equals("coordinates") {
            guard !members.hasCoordinates else { throw reader.duplicate(key) }
            members.hasCoordinates = true
            isMissing = false
            members.depth = try readCoordinates(&reader)
        } else if key.equals("geometries") {
            members.hasGeometries = true
            isMissing = false
            try reader.enterArray("“geometries”")
            while try reader.nextElement() { try read(&reader) }
        } else {
            try reader.skipValue()
        }
    }

    /// Takes the positions of a geometry whose members are all read.
    mutating func finish(_ members: GeoJSONGeometryMembers, at offset: Int) {
        defer {
            single = nil
            runs.removeAll(keepingCapacity: true)
        }
        guard members.hasCoordinates else {
            // An object without a type counts as no geometry.
            guard !members.hasGeometries, !members.type.isEmpty else { return }
            isMissing = false
            let what = members.type == "GeometryCollection" ? "geometries" : "coordinates"
            return faults.append((offset, "this \(members.type.prefix(60)) has no \(what)"))
        }
        guard members.depth > 0 else {
            return faults.append((offset, "this \(members.type.prefix(60)) has no positions"))
        }
        switch (members.type, members.depth) {
        case ("Point", 1): if let single { points.append(single) }
        case ("MultiPoint", 2): for run in runs { points.append(contentsOf: run.kept) }
        case ("LineString", 2), ("MultiLineString", 3):
            for run in runs {
                guard let first = run.first, let last = run.last else { continue }
                lines.append(Line(first: first, last: last, count: run.count, start: positions.count))
                if keepsPositions || isShort(run) { positions.append(contentsOf: run.kept) }
            }
        case ("Polygon", _), ("MultiPolygon", _):
            return faults.append((offset, "an area (\(members.type)) is no place; only points and lines are taken"))
        case ("Point", _), ("MultiPoint", _), ("LineString", _), ("MultiLineString", _):
            return faults.append((offset, "the coordinates are not those of a \(members.type)"))
        default:
            return faults.append((offset, "“\(members.type.prefix(60))” is no geometry that is known"))
        }
        let needsAll = keepsPositions || members.type == "MultiPoint"
        if isCut, needsAll { faults.append((offset, "this geometry has more points than are taken")) }
    }

    /// The positions of one innermost array of positions, before it is known what they are.
    private struct Run {
        var kept: [Position] = []
        var first: Position?
        var last: Position?
        var count = 0
    }

    /// Whether a line has so few points that they are its stops.
    private func isShort(_ run: Run) -> Bool {
        run.count <= StopCollector.mostPointsOfLine && run.kept.count == run.count
    }

    /// The most lines of a geometry.
    private static let maximumRuns = 100_000

    private var single: Position?
    private var runs: [Run] = []
    private var keptCount = 0
    /// Whether there were more positions than are kept.
    private var isCut = false

    /// Reads the arrays of a `coordinates` member, however deep they are, and returns how deep the positions lie.
    private mutating func readCoordinates(_ reader: inout JSONReader) throws(TextFault) -> Int {
        if try reader.readNull() { return 0 }
        keptCount = 0
        isCut = false
        return try readArray(level: 1, &reader)
    }

    /// Reads one array and returns the level, from 1, on which the positions in it lie; 0 when there are none.
    private mutating func readArray(level: Int, _ reader: inout JSONReader) throws(TextFault) -> Int {
        _ = reader.peek()
        let offset = reader.offset
        try reader.enterArray("“coordinates”")
        guard try reader.nextElement() else { return 0 }
        guard reader.peek() == UInt8(ascii: "[") else { return try readPosition(level, at: offset, &reader) }
        guard level < 4 else { throw reader.error(at: offset, "the coordinates are nested too deeply") }
        if runs.count < GeoJSONGeometry.maximumRuns { runs.append(Run()) } else { isCut = true }
        var depth = 0
        repeat {
            let found = try readArray(level: level + 1, &reader)
            guard depth == 0 || found == 0 || found == depth else {
                throw reader.error(at: offset, "the coordinates are nested unevenly")
            }
            depth = max(depth, found)
        } while try reader.nextElement()
        return depth
    }

    /// The most faults of positions that are kept of one geometry.
    private static let mostFaults = 100

    private mutating func addFault(at offset: Int) {
        guard faults.count < Self.mostFaults else { return }
        faults.append((offset, "a position needs a longitude and a latitude, which are numbers"))
    }

    private func isNumber(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Reads over what is left of an array that is no position.
    private mutating func passPosition(
        _ level: Int, at offset: Int, _ reader: inout JSONReader
    ) throws(TextFault) -> Int {
        repeat { try reader.skipValue() } while try reader.nextElement()
        addFault(at: offset)
        return level
    }

    /// Reads the numbers of a position whose array is entered; the altitude and the numbers behind it are read over.
    @inline(__always)
    private mutating func readPosition(
        _ level: Int, at offset: Int, _ reader: inout JSONReader
    ) throws(TextFault) -> Int {
        guard isNumber(reader.peek()) else { return try passPosition(level, at: offset, &reader) }
        let longitude = try reader.readDouble("a longitude")
        guard try reader.nextElement() else {
            addFault(at: offset)
            return level
        }
        guard isNumber(reader.peek()) else { return try passPosition(level, at: offset, &reader) }
        let latitude = try reader.readDouble("a latitude")
        while try reader.nextElement() { try reader.skipValue() }
        let position = Position(longitude: longitude, latitude: latitude, offset: offset)
        if level == 1 {
            single = position
        } else if !runs.isEmpty {
            let last = runs.count - 1
            if runs[last].count == 0 { runs[last].first = position }
            runs[last].last = position
            runs[last].count += 1
            if keptCount < StopCollector.maximumStops {
                runs[last].kept.append(position)
                keptCount += 1
            } else {
                isCut = true
            }
        }
        return level
    }
}

/// The geometries of Esri, which have no type: `x` and `y`, `points`, `paths` or `rings`.
extension GeoJSONGeometry {
    private static let typesOfEsri = ["points": "MultiPoint", "paths": "MultiLineString", "rings": "Polygon"]

    /// Reads a member that only a geometry of Esri has; false for any other, of which nothing is read.
    private mutating func readOfEsri(
        _ key: JSONText, _ members: inout GeoJSONGeometryMembers, _ reader: inout JSONReader
    ) throws(TextFault) -> Bool {
        guard members.type.isEmpty, !members.hasCoordinates else { return false }
        if key.equals("x") || key.equals("y") {
            let number = try reader.readLooseDouble()
            members.esri = members.esri ?? "Point"
            if key.equals("x") { members.x = number } else { members.y = number }
        } else if key.equals("spatialReference"), reader.peek() == UInt8(ascii: "{") {
            members.reference = try EsriReference(&reader)
        } else if members.esri == nil, reader.peek() == UInt8(ascii: "["), key.count == 5 || key.count == 6,
            let type = Self.typesOfEsri[key.string]
        {
            members.esri = type
            members.depth = try readCoordinates(&reader)
        } else {
            return false
        }
        return true
    }

    /// Gives a geometry of Esri the members that it would have as one of GeoJSON; a point without numbers is none.
    private mutating func takeEsri(_ members: inout GeoJSONGeometryMembers, at offset: Int) {
        guard let type = members.esri, !members.hasCoordinates else { return }
        if type == "Point" {
            guard let x = members.x, let y = members.y, x.isFinite, y.isFinite else { return }
            single = Position(longitude: x, latitude: y, offset: offset)
            members.depth = 1
        }
        (members.type, members.hasCoordinates, isMissing) = (type, true, false)
    }

    /// Converts all positions into degrees; those of another system than WGS 84 and its projection for the maps of the
    /// web are a fault.
    private mutating func convert(from reference: EsriReference, at offset: Int) {
        func converted(_ position: Position) -> Position {
            let (latitude, longitude) = webMercator(x: position.longitude, y: position.latitude)
            return Position(longitude: longitude, latitude: latitude, offset: position.offset)
        }
        switch reference {
        case .degrees: return
        case .webMercator:
            points = points.map(converted)
            positions = positions.map(converted)
            for index in lines.indices {
                lines[index].first = converted(lines[index].first)
                lines[index].last = converted(lines[index].last)
            }
        case .foreign(let name):
            guard !points.isEmpty || !lines.isEmpty else { return }
            (points, lines, positions) = ([], [], [])
            faults.append((offset, "the file is in \(name), not in WGS 84"))
        }
    }
}

/// The members of a geometry that have been read.
struct GeoJSONGeometryMembers {
    /// Its type as written.
    var type = ""
    /// The depth of the positions: 1 for a point, 2 for a line, 3 and 4 for several of them.
    var depth = 0
    var hasCoordinates = false
    /// Whether it is a collection of geometries.
    var hasGeometries = false
    /// The type that a geometry of Esri has as one of GeoJSON; nil for any other, and its numbers.
    var esri: String?
    var (x, y): (Double?, Double?) = (nil, nil)
    /// The reference system that a geometry of Esri has itself.
    var reference: EsriReference?
}
