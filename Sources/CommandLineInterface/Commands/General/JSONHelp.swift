import CommandSyntax
import Entities

/// The topic of help about the documents of `--json`: each command with the fields of its document.
extension HelpTopics {
    private static let totals = (
        "distanceMeters, straightMeters, durationSeconds", "the whole way, by its legs added up"
    )
    private static let crossings = ("drivingMeters, drivingSeconds", "what of it is driven, where there is a crossing")
    private static let stopFields = StopField.allCases.map(\.rawValue).joined(separator: ", ")

    /// The names in costs by kind, but for kinds that other programs wrote.
    private static let costKinds = (StopKind.known + Way.Means.allCases.map(\.rawValue)).joined(separator: ", ")

    static let json = TopicDefinition(
        "json", summary: "the fields of what --json prints",
        parts: [
            .init(
                "JSON",
                [
                    .paragraph(
                        "--json prints one document on the standard output. Lengths are in metres, times in seconds, bearings in "
                            + "degrees from north; stops have numbers from 1. What is not known is null or left out."),
                    .paragraph("list: an array of trips"),
                    .rows([
                        ("id, name", "of the trip"), ("stops", "how many"), totals, crossings,
                        ("sources", "how many legs each engine or method measured, where not all are straight lines"),
                        (
                            "straight, estimated, osrm, valhalla, roads, sea, air, given",
                            "in sources: the number of legs"
                        ),
                    ]),
                    .paragraph(
                        "show, new, duplicate, rename, join, split, add, copy, edit, move, remove, reverse, loop: the trip, or an "
                            + "array of several"),
                    .rows([
                        ("id, name", "of the trip"), ("roundTrip", "true where it leads back to the first stop"),
                        ("plan", "what is decided about its days"),
                        ("start, leave", "in plan: the first day, and when a day's drive begins"),
                        ("dailyMinutes, days", "in plan: how long to drive in a day, how many days to take"),
                        ("speedKmh, detour, legMinutes", "in plan: what estimates use"),
                        ("fuel", "in plan: litersPer100km or kWhPer100km, and price"),
                        ("litersPer100km, kWhPer100km, price", "in fuel"),
                        ("currency", "in plan: that of costs without their own"), ("waypoints", "the stops"),
                        ("id, name, note", "of a stop"), ("location", "of a stop: latitude and longitude"),
                        (stopFields, "of a stop: what is decided about it"),
                        ("costCurrency", "beside cost, of a stop and in way: its currency, where not that of the plan"),
                        ("by, minutes, departs, cost", "in way: ferry, train, flight, drive or walk, and its times"),
                        ("legs", "from stop to stop, see below"), totals, crossings,
                    ]),
                    .paragraph("A leg, in legs:"),
                    .rows([
                        ("from, to", "the numbers of its stops"),
                        ("distanceMeters, straightMeters", "its length, and that of the great circle"),
                        ("bearingDegrees", "in which direction it begins"),
                        ("cumulativeMeters", "how far it is to its end"),
                        ("source", "straight, estimated, osrm, valhalla, roads, sea, air, or given by a way"),
                        ("durationSeconds", "the time of the whole way, where it is known"), crossings,
                        ("by", "walk, where it is walked and not driven"),
                        ("ferries", "the ferries and trains that carry the car: from, to, kind, seconds"),
                        ("from, to, kind, seconds", "in ferries: the terminals, ferry or train, the time on board"),
                    ]),
                    .paragraph("days: the days of a trip"),
                    .rows([
                        ("days", "the days in their order"), ("number, date", "the day, from 1, and its date"),
                        ("lastNumber, lastDate", "the last day of an entry of several"),
                        ("from, to", "the stops where it begins and ends"),
                        ("drivingSeconds, distanceMeters, source", "its drive, and how that was measured"),
                        ("sunrise, sunset", "local; null where there is none"),
                        ("daylight", "then polarDay or polarNight"), ("free", "true where nothing is planned"),
                        ("visits", "the stops of the day: stop, arrive, leave, source, zone"),
                        ("stop", "the number of a stop; null for a town that is suggested"),
                        ("arrive, leave", "local times"), ("zone", "the IANA name of the time zone"),
                        ("fixed, slackSeconds", "of a visit: when one has to be there, and how long before one is"),
                        ("leaveBy", "of a visit: the last time to leave for what is fixed next"),
                        ("ways", "legs that were decided: to, by, seconds, departs, arrives, waitSeconds"),
                        ("to, by", "the stop, the means"),
                        ("seconds, departs, arrives", "the time of a way, and when it departs and arrives"),
                        ("waitSeconds", "of a way: the wait for its departure"),
                        ("borders", "those that are crossed: from, to (countries), alongMeters, changes"),
                        ("alongMeters", "of a border: from where the day begins; left out where the way is not known"),
                        ("changes", "of a border: what is different behind it, in words"),
                        ("night", "where it is spent: stop, or suggested; with nights where it is several"),
                        ("suggested", "towns for the night, as find prints them"),
                        ("warnings", "what cannot be kept: kind, text, stop"),
                        (
                            "kind",
                            "overLimit, late, early, afterMidnight, afterDark, noTown, acrossWater, seasonal, rare, tooFewDays, aboutZone, "
                                + "missingTime, noStart, longWait, noLodging, contradiction"
                        ),
                        ("text", "the warning in words"), ("totals", "of the whole trip"),
                        ("nights, freeDays, cost, fuelLiters, energyKWh", "in totals"),
                        ("fuelCost, totalCost, currency", "in totals"),
                        ("costByKind", "in totals: the costs by kind of stop and means of way"),
                        (costKinds, "in costByKind: what these cost"),
                        ("otherCosts", "in totals: currency, cost and costByKind of each other currency"),
                    ]),
                    .paragraph("find: an array of places"),
                    .rows([
                        ("name, kind", "what it is called, and what it is"),
                        ("region, country", "where it is; the country as in ISO 3166-1"),
                        ("location", "latitude and longitude"), ("population", "how many people live there"),
                        ("zone", "the IANA name of its time zone"), ("sources", "the sources of the data"),
                        ("distanceMeters", "how far it is, with --near"),
                    ]),
                    .paragraph("along: an array of places along the way"),
                    .rows([
                        ("name, kind, location, sources", "as above; the kind of an own point is null"),
                        ("alongMeters, offMeters", "how far along the trip it is, and how far off the way"),
                        ("detourMeters, detourSeconds", "what a visit adds; without seconds in straight lines"),
                        ("leg", "the stops between which it is: from, to"), ("day", "that of a planned trip"),
                    ]),
                    .paragraph("report: the distances of trips"),
                    .rows([
                        ("trips", "id, name, lengths and legs of each"), ("id, name", "of a trip"),
                        ("legs", "from stop to stop, as above"), totals, crossings,
                        ("notes", "with --notes: stop, name, note"),
                        ("stop, note", "in notes: its number and its note"),
                        ("plannedDays", "of a trip that is planned: what days prints"),
                    ]),
                    .paragraph("optimize: an order of the stops"),
                    .rows([
                        ("beforeMeters, afterMeters", "the length as it is, and in the order found"),
                        ("lowerBoundMeters", "no order is shorter"), ("proven", "whether none is better"),
                        ("order", "the numbers that the stops have before"), ("stopped", "time, interrupt or null"),
                        ("by", "distance, road or duration"),
                        ("beforeSeconds, afterSeconds, lowerBoundSeconds", "the same of driving times"),
                        ("estimatedLegs", "how many legs are no roads"),
                    ]),
                    .paragraph("map: what the map shows"),
                    .rows([
                        ("center", "latitude and longitude of its middle"), ("centerCell", "column and row of that"),
                        ("projection", "azimuthalEquidistant, or naturalEarth for the world"),
                        ("metersPerDot", "its scale; a cell has 2 by 4 dots"),
                        ("columns, rows, widthMeters, heightMeters", "its size"), ("waypoints", "the stops"),
                        ("number, mark, name, location", "of a stop: mark is what stands on the map"),
                        ("cell", "column and row of a stop"), ("column, row", "from 0 at the top left"),
                        ("legend", "mark and name of what has no room"),
                    ]),
                    .paragraph("import: what became of the files"),
                    .rows([
                        ("files", "one for each file"), ("file, format", "which, and what it is"),
                        ("trips, stops", "how many were taken"), ("duplicates", "how many were there already"),
                        ("skipped", "points that were not taken: line and reason"), ("line, reason", "in skipped"),
                        ("notices", "what was changed or looked up"), ("ids", "those of the trips that were taken"),
                    ]),
                    .paragraph("merge: what was merged, or the copies beside the library"),
                    .rows([
                        ("changes, notices", "in words: what was taken, and what else to know"),
                        ("conflicts", "the fields that both copies changed"),
                        ("trip, tripName, stop, stopName", "of a conflict: ids and names"),
                        ("field", "of a conflict, such as name or plan.start"),
                        ("base, ours, theirs", "of a conflict: the value before, here and there"),
                        ("trips", "how many there are now"), ("copies", "without OTHER: their paths"),
                    ]),
                    .paragraph("export: the file that was written"),
                    .rows([
                        ("file, format", "which, and what it is"), ("trips, stops", "how many it holds"),
                        ("warnings", "what the format cannot hold"),
                    ]),
                    .paragraph("history: an array of changes"),
                    .rows([("what, at", "the change, and when (UTC)"), ("undone", "whether it was taken back")]),
                    .paragraph("undo, redo: what was done"),
                    .rows([("changes", "in words"), ("trips", "how many there are now")]),
                    .paragraph("delete: an array of the trips that are gone"),
                    .rows([("id, name", "of a trip")]),
                    .paragraph("web: the itinerary"),
                    .rows([("path", "its file"), ("opened", "whether a browser was asked to show it")]),
                    .paragraph("engine: the road engine"),
                    .rows([
                        ("engine", "osrm, valhalla, inside for the roads in the program, or null alone"),
                        ("roads, ferries, bytes", "of the roads in the program: how many, and their size"),
                        ("address, version, profile", "where it is, and what it is"),
                        ("placeLimit", "the most places of one question"),
                        ("dataDate, dataVersion", "of its map"), ("milliseconds", "how long it took to answer"),
                    ]),
                    .paragraph("licenses: the licences of the program and of what is in it"),
                    .rows([
                        ("license", "of the program, or of what is in it"),
                        ("sources, files, code", "of data, of the program, of others"),
                        ("name, description, origin", "what it is called, what it is, where it is from"),
                        ("attribution", "what the licence asks to be named"),
                        ("notices, text", "what has to be passed on with the program"),
                    ]),
                    .paragraph("--version: the program"),
                    .rows([
                        ("version", "of the program"), ("commit", "it was built from, or null where that is not known"),
                        ("attribution", "of the data in it"),
                    ]),
                    .paragraph("An error, on the standard error:"),
                    .rows([
                        ("error", "message, hints, status"), ("message, hints", "what is wrong, and what to do"),
                        ("status", "the exit status"),
                    ]),
                ])
        ])
}
