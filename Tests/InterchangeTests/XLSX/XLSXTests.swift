import Interchange
import TestSupport
import Testing

/// Workbooks that openpyxl writes, and workbooks of parts that other programs write.
@Suite struct XLSXTests {
    /// A workbook of parts: the cells of a sheet, and what else is in the archive.
    private func workbook(
        _ sheetData: String, strings: String? = nil, styles: String? = nil, sheets: String? = nil, more: String = "",
        after: String = "", zip: String = "z"
    ) throws -> [UInt8] {
        let relations = [
            ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId2", "sharedStrings", "sharedStrings.xml"),
            ("rId3", "styles", "/xl/styles.xml"), ("rId4", "worksheet", "worksheets/sheet2.xml"),
        ]
        .map {
            "<Relationship Id='\($0.0)' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/\($0.1)' Target='\($0.2)'/>"
        }
        .joined()
        func put(_ name: String, _ content: String) -> String {
            "z.writestr('\(name)', r\"\"\"<?xml version='1.0'?>\(content)\"\"\")\n"
        }
        let script =
            put("[Content_Types].xml", "<Types/>")
            + put(
                "_rels/.rels",
                "<Relationships><Relationship Id='a' Type='x/officeDocument' Target='xl/workbook.xml'/></Relationships>"
            )
            + put("xl/_rels/workbook.xml.rels", "<Relationships>\(relations)</Relationships>")
            + put(
                "xl/workbook.xml",
                "<workbook xmlns:r='r'><sheets>\(sheets ?? "<sheet name='One' sheetId='1' r:id='rId1'/>")</sheets></workbook>"
            )
            + put("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(sheetData)</sheetData>\(after)</worksheet>")
            + (strings.map { put("xl/sharedStrings.xml", "<sst>\($0)</sst>") } ?? "")
            + (styles.map { put("xl/styles.xml", "<styleSheet>\($0)</styleSheet>") } ?? "") + more
        return try Oracle.archive(script, kml: "")
    }

    /// A row of inline texts.
    private func row(_ number: Int, _ cells: String...) -> String {
        "<row r='\(number)'>" + cells.map { "<c t='inlineStr'><is><t>\($0)</t></is></c>" }.joined() + "</row>"
    }

    private func number(_ value: String, _ more: String = "") -> String { "<c \(more)><v>\(value)</v></c>" }

