import TestSupport
import Testing

@testable import QRCode

@Suite("QR codes") struct QRSymbolTests {
    /// The most bytes of the versions 1 to 20 at level M (ISO/IEC 18004, table 7).
    private static let capacities = [
        14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
    ]

    @Test("Versions hold as much as the standard says, and have their patterns where it says") func tables() {
        #expect(SymbolVersion.all.map(\.capacity) == Self.capacities)
        #expect(SymbolVersion.all.map(\.number) == Array(1...20))
        #expect(SymbolVersion.all.map(\.alignmentCenters) == [[]] + SymbolReading.centers)
        for (version, blocks) in zip(SymbolVersion.all, SymbolReading.blocks) {
            #expect(version.codewords == blocks.reduce(0) { $0 + $1.count * $1.all })
            #expect(version.blockLengths == blocks.flatMap { [Int](repeating: $0.data, count: $0.count) })
        }
    }

    @Test("Generators are those of the standard") func generators() {
        // Annex A, which has the coefficients as powers of 2.
        var powers: [UInt8] = [1]
        while powers.count < 255 { powers.append(ReedSolomon.product(powers[powers.count - 1], 2)) }
        #expect(Set(powers).count == 255)
        let ten = [251, 67, 46, 61, 118, 70, 64, 94, 32, 45]
        #expect(ReedSolomon(corrections: 10).generator == ten.map { powers[$0] })
        let sixteen = [120, 104, 107, 109, 102, 161, 76, 3, 91, 191, 147, 169, 182, 194, 225, 120]
        #expect(ReedSolomon(corrections: 16).generator == sixteen.map { powers[$0] })
        // The example of annex I.
        let data: [UInt8] = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
        #expect(
            ReedSolomon(corrections: 10).corrections(of: data[...])
                == [165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
    }

    @Test("Format and version information are those of the standard") func information() {
        #expect(
            (0..<8).map { InformationBits.protected($0, by: 0b101_0011_0111) ^ 0b101_0100_0001_0010 }
                == SymbolReading.formats)
        #expect((7...20).map { InformationBits.protected($0, by: 0b1_1111_0010_0101) } == SymbolReading.versions)
    }

