import Geodesy
import JSON
import Text

/// Reads the answer of the Overpass API.
struct OverpassReading {
    private var reader: JSONReader
    private var assembly: TripAssembly
    private var lineNumbers: LineCounter
    /// The places of all nodes, as ways may come before theirs.
    private var nodes: [String: (latitude: Double, longitude: Double)] = [:]
    private var elements: [OverpassElement] = []
    /// The server's remark about the part that it could not do.
    private var remark: String?

    /// Starts at the beginning.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext) throws(TextFault) {
        reader = try JSONReader(bytes)
        lineNumbers = LineCounter(bytes)
        assembly = TripAssembly(context)
    }

    /// Reads the whole text. Linear.
    mutating func read() throws(TextFault) -> ImportedTrips {
        try reader.enterObject("the answer of the Overpass API")
        while let key = try reader.nextKey() {
            if key.equals("elements") {
                try reader.enterArray("“elements”")
                while try reader.nextElement() { try readElement() }
            } else if key.equals("remark") {
                remark = try reader.readTextIfAny()
            } else {
                try reader.skipValue()
            }
        }
        try reader.finish()
        for element in elements { try take(element) }
        return assembly.finish(beside: remark.map { ["the server said: \($0.prefix(300))"] } ?? [])
    }

    private mutating func readElement() throws(TextFault) {
        _ = reader.peek()
        var element = OverpassElement()
        element.offset = reader.offset
        try reader.enterObject("an element")
        while let key = try reader.nextKey() {
            if key.equals("type") {
                element.type = try reader.readTextIfAny() ?? ""
            } else if key.equals("id") {
                element.id = try reader.readTextOrNumber()
            } else if key.equals("lat") {
                element.place.latitude = try reader.readLooseDouble()
            } else if key.equals("lon") {
                element.place.longitude = try reader.readLooseDouble()
            } else if key.equals("center") {
                if let center = try readPlace() { element.place = (center.latitude, center.longitude) }
            } else if key.equals("bounds") {
                try readBounds(&element)
            } else if key.equals("geometry") {
                try readGeometry(&element)
            } else if key.equals("nodes") {
                try readNodes(&element)
            } else if key.equals("members") {
                try readMembers(&element)
            } else if key.equals("tags"), reader.peek() == UInt8(ascii: "{") {
                try reader.enterObject()
                while let tag = try reader.nextKey() {
                    let name = tag.string
                    if let value = try reader.readTextIfAny() { element.tags[name] = value }
                }
            } else {
                try reader.skipValue()
            }
        }
        if element.type == "node", let id = element.id, let latitude = element.place.latitude,
            let longitude = element.place.longitude
        {
            nodes[id] = (latitude, longitude)
        }
        guard element.isTagged else { return }
        elements.append(element)
        if elements.count > StopCollector.maximumStops {
            throw reader.error(at: element.offset, "more than \(StopCollector.maximumStops) points in one file")
        }
    }

    /// An object with `lat` and `lon`; nil for a value that is none.
    private mutating func readPlace() throws(TextFault) -> (latitude: Double, longitude: Double)? {
        guard reader.peek() == UInt8(ascii: "{") else {
            try reader.skipValue()
            return nil
        }
        var latitude: Double?
        var longitude: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("lat") {
                latitude = try reader.readLooseDouble()
            } else if key.equals("lon") {
                longitude = try reader.readLooseDouble()
            } else {
                try reader.skipValue()
            }
        }
        if let latitude, let longitude { return (latitude, longitude) }
        return nil
    }

    private mutating func readBounds(_ element: inout OverpassElement) throws(TextFault) {
        guard reader.peek() == UInt8(ascii: "{") else { return try reader.skipValue() }
        var sides: [String: Double] = [:]
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let name = key.string
            if let value = try reader.readLooseDouble() { sides[name] = value }
        }
        guard let south = sides["minlat"], let west = sides["minlon"], let north = sides["maxlat"],
            let east = sides["maxlon"], element.outline.isEmpty
        else { return }
        element.outline = [(south, west), (north, east)]
    }

    private mutating func readGeometry(_ element: inout OverpassElement) throws(TextFault) {
        guard reader.peek() == UInt8(ascii: "[") else { return try reader.skipValue() }
        try reader.enterArray()
        while try reader.nextElement() {
            if let place = try readPlace(), element.outline.count < StopCollector.maximumStops {
                element.outline.append(place)
            }
        }
    }

    private mutating func readNodes(_ element: inout OverpassElement) throws(TextFault) {
        guard reader.peek() == UInt8(ascii: "[") else { return try reader.skipValue() }
        try reader.enterArray()
        while try reader.nextElement() {
            if let id = try reader.readTextOrNumber(), element.nodes.count < 10_000 { element.nodes.append(id) }
        }
    }

    /// The geometries that the members of a relation have with them.
    private mutating func readMembers(_ element: inout OverpassElement) throws(TextFault) {
        guard reader.peek() == UInt8(ascii: "[") else { return try reader.skipValue() }
        try reader.enterArray()
        while try reader.nextElement() {
            guard reader.peek() == UInt8(ascii: "{") else {
                try reader.skipValue()
                continue
            }
            try reader.enterObject()
            while let key = try reader.nextKey() {
                if key.equals("geometry") { try readGeometry(&element) } else { try reader.skipValue() }
            }
        }
    }

    /// Makes a stop of an element: at its point, or in the middle of its area.
    private mutating func take(_ element: OverpassElement) throws(TextFault) {
        let line = lineNumbers.line(at: element.offset)
        let found: Coordinate?
        do throws(CoordinateError) {
            found = try location(of: element)
        } catch {
            return try assembly.skip("\(subject(element)): \(error)", line: line)
        }
        guard let place = found else {
            return try assembly.skip("\(subject(element)): it has no place; ask for it with “out center;”", line: line)
        }
        let trip = try assembly.trip(nil, line: line)
        try assembly.add(name: element.name, note: element.note, place: place, to: trip, line: line)
    }

    private func location(of element: OverpassElement) throws(CoordinateError) -> Coordinate? {
        if let latitude = element.place.latitude, let longitude = element.place.longitude {
            return try Coordinate(latitude: latitude, longitude: longitude)
        }
        let corners = element.outline.isEmpty ? element.nodes.compactMap { nodes[$0] } : element.outline
        var places: [Coordinate] = []
        for corner in corners {
            places.append(try Coordinate(latitude: corner.latitude, longitude: corner.longitude))
        }
        return BoundingBox(of: places)?.center
    }

    private func subject(_ element: OverpassElement) -> String {
        element.name.map { Wording.quoted($0, maximumWidth: 60) } ?? "\(element.type.prefix(20)) \(element.id ?? "")"
    }
}
