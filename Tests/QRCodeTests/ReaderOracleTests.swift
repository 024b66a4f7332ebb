import QRCode
import TestSupport
import Testing

/// Symbols before programs of others.
@Suite("QR codes and other programs") struct ReaderOracleTests {
    /// A grey picture (PGM) of a symbol with its quiet zone, four dots a module.
    private func picture(_ symbol: QRSymbol) -> [UInt8] {
        let side = symbol.size + 2 * QRSymbol.quietZone
        var picture = Array("P5 \(4 * side) \(4 * side) 255\n".utf8)
        for row in 0..<4 * side {
            picture += (0..<4 * side).map { column in
                symbol.isDark(row: row / 4 - QRSymbol.quietZone, column: column / 4 - QRSymbol.quietZone) ? 0 : 255
            }
        }
        return picture
    }

    /// What zbar reads in symbols, a line each.
    private func read(_ symbols: [QRSymbol]) throws -> String {
        let names = symbols.indices.map { "\($0).pgm" }
        return try Oracle.zbarimg.run(
            ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable"] + names,
            files: Dictionary(uniqueKeysWithValues: zip(names, symbols.map(picture))))
    }

    @Test("zbar reads each version", .enabled(if: Oracle.zbarimg.isWanted)) func versions() throws {
        var random = SeededGenerator(seed: 29)
        // One length of each version at least.
        let texts = stride(from: 1, through: 661, by: 12).map { length in
            String(
                (0..<length).map { _ in
                    Character(Unicode.Scalar(UInt8.random(in: 33..<127, using: &random)))
                })
        }
        let symbols = try texts.map { try QRSymbol($0) }
        #expect(Set(symbols.map(\.size)) == Set((1...20).map { 17 + 4 * $0 }))
        #expect(try read(symbols) == texts.map { $0 + "\n" }.joined())
    }

    @Test("zbar reads links, and texts in any script", .enabled(if: Oracle.zbarimg.isWanted)) func texts() throws {
        let texts = [
            "geo:46.02,7.75", "Ålesund → Tromsø", "東京から京都まで",
            "https://www.google.com/maps/dir/60.39131,5.32211/60.86281,7.11381/62.10081,7.20591/62.47221,6.15491",
        ]
        #expect(try read(texts.map { try QRSymbol($0) }) == texts.map { $0 + "\n" }.joined())
    }

    @Test(
        "500 symbols, a tenth of them in a short run, are those of segno, module by module",
        .enabled(if: Oracle.hasPython(with: "segno")))
    func segno() throws {
        var random = SeededGenerator(seed: 500)
        let texts = (0..<LongRun.count(500)).map { _ in
            String(
                (0..<Int.random(in: 1...666, using: &random)).map { _ in
                    Character(Unicode.Scalar(UInt8.random(in: 32..<127, using: &random)))
                })
        }
        let script = """
            import sys, segno
            for text in sys.stdin.read().split("\\n")[:-1]:
                code = segno.make(text, mode='byte', error='m', boost_error=False, micro=False)
                print(''.join('.#'[module] for row in code.matrix for module in row))
            """
        let printed = try Oracle.printed(script, with: "segno", input: texts.map { $0 + "\n" }.joined())
        let matrices = printed.split(separator: "\n")
        #expect(matrices.count == texts.count)
        for (text, matrix) in zip(texts, matrices) {
            let symbol = try QRSymbol(text)
            let own = (0..<symbol.size).flatMap { row in
                (0..<symbol.size).map { symbol.isDark(row: row, column: $0) ? Character("#") : "." }
            }
            #expect(String(own) == matrix, "\(text)")
        }
    }
}
