import Entities
import Interchange
import TestSupport
import Testing

@Suite struct KMZTests {
    private static let kml =
        "<kml><Placemark><name>A</name><Point><coordinates>2,1</coordinates></Point></Placemark></kml>"

    /// An archive that Python makes; `script` writes into the archive `z`.
    private func archive(_ script: String) throws -> [UInt8] {
        try Oracle.archive(script, kml: Self.kml)
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
            ("z.writestr('x.png', 'x')", "error F: there is no file of trips in the archive"),
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
                "skipped 1: in “doc.kml”: a link to another file (http://x), which is not followed; open it in a browser, and import the file that it gives",
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
}
