/// A point of a shapefile in degrees.
struct SourcePoint: Hashable {
    let longitude: Double
    let latitude: Double
}

/// Reads the lines and outlines of a shapefile (ESRI Shapefile Technical Description, 1998).
enum Shapefile {
    /// The reason for which a file cannot be read.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// The lines of all parts of all records, in the order of the file; throws if the bytes are not a shapefile of
    /// lines.
    static func lines(of bytes: [UInt8], named name: String) throws(Fault) -> [[SourcePoint]] {
        try records(of: bytes, named: name).flatMap { $0 }
    }

    /// The parts of each record, in the order of the file; throws if the bytes are not a shapefile of lines.
    static func records(of bytes: [UInt8], named name: String) throws(Fault) -> [[[SourcePoint]]] {
        let fault = Fault(description: "\(name): not a shapefile of lines")
        guard bytes.count >= 100, number(bytes, 0, bigEndian: true) == 9_994 else { throw fault }
        var records: [[[SourcePoint]]] = []
        var offset = 100
        while offset + 12 <= bytes.count {
            let length = 2 * number(bytes, offset + 4, bigEndian: true)
            let record = offset + 8
            guard length >= 4, record + length <= bytes.count else { throw fault }
            var lines: [[SourcePoint]] = []
            switch number(bytes, record) {
            case 0: break
            case 3, 5:
                guard length >= 44 else { throw fault }
                let (parts, points) = (number(bytes, record + 36), number(bytes, record + 40))
                guard parts >= 0, points >= 0, length == 44 + 4 * parts + 16 * points else { throw fault }
                let starts = (0..<parts).map { number(bytes, record + 44 + 4 * $0) } + [points]
                for (start, end) in zip(starts, starts.dropFirst()) {
                    guard start >= 0, start < end, end <= points else { throw fault }
                    let first = record + 44 + 4 * parts
                    lines.append(
                        (start..<end).map { point in
                            SourcePoint(
                                longitude: double(bytes, first + 16 * point),
                                latitude: double(bytes, first + 16 * point + 8))
                        })
                }
            default: throw fault
            }
            records.append(lines)
            offset = record + length
        }
        guard offset == bytes.count else { throw fault }
        return records
    }

    /// A signed number of four bytes.
    private static func number(_ bytes: [UInt8], _ offset: Int, bigEndian: Bool = false) -> Int {
        let four = bytes[offset..<offset + 4]
        let value = (bigEndian ? Array(four) : four.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Int(Int32(bitPattern: value))
    }

    /// A little-endian number of eight bytes (IEEE 754).
    private static func double(_ bytes: [UInt8], _ offset: Int) -> Double {
        Double(bitPattern: bytes[offset..<offset + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
