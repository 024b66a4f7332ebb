package import Geodesy

extension MapPlaces {
    /// The radius in metres up to which the places of a circle are looked through, and not those of the world.
    private static let nearRadius = 600_000.0
    /// The places of the world that are looked through, the most important ones first.
    private static let mostImportant = 100_000
    /// The number below which places are looked at first.
    private static let firstRound = 4_096

    /// The towns with the most people within a radius of a place, the largest first, and behind them the smaller ones
    /// that `isWanted` is true of: their names and positions. Of a large circle only towns among the most important
    /// places of the world. Cells of a degree on each side whose outline `mayHold` is false of have no other towns than
    /// the largest: `isWanted` is true of none there. Linear in the towns of the circle, and in the places of the cells
    /// that are met for the first time.
    package mutating func largestTowns(
        around center: Coordinate, within radius: Double, atMost count: Int,
        mayHold: (_ outline: [Coordinate]) -> Bool = { _ in true }, isWanted: (Coordinate) -> Bool = { _ in false }
    ) -> [(name: String, coordinate: Coordinate)] {
        guard count > 0 else { return [] }
        let places = gazetteer.main.places
        let measure = SphericalMeasure(from: center)
        let circle = CircleBounds(around: center, radius: radius)
        let farthest = SphericalMeasure.haversine(ofDistance: radius)
        func isInCircle(_ record: PlaceRecord) -> Bool {
            circle.mayContain(record)
                && (circle.surelyContains(record) || measure.haversine(to: record) <= farthest)
        }
        let towns =
            radius <= Self.nearRadius
            ? largest(count, inCells: gazetteer.main.grid.cells(around: center, radius: radius), mayHold, isInCircle)
            : (0..<min(Self.mostImportant, places.count)).compactMap { number in
                let record = places.record(number)
                return record.weight > 0 && isInCircle(record) && places.kinds(record).contains(.town)
                    ? PlacesOfCell.Town(number, record) : nil
            }
        return towns.enumerated().compactMap { index, town in
            // A town is where its own record has it; the points where one arrives are those of parks.
            let record = town.record
            guard let place = try? Coordinate(latitude: record.latitude, longitude: record.longitude),
                index < count || isWanted(place)
            else { return nil }
            return (places.name(town.number), place)
        }
    }

    /// The towns of some cells that `isWanted` is true of: the first of all of them, `count` at least if there are as
    /// many, and all others of the cells whose outline `mayHold` is true of. In the order of their numbers.
    private mutating func largest(
        _ count: Int, inCells cells: [Int], _ mayHold: (_ outline: [Coordinate]) -> Bool,
        _ isWanted: (PlaceRecord) -> Bool
    ) -> [PlacesOfCell.Town] {
        // Places are numbered by falling weight: the first ones of all cells are found in rounds, each of which looks
        // at the places below a number.
        let main = gazetteer.main
        var places = cells.map { takeOut(cell: $0) }
        defer { for (own, cell) in zip(places, cells) { keep(own, ofCell: cell) } }
        var next = Array(repeating: 0, count: places.count)
        var found: [PlacesOfCell.Town] = []
        func take(_ cell: Int, below end: Int) {
            places[cell].read(below: end, in: main)
            let towns = places[cell].towns
            var position = next[cell]
            while position < towns.count, towns[position].number < end {
                if isWanted(towns[position].record) { found.append(towns[position]) }
                position += 1
            }
            next[cell] = position
        }
        var end = Self.firstRound
        while found.count < count, end < 2 * main.places.count {
            for cell in places.indices { take(cell, below: end) }
            end *= 2
        }
        // Behind the last round is what none of the rounds has reached.
        for (index, cell) in cells.enumerated()
        where !places[index].isWhole || next[index] < places[index].towns.count {
            if mayHold(PlaceGrid.outline(ofCell: cell)) { take(index, below: .max) }
        }
        return found.sorted { $0.number < $1.number }
    }
}
