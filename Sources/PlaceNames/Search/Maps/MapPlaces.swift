import Geodesy

/// The places of maps: what cells of a degree hold is read once for all of them.
///
/// A document has many maps, which lie beside each other, and the records of the places of a cell lie all over the
/// file: to read them takes longer than all that is done with them.
package struct MapPlaces {
    /// The kinds of places that are found as spots.
    package static let spots: PlaceKinds = [
        PlaceKinds(.park), PlaceKinds(.sight), PlaceKinds(.castle), PlaceKinds(.station), PlaceKinds(.island),
    ]

    let gazetteer: Gazetteer
    private var cells: [Int: PlacesOfCell] = [:]

    /// Begins with nothing read.
    package init(_ gazetteer: Gazetteer) { self.gazetteer = gazetteer }

    /// Takes the places of a cell out, so that they are not copied as more of them are read; `keep` puts them back.
    mutating func takeOut(cell: Int) -> PlacesOfCell {
        cells.removeValue(forKey: cell) ?? PlacesOfCell(cell, gazetteer.main)
    }

    /// Keeps the places of a cell for the next map.
    mutating func keep(_ places: PlacesOfCell, ofCell cell: Int) { cells[cell] = places }

    /// The spots of a cell in each of the files, that of the towns first. Linear in its places when it is first asked
    /// for.
    mutating func spots(inCell cell: Int) -> [[PlacesOfCell.Spot]] {
        if let known = cells[cell], known.hasSpots { return known.spots }
        var places = takeOut(cell: cell)
        places.readSpots(ofCell: cell, in: gazetteer.volumes)
        keep(places, ofCell: cell)
        return places.spots
    }
}

/// The places of a cell that maps ask for, as far as they are read.
struct PlacesOfCell {
    /// A town, or what may be one, by its number in the main file, with its record as the file has it: there are many
    /// of them.
    struct Town {
        private let ownNumber: UInt32
        private let weight: UInt32
        private let place: UInt64

        init(_ number: Int, _ record: PlaceRecord) {
            ownNumber = UInt32(truncatingIfNeeded: number)
            (weight, place) = (UInt32(truncatingIfNeeded: record.packedWeight), record.packed)
        }

        var number: Int { Int(ownNumber) }
        var record: PlaceRecord { PlaceRecord(place: place, weight: weight) }
    }

    /// A spot by its number in its file, and the kinds that it has there.
    struct Spot {
        let place: Int
        let kinds: PlaceKinds
    }

    /// The towns that have people, in the order of their numbers.
    private(set) var towns: [Town] = []
    /// The spots of the files, that of the towns first.
    private(set) var spots: [[Spot]] = [[]]
    /// Whether the spots of all files are read.
    private(set) var hasSpots = false
    /// The positions of the places of the main file that are not read yet.
    private var left: Range<Int>

    /// Whether all places of the main file are read.
    var isWhole: Bool { left.isEmpty }

    /// Begins with nothing read of a cell.
    init(_ cell: Int, _ main: PlaceVolume) { left = main.grid.positions(inCell: cell) }

    /// Reads the places of the main file whose numbers are below `end`. Linear in those that are not read yet.
    mutating func read(below end: Int, in main: PlaceVolume) {
        // First the records, which lie far from each other, without a look at them: the processor waits for several of
        // them at a time then.
        let count = left.count { main.grid.place(at: $0) < end }
        guard count > 0 else { return }
        let records = (0..<count).map { index in
            let number = main.grid.place(at: left.lowerBound + index)
            return Town(number, main.places.record(number))
        }
        left = left.lowerBound + count..<left.upperBound
        for place in records {
            let (number, record) = (place.number, place.record)
            let kinds = main.places.kinds(record)
            if record.weight > 0, kinds.contains(.town) { towns.append(place) }
            if !kinds.isDisjoint(with: MapPlaces.spots) { spots[0].append(Spot(place: number, kinds: kinds)) }
        }
    }

    /// Reads all spots of a cell, of the main file and of those that add to it; once, as `hasSpots` tells.
    mutating func readSpots(ofCell cell: Int, in volumes: [PlaceVolume]) {
        read(below: .max, in: volumes[0])
        for volume in volumes.dropFirst() {
            var found: [Spot] = []
            volume.grid.forEachPlace(inCell: cell) { place in
                let kinds = volume.places.kinds(volume.places.record(place))
                if !kinds.isDisjoint(with: MapPlaces.spots) { found.append(Spot(place: place, kinds: kinds)) }
            }
            spots.append(found)
        }
        hasSpots = true
    }
}
