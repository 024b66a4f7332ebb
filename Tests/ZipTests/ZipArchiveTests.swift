import Entities
import Foundation
import TestSupport
import Testing
import Zip

@testable import enum Zip.CRC32

@Suite struct ZipArchiveTests {
    private static let kml =
        "<kml><Placemark><name>A</name><Point><coordinates>2,1</coordinates></Point></Placemark></kml>"

    @Test("The checksum is the one of the standard")
    func checksum() {
        let check = { (text: String) in Array(text.utf8).withUnsafeBufferPointer(CRC32.checksum) }
        #expect(check("123456789") == 0xCBF4_3926)
        #expect(check("") == 0)
        #expect(check("The quick brown fox jumps over the lazy dog") == 0x414F_A339)
    }

    @Test("Random content of every kind is unpacked as it was", .enabled(if: Oracle.python3.isWanted))
    func unpacksRandomContent() throws {
        let count = LongRun.isWanted ? 60 : 20
        let script = """
            random.seed(5)
            for i in range(\(count)):
                n = random.choice([0, 1, 100, 5000, 70000])
                kind = i % 4
                data = (random.randbytes(n) if kind == 0 else bytes(random.choice(b'ab') for _ in range(n)) if kind == 1
                    else bytes(min(255, int(random.expovariate(0.05))) for _ in range(n)) if kind == 2 else b'abcdefg' * (min(n, 5000) // 7))
                z.writestr(zipfile.ZipInfo('%d-%d' % (i, sum(data))), data, compress_type=random.choice([0, 8]), compresslevel=random.choice([1, 6, 9]))
            """
        let archive = try ZipArchive(Oracle.archive(script, kml: Self.kml))
        #expect(archive.entries.count == count)
        for entry in archive.entries {
            let content = try archive.contents(of: entry)
            #expect(content.reduce(0) { $0 + Int($1) } == entry.name.split(separator: "-").last.flatMap { Int($0) })
        }
    }

    @Test("What we write is an archive for Python", .enabled(if: Oracle.python3.isWanted))
    func writesArchives() throws {
        let content = Array(Self.kml.utf8)
        let script =
            "import zipfile; z = zipfile.ZipFile('a.kmz'); print(z.testzip(), z.namelist(), z.read('doc.kml').decode())"
        let output = try Oracle.python3.run(
            ["-c", script], files: ["a.kmz": ZipWriter.archive(name: "doc.kml", content)])
        #expect(output == "None ['doc.kml'] \(Self.kml)\n")
    }

    @Test("Damaged archives are read or refused, and never unpacked to something else")
    func survivesDamage() throws {
        var generator = SplitMix64(seed: 11)
        let whole = Array(try #require(Data(base64Encoded: Self.deflated)))
        let archive = try ZipArchive(whole)
        #expect(archive.entries.map(\.name) == ["doc.kml"])
        #expect(try archive.entries.map { try archive.contents(of: $0) } == [Array(Self.kml.utf8)])
        for _ in 0..<LongRun.count(10_000) {
            var damaged = whole
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            if Bool.random(using: &generator) { damaged.removeLast(Int.random(in: 0..<20, using: &generator)) }
            do throws(ZipError) {
                let archive = try ZipArchive(damaged)
                for entry in archive.entries {
                    let content = try archive.contents(of: entry)
                    #expect(content.isEmpty || String(decoding: content, as: UTF8.self) == Self.kml)
                }
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    /// The document in an archive, deflated.
    private static let deflated =
        "UEsDBBQAAAAIAAAAIQA/3ShqQgAAAF0AAAAHAAAAZG9jLmttbLPJzs2xswnISUxOzU0syrazyUvMTbVztNEH0zYB+Zl5JXY2yfn5"
        + "RSmZeYklqcV2RjqGNvrIAjb6UFX6SMbog8wFAFBLAQIUAxQAAAAIAAAAIQA/3ShqQgAAAF0AAAAHAAAAAAAAAAAAAACAAQAAAABk"
        + "b2Mua21sUEsFBgAAAAABAAEANQAAAGcAAAAAAA=="
}
