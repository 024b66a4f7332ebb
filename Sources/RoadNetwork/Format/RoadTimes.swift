/// The times in whole seconds by which ways are compared; the compiler and the program count alike.
package enum RoadTimes {
    /// The time on a road of a length in tens of metres, at a speed in tenths of km/h above 0; at least 1.
    package static func road(decametres: Int, speed: Int) -> Int {
        max(1, (decametres * 360 + speed / 2) / max(1, speed))
    }

    /// The time that a crossing of `crossing` seconds counts for: with half of what lies between two sailings of a day
    /// of 18 hours, at least a quarter of an hour and at most a day. `sailings` is a number a day in hundredths.
    package static func ferry(crossing: Int, sailings: Int) -> Int {
        crossing + min(max(540 * 60 * 100 / max(1, sailings), 15 * 60), 24 * 60 * 60)
    }

    /// The wait before a crossing that is shown to a person, in seconds: a quarter of an hour from 20 sailings a day
    /// on, else half an hour. `sailings` is a number a day in hundredths.
    package static func wait(sailings: Int) -> Int {
        sailings >= 2_000 ? 15 * 60 : 30 * 60
    }

    /// The length of the way over streets that the network does not know, for a straight line of `metres`.
    package static func streets(metres: Double) -> Double {
        metres * 1.3
    }

    /// The time over streets that the network does not know, for a straight line of `metres` below 10^9: 40 km/h.
    package static func street(metres: Double) -> Int {
        Int((streets(metres: metres) * 0.09).rounded())
    }
}
