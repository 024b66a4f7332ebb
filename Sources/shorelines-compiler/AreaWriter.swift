import Foundation
import Shorelines

/// A name of the file of areas.
struct SourceName {
    let kind: MapNameKind
    let rank: Int
    let latitude: Double
    let longitude: Double
    /// Degrees within which it may be written.
    let reach: Double
    let text: String
}

/// Writes the file of areas in the format that `AreaFormat` describes.
enum AreaWriter {
    /// The bytes of the file: areas by number from 1 on, with the number of the country of a state.
    static func file(
        _ raster: AreaRaster, areas: [(name: String, country: Int)], names: [SourceName], features: [PlanFeature]
    ) -> [UInt8] {
        // Frequent areas get small numbers, which take fewer bytes.
        var frequencies = Array(repeating: 0, count: areas.count + 1)
        for cell in raster.cells { frequencies[cell] += 1 }
        let order = (1...areas.count).sorted { (-frequencies[$0], $0) < (-frequencies[$1], $1) }
        var numbers = Array(repeating: 0, count: areas.count + 1)
        for (index, area) in order.enumerated() { numbers[area] = index + 1 }
        var rows: [UInt8] = []
        var offsets: [UInt8] = []
        let start = AreaFormat.headerLength + 4 * (AreaFormat.rows + 1)
        for row in 0..<AreaFormat.rows {
            append(start + rows.count, 4, to: &offsets)
            let cells = raster.cells[row * AreaFormat.columns..<(row + 1) * AreaFormat.columns]
            var index = cells.startIndex
            while index < cells.endIndex {
                var end = index
                while end < cells.endIndex, cells[end] == cells[index] { end += 1 }
                appendNumber(end - index, to: &rows)
                appendNumber(numbers[cells[index]], to: &rows)
                index = end
            }
        }
        append(start + rows.count, 4, to: &offsets)
        var tail: [UInt8] = []
        for area in order.map({ areas[$0 - 1] }) {
            append(area.country == 0 ? 0 : numbers[area.country], 2, to: &tail)
            append(area.name, to: &tail)
        }
        for name in names {
            tail += [name.kind.rawValue, UInt8(name.rank)]
            append(Int((name.latitude * 100).rounded()), 2, to: &tail)
            append(Int((name.longitude * 100).rounded()), 2, to: &tail)
            tail.append(UInt8(name.reach * 2))
            append(name.text, to: &tail)
        }
        var counts: [UInt8] = []
        append(areas.count, 4, to: &counts)
        append(names.count, 4, to: &counts)
        return file(content: counts + offsets + rows + tail + list(of: features))
    }

    /// The bytes of a file of areas with other features than those that it has; throws where it is damaged.
    static func file(_ old: [UInt8], with features: [PlanFeature]) throws -> [UInt8] {
        let length = try old.withUnsafeBufferPointer { file in
            try file.baseAddress.map { try list(of: AreaMap(permanent: $0, count: file.count).features).count } ?? 0
        }
        return file(content: Array(old[AreaFormat.checkedOffset..<old.count - length]) + list(of: features))
    }

    private static func list(of features: [PlanFeature]) -> [UInt8] {
        var bytes: [UInt8] = []
        append(features.count, 4, to: &bytes)
        for feature in features { feature.append(to: &bytes) }
        return bytes
    }

    private static func file(content: [UInt8]) -> [UInt8] {
        var file = AreaFormat.magic
        append(AreaFormat.version, 4, to: &file)
        append(AreaFormat.checkedOffset + content.count, 4, to: &file)
        let sum = content.withUnsafeBufferPointer { ShorelinesFormat.checksum($0) }
        append(Int(bitPattern: UInt(sum)), 8, to: &file)
        return file + content
    }

    /// Appends the lowest bytes of a number, little endian.
    private static func append(_ number: Int, _ bytes: Int, to list: inout [UInt8]) {
        for shift in 0..<bytes { list.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    private static func append(_ text: String, to list: inout [UInt8]) {
        list.append(UInt8(text.utf8.count))
        list += Array(text.utf8)
    }

    private static func appendNumber(_ number: Int, to list: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            list.append(UInt8(truncatingIfNeeded: rest & 0x7F | 0x80))
            rest >>= 7
        }
        list.append(UInt8(rest))
    }
}
