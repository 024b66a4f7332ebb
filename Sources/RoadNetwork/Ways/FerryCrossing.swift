/// A crossing by car ferry or car train on a way, in the direction in which it is taken.
package struct FerryCrossing: Equatable, Sendable {
    /// The name of the terminal where it begins.
    package let from: String
    /// The name of the terminal where it ends.
    package let to: String
    /// Whether it is a train that carries cars.
    package let isTrain: Bool
    /// Its length in metres.
    package let metres: Double
    /// The time of the crossing in seconds.
    package let seconds: Int
    /// The wait before it that is shown, in seconds.
    package let waitSeconds: Int
    /// Sailings a day in each direction; below 1 for fewer than one a day.
    package let sailingsPerDay: Double
    /// The season as written (`May-Sep`), empty for all year.
    package let season: String

    /// A crossing with these values.
    package init(
        from: String, to: String, isTrain: Bool, metres: Double, seconds: Int, waitSeconds: Int,
        sailingsPerDay: Double, season: String
    ) {
        self.from = from
        self.to = to
        self.isTrain = isTrain
        self.metres = metres
        self.seconds = seconds
        self.waitSeconds = waitSeconds
        self.sailingsPerDay = sailingsPerDay
        self.season = season
    }

    /// The ferry of a number, from its first end or to it; nil when its entry is damaged.
    init?(_ network: RoadNetwork, _ index: Int, isForward: Bool) {
        let entry = FerryEntry(network, index)
        guard let texts = entry.texts else { return nil }
        self.init(
            from: isForward ? texts.from : texts.to, to: isForward ? texts.to : texts.from, isTrain: entry.isTrain,
            metres: Double(entry.metres), seconds: entry.crossing,
            waitSeconds: RoadTimes.wait(sailings: entry.sailings), sailingsPerDay: Double(entry.sailings) / 100,
            season: texts.season)
    }
}
