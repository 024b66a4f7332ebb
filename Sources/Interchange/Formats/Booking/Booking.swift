import Entities
import Geodesy

/// A reservation as a confirmation has it: where one sleeps, eats or goes to, or a ride from one place to another.
package struct Booking: Equatable, Sendable {
    /// The thing that is booked.
    enum Kind: Equatable {
        case lodging, meal, event, car
        case ride(Way.Means)
    }

    /// A place of a reservation, as far as the confirmation has it.
    struct Spot: Equatable {
        var name: String?
        var address: String?
        var place: Coordinate?
        /// The place that was looked up for it in its own file.
        var found: Coordinate?
    }

    /// The reason for which the means of a ride may be another one.
    enum MeansDoubt: Equatable {
        /// The lack of a word for it in the confirmation.
        case unsaid
        /// A bus, which is kept as a train.
        case bus
    }

    var kind = Kind.lodging
    /// The place of it; of a ride and a car that where it begins.
    var spot = Spot()
    /// The place where a ride ends or a car is given back; nil for any other kind.
    var end: Spot?
    /// The texts of its first and its last day, of which each may have a time.
    var from: String?
    var until: String?
    var nights: String?
    var cost: String?
    var currency: String?
    var notes: [String] = []
    /// The number of the train or the flight of a ride, and the coach and the seat in it.
    var details: String?
    /// The reason for which the means of a ride may be another one; nil where it is clear.
    var doubt: MeansDoubt?
    /// Whether the day on which a ride ends is only taken from its times.
    var isEndDayAssumed = false
    /// The line of the file at which it begins, from 1.
    var line = 1

    /// Adds a line to the notes, once; none for nil and for an empty text.
    mutating func addNote(_ text: String?, label: String = "") {
        guard let text = text?.split(whereSeparator: \.isWhitespace).joined(separator: " "), !text.isEmpty else {
            return
        }
        let line = label.isEmpty ? text : "\(label): \(text)"
        if !notes.contains(line), notes.count < Self.mostNotes { notes.append(line) }
    }

    /// The most lines of notes.
    private static let mostNotes = 30
}
