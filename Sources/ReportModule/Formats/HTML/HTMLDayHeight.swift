import Entities
import Interchange
import Itineraries

/// Estimates of the heights of days and lists on a sheet of paper, in millimetres: lines of text beside what floats
/// on the right, as a browser sets them. What letters take is that of usual fonts.
struct HTMLDayHeight {
    /// The width of a sheet between its margins: A4, which is narrower than Letter.
    static let width = 180.0
    /// The width of the map of a day, and of a code, and what each takes with its margin.
    static let (dayMap, code) = (61.0, 22.0)
    static let (mapRoom, codeRoom) = (dayMap + 4, code + 2)
    /// The height above the stops at which the first code of a day begins, beside the heading.
    static let codeRise = 13.0
    /// The height of a code with its words and its margin.
    static let codeHeight = 27.5
    /// The width left of the names of stops with their times, and without.
    private static let (timed, broad, untimed) = (32.0, 43.0, 8.5)
    /// The heights of lines: of text, of a way, of the heading; and of the date above that.
    private static let (line, wayLine, headingLine, date) = (4.66, 4.2, 5.52, 4.41)
    /// The room above and below a paragraph, a stop, a way, a day and a day of rest.
    private static let (paragraph, stop, way, day, rest) = (1.06, 1.1, 0.75, 5.1, 3.5)
    /// The widths of an average letter: of text, of a way, of names of stops, of coordinates and of headings.
    private static let (letter, wayLetter, nameLetter, smallLetter, headingLetter) = (1.8, 1.6, 2.15, 1.6, 2.5)
    /// The width of an average letter of what is said of the drive and the sun, which has many spaces.
    private static let factLetter = 1.65
    /// The share of a line that words fill before the next one no longer fits.
    private static let filled = 0.93

    /// The boxes on the right, from a height on down to another one.
    private var floats: [(top: Double, bottom: Double, width: Double)] = []
    /// The height up to which something stands.
    private var bottom = 0.0

    /// The height of a day, whose map is so high; 0 without a map. Linear in its text.
    static func of(_ day: TripItinerary.Day, in trip: Trip, map: Double) -> Double {
        var page = HTMLDayHeight()
        guard day.remarksOfRest == nil else {
            page.add(letters: Double(day.section.heading.count) * letter, indented: 0)
            return page.bottom + rest
        }
        if map > 0 { page.floats.append((0, map, mapRoom)) }
        let codes = WayLink.links(of: day.day, in: trip, by: .google).count
        let besideCode = codes > 0 ? codeRoom : 0
        page.bottom = date
        let ends = day.ends(in: trip).joined(separator: " → ")
        page.add(letters: Double(ends.count) * headingLetter, indented: besideCode, line: headingLine)
        let facts = day.section.drive.count + day.section.sun.count + 3
        page.add(letters: Double(facts) * factLetter, indented: besideCode)
        page.bottom += paragraph
        page.addCodes(codes, besideMap: map)
        // Codes lead there, so that nobody types coordinates.
        page.add(
            day.entries, of: trip, indented: TripItinerary.hasLongTimes(day.entries) ? broad : timed,
            hasPlaces: codes == 0)
        for warning in day.remarks { page.add(letters: Double(warning.count) * letter, indented: 4.3) }
        return max(page.bottom, page.floats.map(\.bottom).max() ?? 0) + self.day
    }

    /// The least number of stops of a day in two columns, and the most codes beside its heading.
    private static let (fewestInColumns, mostBesideHeading) = (6, 3)
    /// The height that two columns must save, since half of it is an estimate.
    private static let leastSaved = 8.0

    /// Whether the stops of the only day of a trip stand in two columns on paper, which leaves more room for the map
    /// of the trip: only where that is lower than one. Linear in its text.
    static func hasColumns(_ days: [TripItinerary.Day], of trip: Trip) -> Bool {
        guard days.count == 1, let day = days.first else { return false }
        return heightInColumns(day, in: trip).map { $0 + leastSaved <= of(day, in: trip, map: 0) } ?? false
    }

