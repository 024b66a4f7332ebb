package import Entities
package import Geodesy
import Screens
import Text

extension TripDetailPage: ScreenPage {
    /// One key for each stop.
    package var rowKeys: [String] {
        rows.compactMap { row in
            row.stop.map { "\($0)|\(row.name)|\(row.location.map(coordinateText) ?? "")" }
        }
    }

    package var rowCount: Int { rows.count }
    package func rowNumber(_ index: Int) -> Int? { rows[index].stop == nil ? nil : index + 1 }
    package func searchedTexts(_ index: Int) -> [String] {
        let row = rows[index]
        return [row.number, row.name, row.note.text, row.place, row.means, row.nights] + row.warnings.map { "! \($0)" }
    }

    /// The line above a row with which a part of the list begins: that of its day, which may have begun before.
    func heading(atTop row: Int) -> String? {
        rows[row].heading ?? rows[..<row].last { $0.heading != nil }?.heading.map { "\($0) (goes on)" }
    }

    /// The line above a row in front of which others are left out, where it is of another day than the row `before`,
    /// which is shown above it: that of its day.
    func heading(of row: Int, behind before: Int) -> String? {
        rows[(before + 1)...row].last { $0.heading != nil }?.heading
    }

    /// The drive of the day in which a row is, from 0 among the drives; nil where days are not planned, and on a day of
    /// rest. The map has its colours by the same numbers.
    func drive(ofRow row: Int) -> Int? { rows[...row].last { $0.heading != nil }?.drive }

    /// The page without the sentences below it, for a window that has no room for them.
    var withoutRemarks: TripDetailPage {
        var page = self
        page.remarks = []
        return page
    }

    /// The names of the stops, in their order.
    var stopNames: [String] { rows.filter { $0.stop != nil }.map(\.name) }

    /// One stop, or the way back to the first one.
    package struct Row: Equatable, Sendable {
        /// The stop; nil for the way back, which has no number either.
        package let stop: Waypoint.ID?
        /// The location of the stop; nil for the way back.
        package let location: Coordinate?
        package let number: String
        package let name: String
        /// The area in words (`Utah, US`), or the coordinates where no town is near.
        package let place: String
        /// The same in fewer columns where it is the name of a country alone.
        var shortPlace: String {
            let isCountry = place.utf8.count > Self.longCountry && !place.contains { $0 == "," || $0.isNumber }
            return isCountry ? CountryName.short(place) ?? place : place
        }
        /// The columns up to which a country has its whole name.
        private static let longCountry = 16
        /// The length of the leg that leads here; with `est.` where it is an estimate.
        package let leg: String
        /// The same in fewer columns: the line below the list says that lengths are about.
        var shortLeg: String { leg.hasPrefix("about ") ? String(leg.dropFirst("about ".count)) : leg }
        /// Only the length: ferries and trains are told on the stop's page and among the days.
        var shortestLeg: String { String(shortLeg.prefix { $0 != "," }) }
        /// The words for how one is carried along that leg: `ferry`, `sea`; empty where one drives. Lengths are not
        /// searched for words.
        var means: String {
            let words = leg.split(whereSeparator: { $0 == " " || $0 == "," })
            return words.filter { $0.allSatisfy(\.isLetter) && !Self.wordsOfLengths.contains(String($0)) }
                .joined(separator: " ")
        }
        private static let wordsOfLengths: Set = ["about", "est", "straight", "by", "km", "mi", "nmi", "m", "ft"]
        /// The duration of the drive along that leg; empty where that is not known.
        var time = ""
        /// The time at which the stop is reached, where the trip is planned.
        var arrive = ""
        /// The nights there, `night`, `1 night` where that was set, or `3 nights`; empty for none.
        var nights = ""
        /// Whether they were set, and do not follow from the drives alone.
        var areNightsSet = true
        /// The same in fewer columns: `2n`.
        var shortNights: String {
            let count = nights.prefix { $0.isNumber }
            return nights.isEmpty ? "" : "\(count.isEmpty && areNightsSet ? "1" : count)n"
        }
        /// The plans that the days cannot keep at the stop, or on the day that ends there.
        var warnings: [String] = []
        /// The bearing at the beginning of that leg; empty where roads are followed or days are planned.
        package var bearing: String
        /// The distance from the first stop along the trip.
        package let soFar: String
        package let note: RowNote
        /// The line above the row, where a day of a planned trip begins with it: `Day 2 · Sun 13 Jun · about 3 h,
        /// 258 km est.`
        package var heading: String?
        /// The number of that day among the days with a drive, from 0; nil where one rests on it.
        package var drive: Int?
    }

    /// A note in a row of the page.
    package struct RowNote: Equatable, Sendable {
        /// The whole note; empty where there is none.
        package let text: String
        /// Its first line, with a sign where there are more.
        package let line: String
    }
}
