/// The commands that read and write files.
enum FileCommands {
    static let `import` = CommandDefinition(
        .import, in: .files, summary: "Take trips from files into the library",
        arguments: [
            ArgumentDefinition("FILE", .oneOrMore, kind: .file, summary: "a file to read; ‘-’ is the standard input")
        ],
        options: [
            OptionDefinition(
                .format, letter: "f", takes: "FORMAT", kind: .oneOf(FileFormats.imported),
                summary: "the format of the files; found out unless given"),
            OptionDefinition(flag: .dryRun, summary: "say what would be taken, and change nothing"),
            OptionDefinition(flag: .everyPoint, summary: "take every point of tracks and lines as a stop"),
            OptionDefinition(flag: .replace, summary: "let a trip take the place of the one with the same id"),
            OptionDefinition(.into, takes: "TRIP", kind: .trip, summary: "add the stops to this trip instead"),
        ],
        exclusive: [[.replace, .into]],
        discussion: [
            "A trip that is in the library already, by name, stops, places and notes, is not taken again: importing "
                + "a file twice adds nothing. A file with a mistake is refused as a whole, with the line of the "
                + "mistake; the other files are taken. Single points that are no places are skipped and said.",
            "A round trip, notes and names come through where the format has room for them. Tables need names in "
                + "their first row, such as Name,Latitude,Longitude. Lists have a place a line, and comments "
                + "behind #. Names and addresses without coordinates are looked up.",
        ],
        examples: [
            .init("roadtrip import summer.gpx", "the trips of one file"),
            .init("roadtrip import --dry-run *.json", "see what would happen"),
            .init("ssh home roadtrip export | roadtrip import -", "all trips of another computer"),
        ],
        seeAlso: [.export, .undo], topics: [.files], synonyms: ["load", "read"])

    static let export = CommandDefinition(
        .export, in: .files, summary: "Write trips to a file or the standard output",
        arguments: [CommonArguments.trips],
        options: [
            OptionDefinition(
                .format, letter: "f", takes: "FORMAT", kind: .oneOf(FileFormats.exported),
                summary: "the format; by the ending of FILE, or json, unless given"),
            OptionDefinition(
                .output, letter: "o", takes: "FILE", kind: .file,
                summary: "the file to write; ‘-’, the standard output, unless given"),
            OptionDefinition(flag: .force, summary: "write over a file that exists"),
        ],
        exclusive: [[.json, .format]],
        discussion: [
            "What a format cannot hold is said on the standard error. json holds everything; google is only read, "
                + "gpx-track and links are only written: links has a geo: link a stop, and directions for maps on the web."
        ],
        examples: [
            .init("roadtrip export -o trips.json", "the whole library"),
            .init("roadtrip export Coast -o coast.gpx", "one trip for a navigation device"),
            .init("roadtrip export Coast Alps > two.json", "two trips"),
        ],
        seeAlso: [.import, .report], topics: [.files, .names], synonyms: ["save", "write", "dump"])

    static let report = CommandDefinition(
        .report, in: .files, summary: "Print the distances of trips, leg by leg",
        arguments: [CommonArguments.trips],
        options: [
            OptionDefinition(
                .format, letter: "f", takes: "FORMAT", kind: .oneOf(FileFormats.reports),
                summary: "the format; by the ending of FILE, or text, unless given"),
            OptionDefinition(
                .output, letter: "o", takes: "FILE", kind: .file,
                summary: "the file to write; ‘-’, the standard output, unless given"),
            OptionDefinition(flag: .force, summary: "write over a file that exists"),
        ],
        exclusive: [[.json, .format]],
        discussion: [
            "For each leg: from, to, distance, initial bearing and distance so far; then the totals. "
                + "Distances are straight lines over the Earth, not roads. ‘--json’ means ‘--format json’."
        ],
        examples: [
            .init("roadtrip report", "all trips"),
            .init("roadtrip report Coast --units mi", "one trip, in miles"),
            .init("roadtrip report -f csv -o legs.csv", "a table for a spreadsheet"),
        ],
        seeAlso: [.show, .export], topics: [.names], synonyms: ["distance", "distances", "stats"])
}