    @Test("A whole symbol") func wholeSymbol() throws {
        let symbol = try QRSymbol("geo:46.02,7.75")
        let picture = (0..<symbol.size).map { row in
            (0..<symbol.size).map { symbol.isDark(row: row, column: $0) ? "#" : "." }.joined()
        }
        #expect(
            picture == [
                "#######..##...#######",
                "#.....#....##.#.....#",
                "#.###.#..#....#.###.#",
                "#.###.#..###..#.###.#",
                "#.###.#..#..#.#.###.#",
                "#.....#.###...#.....#",
                "#######.#.#.#.#######",
                "..........#..........",
                "#..#.##.#...##.#.....",
                "....##.#....##..#..##",
                "##.#.##...#.###..##.#",
                "#.#.##....########...",
                ".####.#....###.#...##",
                "........#.#.#..#..#.#",
                "#######..#.##.#.#..#.",
                "#.....#.#.####.###.##",
                "#.###.#..###.#.#.#...",
                "#.###.#.###.#...#.###",
                "#.###.#...#.#.#.#...#",
                "#.....#...#.#..###...",
                "#######.#...#####..#.",
            ])
    }

    @Test("Outside of a symbol everything is light") func outside() throws {
        let symbol = try QRSymbol("")
        #expect(symbol.size == 21)
        for (row, column) in [(-1, 0), (0, -1), (21, 0), (0, 21), (.min, .max)] {
            #expect(!symbol.isDark(row: row, column: column))
        }
    }

    @Test("Each version is taken as long as it holds the text, and is read back", arguments: 1...20)
    func eachVersion(version: Int) throws {
        var random = SeededGenerator(seed: UInt64(version))
        let longest = Self.capacities[version - 1]
        let shortest = version == 1 ? 0 : Self.capacities[version - 2] + 1
        for length in Set([shortest, longest - 1, longest, Int.random(in: shortest...longest, using: &random)]) {
            let text = String(
                (0..<length).map { _ in Character(Unicode.Scalar(UInt8.random(in: 32..<127, using: &random))) })
            let reading = try SymbolReading(QRSymbol(text))
            #expect(reading.version == version)
            #expect(reading.bytes == Array(text.utf8))
        }
    }

    @Test("Any text is read back in UTF-8, whatever its mask") func anyText() throws {
        for index in 0..<40 {
            let text = "Å → 東京 🚗 \(index)" + String(repeating: "ß", count: index % 5)
            let reading = try SymbolReading(QRSymbol(text))
            #expect(reading.bytes == Array(text.utf8))
        }
        let masks = try (0..<60).map { try SymbolReading(QRSymbol("a\($0)")).mask }
        #expect(Set(masks) == Set(0..<8))
    }

    @Test("A text that is too long is refused with both lengths") func tooLong() throws {
        #expect(try QRSymbol(String(repeating: "a", count: 666)).size == 97)
        #expect(try QRSymbol("aü" + String(repeating: "ü", count: 331)).size == 97)
        let error = #expect(throws: TextTooLong.self) { try QRSymbol(String(repeating: "ü", count: 334)) }
        #expect(error?.description == "the text has 668 bytes, and a QR code of this program holds 665")
    }

    /// Twelve rows in which nothing costs anything.
    private static let chess = (0..<12).map { $0 % 2 == 0 ? "1010101010101" : "0101010101010" }

    /// Squares of modules, rows from above, and their penalties.
    private static let squares: [(rows: [String], penalty: Int)] = [
        // All light: 10 lines of 5 at 3, 16 blocks at 3, 50 % too few.
        (["00000", "00000", "00000", "00000", "00000"], 178),
        // A chess board: nothing but 52 % of dark modules, which is less than a step.
        (["10101", "01010", "10101", "01010", "10101"], 0),
        // Longer runs cost 1 a module more: 7 in each of the 14 lines, 36 blocks, 50 % too many.
        ([String](repeating: "1111111", count: 7), 278),
        // The edge counts as light: one such pattern in the first row.
        (["1011101", "0100010", "1011011", "0100100", "1011011", "0100100", "1011011"], 40),
        // Light modules on both sides count once; on neither side, not at all.
        (["0001011101000"] + chess, 40),
        (["1010111010101"] + chess, 0),
        // The second of two that share a module does not count.
        (["1011101011101"] + chess, 40),
    ]

    @Test(
        "The mask has the least penalty: rows, blocks, what looks like a finder pattern, the share of dark modules",
        arguments: squares)
    func penalties(rows: [String], penalty: Int) {
        var grid = ModuleGrid(size: rows.count)
        for (row, line) in rows.enumerated() {
            for (column, mark) in line.enumerated() { grid[row, column] = mark == "1" }
        }
        #expect(MaskPenalty.of(ModuleLines(grid)) == penalty)
    }

    @Test("The penalty of any grid is that of its modules one by one", arguments: [21, 29, 45, 64, 65, 97])
    func penaltyOfModules(size: Int) {
        var numbers = SeededGenerator(seed: UInt64(size))
        for darkOfTen in [1, 3, 5, 8] {
            var grid = ModuleGrid(size: size)
            for index in 0..<size * size {
                grid[index / size, index % size] = Int.random(in: 0..<10, using: &numbers) < darkOfTen
            }
            // A likeness of a finder pattern on each edge, which chance alone makes too rarely.
            for (index, isDark) in [true, false, true, true, true, false, true].enumerated() {
                grid[3, index] = isDark
                grid[size - 7 + index, 5] = isDark
            }
            #expect(MaskPenalty.of(ModuleLines(grid)) == PenaltyModel.penalty(of: grid))
        }
    }
}
