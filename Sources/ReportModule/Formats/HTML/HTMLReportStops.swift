import Cartography
import Entities
import Geodesy
import Itineraries
import Text

/// The stops of a trip or a day as a list, with the ways between them.
struct HTMLReportStops {
    private let trip: DistanceReport.TripSection
    /// The level of the headings of stops.
    private let heading: Int
    /// Whether times are long, as those of a 12-hour clock are.
    private let hasLongTimes: Bool
    /// The trip as the map has it, whose colours the numbers of the stops have.
    private let subject: MapSubject

    /// Lists stops of this trip.
    init(_ trip: DistanceReport.TripSection, _ itinerary: TripItinerary, heading: Int) {
        self.trip = trip
        self.heading = heading
        hasLongTimes = itinerary.hasLongTimes
        subject = MapSubject(trip.trip, trip.route, days: trip.days?.days ?? [])
    }

    /// The list. A day with one leg has its length and its time in its heading already.
    func list(_ entries: [ItineraryEntry], hasTimes: Bool) -> String {
        let legs = entries.count { if case .way = $0 { true } else { false } }
        let items = entries.map { entry in
            switch entry {
            case .stop(let stop): item(stop, hasTimes: hasTimes)
            case .way(let way): item(way, hasTimes: hasTimes, hasDrive: !hasTimes || legs > 1)
            }
        }
        return "<ol class=\"stops\(hasTimes ? hasLongTimes ? " timed broad" : " timed" : "")\">\n"
            + items.filter { !$0.isEmpty }.joined(separator: "\n") + "\n</ol>"
    }

    /// `about 279 km · about 4 h 15 min`, what carries the car, and in a list without days the distance so far.
    private func item(_ way: ItineraryEntry.Way, hasTimes: Bool, hasDrive: Bool) -> String {
        let drive = hasDrive ? way.drive : []
        let soFar = !hasTimes && way.number > 1 ? [HTMLText.unbroken(way.soFar)] : []
        let lines = [(drive + soFar).joined(separator: " · ")].filter { !$0.isEmpty } + way.crossings
        guard !lines.isEmpty else { return "" }
        return "<li class=\"way\">\(lines.map { HTMLText.facts($0) }.joined(separator: "<br>\n"))</li>"
    }

    /// A stop with all that is known of it where it is mentioned first.
    private func item(_ stop: ItineraryEntry.Stop, hasTimes: Bool) -> String {
        let place = trip.waypoints[stop.index]
        let series = subject.stops[stop.index].series
        var lines = ["<li\(isLong(place) && stop.isNew ? " class=\"cut\"" : "")>"]
        if hasTimes {
            let time = stop.time.split(separator: " ").joined(separator: " ")
            if !time.isEmpty { lines.append("<span class=\"time\">\(HTMLText.time(time))</span>") }
        }
        let shape = SVGMap.isRound(series) ? "" : " square"
        lines += [
            "<span class=\"mark g\(SVGMap.color(series))\(shape)\">\(stop.index + 1)</span>", "<div>",
            "<h\(heading)>\(HTMLText.name(place.name.text))</h\(heading)>",
        ]
        if !stop.remarks.isEmpty {
            lines.append("<p class=\"facts\">\(HTMLText.facts(stop.remarks.joined(separator: ", ")))</p>")
        }
        if stop.isNew {
            lines.append(position(of: stop.index))
            if let note = place.note {
                lines.append("<p class=\"note\" dir=\"auto\">\(NoteMarkup.html(note.text))</p>")
            }
        }
        return (lines + ["</div>", "</li>"]).joined(separator: "\n")
    }

    private func isLong(_ place: Waypoint) -> Bool {
        place.note.map { HTMLDayHeight.lines(of: $0.text) > HTMLReportPaper.mostLinesTogether } ?? false
    }

    /// The area in words, or the coordinates where that is not known: they open a map on a telephone, and on a screen a
    /// map in the browser.
    private func position(of stop: Int) -> String {
        let place = trip.waypoints[stop].location
        let text = trip.areas.indices.contains(stop) ? trip.areas[stop] ?? coordinateText(place) : coordinateText(place)
        let (latitude, longitude) = (decimalText(place.latitude, places: 6), decimalText(place.longitude, places: 6))
        let link =
            "https://www.openstreetmap.org/?mlat=\(latitude)&amp;mlon=\(longitude)#map=13/\(latitude)/\(longitude)"
        return "<p class=\"place\"><a href=\"\(HTMLText.escaped(geoURI(place)))\">"
            + "\(HTMLText.escaped(text))</a>"
            + "<span class=\"more\"> · <a href=\"\(link)\">map</a></span></p>"
    }
}
