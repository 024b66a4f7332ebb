import Entities
import Interchange
import TestSupport
import Testing
import Text

@Suite("Names of trips by the titles of pages and calendars") struct PageTitleTests {
    private func names(_ text: String, _ format: any TripFormat) throws -> [String] {
        try format.read(Array(text.utf8), ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1)))
            .trips
            .map(\.name.text)
    }

    private static let table =
        "<table><tr><th>Stop</th><th>Lat</th><th>Lon</th></tr><tr><td>A</td><td>60.1</td><td>5.2</td></tr>"
        + "<tr><td>B</td><td>61.1</td><td>6.2</td></tr></table>"

    @Test(
        "A page without a name of the trip is called after its title",
        arguments: [
            ("<title>Our Iceland trip</title>", "", "Our Iceland trip"),
            ("<title>Iceland &amp; more | Anna's blog</title>", "", "Iceland & more"),
            ("<title>Iceland - Anna's blog</title>", "<h1>Iceland</h1>", "Iceland"),
            ("", "<h1>Ring <em>Road</em></h1><h1>B</h1>", "Ring Road"), ("<title> </title>", "", "file"),
            ("", "", "file"),
        ])
    func pages(head: String, body: String, name: String) throws {
        #expect(try names("<html><head>\(head)</head><body>\(body)\(Self.table)</body></html>", PageFormat()) == [name])
    }

    @Test("A report of this program as a page is none, and its message says what comes back in") func ownReport() throws
    {
        let style = "<style>\n:root{--paper:#fff;--ink:#000;--faint:#555;--rule:#ddd}\n.totals{display:flex}</style>"
        #expect(throws: TextFault.self) {
            try names("<html><head>\(style)</head><body>\(Self.table)</body></html>", PageFormat())
        }
        #expect(
            try names("<html><style>:root{--ink:#000}</style><body>\(Self.table)</body></html>", PageFormat()).count
                == 1)
    }

    @Test(
        "A calendar that is called by an address does not name the trip",
        arguments: [("anna@example.org", "file"), ("Ireland", "Ireland"), ("Tour @ sea", "Tour @ sea")])
    func calendars(name: String, expected: String) throws {
        let event = "BEGIN:VEVENT\nUID:a\nSUMMARY:A\nGEO:60;5\nDTSTART;VALUE=DATE:20270612\nEND:VEVENT\n"
        #expect(try names("BEGIN:VCALENDAR\nX-WR-CALNAME:\(name)\n\(event)END:VCALENDAR\n", ICSFormat()) == [expected])
    }
}
