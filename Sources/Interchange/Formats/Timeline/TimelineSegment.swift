import JSON
import Text

/// A piece of a timeline: a visit, or the time between two.
struct TimelineSegment {
    /// Its offset in the file.
    let offset: Int
    private(set) var isVisit = false
    /// Latitude and longitude as written.
    private(set) var place: (latitude: Double, longitude: Double)?
    private(set) var name: String?
    private(set) var address: String?
    /// The meaning of the place for the person: `Home`, `Work`; nil for others.
    private(set) var kind: String?
    private(set) var start: String?
    private(set) var end: String?
    private var level = 0

    /// Creates the segment that begins at `offset`, of which nothing is known yet.
    init(offset: Int) {
        self.offset = offset
    }

    /// A moment as it is written in one of the two ways.
    func time(_ text: String?, _ longitude: Double) -> TimelineTime? {
        guard let text else { return nil }
        return TimelineTime(text, longitude: longitude) ?? TimelineTime(milliseconds: text, longitude: longitude)
    }

    /// Reads the object that is next. A visit in a visit, such as a shop in a mall, is none of its own.
    mutating func read(_ reader: inout JSONReader) throws(TextFault) {
        try reader.enterObject("a segment")
        while let key = try reader.nextKey() {
            if key.equals("startTime") {
                start = try reader.readTextIfAny()
            } else if key.equals("endTime") {
                end = try reader.readTextIfAny()
            } else if key.equals("visit"), reader.peek() == UInt8(ascii: "{") {
                isVisit = true
                try readVisit(&reader)
            } else if key.equals("placeVisit"), reader.peek() == UInt8(ascii: "{") {
                isVisit = true
                try readPlaceVisit(&reader)
            } else {
                try reader.skipValue()
            }
        }
        if level > 0 { isVisit = false }
    }

    /// Reads the form that telephones write.
    private mutating func readVisit(_ reader: inout JSONReader) throws(TextFault) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("hierarchyLevel") {
                level = try reader.readLooseDouble().flatMap { Int(exactly: $0) } ?? 0
            } else if key.equals("topCandidate"), reader.peek() == UInt8(ascii: "{") {
                try reader.enterObject()
                while let key = try reader.nextKey() {
                    if key.equals("placeLocation") {
                        try readLocation(&reader)
                    } else if key.equals("semanticType") {
                        setKind(try reader.readTextIfAny())
                    } else {
                        try reader.skipValue()
                    }
                }
            } else {
                try reader.skipValue()
            }
        }
    }

    /// `"geo:48.8566,2.3522"`, `"48.8566°, 2.3522°"`, or an object that has one of these as `latLng`.
    private mutating func readLocation(_ reader: inout JSONReader) throws(TextFault) {
        guard reader.peek() == UInt8(ascii: "{") else {
            if let text = try reader.readTextIfAny() { place = TimelineSegment.pair(text) }
            return
        }
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("latLng"), let text = try reader.readTextIfAny() {
                place = TimelineSegment.pair(text)
            } else if !key.equals("latLng") {
                try reader.skipValue()
            }
        }
    }

    /// Reads the form that Takeout wrote.
    private mutating func readPlaceVisit(_ reader: inout JSONReader) throws(TextFault) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("location"), reader.peek() == UInt8(ascii: "{") {
                try readTakeoutLocation(&reader)
            } else if key.equals("duration"), reader.peek() == UInt8(ascii: "{") {
                try reader.enterObject()
                while let key = try reader.nextKey() {
                    if key.equals("startTimestamp") || key.equals("startTimestampMs") {
                        start = try reader.readTextOrNumber()
                    } else if key.equals("endTimestamp") || key.equals("endTimestampMs") {
                        end = try reader.readTextOrNumber()
                    } else {
                        try reader.skipValue()
                    }
                }
            } else {
                try reader.skipValue()
            }
        }
    }

    private mutating func readTakeoutLocation(_ reader: inout JSONReader) throws(TextFault) {
        var latitude: Double?
        var longitude: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("latitudeE7") {
                latitude = try reader.readLooseDouble()
            } else if key.equals("longitudeE7") {
                longitude = try reader.readLooseDouble()
            } else if key.equals("name") {
                name = try reader.readTextIfAny()
            } else if key.equals("address") {
                address = try reader.readTextIfAny()?.split(separator: "\n").joined(separator: ", ")
            } else if key.equals("semanticType") {
                setKind(try reader.readTextIfAny())
            } else {
                try reader.skipValue()
            }
        }
        if let latitude, let longitude {
            place = (TimelineSegment.degrees(latitude), TimelineSegment.degrees(longitude))
        }
    }

    private mutating func setKind(_ type: String?) {
        switch type?.split(separator: "_").last?.uppercased() {
        case "HOME": kind = "Home"
        case "WORK": kind = "Work"
        default: break
        }
    }

    /// Degrees of a number in 1e-7 degrees. Some files have numbers of 32 bits without their sign.
    private static func degrees(_ value: Double) -> Double {
        (value > 1.8e9 ? value - 4_294_967_296 : value) / 1e7
    }

    private static func pair(_ text: String) -> (latitude: Double, longitude: Double)? {
        let plain = text.hasPrefix("geo:") ? text.dropFirst(4) : text[...]
        let numbers = plain.split(separator: ",").map { part in
            Array(part.filter { $0 != "°" }.utf8).withUnsafeBufferPointer { DegreesText.number($0) }
        }
        guard numbers.count >= 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        return (latitude, longitude)
    }
}
