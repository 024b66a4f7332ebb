/// The text that asks at any prompt what can be typed, and answers to it that several menus give.
package enum ScreenHelp {
    /// The text.
    package static let mark = "?"

    /// The path of a file.
    package static let file =
        "Type the path of a file; its ending says the format (trip.gpx). Tab completes, ~ is your home."
    /// A place that is looked up.
    package static let place =
        "Type a name (Lyon; Springfield, Illinois), coordinates (46.02, 7.75) or a link of a map."
    /// A file of points.
    package static let points = "Type the path of a file of points: camp sites, fuel, chargers. Tab completes."
    /// The measure of distances.
    package static let engine =
        "Type the address of a road engine (http://localhost:5000), inside for the roads inside, or off for none."
    /// The unit of distances.
    package static let units = "Type km for kilometres, mi for miles or nmi for nautical miles."
    /// The words for the best order.
    package static let order =
        "In any order: loop, start STOP, end STOP, lock STOPS, time SECONDS, by road|time|distance."
}
