import Text
import XML

/// The text of a document of Word or LibreOffice as a page: its paragraphs, headings, items and tables.
struct OfficeText {
    /// The page in HTML.
    private(set) var page = ""
    private var paragraph = ""
    /// The element of the paragraph that is being read.
    private var kind = "p"
    private var isInText = false
    private let isOpenDocument: Bool

    /// The most bytes of a page.
    private static let longestPage = 20 << 20

    /// Reads the document whose outermost element has just begun: `word/document.xml`, or the `content.xml` of a text
    /// in OpenDocument, in which texts are those of the paragraphs themselves. Linear.
    init(_ xml: inout XMLReader, isOpenDocument: Bool) throws(TextFault) {
        self.isOpenDocument = isOpenDocument
        var level = xml.depth
        let outermost = level
        while page.utf8.count < Self.longestPage {
            switch try xml.next() {
            case .text: if isInText { paragraph += xml.text.string }
            case .start:
                level = xml.depth
                try start(&xml)
            case .end:
                end(xml.name)
                level = xml.depth
                if level < outermost {
                    finishParagraph()
                    return
                }
            case .finished:
                finishParagraph()
                return
            }
        }
    }

    private mutating func start(_ xml: inout XMLReader) throws(TextFault) {
        let name = xml.name
        if name.isLocally("p") || name.isLocally("h") {
            finishParagraph()
            kind = name.isLocally("h") ? "h2" : "p"
            isInText = isOpenDocument
        } else if name.isLocally("t") {
            isInText = true
        } else if name.isLocally("pStyle") {
            let style = (xml.attribute(ofAnyPrefix: "val")?.string ?? "").lowercased()
            if style.hasPrefix("heading") || style.hasPrefix("berschrift") || style.hasPrefix("titre") { kind = "h2" }
            if style == "title" { kind = "h1" }
            if style.hasPrefix("list") { kind = "li" }
        } else if name.isLocally("numPr") || name.isLocally("list-item") {
            if kind == "p" { kind = "li" }
        } else if name.isLocally("tab") {
            paragraph += "\t"
        } else if name.isLocally("br") || name.isLocally("cr") || name.isLocally("line-break") {
            paragraph += "\n"
        } else if name.isLocally("s") {
            paragraph += " "
        } else if let tag = Self.tableTag(name) {
            finishParagraph()
            page += "<\(tag)>"
        } else if name.isLocally("instrText") || name.isLocally("annotation") || name.isLocally("note")
            || name.isLocally("tracked-changes") || name.isLocally("delText")
        {
            try xml.skipElement()
        }
    }

    private mutating func end(_ name: XMLName) {
        if name.isLocally("p") || name.isLocally("h") {
            finishParagraph()
        } else if name.isLocally("t") {
            isInText = false
        } else if let tag = Self.tableTag(name) {
            finishParagraph()
            page += "</\(tag)>"
        }
    }

    private static func tableTag(_ name: XMLName) -> String? {
        if name.isLocally("tbl") || name.isLocally("table") { return "table" }
        if name.isLocally("tr") || name.isLocally("table-row") { return "tr" }
        if name.isLocally("tc") || name.isLocally("table-cell") { return "td" }
        return nil
    }

    private mutating func finishParagraph() {
        let text = HTMLText.html(paragraph)
        page +=
            text.allSatisfy(\.isWhitespace) ? (page.hasSuffix("<br>") ? "" : "<br>") : "<\(kind)>\(text)</\(kind)>\n"
        (paragraph, kind, isInText) = ("", "p", false)
    }
}

extension PageFormat {
    /// Reads the text of an archive of Word or LibreOffice; nil where it holds none.
    static func read(
        document files: inout PackedFiles, at path: String, _ context: ImportContext
    ) throws(TextFault) -> ImportedTrips? {
        let isOpenDocument = path == "content.xml"
        let text = try files.document(path) { xml throws(TextFault) in
            try OfficeText(&xml, isOpenDocument: isOpenDocument)
        }
        guard let text else { return nil }
        do throws(TextFault) {
            return try read(Array(text.page.utf8), context, as: "a text document")
        } catch {
            throw TextFault(
                reason:
                    "this is a document of a word processor, and neither a table nor the lines of its text name places; "
                    + "write the places as a list, one a line")
        }
    }
}
