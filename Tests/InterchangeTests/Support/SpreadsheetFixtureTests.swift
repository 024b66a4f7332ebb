import Foundation
import Interchange
import Testing

/// Spreadsheets that other programs saved: LibreOffice 7.4, and xlsxwriter 3.3, which writes what Excel does.
///
/// The ones of LibreOffice have a sheet that is no table, a hidden one, a merged title, empty first rows and columns, a
/// text in several looks, numbers as texts with a decimal comma, formulas, an error, dates, times, truth and merged
/// names.
@Suite struct SpreadsheetFixtureTests {
    private func read(_ name: String) throws -> [String] {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return reading(Array(try Data(contentsOf: fixtures.appending(path: "Fixtures/\(name)"))))
    }

    @Test("What LibreOffice saves is read as the table it is, in either format", arguments: ["ods", "xlsx"])
    func libreOffice(ending: String) throws {
        let found = try read("libreoffice.\(ending)")
        // A document has the time as it is shown, a workbook as a number.
        let time = ending == "ods" ? "12:30:00" : "12:30"
        let isOk = ending == "ods" ? "1" : "TRUE"
        #expect(
            found.first
                == "Our summer tour: Köln@50.9375,6.9603[2027-06-12 10:30\nOk: \(isOk)] Paris@48.8566,2.3522 Bonn@50.7374,7.0982[\(time)] "
                + "Mainz@50,8.27 Stop 5@50.01,8.28")
        #expect(found.contains("notice: the sheet “Trip” was read, and no other"))
        #expect(found.contains("notice: columns that are in the notes: Ok"))
    }

    @Test("What xlsxwriter writes is read: rich texts, links, saved values of formulas, errors, a gap")
    func xlsxwriter() throws {
        #expect(
            try read("xlsxwriter.xlsx") == [
                "file: New York@40.7,-74[web\nhttps://example.org/a] Boston@42.36,-71.06[TRUE] Gap@41.5,-70.5",
                "skipped 4: there is no latitude beside the longitude 1",
                "notice: numbers such as 48,85 were read with the comma as decimal sign",
            ])
    }
}
