import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Pages that Telegram and Word save") struct ChatPageTests {
    /// The trip and its first day, the stops with nights, and the numbers of the lines that are left out.
    private func read(_ page: String) throws -> [String] {
        let towns = ["bergen", "flåm", "geiranger"]
        let imported = try PageFormat().read(
            Array(page.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let index = towns.firstIndex(of: text.lowercased()),
                        let place = try? Coordinate(latitude: Double(60 + index), longitude: 6)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                }, today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            ["\(trip.name.text) \(trip.plan.start?.text ?? "-")"]
                + trip.waypoints.map { "\($0.name.text) \($0.plan.nights.map { "\($0)" } ?? "-")" }
        } + [imported.skipped.map { "\($0.line)" }.joined(separator: ",")]
    }

    private func message(_ time: String, _ author: String?, _ html: String) -> String {
        "<div class=\"message default clearfix\(author == nil ? " joined" : "")\" id=\"m\"><div class=\"body\">"
            + "<div class=\"pull_right date details\" title=\"02.05.2027 \(time):32 UTC+01:00\">\(time)</div>"
            + (author.map { "<div class=\"from_name\">\n\($0)\n</div>" } ?? "") + html + "</div></div>"
    }

    private func page(_ messages: String) -> String {
        "<!DOCTYPE html><html><head><title>Exported Data</title></head><body><div class=\"page_header\">"
            + "<div class=\"text bold\">Norway</div></div><div class=\"history\"><div class=\"message service\" id=\"m\">"
            + "<div class=\"body details\">2 May 2027</div></div>\(messages)</div></body></html>"
    }

    @Test("The messages of a conversation are its lines; the day on which one was sent is not the first of the trip")
    func conversation() throws {
        let stops = try read(
            page(
                message("10:15", "Anna", "<div class=\"text\">Let's do Bergen, 2 nights</div>")
                    + message("10:16", "Tom", "<div class=\"text\">Flåm - 1 night</div>")
                    + message(
                        "10:17", nil,
                        "<a class=\"media block_link media_location\" href=\"https://maps.google.com/maps?q=62.47,6.15\">"
                            + "<div class=\"title bold\">Location</div></a>")))
        #expect(stops.prefix(3) == ["Norway -", "Bergen 2", "Flåm 1"])
        #expect(stops.count == 5)
        #expect(stops.last == "")
    }

    @Test("Days without a year are those from the conversation on")
    func days() throws {
        let stops = try read(
            page(
                message(
                    "10:15", "Anna", "<div class=\"text\">Ideen:<br>3.7. Bergen<br>4.7. Flåm<br>6.7. Geiranger</div>")
                    + message("10:16", "Tom", "<div class=\"text\">super!</div>")))
        #expect(stops == ["Norway 2027-07-03", "Bergen 1", "Flåm 2", "Geiranger -", "1,5"])
    }

    @Test("A table of Word with a day, a town for the night and a hotel has a night for each row")
    func word() throws {
        let rows = [
            ["Date", "Overnight", "Hotel"], ["12 June 2027", "Bergen", "A"], ["13 June 2027", "Bergen", "A"],
            ["14 June 2027", "Flåm", "B"],
        ]
        let table = rows.map { "<tr>" + $0.map { "<td><p>\($0)</p></td>" }.joined() + "</tr>" }.joined()
        #expect(
            try read("<html><body><table class=MsoTable>\(table)</table></body></html>") == [
                "f 2027-06-12", "Bergen 2", "Flåm 1", "",
            ])
    }
}