    /// The height of a day whose stops stand in two columns below its heading and the codes beside that; nil for one
    /// with few stops or many codes.
    static func heightInColumns(_ day: TripItinerary.Day, in trip: Trip) -> Double? {
        let stops = day.entries.count { if case .stop = $0 { true } else { false } }
        let codes = WayLink.links(of: day.day, in: trip, by: .google).count
        guard day.remarksOfRest == nil, stops >= fewestInColumns, codes <= mostBesideHeading else { return nil }
        var head = HTMLDayHeight()
        head.bottom = date
        let beside = Double(codes) * codeRoom
        let ends = day.ends(in: trip).joined(separator: " → ")
        head.add(letters: Double(ends.count) * headingLetter, indented: beside, line: headingLine)
        let facts = day.section.drive.count + day.section.sun.count + 3
        head.add(letters: Double(facts) * factLetter, indented: beside)
        head.bottom += paragraph
        var list = HTMLDayHeight()
        list.floats.append((0, .infinity, width / 2 + 3))
        list.add(
            day.entries, of: trip, indented: TripItinerary.hasLongTimes(day.entries) ? broad : timed,
            hasPlaces: codes == 0)
        var tail = HTMLDayHeight()
        for warning in day.remarks { tail.add(letters: Double(warning.count) * letter, indented: 4.3) }
        let top = max(head.bottom, codes > 0 ? head.bottom - codeRise + codeHeight : 0)
        return top + list.bottom / 2 + line + tail.bottom + self.day
    }

    /// The height of all stops of a trip without days, in two columns below the codes.
    static func ofList(_ entries: [ItineraryEntry], of trip: Trip, codes: Int) -> Double {
        var page = HTMLDayHeight()
        page.floats.append((0, .infinity, width / 2 + 3 + (codes > 0 ? codeRoom / 2 : 0)))
        page.add(entries, of: trip, indented: untimed)
        return headingLine + 2 * line + max(page.bottom / 2 + line, Double(codes) * codeHeight)
    }

    /// The lines that a note takes in the whole width beside times.
    static func lines(of note: String) -> Int {
        note.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { sum, text in
            sum + 1 + Int(Double(text.count) * letter / ((width - timed) * filled))
        }
    }

    /// Puts codes below each other, to the left of the map, up to `map` from the top, where there is one.
    private mutating func addCodes(_ count: Int, besideMap map: Double) {
        guard count > 0 else { return }
        let top = bottom - Self.codeRise
        let end = top + Double(count) * Self.codeHeight
        floats.append((top, end, Self.codeRoom))
        // What is below the map stays empty.
        if map > 0, end > map { floats.append((map, end, Self.mapRoom)) }
    }

    private mutating func add(
        _ entries: [ItineraryEntry], of trip: Trip, indented: Double, hasPlaces: Bool = true
    ) {
        let legs = entries.count { if case .way = $0 { true } else { false } }
        for entry in entries {
            switch entry {
            case .way(let way):
                let drive = legs > 1 || indented < Self.timed ? [way.drive.joined(separator: " · ")] : []
                let lines = (drive + way.crossings).filter { !$0.isEmpty }
                for text in lines {
                    add(letters: Double(text.count) * Self.wayLetter, indented: indented + 3, line: Self.wayLine)
                }
                if !lines.isEmpty { bottom += Self.way }
            case .stop(let stop):
                let place = trip.waypoints[stop.index]
                let remarks = stop.remarks.joined(separator: ", ").count
                let coordinates = stop.isNew && hasPlaces ? 18 : 0
                add(
                    letters: Double(place.name.text.count) * Self.nameLetter
                        + Double(remarks + 1) * Self.letter + Double(coordinates) * Self.smallLetter + 4,
                    indented: indented)
                if stop.isNew, let note = place.note {
                    for text in note.text.split(separator: "\n", omittingEmptySubsequences: false) {
                        add(letters: Double(text.count) * Self.letter, indented: indented + 2.5)
                    }
                    bottom += Self.paragraph
                }
                bottom += Self.stop
            }
        }
    }

    /// Goes on by a paragraph whose letters would be so wide in one line.
    private mutating func add(letters: Double, indented: Double, line: Double = Self.line) {
        var rest = letters
        repeat {
            let taken = floats.reduce(0) { $0 + ($1.top < bottom + line && $1.bottom > bottom ? $1.width : 0) }
            rest -= max(Self.width - indented - taken, 20) * (rest > Self.width - indented - taken ? Self.filled : 1)
            bottom += line
        } while rest > 0
    }
}
