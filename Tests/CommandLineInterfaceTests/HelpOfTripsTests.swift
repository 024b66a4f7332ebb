import Testing

@Suite struct HelpOfTripsTests {
    @Test("Help of list") func list() throws {
        let expected = #"""
            Usage: roadtrip list [WORD…] [OPTION…]

            List the trips.

            Shows the number, name, stops, distance, first and last stop of each trip, and
            the total.

            Arguments:
              WORD…  only trips with these words in their names, stops or notes

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip list
                  all trips
              roadtrip list porto
                  the trips that have to do with Porto
              roadtrip list --units mi --json
                  the same for a script

            See also: ‘roadtrip help show’, ‘roadtrip help report’
            """#
        #expect(try helpPage("help", "list") == expected)
        #expect(try helpPage("list", "--help") == expected)
    }

    @Test("Help of show") func show() throws {
        let expected = #"""
            Usage: roadtrip show TRIP [OPTION…]

            Show the stops of a trip and the distances between them.

            Each stop has the length and the bearing of the leg that leads to it, and the
            distance so far. Distances and times are by the roads in the program, ferries
            included, or by a road engine (--engine); with --engine off distances are
            straight lines. What is only estimated is marked.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip show 1
                  the first trip of the list
              roadtrip show "Route 66"
                  the trip of that name

            See also: ‘roadtrip help list’, ‘roadtrip help report’, ‘roadtrip help names’,
            ‘roadtrip help distances’
            """#
        #expect(try helpPage("help", "show") == expected)
        #expect(try helpPage("show", "--help") == expected)
    }

    @Test("Help of new") func new() throws {
        let expected = #"""
            Usage: roadtrip new [NAME [PLACE…]] [OPTION…]

            Make a trip.

            The new trip goes to the top of the list, with a stop at each PLACE. With ‘-’ as
            PLACE the places are read from the standard input as from a file that is
            imported: one per line, also with days, nights and costs; lines that name no
            place are left out and told.

            Arguments:
              NAME    its name; “New Trip” unless given
              PLACE…  where: a name such as Lyon, or 40.757,-73.986

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip new Summer
                  an empty trip
              roadtrip new Coast Porto=41.15,-8.61 Lisbon=38.72,-9.14
                  a trip with two stops
              roadtrip new Coast - < places.txt
                  a stop for each line of a file

            See also: ‘roadtrip help add’, ‘roadtrip help rename’, ‘roadtrip help import’,
            ‘roadtrip help places’
            """#
        #expect(try helpPage("help", "new") == expected)
        #expect(try helpPage("new", "--help") == expected)
    }

    @Test("Help of rename") func rename() throws {
        let expected = #"""
            Usage: roadtrip rename TRIP NAME [OPTION…]

            Give a trip another name.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id
              NAME  the new name, 1 to 200 characters

            \#(optionsOfEveryCommand)

            Example:
              roadtrip rename 2 "Alps 2026"
                  call the second trip Alps 2026

            See also: ‘roadtrip help edit’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "rename") == expected)
        #expect(try helpPage("rename", "--help") == expected)
    }

    @Test("Help of duplicate") func duplicate() throws {
        let expected = #"""
            Usage: roadtrip duplicate TRIP [NAME] [OPTION…]

            Copy a trip.

            The copy comes right below the original.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id
              NAME  the name of the copy; “… (copy)” unless given

            \#(optionsOfEveryCommand)

            Example:
              roadtrip duplicate Alps "Alps by train"
                  a copy to change

            See also: ‘roadtrip help new’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "duplicate") == expected)
        #expect(try helpPage("duplicate", "--help") == expected)
    }

    @Test("Help of delete") func delete() throws {
        let expected = #"""
            Usage: roadtrip delete TRIP… [OPTION…]

            Delete trips.

            All are deleted or none, as one change. ‘roadtrip undo’ brings them back.

            Arguments:
              TRIP…  number in the list, name, beginning of a name, or id

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip delete 3
                  the third trip
              roadtrip delete Alps Coast
                  two trips

            See also: ‘roadtrip help remove’, ‘roadtrip help undo’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "delete") == expected)
        #expect(try helpPage("delete", "--help") == expected)
    }

    @Test("Help of open") func openHelp() throws {
        let expected = #"""
            Usage: roadtrip open TRIP [OPTION…]

            Open the menus at a trip.

            ‘roadtrip’ alone opens the menus at the list of trips.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id

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

            Example:
              roadtrip open "Route 66"
                  change that trip by menu

            See also: ‘roadtrip help show’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "open") == expected)
        #expect(try helpPage("open", "--help") == expected)
    }

    @Test("Help of along") func along() throws {
        let expected = #"""
            Usage: roadtrip along TRIP [OPTION…]

            List what lies along the way of a trip.

            Parks, sights, peaks, lakes and towns worth a stop, in the order of the way: how
            far along it they are, and what a visit adds. The best of each stretch is chosen
            by importance, so that a long way gives a page; --limit and --all list more.
            What is a stop already is left out.

            --within is the straight line off the way, and chooses what is listed. A detour
            leads from one stop to the place and on to the next, by the roads that the trip
            is measured by, less the way between, where in the trip that is least. “At the
            road” is below 300 m, “other road” is no longer than the way but takes longer,
            and “about” has a straight line where no road is known. With straight lines the
            list says how far off the way things are. Ferries and flights are no part of the
            way.

            With --file the points of that file are listed instead, all of them: camp sites,
            fuel, chargers. --add puts rows of the list, which has to be asked for in the
            same words, into the trip where they cost least.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id

            Options:
                  --within DISTANCE  how far off the way: 30km, 12mi; 20km unless given
                  --kind KIND        only places of this kind; one of town, country, region,
                                     park, airport, island, lake, pass, castle, station,
                                     mountain, waterfall, coast, landscape, sight or
                                     destination; may be repeated
                  --limit N          the most rows; 20 unless given
                  --all              list everything
                  --file FILE        list the points of this file instead; may be repeated
                  --add ROWS         put rows of the list into the trip: 3, 2-4,7; may be
                                     repeated

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip along 1
                  the best of each stretch
              roadtrip along Coast --kind park --kind lake --within 50km
                  parks and lakes, from farther away
              roadtrip along Coast --file camping.gpx --within 5km
                  camp sites of one's own
              roadtrip along Coast --add 2,5-7
                  put these rows into the trip

            See also: ‘roadtrip help find’, ‘roadtrip help add’, ‘roadtrip help days’,
            ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "along") == expected)
        #expect(try helpPage("along", "--help") == expected)
    }

    @Test("Help of find") func find() throws {
        let expected = #"""
            Usage: roadtrip find WORD… [OPTION…]

            Look a place up by its name.

            The words are joined to one name. Accents and letter case do not matter, a
            typing error is forgiven where one place is clearly meant, names in other
            languages and scripts are known too. Coordinates find the nearest of each kind
            within 25 km.

            Arguments:
              WORD…  the name; a state or a country may follow

            Options:
                  --near PLACE  places close to this one first
                  --kind KIND   only places of this kind; one of town, country, region,
                                park, airport, island, lake, pass, castle, station,
                                mountain, waterfall, coast, landscape, sight or destination
                  --limit N     the most places to list, 1 to 1000; 10 unless given

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip find springfield illinois
                  the one in Illinois
              roadtrip find valencia --near Madrid --limit 3
                  the likeliest three, seen from Madrid
              roadtrip find zion --kind park
                  the national park, not the town
              roadtrip find 東京 --json
                  for a script

            See also: ‘roadtrip help add’, ‘roadtrip help edit’, ‘roadtrip help places’
            """#
        #expect(try helpPage("help", "find") == expected)
        #expect(try helpPage("find", "--help") == expected)
    }
}
