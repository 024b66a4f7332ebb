import Entities
import Geodesy
import JSON
import Text

/// Reads the trips of a GeoJSON text (RFC 7946): features, collections of them, and bare geometries.
///
/// The property `trip` groups features into trips; those without it make one. Each point is a stop. Lines count, with their
/// ends or with every point, only in a trip without points. Where the property `stop` counts, 1 begins a trip anew, so that
/// two trips of one name stay two.
struct GeoJSONImport {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var reader: JSONReader
    private let context: ImportContext
    /// Whether the whole file is one of Google's saved places.
    private let isOfGoogle: Bool
    private var assembly: TripAssembly
    private var lineNumbers: LineCounter
    private var geometry: GeoJSONGeometry
    private var lastPlace: Coordinate?
    /// How many features were read.
    private var featureCount = 0
    /// The lines found, until it is known which trips have points.
    private var lines: [FoundLine] = []

    /// Why a place may not be on the Earth: the order of the numbers, or what the file says of them. Nil until it is asked.
    private var hint: String?

    /// A line of a trip.
    private struct FoundLine {
        let trip: String?
        let name: String?
        let note: String?
        let isRoundTrip: Bool
        let feature: Int
        let positions: [GeoJSONGeometry.Position]
    }

    /// Starts at the beginning; `collection` is the name that the file gives itself, if it does.
    private init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext, collection: String?, isOfGoogle: Bool
    ) throws(TextFault) {
        self.bytes = bytes
        self.isOfGoogle = isOfGoogle
        reader = try JSONReader(bytes)
        lineNumbers = LineCounter(bytes)
        self.context = context
        assembly = TripAssembly(context, unnamed: collection.flatMap { Name.cut($0) })
        geometry = GeoJSONGeometry(keepsPositions: context.takesEveryPoint)
    }

    /// Reads the whole text; in a file of Google's saved places, 0,0 is no place. Linear.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext, isOfGoogle: Bool = false
    ) throws(TextFault) -> ImportedTrips {
        var reader = try GeoJSONImport(bytes, context, collection: collectionName(bytes), isOfGoogle: isOfGoogle)
        return try reader.read()
    }

    private mutating func read() throws(TextFault) -> ImportedTrips {
        if reader.peek() == UInt8(ascii: "[") {
            // An array of features or of collections is no GeoJSON, but there is only one way to read it.
            try reader.enterArray()
            while try reader.nextElement() { try readObject() }
        } else {
            try readObject()
        }
        try reader.finish()
        try takeLines()
        return assembly.finish()
    }

    /// Reads a feature, a collection or a bare geometry, whichever its members say.
    private mutating func readObject() throws(TextFault) {
        _ = reader.peek()
        let offset = reader.offset
        try reader.enterObject("a GeoJSON object")
        var properties = GeoJSONProperties()
        var members = GeoJSONGeometryMembers()
        var holdsFeatures = false
        var hasGeometry = false
        geometry.removeAll()
        while let key = try reader.nextKey() {
            if key.equals("features") {
                holdsFeatures = true
                try reader.enterArray("“features”")
                while try reader.nextElement() { try readObject() }
            } else if key.equals("geometry") {
                guard !hasGeometry else { throw reader.duplicate(key) }
                hasGeometry = true
                try geometry.read(&reader)
            } else if key.equals("properties") {
                try properties.read(&reader)
            } else {
                try geometry.read(key, &members, &reader)
            }
        }
        if holdsFeatures { return }
        if !hasGeometry, members.type != "Feature" || members.hasCoordinates { geometry.finish(members, at: offset) }
        if !hasGeometry, geometry.isMissing, members.type != "Feature" {
            throw reader.error(at: offset, "no feature here: the object has neither “features” nor a geometry")
        }
        featureCount += 1
        try take(properties, at: offset)
    }

    /// Takes the points of the feature that was read, and remembers its lines.
    private mutating func take(_ properties: GeoJSONProperties, at offset: Int) throws(TextFault) {
        for fault in geometry.faults {
            try skip(properties.name, featureCount, fault.reason, at: fault.offset)
        }
        // Google writes 0,0 where it knows no place; a trip of this program may well lead there.
        let isUnknown =
            (isOfGoogle || properties.isSavedPlace) && properties.trip == nil && geometry.points.count == 1
            && geometry.points[0].latitude == 0
            && geometry.points[0].longitude == 0
        if geometry.isMissing || isUnknown { return try takeUnlocated(properties, at: offset) }
        let isOnlyPoint = geometry.points.count == 1
        for (index, position) in geometry.points.enumerated() {
            guard let place = try place(of: position, properties.name, featureCount) else { continue }
            let name = isOnlyPoint ? properties.name : properties.name.map { "\($0) \(index + 1)" }
            try add(properties, name: name, note: index == 0 ? properties.note : nil, place, at: position.offset)
        }
        for line in geometry.lines { remember(line, properties) }
        if properties.isRoundTrip, !geometry.lines.isEmpty, let trip = assembly.openTrip(properties.trip) {
            assembly.closeLoop(of: trip)
        }
    }

    private mutating func add(
        _ properties: GeoJSONProperties, name: String?, note: String?, _ place: Coordinate, at offset: Int
    ) throws(TextFault) {
        let trip = try assembly.trip(
            properties.trip, startsAnew: properties.stop == 1, line: lineNumbers.line(at: offset))
        try assembly.add(name: name, note: note, place: place, to: trip, line: lineNumbers.line(at: offset))
        if properties.isRoundTrip { assembly.closeLoop(of: trip) }
        lastPlace = place
    }

    /// Takes a feature without a geometry: a trip without stops as this program writes it, or a place that its other
    /// properties say.
    private mutating func takeUnlocated(_ properties: GeoJSONProperties, at offset: Int) throws(TextFault) {
        if properties.trip != nil, properties.name == nil, properties.stop == 0 {
            let trip = try assembly.trip(properties.trip, startsAnew: true, line: lineNumbers.line(at: offset))
            if properties.isRoundTrip { assembly.closeLoop(of: trip) }
            return
        }
        if let found = properties.place, found.latitude != 0 || found.longitude != 0 {
            let position = GeoJSONGeometry.Position(
                longitude: found.longitude, latitude: found.latitude, offset: offset)
            guard let place = try place(of: position, properties.name, featureCount) else { return }
            return try add(properties, name: properties.name, note: properties.note, place, at: offset)
        }
        if let link = properties.link, let place = try? Coordinate(mapLink: link) {
            return try add(properties, name: properties.name, note: properties.note, place, at: offset)
        }
        let queries = [properties.address, properties.name].compactMap { $0 }.filter { $0.utf8.count <= 1_000 }
        var reason = "it has no place"
        for (index, query) in queries.enumerated() {
            switch context.readPlace(query, lastPlace) {
            case .place(let place, let name, let label):
                let name = properties.name ?? name ?? query
                try add(properties, name: name, note: properties.note, place, at: offset)
                if let label {
                    assembly.notice("“\(name)” was looked up: \(label)", line: lineNumbers.line(at: offset))
                }
                return
            case .none(let answer): if index == 0 { reason = "it has no coordinates, and \(answer)" }
            }
        }
        try skip(properties.name, featureCount, reason, at: offset)
    }

    /// Remembers that something of a feature was not taken; says of which, by its name or else its number in the file.
    private mutating func skip(
        _ name: String?, _ feature: Int, _ reason: String, at offset: Int
    ) throws(TextFault) {
        let shown = name.flatMap { Name.cut($0) }.map { Wording.quoted(String($0.text.prefix(60))) }
        let subject = shown ?? "feature \(feature)"
        try assembly.skip(
            reason.contains(subject) ? reason : "\(subject): \(reason)", line: lineNumbers.line(at: offset))
    }

    /// The place of a position; one that is not on the Earth is skipped.
    private mutating func place(
        of position: GeoJSONGeometry.Position, _ name: String?, _ feature: Int
    ) throws(TextFault) -> Coordinate? {
        do throws(CoordinateError) {
            return try Coordinate(latitude: position.latitude, longitude: position.longitude)
        } catch {
            let hint =
                self.hint ?? foreignReferenceSystem(ofGeoJSON: bytes).map { "the file is in \($0), not in WGS 84" }
                ?? "GeoJSON has the longitude first"
            self.hint = hint
            try skip(name, feature, "\(error); \(hint)", at: position.offset)
            return nil
        }
    }
}

