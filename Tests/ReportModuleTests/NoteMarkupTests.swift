import TestSupport
import Testing

@testable import ReportModule

@Suite("Notes of the itinerary") struct NoteMarkupTests {
    /// A link as it is written, whose text is its address.
    private func link(_ address: String) -> String { "<a href=\"\(address)\" rel=\"noreferrer\">\(address)</a>" }

    @Test("Addresses of the web are links without what ends the sentence; lines stay")
    func links() {
        let cases = [
            ("https://a.org", link("https://a.org")),
            (
                "See http://a.org/x, then\nHTTPS://B.org.",
                "See \(link("http://a.org/x")), then<br>\n\(link("HTTPS://B.org"))."
            ),
            ("(https://a.org/b_(c))", "(\(link("https://a.org/b_(c)")))"),
            ("[https://a.org/?b=1&c='2']", "[\(link("https://a.org/?b=1&amp;c=&#39;2"))&#39;]"),
            ("<https://a.org>", "&lt;\(link("https://a.org"))&gt;"),
            ("“https://a.org/ü?”", "“\(link("https://a.org/ü"))?”"),
            ("https://a.org…https://b.org", link("https://a.org…https://b.org")),
            ("http://http://a.org", link("http://http://a.org")),
        ]
        for (note, html) in cases { #expect(NoteMarkup.html(note) == html) }
    }

    @Test(
        "Nothing else is a link",
        arguments: [
            "javascript:alert(1)", "data:text/html,x", "ftp://a.org", "http:/a.org", "http://", "https://.",
            "xhttp://a.org",
            "file:///etc/passwd", "www.a.org", "//a.org", "mailto:a@b.org", "https:///a", "http", "h", "",
        ])
    func others(note: String) {
        #expect(NoteMarkup.html(note) == note)
    }

    @Test("Nothing in a note ends its link or its paragraph")
    func hostile() {
        #expect(
            NoteMarkup.html("https://a.org/\"onclick=\"alert(1)") == link("https://a.org/")
                + "&quot;onclick=&quot;alert(1)")
        #expect(
            NoteMarkup.html("https://a.org/'><script>alert(1)</script>") == link("https://a.org/")
                + "&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;")
        #expect(NoteMarkup.html("https://a.org/\u{1B}[31m") == link("https://a.org/\u{FFFD}[31m"))
    }

    @Test("Random notes hold the same text, and links that begin like one", arguments: 0..<300)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "http://", "https://", "a", "(", ")", "]", "[", ".", " ", "\n", "<", "\"", "h", "H", "é", "'", "&",
        ]
        let note = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        let html = NoteMarkup.html(note)
        for found in html.matches(of: #/<a href="([^"]*)" rel="noreferrer">([^<]*)</a>/#) {
            #expect(found.1 == found.2 && (found.1.hasPrefix("http://") || found.1.hasPrefix("https://")))
        }
        let text = html.replacing(#/<\/?a[^>]*>|<br>/#, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        #expect(text == note)
    }
}
