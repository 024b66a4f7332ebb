import QRCode

/// A reader of symbols at level M that shares nothing with the encoder: tables as the standard prints them, and
/// arithmetic by logarithms.
struct SymbolReading {
    /// The format information of level M with the masks 0 to 7 (ISO/IEC 18004, annex C).
    static let formats = [
        0b101_0100_0001_0010, 0b101_0001_0010_0101, 0b101_1110_0111_1100, 0b101_1011_0100_1011,
        0b100_0101_1111_1001, 0b100_0000_1100_1110, 0b100_1111_1001_0111, 0b100_1010_1010_0000,
    ]
    /// The version information of the versions 7 to 20 (annex D).
    static let versions = [
        0x07C94, 0x085BC, 0x09A99, 0x0A4D3, 0x0BBF6, 0x0C762, 0x0D847, 0x0E60D, 0x0F928, 0x10B78, 0x1145D, 0x12A17,
        0x13532, 0x149A6,
    ]
    /// The centres of alignment patterns of the versions 2 to 20 (annex E).
    static let centers = [
        [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50], [6, 30, 54],
        [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82],
        [6, 30, 58, 86], [6, 34, 62, 90],
    ]
    /// The blocks of the versions 1 to 20 at level M: how many, all codewords of each, those of them that hold data
    /// (table 9).
    static let blocks: [[(count: Int, all: Int, data: Int)]] = [
        [(1, 26, 16)], [(1, 44, 28)], [(1, 70, 44)], [(2, 50, 32)], [(2, 67, 43)], [(4, 43, 27)], [(4, 49, 31)],
        [(2, 60, 38), (2, 61, 39)], [(3, 58, 36), (2, 59, 37)], [(4, 69, 43), (1, 70, 44)], [(1, 80, 50), (4, 81, 51)],
        [(6, 58, 36), (2, 59, 37)], [(8, 59, 37), (1, 60, 38)], [(4, 64, 40), (5, 65, 41)], [(5, 65, 41), (5, 66, 42)],
        [(7, 73, 45), (3, 74, 46)], [(10, 74, 46), (1, 75, 47)], [(9, 69, 43), (4, 70, 44)],
        [(3, 70, 44), (11, 71, 45)],
        [(3, 67, 41), (13, 68, 42)],
    ]

    /// The reason why a symbol cannot be read.
    struct Fault: Error {
        let reason: String
    }

    let size: Int
    let version: Int
    let mask: Int
    /// The bytes of the text.
    let bytes: [UInt8]

    /// Reads a symbol; throws for anything that is not as it has to be, a single module included.
    init(_ symbol: QRSymbol) throws {
        size = symbol.size
        version = (size - 17) / 4
        guard size % 4 == 1, (1...20).contains(version) else { throw Fault(reason: "\(size) modules on a side") }
        func dark(_ row: Int, _ column: Int) -> Bool { symbol.isDark(row: row, column: column) }
        let patterns = Self.patterns(version)
        for (row, line) in patterns.enumerated() {
            for (column, mark) in line.enumerated() where mark == "#" || mark == "." {
                guard dark(row, column) == (mark == "#") else { throw Fault(reason: "pattern at \(row), \(column)") }
            }
        }
        func number(_ modules: [(Int, Int)]) -> Int { modules.reduce(0) { $0 << 1 | (dark($1.0, $1.1) ? 1 : 0) } }
        // The highest bit first: along the row from the left, then up the column.
        let across = [0, 1, 2, 3, 4, 5, 7].map { (8, $0) } + [8, 7, 5, 4, 3, 2, 1, 0].map { ($0, 8) }
        let end = size
        let apart = (1...7).map { (end - $0, 8) } + (1...8).reversed().map { (8, end - $0) }
        let format = number(across)
        guard format == number(apart) else { throw Fault(reason: "two formats") }
        guard let mask = Self.formats.firstIndex(of: format) else { throw Fault(reason: "no format of level M") }
        self.mask = mask
        if version >= 7 {
            let places = (0..<6).reversed().flatMap { long in (9...11).map { (long, end - $0) } }
            guard number(places) == Self.versions[version - 7], number(places.map { ($1, $0) }) == number(places)
            else { throw Fault(reason: "version information") }
        }
        var bits: [Bool] = []
        for pair in Self.columnPairs(size).enumerated() {
            for row in pair.offset % 2 == 0 ? (0..<size).reversed() : Array(0..<size) {
                for column in [pair.element, pair.element - 1] where patterns[row][column] == " " {
                    bits.append(dark(row, column) != Self.turns(mask, row, column))
                }
            }
        }
        bytes = try Self.text(Self.data(bits, version), version)
    }

