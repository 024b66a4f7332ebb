import Geodesy

/// A town that may be a night on a leg.
struct NightTown: Equatable, Sendable {
    /// The number in the gazetteer.
    let number: Int
    /// The position.
    let coordinate: Coordinate
    /// The number of people who live there.
    let people: Int
    /// The rest of the way in metres: nights follow each other as it falls.
    let remaining: Double
    /// The drive from the town to the end of the leg in seconds.
    let secondsToEnd: Double
    /// The drive between the way and the town in seconds.
    var access = 0.0
}

/// The way of a leg on which towns for nights are looked for.
protocol NightWay {
    /// The towns on it.
    var towns: [NightTown] { get }
    /// The drive of the whole leg in seconds.
    var seconds: Double { get }
    /// The seconds that each night adds to the drive.
    var secondsOfNight: Double { get }

    /// The drive in seconds from a town, or from the start of the leg, to a town further on; nil where that is not on
    /// the way, or is certain to be longer than `limit`.
    func drive(from reached: NightTown?, to town: NightTown, within limit: Double) -> Double?

    /// Whether a car gets from the way to a town.
    func reaches(_ town: NightTown) -> Bool

    /// Whether a town lies across the sea from both ends.
    func isAcrossWater(_ town: NightTown) -> Bool
}
