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

    /// The towns of a cell that have people, in the order of their numbers. Linear in its places when it is first
    /// asked for.
    mutating func towns(inCell cell: Int) -> [PlacesOfCell.Town] {
        if let known = cells[cell] { return known.towns }
        let read = PlacesOfCell(cell, gazetteer.main)
        cells[cell] = read
        return read.towns
    }

    /// The spots of a cell in each of the files, that of the towns first. Linear in its places when it is first asked
    /// for.
    mutating func spots(inCell cell: Int) -> [[PlacesOfCell.Spot]] {
        var places = cells[cell] ?? PlacesOfCell(cell, gazetteer.main)
        if places.spots.count < gazetteer.volumes.count {
            places.readSpots(ofCell: cell, in: gazetteer.volumes)
            cells[cell] = places
        }
        return places.spots
    }
}

/// The places of a cell that maps ask for.
struct PlacesOfCell {
    /// A town by its number in the main file.
    struct Town {
        let number: Int
        let record: PlaceRecord
    }

    /// A spot by its number in its file, and the kinds that it has there.
    struct Spot {
        let place: Int
        let kinds: PlaceKinds
    }

    /// The towns that have people, in the order of their numbers.
    private(set) var towns: [Town] = []
    /// The spots of the files that are read, that of the towns first.
    private(set) var spots: [[Spot]]

    /// Reads the places of a cell in the main file.
    init(_ cell: Int, _ main: PlaceVolume) {
        var own: [Spot] = []
        for position in main.grid.positions(inCell: cell) {
            let number = main.grid.place(at: position)
            let record = main.places.record(number)
            let kinds = main.places.kinds(record)
            if record.weight > 0, kinds.contains(.town) { towns.append(Town(number: number, record: record)) }
            if !kinds.isDisjoint(with: MapPlaces.spots) { own.append(Spot(place: number, kinds: kinds)) }
        }
        spots = [own]
    }

    /// Reads the spots of a cell in the files that are not read yet, which add to the main one.
    mutating func readSpots(ofCell cell: Int, in volumes: [PlaceVolume]) {
        for volume in volumes[spots.count...] {
            var found: [Spot] = []
            volume.grid.forEachPlace(inCell: cell) { place in
                let kinds = volume.places.kinds(volume.places.record(place))
                if !kinds.isDisjoint(with: MapPlaces.spots) { found.append(Spot(place: place, kinds: kinds)) }
            }
            spots.append(found)
        }
    }
}
