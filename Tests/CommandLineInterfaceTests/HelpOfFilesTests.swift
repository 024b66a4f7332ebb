import CommandLineInterface
import Testing

@Suite struct HelpOfFilesTests {
    private func page(_ words: String...) throws -> String {
        let request = try ArgumentParser(.roadtrip).parse(words)
        guard case .help(let subject) = request else { return "not help: \(request)" }
        return HelpText(.roadtrip).lines(for: subject).joined(separator: "\n")
    }

    @Test func helpOfImport() throws {
        let expected = #"""
            Usage: roadtrip import FILE… [OPTION…]

            Take trips from files into the library.

            A trip that is in the library already, by name, stops, places and notes, is not
            taken again: importing a file twice adds nothing. A file with a mistake is
            refused as a whole, with the line of the mistake; the other files are taken.
            Single points that are no places are skipped and said.

            A round trip, notes and names come through where the format has room for them.
            Tables need names in their first row, such as Name,Latitude,Longitude. Lists
            have a place a line, and comments behind #. Names and addresses without
            coordinates are looked up.

            Arguments:
              FILE…  a file to read; ‘-’ is the standard input

            Options:
              -f, --format FORMAT  the format of the files; found out unless given; one of
                                   csv, geojson, google, gpx, json, kml, kmz, list or tsv
                  --dry-run        say what would be taken, and change nothing
                  --every-point    take every point of tracks and lines as a stop
                  --replace        let a trip take the place of the one with the same id
                  --into TRIP      add the stops to this trip instead

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read
              -h, --help             show help
                  --version          show the version

            Examples:
              roadtrip import summer.gpx
                  the trips of one file
              roadtrip import --dry-run *.json
                  see what would happen
              ssh home roadtrip export | roadtrip import -
                  all trips of another computer

            See also: ‘roadtrip help export’, ‘roadtrip help undo’, ‘roadtrip help files’
            """#
        #expect(try page("help", "import") == expected)
        #expect(try page("import", "--help") == expected)
    }

    @Test func helpOfExport() throws {
        let expected = #"""
            Usage: roadtrip export [TRIP…] [OPTION…]

            Write trips to a file or the standard output.

            What a format cannot hold is said on the standard error. json holds everything;
            google is only read, gpx-track and links are only written: links has a geo: link
            a stop, and directions for maps on the web.

            Arguments:
              TRIP…  the trips; without any, all of them

            Options:
              -f, --format FORMAT  the format; by the ending of FILE, or json, unless given;
                                   one of csv, geojson, gpx, gpx-track, json, kml, kmz,
                                   links, list or tsv
              -o, --output FILE    the file to write; ‘-’, the standard output, unless given
                  --force          write over a file that exists

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read
              -h, --help             show help
                  --version          show the version

            Examples:
              roadtrip export -o trips.json
                  the whole library
              roadtrip export Coast -o coast.gpx
                  one trip for a navigation device
              roadtrip export Coast Alps > two.json
                  two trips

            See also: ‘roadtrip help import’, ‘roadtrip help report’, ‘roadtrip help files’,
            ‘roadtrip help names’
            """#
        #expect(try page("help", "export") == expected)
        #expect(try page("export", "--help") == expected)
    }

    @Test func helpOfReport() throws {
        let expected = #"""
            Usage: roadtrip report [TRIP…] [OPTION…]

            Print the distances of trips, leg by leg.

            For each leg: from, to, distance, initial bearing and distance so far; then the
            totals. Distances are straight lines over the Earth, not roads. ‘--json’ means
            ‘--format json’.

            Arguments:
              TRIP…  the trips; without any, all of them

            Options:
              -f, --format FORMAT  the format; by the ending of FILE, or text, unless given;
                                   one of text, markdown, json, csv or html
              -o, --output FILE    the file to write; ‘-’, the standard output, unless given
                  --force          write over a file that exists

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read
              -h, --help             show help
                  --version          show the version

            Examples:
              roadtrip report
                  all trips
              roadtrip report Coast --units mi
                  one trip, in miles
              roadtrip report -f csv -o legs.csv
                  a table for a spreadsheet

            See also: ‘roadtrip help show’, ‘roadtrip help export’, ‘roadtrip help names’
            """#
        #expect(try page("help", "report") == expected)
        #expect(try page("report", "--help") == expected)
    }

    @Test func helpOfUndo() throws {
        let expected = #"""
            Usage: roadtrip undo [N] [OPTION…]

            Take back the last change.

            Works across runs of the program, for at least the last 100 changes. A library
            that another program changed since is left alone, and that is said.

            Arguments:
              N  how many changes; one unless given

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read
              -h, --help             show help
                  --version          show the version

            Examples:
              roadtrip undo
                  the last change
              roadtrip undo 3
                  the last three

            See also: ‘roadtrip help redo’, ‘roadtrip help history’
            """#
        #expect(try page("help", "undo") == expected)
        #expect(try page("undo", "--help") == expected)
    }

    @Test func helpOfRedo() throws {
        let expected = #"""
            Usage: roadtrip redo [N] [OPTION…]

            Do again what ‘undo’ took back.

            Arguments:
              N  how many changes; one unless given

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read
              -h, --help             show help
                  --version          show the version

            Example:
              roadtrip redo
                  the change that was taken back last

            See also: ‘roadtrip help undo’, ‘roadtrip help history’
            """#
        #expect(try page("help", "redo") == expected)
        #expect(try page("redo", "--help") == expected)
    }

    @Test func helpOfHistory() throws {
        let expected = #"""
            Usage: roadtrip history [OPTION…]

            List the changes, the newest first.

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read
              -h, --help             show help
                  --version          show the version

            Example:
              roadtrip history
                  what ‘undo’ and ‘redo’ would do

            See also: ‘roadtrip help undo’, ‘roadtrip help redo’
            """#
        #expect(try page("help", "history") == expected)
        #expect(try page("history", "--help") == expected)
    }
}