    @Test("What openpyxl writes is read as the table it is", .enabled(if: Oracle.hasPython(with: "openpyxl")))
    func openpyxl() throws {
        let script = """
            import openpyxl, datetime
            book = openpyxl.Workbook()
            first = book.active
            first.title = 'Packing'
            first.append(['tent', 1])
            sheet = book.create_sheet('Stops & more')
            sheet['B2'] = 'Our summer'
            rows = [['Name', 'Latitude', 'Longitude', 'Notes', 'Day', 'Map'],
                ['Köln “Dom”', 50.9413, 6.9583, 'two\\nlines', datetime.date(2027, 6, 12), 'see'],
                ['0042', 48.856599999999998, 2.3522, True, datetime.datetime(2027, 6, 13, 9, 30), None],
                [None, None, None, None, None, None],
                [42, -33.8688, 151.2093, datetime.date(2027, 6, 14), None, None]]
            for index, cells in enumerate(rows):
                for column, value in enumerate(cells):
                    sheet.cell(row=index + 4, column=column + 1, value=value)
            sheet['F5'].hyperlink = 'https://example.org/dom'
            hidden = book.create_sheet('Old')
            hidden.append(['Name', 'Latitude', 'Longitude'])
            hidden.append(['Nowhere', 1, 1])
            hidden.sheet_state = 'hidden'
            book.move_sheet('Old', offset=-2)
            book.save('a.xlsx')
            """
        let bytes = try Oracle.written(script, with: "openpyxl", result: "a.xlsx")
        #expect(TripFormats.recognizing(bytes)?.name == "xlsx")
        #expect(
            reading(bytes, file: "Summer")
                == [
                    "Our summer: Köln “Dom”@50.9413,6.9583[two\nlines] 0042@48.8566,2.3522[TRUE] 42@-33.8688,151.2093[2027-06-14]",
                    "notice: the sheet “Stops & more” was read, and no other",
                    "notice: columns that are in the notes: Map",
                ].map { $0.replacing("two\nlines]", with: "two\nlines\nMap: see\nhttps://example.org/dom]") })
    }

    @Test(
        "Rows written without references, and shared texts of several pieces, are read",
        .enabled(if: Oracle.python3.isWanted))
    func sharedStrings() throws {
        let strings =
            "<si><t>Name</t></si><si><r><t>Lati</t></r><r><rPr/><t>tude</t></r></si><si><t>Longitude</t></si>"
            + "<si><t xml:space='preserve'>Ky</t><rPh><t>ruby</t></rPh></si><si><t>a_x000D_\nb_x005F_x</t></si><si><t>Notes</t></si>"
        func cell(_ index: Int) -> String { "<c t='s'><v>\(index)</v></c>" }
        let rows =
            "<row>" + cell(0) + cell(1) + cell(2) + cell(5) + "</row><row>" + cell(3) + number("1") + number("2e0")
            + cell(4) + "</row><row r='9'>" + cell(99) + number("3") + number("4") + "</row>"
        #expect(
            reading(try workbook(rows, strings: strings)) == [
                "file: Ky@1,2[a\nb_x] Stop 2@3,4", "notice: 1 stop of “file” had no name; it is called “Stop 2”",
            ])
    }

    @Test("Cells beside the named columns are in the note", .enabled(if: Oracle.python3.isWanted))
    func cellsBesideTheTable() throws {
        let book = try workbook(row(1, "Name", "Lat", "Lon") + row(2, "P", "1", "2", "", "a remark", "and more"))
        #expect(reading(book) == ["file: P@1,2[a remark\nand more]"])
    }

    @Test("Each sheet with a column of places is a trip of its name", .enabled(if: Oracle.python3.isWanted))
    func severalSheets() throws {
        let script = """
            import openpyxl
            book = openpyxl.Workbook()
            for name, rows in (('North', [['Name', 'Latitude', 'Longitude'], ['A', 1, 2], ['B', 95, 2]]),
                               ('Packing', [['socks'], ['tent']]),
                               ('South', [['Name', 'Latitude', 'Longitude'], ['C', 3, 4]])):
                sheet = book.create_sheet(name)
                for row in rows:
                    sheet.append(row)
            book.save('a.xlsx')
            """
        #expect(
            reading(try Oracle.written(script, with: "openpyxl", result: "a.xlsx"), file: "Summer") == [
                "North: A@1,2", "South: C@3,4", "skipped 3: the sheet “North”: latitude 95 is outside -90 to 90",
                "notice: 1 sheet without a column of places left out: “Packing”",
            ])
    }

    @Test("Cells stand where their references say, and gaps are empty", .enabled(if: Oracle.python3.isWanted))
    func references() throws {
        let rows =
            row(1, "Name", "Latitude", "Longitude", "Notes")
            + "<row r='7'><c r='D7' t='str'><v>n</v></c></row>"
            + "<row r='8'><c r='A8' t='str'><f>B1&amp;C1</f><v>P</v></c><c r='B8'><v>1</v></c><c r='C8'><v>2</v></c></row>"
            + "<row r='9'><c r='A9' t='e'><v>#N/A</v></c><c r='B9'><v>95</v></c><c r='C9'><v>2</v></c></row>"
        #expect(
            reading(try workbook(rows)) == [
                "file: P@1,2", "skipped 7: there is no place in this row",
                "skipped 9: latitude 95 is outside -90 to 90",
            ])
    }

    @Test(
        "Formulas whose values were not saved are told, and links of formulas are taken",
        .enabled(if: Oracle.python3.isWanted))
    func formulas() throws {
        let rows =
            row(1, "Name", "Latitude", "Longitude", "Link")
            + "<row r='2'><c t='str'><v>P</v></c>" + number("1") + number("2")
            + "<c t='str'><f>HYPERLINK(\"https://x.example\",\"see\")</f><v>see</v></c></row>"
            + "<row r='3'><c t='str'><f>A1</f></c><c><f>1+1</f></c>" + number("2") + "</row>"
        #expect(
            reading(try workbook(rows)) == [
                "file: P@1,2[https://x.example]", "skipped 3: there is no latitude beside the longitude 2",
                "notice: 2 formulas without a saved value; open the file in its program and save it",
            ])
    }

    @Test("A refusal tells of formulas without saved values, too", .enabled(if: Oracle.python3.isWanted))
    func onlyFormulas() throws {
        let rows = "<row r='1'><c t='str'><f>B1</f></c><c><f>1+1</f></c></row>"
        #expect(
            reading(try workbook(rows)) == [
                "error F: there are no cells in the file; 2 formulas without a saved value; "
                    + "open the file in its program and save it"
            ])
    }

    @Test(
        "Numbers in styles of dates are dates", .enabled(if: Oracle.python3.isWanted),
        arguments: [
            ("45000", "2023-03-15"), ("45000.5", "2023-03-15 12:00"), ("45000.999999", "2023-03-16"), ("0.75", "18:00"),
            ("1", "1900-01-01"), ("59", "1900-02-28"), ("61", "1900-03-01"), ("2958465", "9999-12-31"), ("-1", "-1"),
            ("1e300", "1e+300"),
        ])
    func dates(value: String, expected: String) throws {
        let styles =
            "<numFmts><numFmt numFmtId='165' formatCode='[$-407]d. mmm yyyy;@'/><numFmt numFmtId='166' formatCode='0.0&quot;days&quot;'/></numFmts>"
            + "<cellStyleXfs><xf numFmtId='14'/></cellStyleXfs>"
            + "<cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf numFmtId='165'/><xf numFmtId='166'/></cellXfs>"
        for style in [1, 2] {
            let rows =
                row(1, "Name", "Latitude", "Longitude", "Notes") + "<row r='2'><c t='str'><v>P</v></c>" + number("1")
                + number("2") + number(value, "s='\(style)'") + "</row>"
            #expect(reading(try workbook(rows, styles: styles)) == ["file: P@1,2[\(expected)]"])
        }
        let plain =
            row(1, "Name", "Latitude", "Longitude", "Notes") + "<row r='2'>" + number("7", "s='3'") + number("1")
            + number("2") + number("5", "s='3'") + "</row>"
        #expect(reading(try workbook(plain, styles: styles)) == ["file: 7@1,2[5]"])
    }

    @Test("Sheets of places are read in the order of the workbook", .enabled(if: Oracle.python3.isWanted))
    func sheetOrder() throws {
        let second =
            "z.writestr('xl/worksheets/sheet2.xml', '<worksheet><sheetData>\(row(1, "Name", "lat", "lon").replacing("'", with: "\""))<row r=\"2\"><c t=\"str\"><v>Q</v></c><c><v>5</v></c><c><v>6</v></c></row></sheetData></worksheet>')\n"
        let sheets = "<sheet name='Two' sheetId='9' r:id='rId4'/><sheet name='One' sheetId='1' r:id='rId1'/>"
        let one =
            row(1, "Name", "Latitude", "Longitude") + "<row r='2'>" + number("8") + number("1") + number("2") + "</row>"
        #expect(
            reading(try workbook(one, sheets: sheets, more: second)) == [
                "Two: Q@5,6", "One: 8@1,2",
            ])
        #expect(
            reading(try workbook(row(1, "a", "b") + row(2, "c", "d"), more: second)) == [
                "error F:1: the sheet “One”: the names of its columns (“a”, “b”) do not say where a stop is; call one "
                    + "Latitude and one Longitude, or one Coordinates, Address or City, or say what they are: --columns "
                    + "name,notes"
            ])
    }

    @Test(
        "Archives in the form for huge files, and packed in any order, are read", .enabled(if: Oracle.python3.isWanted))
    func zip64() throws {
        let script = """
            zipfile.ZIP64_LIMIT = 10
            zipfile.ZIP_FILECOUNT_LIMIT = 2
            rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
            z.writestr('a.txt', 'x')
            z.writestr('xl/worksheets/s.xml', '<worksheet><sheetData><row><c t="str"><v>Name</v></c><c t="str"><v>lat</v></c><c t="str"><v>lon</v></c></row><row><c t="str"><v>P</v></c><c><v>1</v></c><c><v>2</v></c></row></sheetData></worksheet>')
            z.writestr('xl/_rels/workbook.xml.rels', '<Relationships><Relationship Id="a" Type="%sworksheet" Target="worksheets/s.xml"/></Relationships>' % rel)
            z.writestr('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>')
            """
        #expect(reading(try Oracle.archive(script, kml: "")) == ["file: P@1,2"])
    }

    @Test(
        "What is packed alike and is no workbook is named", .enabled(if: Oracle.python3.isWanted),
        arguments: [
            (
                "z.writestr('[Content_Types].xml', ''); z.writestr('word/document.xml', '<w/>')",
                "this is a document of a word processor"
            ),
            ("z.writestr('_rels/.rels', '<Relationships/>'); z.writestr('ppt/a.xml', '')", "this is a presentation"),
            (
                "z.writestr('_rels/.rels', '<Relationships/>'); z.writestr('xl/workbook.bin', '')",
                "this is a workbook in Excel's binary form"
            ),
            ("z.writestr('x/a.gpx', '')", "in “x/a.gpx”: the file is empty"),
            ("z.writestr('a.png', '')", "there is no file of trips in the archive"),
            ("z.writestr('_rels/.rels', '<a'); z.writestr('xl/workbook.xml', '<workbook/>')", "in “_rels/.rels”: "),
            (
                "z.writestr('_rels/.rels', '<a/>'); z.writestr('xl/workbook.xml', '<workbook/>')",
                "there are no cells in the file"
            ),
        ])
    func others(script: String, message: String) throws {
        let found = reading(try Oracle.archive(script, kml: ""))
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }
}
