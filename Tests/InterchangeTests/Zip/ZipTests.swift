import Entities
import Interchange
import Testing

@testable import enum Interchange.CRC32
@testable import struct Interchange.ZipArchive
@testable import enum Interchange.ZipError
@testable import enum Interchange.ZipWriter

@Suite struct ZipTests {
    private static let kml =
        "<kml><Placemark><name>A</name><Point><coordinates>2,1</coordinates></Point></Placemark></kml>"

    /// An archive that Python makes; `script` writes into the archive `z`.
    private func archive(_ script: String) throws -> [UInt8] {
        let program = """
            import base64, io, zipfile, random
            stream = io.BytesIO()
            z = zipfile.ZipFile(stream, 'w', zipfile.ZIP_DEFLATED)
            kml = '\(Self.kml)'
            \(script)
            z.close()
            print(base64.b64encode(stream.getvalue()).decode())
            """
        let text = try Oracle.python3.run(["-c", program], files: [:])
        return try #require(bytes(base64: text))
    }

    private func bytes(base64: String) -> [UInt8]? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var result: [UInt8] = []
        var bits = 0
        var value = 0
        for byte in base64.utf8 where byte != UInt8(ascii: "=") && byte != UInt8(ascii: "\n") {
            guard let digit = alphabet.firstIndex(of: byte) else { return nil }
            value = value << 6 | digit
            bits += 6
            if bits >= 8 {
                bits -= 8
                result.append(UInt8(value >> bits & 0xFF))
            }
        }
        return result
    }

    @Test("The checksum is the one of the standard")
    func checksum() {
        let check = { (text: String) in Array(text.utf8).withUnsafeBufferPointer(CRC32.checksum) }
        #expect(check("123456789") == 0xCBF4_3926)
        #expect(check("") == 0)
        #expect(check("The quick brown fox jumps over the lazy dog") == 0x414F_A339)
    }

    @Test(
        "Archives that Python makes are unpacked", .enabled(if: Oracle.python3.isWanted),
        arguments: [
            "z.writestr('doc.kml', kml)", "z.writestr('doc.kml', kml, compress_type=zipfile.ZIP_STORED)",
            "z.writestr('a/b.png', bytes(9)); z.writestr('files/Other.KML', kml)",
            "z.comment = b'c' * 65535; z.writestr('x.kml', kml)",
            "z.writestr('first.kml', '<kml/>'); z.writestr('doc.kml', kml)",
        ])
    func unpacks(script: String) throws {
        #expect(reading(try archive(script)) == ["file: A@1,2"])
    }

    @Test("Random content of every kind is unpacked as it was", .enabled(if: Oracle.python3.isWanted))
    func unpacksRandomContent() throws {
        let script = """
            random.seed(5)
            for i in range(60):
                n = random.choice([0, 1, 100, 5000, 70000])
                kind = i % 4
                data = (random.randbytes(n) if kind == 0 else bytes(random.choice(b'ab') for _ in range(n)) if kind == 1
                    else bytes(min(255, int(random.expovariate(0.05))) for _ in range(n)) if kind == 2 else b'abcdefg' * (min(n, 5000) // 7))
                z.writestr(zipfile.ZipInfo('%d-%d' % (i, sum(data))), data, compress_type=random.choice([0, 8]), compresslevel=random.choice([1, 6, 9]))
            """
        let archive = try ZipArchive(archive(script))
        #expect(archive.entries.count == 60)
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

    @Test(
        "Bombs and what is not read are refused", .enabled(if: Oracle.python3.isWanted),
        arguments: [
            (
                "z.writestr('doc.kml', bytes(1000000))",
                "error F: the archive is not unpacked: “doc.kml” would grow more than 200 times"
            ),
            (
                "z.writestr('doc.kml', random.randbytes(99) * 2200000)",
                "error F: the archive is not unpacked: “doc.kml” has 217800000 bytes; the limit is 209715200"
            ),
            ("z.writestr('x.txt', 'x')", "error F: there is no KML file in the archive"),
            (
                "z.writestr('doc.kml', kml, compress_type=zipfile.ZIP_BZIP2)",
                "error F: the archive is packed by method 12, which is not read here"
            ),
        ])
    func refuses(script: String, expected: String) throws {
        #expect(reading(try archive(script)) == [expected])
    }

    @Test("Links to files of the archive are followed, each once", .enabled(if: Oracle.python3.isWanted))
    func followsLinks() throws {
        let script = """
            link = '<NetworkLink><Link><href>%s</href></Link></NetworkLink>'
            z.writestr('doc.kml', '<kml><Document>' + link % 'files/a.kml' + link % 'http://x' + '</Document></kml>')
            z.writestr('files/a.kml', kml.replace('</kml>', link % 'doc.kml' + '</kml>'))
            z.writestr('files/b.kml', kml)
            """
        #expect(
            reading(try archive(script)) == [
                "file: A@1,2",
                "skipped 1: in “doc.kml”: a link to another file (http://x), which is not followed",
            ])
    }

    @Test("Links are read as paths, and it is said which file a line is of", .enabled(if: Oracle.python3.isWanted))
    func readsPaths() throws {
        let script = """
            link = '<NetworkLink><Link><href>%s</href></Link></NetworkLink>'
            def named(name, more): return kml.replace('>A<', '>' + name + '<').replace('</kml>', more + '</kml>')
            wrong = '<Placemark><name>W</name></Placemark>'
            z.writestr('doc.kml', named('A', link % './files/b%20c.kml#x' + link % 'files/50%.kml' + link % 'files/d%20e.kml'))
            z.writestr('files/b c.kml', named('B', '\\n' + wrong + link % '../f.kml' + link % 'g.kml' + link % '../../h.kml'))
            z.writestr('files/50%.kml', named('C', link % 'none.kml'))
            z.writestr('files/d%20e.kml', named('D', ''))
            z.writestr('f.kml', named('F', ''))
            z.writestr('files/g.kml', named('G', ''))
            z.writestr('./h.kml', named('H', ''))
            """
        #expect(
            reading(try archive(script)) == [
                "file: A@1,2", "file: B@1,2", "file: C@1,2", "file: D@1,2", "file: F@1,2", "file: G@1,2", "file: H@1,2",
                "skipped 2: in “files/b c.kml”: “W”: it has no place",
                "skipped 1: in “files/50%.kml”: a link to another file (none.kml), which is not followed",
            ])
    }

    @Test("A file of the archive that is no KML is named", .enabled(if: Oracle.python3.isWanted))
    func namesTheFile() throws {
        let script = """
            z.writestr('doc.kml', kml.replace('</kml>', '<NetworkLink><Link><href>a.kml</href></Link></NetworkLink></kml>'))
            z.writestr('a.kml', '<kml>')
            """
        #expect(reading(try archive(script)).first?.hasPrefix("error F:1:") == true)
        #expect(reading(try archive(script)).first?.contains(": in “a.kml”: ") == true)
    }

    @Test("10,000 damaged archives are read or refused, and never unpacked to something else")
    func survivesDamage() throws {
        var generator = SplitMix64(seed: 11)
        let whole = bytes(base64: Self.deflated) ?? []
        #expect(reading(whole) == ["file: A@1,2"])
        for _ in 0..<10_000 {
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