    /// The right column of each pair, from the right.
    private static func columnPairs(_ size: Int) -> [Int] {
        Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]
    }

    /// The masks, i being the row and j the column.
    private static func turns(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
        let remainders = [
            (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
            ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
        ]
        return remainders[mask] == 0
    }

    /// Each module as a character: `#` dark, `.` light, `?` information, and a space where codewords are.
    private static func patterns(_ version: Int) -> [[Character]] {
        let size = 17 + 4 * version
        var map = [[Character]](repeating: [Character](repeating: " ", count: size), count: size)
        for index in 0..<size {
            map[6][index] = index % 2 == 0 ? "#" : "."
            map[index][6] = map[6][index]
        }
        func draw(_ picture: [String], _ row: Int, _ column: Int) {
            for (down, line) in picture.enumerated() {
                for (across, mark) in line.enumerated()
                where map.indices.contains(row + down) && map.indices.contains(column + across) {
                    map[row + down][column + across] = mark
                }
            }
        }
        let alignment = ["#####", "#...#", "#.#.#", "#...#", "#####"]
        let centers = version == 1 ? [] : centers[version - 2]
        for row in centers {
            for column in centers {
                let corners = [[6, 6], [6, size - 7], [size - 7, 6]]
                if !corners.contains([row, column]) { draw(alignment, row - 2, column - 2) }
            }
        }
        let finder = [
            ".........", ".#######.", ".#.....#.", ".#.###.#.", ".#.###.#.", ".#.###.#.", ".#.....#.", ".#######.",
            ".........",
        ]
        for (row, column) in [(-1, -1), (-1, size - 8), (size - 8, -1)] { draw(finder, row, column) }
        for index in 0..<9 where index != 6 {
            map[8][index] = "?"
            map[index][8] = "?"
        }
        for index in 1...8 {
            map[8][size - index] = "?"
            map[size - index][8] = "?"
        }
        map[size - 8][8] = "#"
        if version >= 7 {
            draw([String](repeating: "???", count: 6), 0, size - 11)
            draw([String](repeating: "??????", count: 3), size - 11, 0)
        }
        return map
    }

    /// The data of all blocks, whose corrections must be right.
    private static func data(_ bits: [Bool], _ version: Int) throws -> [UInt8] {
        let codewords = stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let shapes = blocks[version - 1].flatMap {
            [(all: Int, data: Int)](repeating: ($0.all, $0.data), count: $0.count)
        }
        guard codewords.count == shapes.reduce(0, { $0 + $1.all }) else { throw Fault(reason: "codewords") }
        guard !bits[(codewords.count * 8)...].contains(true) else { throw Fault(reason: "modules that are left over") }
        var found = [[UInt8]](repeating: [], count: shapes.count)
        var next = 0
        for index in 0..<(shapes.map(\.data).max() ?? 0) {
            for block in shapes.indices where index < shapes[block].data {
                found[block].append(codewords[next])
                next += 1
            }
        }
        let data = found
        while next < codewords.count {
            for block in shapes.indices {
                found[block].append(codewords[next])
                next += 1
            }
        }
        for (block, shape) in zip(found, shapes) where !syndromes(block, shape.all - shape.data).allSatisfy({ $0 == 0 })
        {
            throw Fault(reason: "corrections")
        }
        return data.flatMap { $0 }
    }

    /// The values of a block's polynomial at 2⁰, 2¹, …, which are 0 where the block is not damaged.
    private static func syndromes(_ block: [UInt8], _ count: Int) -> [UInt8] {
        var powers = [1]
        while powers.count < 255 {
            let double = powers[powers.count - 1] * 2
            powers.append(double > 255 ? double ^ 285 : double)
        }
        var logarithms = [Int](repeating: 0, count: 256)
        for (exponent, power) in powers.enumerated() { logarithms[power] = exponent }
        return (0..<count).map { root in
            block.enumerated().reduce(UInt8(0)) { sum, term in
                guard term.element != 0 else { return sum }
                let exponent = logarithms[Int(term.element)] + root * (block.count - 1 - term.offset)
                return sum ^ UInt8(powers[exponent % 255])
            }
        }
    }

    /// The bytes between the number of them and the end.
    private static func text(_ data: [UInt8], _ version: Int) throws -> [UInt8] {
        var halves = data.flatMap { [$0 >> 4, $0 & 15] }
        // The encoding, by the number of UTF-8.
        let hasEncoding = halves[0] == 7
        if hasEncoding {
            guard halves[1...2] == [1, 10] else { throw Fault(reason: "encoding") }
            halves.removeFirst(3)
        }
        guard halves[0] == 4 else { throw Fault(reason: "mode \(halves[0])") }
        let digits = version < 10 ? 2 : 4
        let count = halves[1...digits].reduce(0) { $0 * 16 + Int($1) }
        let end = 1 + digits + 2 * count
        // A text that fills the symbol needs no end.
        guard halves.count == end || halves[end] == 0 else { throw Fault(reason: "no end") }
        let used = (end + 1 + (hasEncoding ? 3 : 0) + 1) / 2
        let padding = data[min(used, data.count)...]
        for (index, byte) in padding.enumerated()
        where byte != (index == 0 ? 0 : index % 2 == 1 ? 0xEC : 0x11) { throw Fault(reason: "padding") }
        let bytes = stride(from: 1 + digits, to: end, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
        guard hasEncoding == bytes.contains(where: { $0 > 127 }) else { throw Fault(reason: "encoding") }
        return bytes
    }
}
