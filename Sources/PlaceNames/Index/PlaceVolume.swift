/// A file of places with its indexes.
///
/// Places of all files are numbered through: those of the main file from 0, those of the additions behind them, file by
/// file. An addition that is a place of a file before counts as that. Immutable, and a class because it is some hundred
/// bytes large: gazetteers and all that search in them hold it by reference.
final class PlaceVolume: Sendable {
    let keys: KeyIndex
    let words: WordIndex
    let places: PlaceTable
    let grid: PlaceGrid
    /// The number of its first place.
    let first: Int
    /// The numbers below this are those of places of the files before that are there.
    private let known: Int
    private let samePlaces: GazetteerBytes
    private let mergedPlaces: GazetteerBytes
    private let mergedBlocks: GazetteerBytes

    /// Reads a file whose first place has the number `first`, and of whose equals those with numbers below `known` are
    /// there; all before the first unless given.
    init(_ file: GazetteerFile, first: Int, known: Int? = nil) {
        self.known = known ?? first
        keys = KeyIndex(file)
        words = WordIndex(file, keys: keys)
        places = PlaceTable(file, keys: keys)
        grid = PlaceGrid(file)
        self.first = first
        samePlaces = file.bytes(.samePlaces)
        mergedPlaces = file.bytes(.mergedPlaces)
        mergedBlocks = file.bytes(.mergedBlocks)
    }

    /// The number among all of the place with the number `place` in this file.
    @inline(__always)
    func number(of place: Int) -> Int {
        guard samePlaces.count > 0, place * 3 < samePlaces.count else { return first + place }
        let same = samePlaces.number24(place * 3)
        return same < known ? same : first + place
    }

    /// The number in this file of what is the same place as `place` of a file before; nil when there is none.
    /// Logarithmic in how many of its neighbours there are.
    func addition(to place: Int) -> Int? {
        let block = place / GazetteerFormat.mergedBlockSize
        var low = mergedBlocks.number16(block * 2)
        var high = mergedBlocks.number16(block * 2 + 2)
        while low < high {
            let middle = (low + high) / 2
            let found = mergedPlaces.number24(middle * 6)
            if found == place { return mergedPlaces.number24(middle * 6 + 3) }
            if found < place { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
