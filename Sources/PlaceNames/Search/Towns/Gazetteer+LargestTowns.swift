package import Geodesy

extension Gazetteer {
    /// The radius in metres up to which the places of a circle are looked through, and not those of the world.
    private static let nearRadius = 600_000.0
    /// The places of the world that are looked through, the most important ones first.
    private static let mostImportant = 100_000

    /// The towns with the most people within a radius of a place, the largest first, and behind them the smaller ones
    /// that `isWanted` is true of: their names and positions. Of a large circle only towns among the most important
    /// places of the world. Cells of a degree on each side whose outline `mayHold` is false of have no other towns than
    /// the largest: `isWanted` is true of none there. Linear in the places of the circle.
    package func largestTowns(
        around center: Coordinate, within radius: Double, atMost count: Int,
        mayHold: (_ outline: [Coordinate]) -> Bool = { _ in true }, isWanted: (Coordinate) -> Bool = { _ in false }
    ) -> [(name: String, coordinate: Coordinate)] {
        guard count > 0 else { return [] }
        let measure = SphericalMeasure(from: center)
        let circle = CircleBounds(around: center, radius: radius)
        let farthest = SphericalMeasure.haversine(ofDistance: radius)
        func isTownOfCircle(_ number: Int) -> Bool {
            let record = main.places.record(number)
            return circle.mayContain(record) && main.places.kinds(record).contains(.town) && record.weight > 0
                && measure.haversine(to: record) <= farthest
        }
        var numbers: [Int] = []
        // Places are numbered by falling weight, and stand so in a cell.
        if radius <= Self.nearRadius {
            for cell in main.grid.cells(around: center, radius: radius) {
                let towns = main.grid.places(inCell: cell).lazy.filter(isTownOfCircle)
                if mayHold(PlaceGrid.outline(ofCell: cell)) {
                    numbers += towns
                } else {
                    numbers += towns.prefix(count)
                }
            }
            numbers.sort()
        } else {
            numbers = (0..<min(Self.mostImportant, main.places.count)).filter(isTownOfCircle)
        }
        return numbers.enumerated().compactMap { index, number in
            // A town is where its own record has it; the points where one arrives are those of parks.
            let record = main.places.record(number)
            guard let place = try? Coordinate(latitude: record.latitude, longitude: record.longitude),
                index < count || isWanted(place)
            else { return nil }
            return (main.places.name(number), place)
        }
    }
}
