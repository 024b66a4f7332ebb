import Interchange
import TestSupport
import Testing

/// Spreadsheets that odfpy writes, and documents as LibreOffice writes them.
@Suite struct ODSTests {
    /// A document as one XML file, with these tables.
    private func document(_ tables: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <office:document xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:xlink="l" xmlns:calcext="c" \
        office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:meta/><office:body><office:spreadsheet>
        \(tables)</office:spreadsheet></office:body></office:document>
        """
    }

    private func table(_ rows: String, name: String = "Sheet1") -> String {
        "<table:table table:name='\(name)'><table:table-column table:number-columns-repeated='1024'/>\(rows)</table:table>"
    }

    private func row(_ cells: String, _ more: String = "") -> String {
        "<table:table-row \(more)>\(cells)</table:table-row>"
    }

    private func text(_ text: String, _ more: String = "") -> String {
        "<table:table-cell office:value-type='string' \(more)><text:p>\(text)</text:p></table:table-cell>"
    }

    private func number(_ value: String, _ shown: String) -> String {
        "<table:table-cell office:value-type='float' office:value='\(value)'><text:p>\(shown)</text:p></table:table-cell>"
    }

    private var header: String { row(["Name", "Latitude", "Longitude", "Notes"].map { text($0) }.joined()) }

    @Test("What odfpy writes is read as the table it is", .enabled(if: Oracle.hasPython(with: "odf")))
    func odfpy() throws {
        let script = """
            from odf.opendocument import OpenDocumentSpreadsheet
            from odf.table import Table, TableRow, TableCell
            from odf.text import P, A
            book = OpenDocumentSpreadsheet()
            def sheet(name, rows):
                table = Table(name=name)
                for cells in rows:
                    row = TableRow()
                    for value in cells:
                        if isinstance(value, float):
                            cell = TableCell(valuetype='float', value=value)
                            cell.addElement(P(text='%.1f' % value))
                        elif value is None:
                            cell = TableCell()
                        else:
                            cell = TableCell(valuetype='string')
                            for line in value.split('|'):
                                cell.addElement(P(text=line))
                        row.addElement(cell)
                    table.addElement(row)
                book.spreadsheet.addElement(table)
            sheet('Packing', [['tent', 'shoes'], ['1', '2']])
            sheet('Stops', [['Name', 'Latitude', 'Longitude', 'Notes'], ['Köln', 50.9413, 6.9583, 'two|lines'], [None, None],
                ['Paris', 48.8566, 2.3522, None]])
            book.save('a.ods')
            """
        let bytes = try Oracle.written(script, with: "odf", result: "a.ods")
        #expect(TripFormats.recognizing(bytes)?.name == "ods")
        #expect(
            reading(bytes, file: "Summer") == [
                "Summer: Köln@50.9413,6.9583[two\nlines] Paris@48.8566,2.3522",
                "notice: the sheet “Stops” was read, and no other",
            ])
    }

    @Test("Values count in full, texts as they are shown, comments and pictures not")
    func cells() {
        let cells =
            text(
                "<text:span>K</text:span>öln<text:s text:c='2'/>x<text:tab/>y<text:line-break/>z  w\n v",
                "calcext:value-type='string'")
            + number("50.9413", "50,9") + number("6.9583", "7")
            + "<table:table-cell><office:annotation><text:p>no</text:p></office:annotation><text:p>n</text:p>"
            + "<text:p><text:a xlink:href='https://x.example'>link</text:a></text:p></table:table-cell>"
        let text = document(table(header + row(cells)))
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "ods")
        #expect(reading(text) == ["file: Köln x y z w v@50.9413,6.9583[n\nlink\nhttps://x.example]"])
    }

    @Test("Repeated cells and rows stand where they stand, and empty ones to the end of the sheet cost nothing")
    func repeated() {
        let blank = "<table:table-cell table:number-columns-repeated='16380'/>"
        let same = "<table:table-cell office:value-type='float' office:value='2' table:number-columns-repeated='2'/>"
        let rows =
            "<table:table-header-rows>\(header)</table:table-header-rows>"
            + row(blank, "table:number-rows-repeated='3'")
            + "<table:table-row-group>" + row(text("P") + same + blank) + "</table:table-row-group>"
            + row(
                "<table:covered-table-cell/>" + number("95", "95") + number("1", "1"), "table:number-rows-repeated='2'")
            + row(blank, "table:number-rows-repeated='1048570'") + row(text("Q") + same)
        #expect(
            reading(document(table(rows))) == [
                "file: P@2,2 Q@2,2", "skipped 6: latitude 95 is outside -90 to 90",
                "skipped 7: latitude 95 is outside -90 to 90",
            ])
    }

    @Test("A sheet that is not shown is passed over, unless all are hidden")
    func hiddenSheets() {
        let rows = { (name: String) in header + row(text(name) + number("1", "1") + number("2", "2")) }
        let style =
            "<office:automatic-styles><style:style style:name='ta2' style:family='table'>"
            + "<style:table-properties table:display='false'/></style:style>"
            + "<style:style style:name='ta1' style:family='table'><style:table-properties table:display='true'/>"
            + "</style:style></office:automatic-styles><office:body>"
        let old = table(rows("Old"), name: "Old").replacing(
            "<table:table ", with: "<table:table table:style-name='ta2' ")
        let new = table(rows("New"), name: "New").replacing(
            "<table:table ", with: "<table:table table:style-name='ta1' ")
        let write = { (tables: String) in
            document(tables).replacing("<office:body>", with: style).replacing(
                "xmlns:table", with: "xmlns:style='s' xmlns:table")
        }
        #expect(reading(write(old + new)) == ["file: New@1,2"])
        #expect(reading(write(old)) == ["file: Old@1,2"])
    }

    @Test("A row that is filled down to the end of the sheet is taken a thousand times at most")
    func filledDown() {
        let rows = header + row(text("P") + number("1", "1") + number("2", "2"), "table:number-rows-repeated='1048575'")
        let found = reading(document(table(rows)))
        #expect(found.count == 1 && found[0].split(separator: "P@1,2").count == 1_000)
        let wide = header + row(text("P", "table:number-columns-repeated='1000000000'"))
        #expect(reading(document(table(wide))).count == 1)
    }

    @Test(
        "Dates, times and truth are texts",
        arguments: [
            ("office:value-type='date' office:date-value='2027-06-12'", "2027-06-12"),
            ("office:value-type='date' office:date-value='2027-06-12T00:00:00'", "2027-06-12"),
            ("office:value-type='date' office:date-value='2027-06-12T09:30:00'", "2027-06-12 09:30"),
            ("office:value-type='boolean' office:boolean-value='true'", "TRUE"),
            ("office:value-type='currency' office:value='9.5' office:currency='EUR'", "9.5 EUR"),
            ("office:value-type='string' office:string-value='s'", "s"), ("office:value-type='time'", "shown"),
        ])
    func kinds(attributes: String, expected: String) {
        let cell = "<table:table-cell \(attributes)><text:p>shown</text:p></table:table-cell>"
        let rows = header + row(text("P") + number("1", "1") + number("2", "2") + cell)
        #expect(reading(document(table(rows))) == ["file: P@1,2[\(expected)]"])
    }

    @Test("Other documents and damage are named")
    func others() throws {
        let text = document("").replacing("office:spreadsheet", with: "office:text")
        #expect(
            reading(text) == [
                "error F: this OpenDocument is no spreadsheet; copy its table into one, or save it as csv"
            ])
        #expect(reading(document("")) == ["error F: there are no cells in the file"])
        #expect(reading(document("<table:table>"))[0].hasPrefix("error F:3:"))
    }

    @Test("A spreadsheet with a password is named", .enabled(if: Oracle.python3.isWanted))
    func password() throws {
        let script = """
            z.writestr(zipfile.ZipInfo('mimetype'), 'application/vnd.oasis.opendocument.spreadsheet')
            z.writestr('content.xml', b'\\x01\\x02')
            z.writestr('META-INF/manifest.xml', '<manifest><encryption-data/></manifest>')
            """
        #expect(
            reading(try Oracle.archive(script, kml: "")) == [
                "error F: the spreadsheet has a password; save it without one, or as csv"
            ])
    }
}
