package import Geodesy

/// A place that answers a query.
package struct GazetteerMatch: Hashable, Sendable {
    /// The place.
    package let place: GazetteerPlace
    /// How its name fits.
    package let kind: MatchKind
    /// Its rank: the higher, the better; see `PlaceScore`.
    package let score: Double
}

/// 170,391 places by name and by nearness, without a network.
///
/// Data: GeoNames (geonames.org), CC BY 4.0. Searched where it lies in memory: making one takes some microseconds.
package struct Gazetteer: Sendable {
    let keys: KeyIndex
    let words: WordIndex
    let places: PlaceTable
    let grid: PlaceGrid
    let qualifiers: QualifierTable
    private let file: GazetteerFile

    /// Who made the data, as its licence asks to be said.
    package static let attribution = "Place names: GeoNames (https://www.geonames.org), CC BY 4.0"

    /// Searches in `file`.
    package init(_ file: GazetteerFile) {
        self.file = file
        keys = KeyIndex(file)
        words = WordIndex(file, keys: keys)
        places = PlaceTable(file, keys: keys)
        grid = PlaceGrid(file)
        qualifiers = QualifierTable(file)
    }

    /// How many places there are.
    package var count: Int { places.count }

    /// Where the place of a number is; nil when there is none.
    package func coordinate(of number: Int) -> Coordinate? {
        guard (0..<places.count).contains(number) else { return nil }
        let record = places.record(number)
        // Damaged data can be out of range; such a place does not exist.
        return try? Coordinate(latitude: record.latitude, longitude: record.longitude)
    }

    /// The place of a number, 0 for the most populous; nil when there is none.
    package subscript(number: Int) -> GazetteerPlace? {
        guard (0..<places.count).contains(number) else { return nil }
        let record = places.record(number)
        guard let coordinate = coordinate(of: number) else { return nil }
        let country = places.country(ofRegion: record.region)
        return GazetteerPlace(
            number: number, name: places.name(number), region: region(of: number, at: coordinate),
            countryCode: places.countryCode(country), countryName: places.countryName(country), coordinate: coordinate,
            population: record.population)
    }
}
