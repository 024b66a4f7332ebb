import Entities
import Foundation
import TestSupport
import Testing
import Zip

@testable import struct Zip.CodeLengths

@Suite struct DeflationTests {
    /// Content of one kind, by chance: of any bytes, of few, of words that come again, of one run.
    private func content(_ kind: Int, _ count: Int, _ generator: inout SplitMix64) -> [UInt8] {
        let words = (0..<40).map { _ in
            (0..<Int.random(in: 2...30, using: &generator)).map { _ in UInt8.random(in: 97...122, using: &generator) }
        }
        var bytes: [UInt8] = []
        while bytes.count < count {
            switch kind {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &generator))
            case 1: bytes.append(UInt8.random(in: 97...98, using: &generator))
            case 2: bytes += words.randomElement(using: &generator) ?? []
            case 3: bytes += [UInt8](repeating: 7, count: min(count, 1_000))
            default:
                // Frequencies like Fibonacci numbers make the longest codes.
                let rank = (0..<25).first { _ in Bool.random(using: &generator) } ?? 25
                bytes.append(UInt8(rank))
            }
        }
        return Array(bytes.prefix(count))
    }

    @Test("what is packed unpacks to what it was, of every kind and size", arguments: 0..<5)
    func comesBack(kind: Int) throws {
        var generator = SplitMix64(seed: UInt64(kind))
        let long = LongRun.isWanted ? [65_535, 65_536, 150_000] : [65_537]
        for count in [0, 1, 2, 3, 4, 5, 100, 257, 258, 259, 32_767, 32_768, 32_769] + long {
            let bytes = content(kind, count, &generator)
            let packed = bytes.withUnsafeBufferPointer(Deflation.deflate)
            #expect(packed.count <= count + 5 * (count / 32_768 + 2))
            let archive = try ZipArchive(ZipWriter.archive(name: "doc.kml", bytes))
            let entry = try #require(archive.entries.first)
            // The limit against bombs is for the files of others: a run of zeros is one.
            if kind != 3 || count < 1_000 { #expect(try archive.contents(of: entry) == bytes) }
            var unpacked = [UInt8](repeating: 0, count: count)
            let written = try packed.withUnsafeBufferPointer { input in
                try unpacked.withUnsafeMutableBufferPointer { try Inflation.inflate(input, into: $0) }
            }
            #expect(written == count && unpacked == bytes, "\(count) bytes")
        }
    }

    @Test("zlib and unzip read it", .enabled(if: Oracle.python3.isWanted && Oracle.unzip.isWanted))
    func othersRead() throws {
        var generator = SplitMix64(seed: 9)
        var files: [String: [UInt8]] = [:]
        var sums: [String] = []
        for kind in 0..<5 {
            for count in [0, 1, 300, LongRun.isWanted ? 70_000 : 33_000] {
                let bytes = content(kind, count, &generator)
                files["\(kind)-\(count).raw"] = bytes.withUnsafeBufferPointer(Deflation.deflate)
                files["\(kind)-\(count).zip"] = ZipWriter.archive(name: "doc.kml", bytes)
                sums.append("\(kind)-\(count) \(count) \(bytes.reduce(0) { ($0 * 31 + Int($1)) % 1_000_003 })")
            }
        }
        let script = """
            import glob, zipfile, zlib
            for raw in glob.glob('*.raw'):
                name = raw[:-4]
                unpacker = zlib.decompressobj(-15)
                data = unpacker.decompress(open(raw, 'rb').read()) + unpacker.flush()
                assert unpacker.eof and not unpacker.unused_data
                assert zipfile.ZipFile(name + '.zip').read('doc.kml') == data
                total = 0
                for byte in data: total = (total * 31 + byte) % 1000003
                print(name, len(data), total)
            """
        let output = try Oracle.python3.run(["-c", script], files: files)
        #expect(output.split(separator: "\n").sorted().map(String.init) == sums.sorted())
        let archives = files.filter { $0.key.hasSuffix(".zip") }
        let tested = try Oracle.unzip.run(["-t", "*.zip"], files: archives)
        #expect(tested.components(separatedBy: "No errors detected").count - 1 == archives.count)
    }

    @Test("a text of words is packed about as well as zlib does", .enabled(if: Oracle.python3.isWanted))
    func packsWell() throws {
        var generator = SplitMix64(seed: 3)
        let bytes = content(2, 200_000, &generator)
        let script = "import zlib; print(len(zlib.compress(open('t', 'rb').read(), 1)))"
        let output = try Oracle.python3.run(["-c", script], files: ["t": bytes])
        let theirs = try #require(Int(output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(bytes.withUnsafeBufferPointer(Deflation.deflate).count < theirs * 11 / 10)
    }

    @Test(
        "codes are complete and none is longer than allowed",
        arguments: [
            ([0, 0, 0], 15), ([5, 0, 0], 15), ([1, 1], 15), ([1, 2, 4, 8, 16, 32, 64, 128, 256, 512], 7),
            ((0..<30).map { 1 << $0 }, 15), ([Int](repeating: 1, count: 286), 15), ((0..<19).map { 1 << $0 }, 7),
        ])
    func codes(counts: [Int], limit: Int) {
        let lengths = CodeLengths(counts, limit: limit).lengths
        #expect(lengths.allSatisfy { $0 <= limit })
        #expect(lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (limit - Int($1))) } == 1 << limit)
        for (symbol, count) in counts.enumerated() where count > 0 { #expect(lengths[symbol] > 0) }
    }
}