extension GeoJSONImport {
    private mutating func remember(_ line: GeoJSONGeometry.Line, _ properties: GeoJSONProperties) {
        // Beyond this many no trip can hold their ends anyway.
        guard lines.count < StopCollector.maximumStops / 2 else { return }
        if assembly.openTrip(properties.trip) != nil { return }
        let all =
            context.takesEveryPoint
            ? Array(geometry.positions[line.start..<min(line.start + line.count, geometry.positions.count)])
            : line.count > 1 ? [line.first, line.last] : [line.first]
        lines.append(
            FoundLine(
                trip: properties.trip, name: properties.name, note: properties.note,
                isRoundTrip: properties.isRoundTrip, feature: featureCount, positions: all))
    }

    /// Takes the lines of trips that have no points.
    private mutating func takeLines() throws(TextFault) {
        var withoutPoints: [String?: Bool] = [:]
        for line in lines {
            let isWithout = withoutPoints[line.trip] ?? (assembly.openTrip(line.trip) == nil)
            withoutPoints[line.trip] = isWithout
            guard isWithout else { continue }
            for (index, position) in line.positions.enumerated() {
                guard let place = try place(of: position, line.name, line.feature) else { continue }
                let trip = try assembly.trip(line.trip, line: lineNumbers.line(at: position.offset))
                let end = index == 0 ? " (start)" : index == line.positions.count - 1 ? " (end)" : nil
                let name = end.flatMap { end in line.name.map { $0 + end } }
                try assembly.add(
                    name: name, note: index == 0 ? line.note : nil, place: place, to: trip,
                    line: lineNumbers.line(at: position.offset))
                if line.isRoundTrip { assembly.closeLoop(of: trip) }
            }
        }
    }

    /// The name that a collection gives itself, as ogr2ogr writes it, when it stands before the features.
    private static func collectionName(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard var reader = try? JSONReader(bytes), reader.peek() == UInt8(ascii: "{"),
            (try? reader.enterObject()) != nil
        else { return nil }
        while let key = try? reader.nextKey() {
            if key.equals("features") || key.equals("geometry") || key.equals("properties") { return nil }
            if key.equals("name") { return try? reader.readTextIfAny() }
            guard (try? reader.skipValue()) != nil else { return nil }
        }
        return nil
    }
}
