import QRCode
import TestSupport
import Testing

@testable import Interchange

@Suite("QR codes as text") struct SymbolDrawingTests {
    @Test("A whole code in half blocks, with four light modules around it") func wholeCode() throws {
        #expect(
            SymbolDrawing.darkBlocks.lines(try QRSymbol("geo:46.02,7.75")) == [
                "                             ",
                "                             ",
                "    █▀▀▀▀▀█  ▀▀▄▄ █▀▀▀▀▀█    ",
                "    █ ███ █  █▄▄  █ ███ █    ",
                "    █ ▀▀▀ █ ▄█▄ ▀ █ ▀▀▀ █    ",
                "    ▀▀▀▀▀▀▀ ▀ █ ▀ ▀▀▀▀▀▀▀    ",
                "    ▀  ▀▄█▀▄▀   ██ ▀▄  ▄▄    ",
                "    █▀▄▀▄█▀   █▄███▄▄█▀ ▀    ",
                "     ▀▀▀▀ ▀ ▄ ▄▀█▀ █  ▄▀█    ",
                "    █▀▀▀▀▀█ ▄▀▄██▄▀▄█▄ █▄    ",
                "    █ ███ █ ▄██▀▄▀ ▀▄▀▄▄▄    ",
                "    █ ▀▀▀ █   █ █ ▀▄█▄  ▀    ",
                "    ▀▀▀▀▀▀▀ ▀   ▀▀▀▀▀  ▀     ",
                "                             ",
                "                             ",
            ])
    }

    @Test("Colours are asked for line by line and end with the line") func colors() throws {
        let symbol = try QRSymbol("geo:46.02,7.75")
        let blocks = SymbolDrawing.darkBlocks.lines(symbol)
        #expect(
            SymbolDrawing.coloredBlocks.lines(symbol) == blocks.map { "\u{1B}[38;5;16;48;5;231m\($0)\u{1B}[0m" })
        let spaces = SymbolDrawing.coloredSpaces.lines(symbol)
        #expect(spaces.count == 29)
        #expect(spaces[0] == "\u{1B}[48;5;231m" + String(repeating: " ", count: 58) + "\u{1B}[0m")
        let (light, dark) = ("\u{1B}[48;5;231m", "\u{1B}[48;5;16m")
        #expect(
            spaces[4].hasPrefix("\(light)        \(dark)              \(light)    \(dark)    \(light)      \(dark)"))
    }

    @Test("Without colours on a dark terminal every other module is drawn") func inverted() throws {
        let opposite: [Character: Character] = [" ": "█", "█": " ", "▀": "▄", "▄": "▀"]
        let symbol = try QRSymbol("geo:46.02,7.75")
        #expect(
            SymbolDrawing.lightBlocks.lines(symbol)
                == SymbolDrawing.darkBlocks.lines(symbol).map { String($0.compactMap { opposite[$0] }) })
    }

    /// The brightness of each half of a character cell, on a terminal whose letters are white on black.
    private func dots(_ line: String, isInk: Bool) -> (upper: [UInt8], lower: [UInt8]) {
        let (ink, ground): (UInt8, UInt8) = isInk ? (0, 255) : (255, 0)
        return (
            line.map { "▀█".contains($0) ? ink : ground }, line.map { "▄█".contains($0) ? ink : ground }
        )
    }

    @Test(
        "A reader takes them from the screen: on paper, and light on dark", .enabled(if: Oracle.zbarimg.isWanted),
        arguments: [SymbolDrawing.darkBlocks, .lightBlocks])
    func scanned(drawing: SymbolDrawing) throws {
        let link =
            "https://www.google.com/maps/dir/60.39131,5.32211/60.86281,7.11381/62.10081,7.20591/62.47221,6.15491"
        let symbol = try QRSymbol(link)
        let lines = drawing.lines(symbol)
        let width = symbol.size + 8
        #expect(drawing.width(symbol) == width && lines.allSatisfy { $0.count == width })
        var picture = Array("P5 \(4 * width) \(8 * lines.count) 255\n".utf8)
        for line in lines {
            let dots = dots(line, isInk: drawing == .darkBlocks)
            for row in [dots.upper, dots.lower] {
                for _ in 0..<4 { picture += row.flatMap { [$0, $0, $0, $0] } }
            }
        }
        let read = try Oracle.zbarimg.run(["--quiet", "--raw", "a.pgm"], files: ["a.pgm": picture])
        #expect(read == link + "\n")
    }
}
