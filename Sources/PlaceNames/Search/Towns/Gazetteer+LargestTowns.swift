package import Geodesy

extension Gazetteer {
    /// The radius in metres up to which the places of a circle are looked through, and not those of the world.
    private static let nearRadius = 600_000.0
    /// The places of the world that are looked through, the most important ones first.
    private static let mostImportant = 100_000
    /// The number below which places are looked at first.
    private static let firstRound = 4_096

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
            return record.weight > 0 && circle.mayContain(record) && main.places.kinds(record).contains(.town)
                && (circle.surelyContains(record) || measure.haversine(to: record) <= farthest)
        }
        let numbers =
            radius <= Self.nearRadius
            ? largest(count, inCells: main.grid.cells(around: center, radius: radius), mayHold, isTownOfCircle)
            : (0..<min(Self.mostImportant, main.places.count)).filter(isTownOfCircle)
        return numbers.enumerated().compactMap { index, number in
            // A town is where its own record has it; the points where one arrives are those of parks.
            let record = main.places.record(number)
            guard let place = try? Coordinate(latitude: record.latitude, longitude: record.longitude),
                index < count || isWanted(place)
            else { return nil }
            return (main.places.name(number), place)
        }
    }

    /// The places of some cells that `isWanted` is true of: the first of all of them, `count` at least if there are as
    /// many, and all others of the cells whose outline `mayHold` is true of. In the order of their numbers.
    private func largest(
        _ count: Int, inCells cells: [Int], _ mayHold: (_ outline: [Coordinate]) -> Bool, _ isWanted: (Int) -> Bool
    ) -> [Int] {
        // Places are numbered by falling weight, and stand so in a cell: the first ones of all cells are found in
        // rounds, each of which looks at the places below a number.
        var left = cells.map { main.grid.positions(inCell: $0) }
        var numbers: [Int] = []
        func take(_ cell: Int, below end: Int) {
            while let position = left[cell].first {
                let number = main.grid.place(at: position)
                guard number < end else { return }
                left[cell].removeFirst()
                if isWanted(number) { numbers.append(number) }
            }
        }
        var end = Self.firstRound
        while numbers.count < count, end < 2 * main.places.count {
            for cell in left.indices { take(cell, below: end) }
            end *= 2
        }
        for (index, cell) in cells.enumerated() where !left[index].isEmpty {
            if mayHold(PlaceGrid.outline(ofCell: cell)) { take(index, below: .max) }
        }
        return numbers.sorted()
    }
}
