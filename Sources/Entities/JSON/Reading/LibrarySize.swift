/// The limits of what is read from elsewhere: files to import and other copies of the library.
package enum LibrarySize {
    /// The most stops: nobody plans with more, so a larger file is a mistake or an attack on the memory.
    package static let maximumStops = 1_000_000
    /// The most trips.
    package static let maximumTrips = 100_000

    /// The reason why a file with so many trips and stops is too large; nil if it is not.
    package static func refusal(trips: Int, stops: Int) -> String? {
        if stops > maximumStops { return "more than \(maximumStops) points in one file" }
        return trips > maximumTrips ? "more than \(maximumTrips) trips in one file" : nil
    }
}
