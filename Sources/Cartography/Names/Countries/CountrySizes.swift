import Shorelines

/// The sizes of countries, counted when they are first asked for and remembered for the next map.
final class CountrySizes {
    private var cells: [Int]?

    /// The cells of the raster of areas that are of a country and its states. Linear in the runs of the raster the
    /// first time.
    func cells(of country: Int, _ map: AreaMap) -> Int {
        let cells = cells ?? map.cellsOfCountries
        self.cells = cells
        return cells[country]
    }
}
