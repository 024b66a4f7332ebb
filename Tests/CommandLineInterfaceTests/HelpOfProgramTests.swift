import CommandLineInterface
import CommandSyntax
import Testing

@Suite struct HelpOfProgramTests {
    @Test("Help of the program") func program() throws {
        let expected = #"""
            roadtrip plans road trips in the terminal: it keeps trips, puts stops in order
            and tells how far it is.

            Usage: roadtrip [COMMAND] [ARGUMENT…] [OPTION…]

            Without a command the menus open.

            Trips:
              list         List the trips
              show         Show the stops of a trip and the distances between them
              days         Plan the days of a trip: drives, arrivals, nights, costs
              new          Make a trip
              rename       Give a trip another name
              duplicate    Copy a trip
              join         Join several trips into one
              split        Split a trip into several
              delete       Delete trips
              open         Open the menus at a trip

            Stops:
              add          Add stops to a trip
              edit         Change the name, the place, the note or the plan of a stop
              copy         Copy or move stops to another trip
              move         Move a stop to another position
              remove       Remove stops from a trip
              reverse      Reverse the order of the stops
              loop         Make a trip a round trip, or no longer one
              optimize     Find the best order of a trip's stops

            Places:
              find         Look a place up by its name
              along        List what lies along the way of a trip

            Files and reports:
              import       Add the trips of files to the library
              export       Write trips to a file or the standard output
              merge        Merge another copy of the library into this one
              report       Print the distances of trips, leg by leg
              map          Draw trips on a map
              web          Open the itinerary of trips in a browser

            Changes:
              undo         Take back the last change
              redo         Repeat a change that ‘undo’ took back
              history      List the changes, the newest first

            More:
              engine       Tell what measures distances, and what it is like
              licenses     Print the licences of the program and of what is in it
              completions  Print a script that completes command lines in a shell
              man          Print the manual page
              help         Show help on a command or a topic

            Topics of help:
              places       how to write a place
              names        how to say which trip or stop
              distances    what distances and times are worth
              files        where the trips are kept, and the environment
              json         the fields of what --json prints

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --engine URL       a road engine to ask for roads, ‘inside’ (unless given)
                                     or ‘off’
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
                  --json             print JSON for other programs to read; with every
                                     command but ‘open’, ‘completions’, ‘man’ and ‘help’
              -h, --help             show help
                  --version          show the version

            Exit status:
              0    done
              1    not found, more than one fits, or refused
              64   the command line is not right
              65   bad data: a file or a coordinate that cannot be taken
              66   a file to read is not there
              73   a file to write cannot be made, or is there already
              74   reading or writing failed
              75   another program is changing the library
              129  the terminal is gone (SIGHUP)
              130  stopped by Ctrl-C
              143  stopped by SIGTERM

            ‘roadtrip help COMMAND’ tells more about a command, with examples.
            """#
        #expect(try helpPage("help") == expected)
    }

    @Test("Help of completions") func completions() throws {
        let expected = #"""
            Usage: roadtrip completions SHELL [OPTION…]

            Print a script that completes command lines in a shell.

            When TAB is pressed, the script asks ‘roadtrip list’ for the names of trips and
            ‘roadtrip show’ for those of stops.

            Arguments:
              SHELL  bash, zsh or fish: the shell

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --engine URL       a road engine to ask for roads, ‘inside’ (unless given)
                                     or ‘off’
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
              -h, --help             show help
                  --version          show the version

            Examples:
              source <(roadtrip completions bash)
                  bash: a line for ~/.bashrc
              source <(roadtrip completions zsh)
                  zsh: a line for ~/.zshrc, below compinit
              roadtrip completions fish | source
                  fish: a line for ~/.config/fish/config.fish
            """#
        #expect(try helpPage("help", "completions") == expected)
        #expect(try helpPage("completions", "--help") == expected)
    }

    @Test("Help of licenses") func licenses() throws {
        let expected = #"""
            Usage: roadtrip licenses [OPTION…]

            Print the licences of the program and of what is in it.

            The program contains data of others and libraries, which keep their licences.
            For each it is told where it is from, under which licence, and what that licence
            asks for; then the notices that have to be passed on with copies of the program.

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip licenses
                  read them
              roadtrip licenses > LICENCES.txt
                  a file to pass on with the program
            """#
        #expect(try helpPage("help", "licenses") == expected)
    }

    @Test("Help of help") func help() throws {
        let expected = #"""
            Usage: roadtrip help [SUBJECT] [OPTION…]

            Show help on a command or a topic.

            ‘roadtrip COMMAND --help’ shows the same.

            Arguments:
              SUBJECT  a command or a topic; without it, the list of both

            Options of every command:
                  --library DIR      the directory that holds the library of trips
                  --units km|mi|nmi  show distances in kilometres, miles or nautical miles
                  --engine URL       a road engine to ask for roads, ‘inside’ (unless given)
                                     or ‘off’
                  --color auto|always|never
                                     use colour when the output is a terminal (auto),
                                     always, or never
              -h, --help             show help
                  --version          show the version

            Examples:
              roadtrip help add
                  how to add stops
              roadtrip help places
                  how to write a place

            See also: ‘roadtrip help man’
            """#
        #expect(try helpPage("help", "help") == expected)
        #expect(try helpPage("help", "--help") == expected)
    }

    @Test("Help of places") func places() throws {
        let expected = #"""
            roadtrip help places: how to write a place

            A place is one argument. Put quotes around it where it holds spaces or quotes.

              Lyon                     the name of a place, in any language; ‘roadtrip find’
                                       lists what it may mean
              "Springfield, Illinois"  a name narrowed by a state, region or country
              40.757,-73.986           latitude and longitude in degrees; south and west are
                                       negative
              40°45'25"N 73°59'10"W    degrees, minutes and seconds, with N, S, E or W
              geo:40.757,-73.986       a geo: link (RFC 5870)
              32T 403176 5097108       UTM; in MGRS 32TMR 03176 97108
              8FR92PCX+7J              a Plus Code; a short one with a place: "2PCX+7J
                                       Zermatt"
              https://…                a link of a map: its place with its name, or all
                                       places of a way
              Home=40.757,-73.986      any of these with a name in front, split at the first
                                       ‘=’
              -                        the standard input, one place per line (‘new’, ‘add’)

            Latitudes go from -90 to 90, longitudes from -180 to 180. A southern place such
            as -33.86,151.21 needs no ‘--’ before it: a word that begins with a dash and a
            digit is not an option.

            Names need no network. A name is accepted at once when it is clear which place
            is meant: it is the whole name of the place or another name of it, and no other
            place has that name, or the place has ten times the people of the next of that
            name, or it lies within 300 km of the previous stop while the others do not.
            Regions, names that are rarely used, and little known or far places with nothing
            near them are asked about. Otherwise nothing is done, and the candidates are
            listed with the text that picks each; the menus ask for a number. What was
            chosen is always shown.

            A place given by coordinates alone is named after the nearest place within 25 km
            (“near Monterey”), otherwise by its coordinates; ‘add --name’ and ‘edit --name’
            change it.

            Place names: GeoNames (https://www.geonames.org), CC BY 4.0. Parks, peaks,
            islands, lakes, regions: Natural Earth (https://www.naturalearthdata.com),
            public domain. Airports: airportsdata
            (https://github.com/mborsetti/airportsdata), MIT. Destinations: Wikivoyage
            contributors (https://en.wikivoyage.org), CC BY-SA 3.0. Castles and sights:
            Wikidata (https://www.wikidata.org), CC0. Parks, peaks, passes: © OpenStreetMap
            contributors (https://www.openstreetmap.org), ODbL 1.0.
            """#
        #expect(try helpPage("help", "places") == expected)
    }

    @Test("Help of names") func names() throws {
        let expected = #"""
            roadtrip help names: how to say which trip or stop

            A TRIP is looked for in this order; letter case and accents do not matter:

              2           its number in ‘roadtrip list’
              6B29FC40-…  its whole id
              "Route 66"  its name
              route       the beginning of its name, when only one trip begins so
              6b29        the beginning of its id, four characters or more
              name:2026   exactly the name 2026, never the number

            A STOP is looked for by its number in the trip, its name, the beginning of its
            name, or ‘name:…’. Where several fit, they are listed and nothing is done.
            """#
        #expect(try helpPage("help", "names") == expected)
    }

    @Test("Help of files") func files() throws {
        let expected = #"""
            roadtrip help files: where the trips are kept, and the environment

            The library is a directory, the first of these that is set:

              --library DIR            for one command
              $ROADTRIP_LIBRARY        for a shell
              $XDG_DATA_HOME/roadtrip  where programs keep their data
              ~/.local/share/roadtrip  otherwise

            In it:

              trips.json      the trips, one stop per line; can be read, compared and kept
                              in version control
              trips.json.bak  the trips before the last change
              history.jsonl   the changes, for ‘undo’ and ‘redo’
              lock            keeps two programs from writing at once; leave it where it is

            A change is on the disk before the command ends. A trips.json that cannot be
            read in full is never written over. While there is no library, two sample trips
            are shown; the first change writes it.

            These variables are read:

              ROADTRIP_LIBRARY              the directory of the library
              ROADTRIP_UNITS                km, mi or nmi, where --units is not given
              ROADTRIP_ENGINE               the road engine, inside or off, where --engine
                                            is not given
              SOURCE_DATE_EPOCH             when calendars say they were written, in seconds
                                            since 1970; now otherwise
              LC_ALL, LC_MEASUREMENT, LANG  the country that decides between km and mi
                                            otherwise
              NO_COLOR                      no colour, when not empty; lines are edited as
                                            ever, with cursor movements
              TERM                          no colour and no control sequences at all when
                                            it is ‘dumb’, as on a pipe or in a file;
                                            questions are answered line by line
            """#
        #expect(try helpPage("help", "files") == expected)
    }

    @Test("No line is wider than asked for but words and examples", arguments: [0, 40, 57, 100])
    func widths(width: Int) {
        let examples = CommandTable.roadtrip.commands.flatMap(\.examples).map(\.command)
        for command in CommandTable.roadtrip.names {
            for line in HelpText(.roadtrip, width: width).lines(for: .command(command))
            where line.count > max(width, 40) {
                #expect(examples.contains { line.hasSuffix($0) } || line.hasPrefix("Usage: "))
            }
        }
    }

    @Test("Help of engine") func engine() throws {
        let expected = #"""
            Usage: roadtrip engine [URL] [OPTION…]

            Tell what measures distances, and what it is like.

            Distances and driving times are by the main roads and car ferries in the program
            (‘inside’), unless a road engine is named: an OSRM or Valhalla server, your own
            or one that you may use, which knows every street. No engine is asked that you
            did not name; the one that you name learns the places of your trips. With
            --engine off distances are straight lines.

            An engine of your own takes a map of your region (an extract of OpenStreetMap,
            such as those of download.geofabrik.de) and the program that serves it; the
            README shows the five commands.

            Addresses of numbers, and localhost, are asked by this program itself; other
            names, and https, through ‘curl’. Roads are kept for 30 days, for the map that
            the engine has, in $XDG_CACHE_HOME/roadtrip or ~/.cache/roadtrip; that there is
            no road for ten minutes, or until this command finds the engine. --forget
            deletes them, and the ways by the roads in the program that are kept beside
            them.

            Arguments:
              URL  its address; the one of --engine or $ROADTRIP_ENGINE unless given

            Options:
                  --forget  first forget all that road engines have answered, so that it is
                            asked for again

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip engine http://localhost:5000
                  what answers there
              roadtrip engine --json
                  the one of $ROADTRIP_ENGINE, for a script
              roadtrip engine --forget
                  after the map of the engine was changed in place

            See also: ‘roadtrip help show’, ‘roadtrip help days’, ‘roadtrip help optimize’,
            ‘roadtrip help distances’, ‘roadtrip help files’
            """#
        #expect(try helpPage("help", "engine") == expected)
    }
}
