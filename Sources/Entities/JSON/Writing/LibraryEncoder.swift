import Geodesy
import JSON

/// Writes a library as the JSON that people can read and compare: one stop a line.
package enum LibraryEncoder {
    /// The whole file. Linear; for large libraries `encode(_:to:)` needs no second copy.
    package static func encode(_ library: Library) -> [UInt8] {
        var writer = JSONWriter(capacity: 64 + library.trips.reduce(0) { $0 + 128 + $1.waypoints.count * 160 })
        write(library, to: &writer) { (_: inout JSONWriter) in }
        return writer.array
    }

    /// Hands the file to `sink` in pieces of about 64 KB, in order. Throws what `sink` throws, and then stops.
    package static func encode<Failure: Error>(
        _ library: Library, to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = JSONWriter(capacity: 1 << 17)
        try write(library, to: &writer) { (writer: inout JSONWriter) throws(Failure) in
            guard writer.count >= 1 << 16 else { return }
            try writer.withBytes(sink)
            writer.removeAll()
        }
        try writer.withBytes(sink)
    }

    /// Writes the file; `drain` may empty the writer after each stop and each trip.
    private static func write<Failure: Error>(
        _ library: Library, to writer: inout JSONWriter, drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.write(raw: "{\"version\": 1, \"trips\": [")
        for (index, trip) in library.trips.enumerated() {
            writer.write(raw: index == 0 ? "\n  " : ",\n  ")
            try trip.write(to: &writer, lineStart: "\n    ", drain: drain)
        }
        writer.write(raw: library.trips.isEmpty ? "]" : "\n]")
        writer.write(members: library.otherFields)
        writer.write(raw: "}\n")
    }
}

extension Trip {
    /// Writes this trip; each stop begins with `lineStart`, the end of the list with the same less two spaces.
    func write<Failure: Error>(
        to writer: inout JSONWriter, lineStart: StaticString, drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.write(raw: "{\"id\": ")
        writer.write(id)
        writer.write(raw: ", \"name\": ")
        writer.write(name.text)
        if isRoundTrip { writer.write(raw: ", \"roundTrip\": true") }
        writer.write(raw: ", \"waypoints\": [")
        var isFirst = true
        for stop in waypoints {
            if !isFirst { writer.write(byte: 0x2C) }
            isFirst = false
            writer.write(raw: lineStart)
            stop.write(to: &writer)
            try drain(&writer)
        }
        if !isFirst, lineStart.utf8CodeUnitCount > 0 { writer.write(raw: "\n  ") }
        writer.write(byte: 0x5D)
        writer.write(members: otherFields)
        writer.write(byte: 0x7D)
        try drain(&writer)
    }
}

extension Waypoint {
    /// Writes this stop on one line.
    func write(to writer: inout JSONWriter) {
        writer.write(raw: "{\"id\": ")
        writer.write(id)
        writer.write(raw: ", \"name\": ")
        writer.write(name.text)
        writer.write(raw: ", \"location\": {\"latitude\": ")
        writer.write(location.latitude)
        writer.write(raw: ", \"longitude\": ")
        writer.write(location.longitude)
        if !otherFields.insideLocation.isEmpty { writer.write(members: otherFields.insideLocation) }
        writer.write(byte: 0x7D)
        if let note {
            writer.write(raw: ", \"note\": ")
            writer.write(note.text)
        }
        if !otherFields.beside.isEmpty { writer.write(members: otherFields.beside) }
        writer.write(byte: 0x7D)
    }
}

extension JSONWriter {
    /// Writes members after others of the same object.
    mutating func write(members: [JSONMember]) {
        for member in members {
            write(raw: ", ")
            write(member.name)
            write(raw: ": ")
            write(member.value)
        }
    }
}
