import Entities
import Interchange
import Text

/// The reservations of several files of one import, which are one trip.
struct ExchangeBookings {
    /// The files with reservations, by their indexes among all, with what was read of each.
    private(set) var files: [(index: Int, read: ImportedTrips)] = []

    /// Whether each file has its own trip: there is at most one with reservations.
    var isSingle: Bool { files.count < 2 }

    /// Takes what was read of the file at an index.
    mutating func take(_ read: ImportedTrips, ofFile index: Int) { files.append((index, read)) }

    /// Puts the trip of all into what is merged, and tells in the outcomes of the files what became of each. Linear but
    /// for the sorting.
    func merge(
        into merge: inout any ImportMerge, _ outcomes: inout [ImportOutcome.FileOutcome], _ context: ImportContext,
        _ places: ExchangeLookups
    ) {
        guard let first = files.first else { return }
        places.beginFile()
        guard !isSingle, var journey = try? BookingFormat.trip(ofFiles: files.map(\.read.bookings), context) else {
            for (index, read) in files { take(read, at: index, into: &merge, &outcomes) }
            return
        }
        places.decideSigns(of: &journey)
        take(journey, at: first.index, into: &merge, &outcomes)
        let name = outcomes[first.index].file
        for (index, read) in files.dropFirst() {
            let stops = read.trips.reduce(0) { $0 + $1.waypoints.count }
            if outcomes[first.index].trips == 0 {
                outcomes[index].duplicates = 1
            } else {
                outcomes[index].stops = stops
                outcomes[first.index].stops = max(1, outcomes[first.index].stops - stops)
            }
            outcomes[index].notices = ["its reservations are in the trip of \(name)"]
        }
    }

    private func take(
        _ read: ImportedTrips, at index: Int, into merge: inout any ImportMerge,
        _ outcomes: inout [ImportOutcome.FileOutcome]
    ) {
        var outcome = outcomes[index]
        outcome.skipped = read.skipped
        outcome.costSigns = read.costSigns
        if let plans = read.plans { outcome.comparedParts.plans = plans }
        merge.take(read.trips, &outcome)
        if outcome.trips + outcome.stops > 0 || outcome.duplicates == 0 {
            outcome.notices = read.notices + outcome.notices
        }
        outcomes[index] = outcome
    }
}
