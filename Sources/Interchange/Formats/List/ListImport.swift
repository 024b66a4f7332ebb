import Entities
import Geodesy
import Places
import Text

/// Reads the trips of a plain list, line by line.
struct ListImport {
    /// The most bytes of a line: more than any link of a map has.
    private static let maximumLineBytes = 10_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    private var line = 0
    private let context: ImportContext
    private var assembly: TripAssembly
    private var tripName: String?
    private var lastPlace: Coordinate?
    private var placeCount = 0
    /// The number of stops that are only in the town of their address.
    private var townCount = 0
    /// The notices about the file as a whole.
    private let notices: [String]

    /// Starts at `start`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ context: ImportContext, notices: [String]) {
        self.notices = notices
        self.bytes = bytes
        index = start
        self.context = context
        assembly = TripAssembly(context)
    }

    /// Reads all lines; throws when there are some, but none is a place: then it is no list. Linear.
    mutating func read() throws(TextFault) -> ImportedTrips {
        while let line = nextLine() { try read(line) }
        if placeCount == 0, let first = assembly.firstSkipped {
            let what =
                context.isFormatGiven ? "not a list of places" : "not a format that is known, nor a list of places"
            throw TextFault(line: first.line, reason: "\(what): \(first.reason)")
        }
        return assembly.finish(beside: notices + AboutPlace.notices(townCount))
    }

    /// The next line without its end and white space around it; nil at the end of the text.
    private mutating func nextLine() -> UnsafeBufferPointer<UInt8>? {
        guard index < bytes.count else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        let end = index
        if index < bytes.count {
            index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        }
        line += 1
        return ListLine.trimmed(bytes[start..<end])
    }

    private mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        guard let first = line.first else { return }
        guard first != UInt8(ascii: "#") else { return try readComment(line) }
        guard line.count <= ListImport.maximumLineBytes else {
            return try assembly.skip("the line is longer than any place is", line: self.line)
        }
        if first == UInt8(ascii: "\\") {
            guard let found = ListLine.markedPlace(UnsafeBufferPointer(rebasing: line[1...])) else {
                return try assembly.skip("a line with a backslash is written \\NAME=40.757,-73.986", line: self.line)
            }
            return try add(found)
        }
        // As a whole first: the number sign of `Stop #3=45.6,7.8` begins no comment.
        if let found = ListLine.namedPlace(line) { return try add(found) }
        let whole = PlaceLines.withoutComment(String(decoding: line, as: UTF8.self)).trimmed
        if whole.isEmpty { return }
        let line = UnsafeBufferPointer(rebasing: line.prefix(whole.utf8.count))
        if let found = ListLine.namedPlace(line) { return try add(found) }
        let text = whole
        if isLink(line), let link = try? MapLink(text), link.spots.count > 1 { return try add(link.spots) }
        let item = ListText(text)
        if let link = item.link {
            if let spots = (try? MapLink(link))?.spots, spots.count > 1 { return try add(spots) }
            if isPlace(link) { return try lookUp("\(item.name)=\(link)", note: item.note) }
            return try lookUp(item.place, note: [item.note, link].compactMap { $0 }.joined(separator: "\n"))
        }
        try lookUp(item.place, note: item.note)
    }

    /// Takes the places of a link to directions, in their order.
    private mutating func add(_ spots: [MapLink.Spot]) throws(TextFault) {
        for spot in spots {
            if let place = spot.place {
                try add(place, name: spot.name ?? name(of: place))
            } else if let place = spot.about {
                let name = spot.name ?? coordinateText(place)
                try add(place, name: name)
                assembly.notice("“\(name)” is only about where the link says", line: line)
            } else if let name = spot.name {
                try lookUp(name)
            }
        }
    }

    /// The name of a place that has none, as coordinates by themselves have it.
    private func name(of place: Coordinate) -> String {
        let text = "\(degreesText(place.latitude)),\(degreesText(place.longitude))"
        return (try? context.readPlace(text, lastPlace).get().name) ?? coordinateText(place)
    }

    /// Whether a link means one place.
    private func isPlace(_ link: String) -> Bool {
        (try? MapLink(link))?.spots.first.map { $0.place != nil || $0.about != nil } ?? false
    }

    /// Takes the place that a text means, with a note.
    private mutating func lookUp(_ text: String, note: String? = nil) throws(TextFault) {
        switch context.look(up: text, near: lastPlace) {
        case .success(let read):
            let notes = [note, read.about.map(AboutPlace.note)].compactMap { $0 }.filter { !$0.isEmpty }
            try add(read.found.location, name: read.name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"))
            if read.about != nil { townCount += 1 }
            if read.found.wasLookedUp { assembly.notice("“\(text)” \(read.notice)", line: line) }
        case .failure(let refusal): try assembly.skip(refusal.reason, line: line)
        }
    }

    private func isLink(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = line.first, [0x67, 0x68].contains(first | 0x20) else { return false }
        return ListLine.beginsLikeLink(line)
    }

    /// A comment, which may begin a trip.
    private mutating func readComment(_ line: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        for (title, isRoundTrip) in [(ListTitle.trip, false), (ListTitle.roundTrip, true)]
        where line.count > title.utf8.count && line.starts(with: title.utf8) {
            let name = line.dropFirst(title.utf8.count).prefix(CSVRows.maximumTextBytes)
            tripName = String(decoding: name, as: UTF8.self)
            let trip = try assembly.trip(tripName, startsAnew: true, line: self.line)
            if isRoundTrip { assembly.closeLoop(of: trip) }
            placeCount += 1
        }
    }

    private mutating func add(
        _ found: (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double)
    ) throws(TextFault) {
        let place: Coordinate
        do throws(CoordinateError) {
            place = try Coordinate(latitude: found.latitude, longitude: found.longitude)
        } catch {
            return try assembly.skip("\(error)", line: line)
        }
        try add(place, name: String(decoding: found.name, as: UTF8.self))
    }

    private mutating func add(_ place: Coordinate, name: String, note: String? = nil) throws(TextFault) {
        placeCount += 1
        lastPlace = place
        let trip = try assembly.trip(tripName, line: line)
        try assembly.add(name: name, note: note, place: place, to: trip, line: line)
    }
}
