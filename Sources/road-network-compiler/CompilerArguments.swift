/// The arguments of the compiler.
struct CompilerArguments: Equatable {
    /// The directory of the sources.
    var resources = ""
    /// A directory of tiles to read instead of `osm-roads.bin.gz`.
    var tiles: String?
    /// A table of distances to compare with.
    var table: String?

    /// Reads the arguments after the program's name; nil if they make no sense.
    init?(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        var names: [String] = []
        while let argument = rest.next() {
            switch argument {
            case "--tiles":
                guard let value = rest.next() else { return nil }
                tiles = value
            case "--table":
                guard let value = rest.next() else { return nil }
                table = value
            default:
                guard !argument.hasPrefix("-") else { return nil }
                names.append(argument)
            }
        }
        let fits = names.first == "fit" && names.count == 2
        guard fits == (table != nil), let last = names.last, names.count == (fits ? 2 : 1) else { return nil }
        resources = last
    }
}
