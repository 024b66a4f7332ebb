import Testing

@Suite struct HelpOfFilesTests {
    @Test("Help of import") func importing() throws {
        let expected = #"""
            Usage: roadtrip import FILE… [OPTION…]

            Add the trips of files to the library.

            A trip that is in the library already, with the same name, stops, places and
            notes, is skipped: importing a file twice adds nothing. A file with a mistake is
            refused as a whole, with the line of the mistake; the other files are imported.
            Single points that are not places are skipped and listed.

            Round trips, notes and names are kept where the format has room for them. Tables
            and the sheets of spreadsheets need column names in their first row, such as
            Name,Latitude,Longitude, or --columns. Lists have a place on each line, with its
            day, nights and cost, or a way, and comments after #. Names and addresses
            without coordinates are looked up; of a street only its town is known, which the
            note then says. Stops of which each has a day are put into the order of these,
            but in lists.

            A track beside the route or the points that it leads along is no trip of its
            own, and lines that follow one another are one trip. A line of hundreds of
            points without names has its ends and its named points as stops, unless
            --every-point is given.

            What was taken of each file is printed; what was skipped, changed or looked up
            is told on the standard error, and with --json listed under skipped and notices.
            What was skipped is no error, unless nothing of a file could be taken.

            Arguments:
              FILE…  a file to read; ‘-’ is the standard input

            Options:
              -f, --format FORMAT  the format of the files; recognized unless given; one of
                                   booking, csv, docx, geojson, google, gpx, html, ics, itn,
                                   json, kml, kmz, link, list, mail, ods, overpass, planner,
                                   tcx, timeline, tsv, umap, vcard, xlsx or zip
                  --dry-run        show what would be imported, and change nothing
                  --every-point    make every point of tracks and lines a stop
                  --every-line     make each line a trip, also of more than 50 that do not
                                   follow one another
                  --columns LIST   name the columns of a table that does not, ‘-’ for one to
                                   leave out: longitude,latitude,name,notes
                  --replace        replace trips of the library that have the same id
                  --into TRIP      add the stops to this trip instead
                  --name NAME      the name of the only trip of a file
                  --verbose        list every point that was skipped and every name that was
                                   looked up

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip import summer.gpx
                  the trips of one file
              roadtrip import --dry-run *.json
                  see what would happen
              roadtrip import --columns longitude,latitude,name poi.csv
                  a table without column names
              ssh home roadtrip export | roadtrip import -
                  all trips of another computer

            See also: ‘roadtrip help export’, ‘roadtrip help undo’, ‘roadtrip help files’
            """#
        #expect(try helpPage("help", "import") == expected)
        #expect(try helpPage("import", "--help") == expected)
    }

    @Test("Help of export") func exporting() throws {
        let expected = #"""
            Usage: roadtrip export [TRIP…] [OPTION…]

            Write trips to a file or the standard output.

            What a format cannot hold is named on the standard error. json holds everything;
            google is only read, gpx-track, links and qr are only written: links has one
            geo: link per stop, and links to directions of maps on the web. ics is a
            calendar with an event for each day that says what it holds; the trip needs a
            first day (‘roadtrip days TRIP --start DATE --apply’). qr draws codes that open
            the way of each day, or of a trip without days, in a map on a phone. With --json
            and --output it prints what was written.

            Arguments:
              TRIP…  the trips; without any, all of them

            Options:
              -f, --format FORMAT         the format; by the ending of FILE, or json, unless
                                          given; one of csv, geojson, gpx, gpx-track, ics,
                                          json, kml, kmz, links, list, qr or tsv
                  --times                 ics: each drive, way, stop and night at its time
                                          too, beside the days
                  --links google|geo|osm  qr: the service that the codes open; google unless
                                          given, geo opens each place
              -o, --output FILE           the file to write; ‘-’, the standard output,
                                          unless given
                  --force                 write over a file that exists

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip export -o trips.json
                  the whole library
              roadtrip export Coast -o coast.gpx
                  one trip for a navigation device
              roadtrip export Coast -o coast.ics --times
                  a calendar with drives, stops and nights
              roadtrip export Coast Alps > two.json
                  two trips
              roadtrip export Coast -f qr
                  codes for the camera of a phone

            See also: ‘roadtrip help import’, ‘roadtrip help report’, ‘roadtrip help files’,
            ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "export") == expected)
        #expect(try helpPage("export", "--help") == expected)
    }

    @Test("Help of merge") func merging() throws {
        let expected = #"""
            Usage: roadtrip merge [OTHER…] [OPTION…]

            Merge another copy of the library into this one.

            Takes what was changed in the other copy since the state from which both come:
            trips and stops by their ids, each field for itself, and the order of the stops.
            What was deleted in one copy and changed in the other is kept, and told. It is
            one change, which ‘undo’ takes back.

            A field that both copies changed is a conflict: it is shown with both values,
            nothing is merged, and the exit status is 1, unless --prefer says which side to
            take.

            The state from which both come is the last one that both histories know. For a
            file without a history it is the state of this history that differs least.
            --base names a file instead, or ‘none’: then the trips of both are taken, and
            what differs conflicts.

            Without OTHER it lists the copies beside the library that Syncthing, Dropbox,
            Nextcloud or iCloud made.

            As a merge driver of git (--driver) it merges the three files that git names,
            the second in place; no library is read.

            Arguments:
              OTHER…  the directory of a library, or its file; without it, lists conflict
                      copies

            Options:
                  --base FILE           the state from which both come, or ‘none’
                  --prefer ours|theirs  the side to take where both changed a field: this
                                        library or OTHER
                  --dry-run             show what would be merged, and change nothing
                  --driver              merge three files for git: BASE OURS THEIRS, the
                                        second in place

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip merge /media/usb/roadtrip
                  what was changed on the stick
              roadtrip merge --dry-run copy.json
                  see what would be merged
              roadtrip merge copy.json --prefer theirs
                  take the other side where both changed a field
              roadtrip merge
                  list the conflict copies beside the library
              roadtrip merge --driver %O %A %B
                  the command of the merge driver in git's configuration

            See also: ‘roadtrip help undo’, ‘roadtrip help import’, ‘roadtrip help history’,
            ‘roadtrip help json’
            """#
        #expect(try helpPage("help", "merge") == expected)
        #expect(try helpPage("merge", "--help") == expected)
    }

    @Test("Help of report") func report() throws {
        let expected = #"""
            Usage: roadtrip report [TRIP…] [OPTION…]

            Print the distances of trips, leg by leg.

            For each leg: from, to, distance, time, straight line and distance so far; then
            the totals. A trip whose days are planned is shown day by day instead, with
            times, stops, notes, costs and nights.

            Distances and times are by the roads in the program, ferries included, or by a
            road engine (--engine); with --engine off distances are straight lines. What is
            only estimated is marked. ‘--json’ means ‘--format json’.

            html is an itinerary to print or to send, with a map and QR codes for each day.
            A browser makes a PDF of it: chromium --headless --no-pdf-header-footer
            --print-to-pdf=trip.pdf trip.html. Its paper is the browser's, A4 or Letter: the
            page names none.

            Arguments:
              TRIP…  the trips; without any, all of them

            Options:
              -f, --format FORMAT         the format; by the ending of FILE, or text, unless
                                          given; one of text, markdown, json, csv or html
                  --notes                 with the notes of the stops; html and days have
                                          them anyway
                  --legs                  with a table of the legs and their bearings;
                                          straight lines have it anyway
                  --links google|geo|osm  html: the service that links and codes open;
                                          google unless given, geo opens each place
              -o, --output FILE           the file to write; ‘-’, the standard output,
                                          unless given
                  --force                 write over a file that exists

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip report
                  all trips
              roadtrip report Coast --units mi
                  one trip, in miles
              roadtrip report -f csv -o legs.csv
                  a table for a spreadsheet

            See also: ‘roadtrip help show’, ‘roadtrip help export’, ‘roadtrip help
            distances’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "report") == expected)
        #expect(try helpPage("report", "--help") == expected)
    }

    @Test("Help of map") func map() throws {
        let expected = #"""
            Usage: roadtrip map TRIP… [OPTION…]

            Draw trips on a map.

            Coasts, lakes and borders (dotted), the way, stops by number and name, and in
            dim letters where one is. Names of stops that fit nowhere stand below. A picture
            has land and sea, main roads and more names.

            North is up. Up to 60 degrees, directions and distances are true from the middle
            of the stops; farther trips are on a map of the world, those around a pole about
            it.

            Where the terminal cannot show it, the map is drawn in ASCII; where it cannot be
            drawn at all, the stops are listed with bearings and distances.

            Arguments:
              TRIP…  the trips to draw

            Options:
                  --size WxH         columns and rows, as in 120x40; the window's, or 80x24,
                                     unless given
                  --ascii            draw with ASCII characters
                  --text             list bearings and distances instead
              -f, --format text|svg  the format; by the ending of FILE, or text, unless
                                     given
              -o, --output FILE      the file to write; ‘-’, the standard output, unless
                                     given
                  --force            write over a file that exists

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip map 1
                  the first trip, as large as the window
              roadtrip map Fjords Alps --size 120x40
                  two trips on one map
              roadtrip map Fjords -o fjords.svg
                  a picture for a browser or to print

            See also: ‘roadtrip help show’, ‘roadtrip help report’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "map") == expected)
        #expect(try helpPage("map", "--help") == expected)
    }

    @Test("Help of undo") func undo() throws {
        let expected = #"""
            Usage: roadtrip undo [N] [OPTION…]

            Take back the last change.

            Works across runs of the program, for at least the last 100 changes, whichever
            program made them. If the library was changed by hand since, nothing is undone.

            Arguments:
              N  how many changes; one unless given

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip undo
                  the last change
              roadtrip undo 3
                  the last three

            See also: ‘roadtrip help redo’, ‘roadtrip help history’
            """#
        #expect(try helpPage("help", "undo") == expected)
        #expect(try helpPage("undo", "--help") == expected)
    }

    @Test("Help of redo") func redo() throws {
        let expected = #"""
            Usage: roadtrip redo [N] [OPTION…]

            Repeat a change that ‘undo’ took back.

            Arguments:
              N  how many changes; one unless given

            \#(optionsOfEveryCommand)

            Example:
              roadtrip redo
                  the change that was taken back last

            See also: ‘roadtrip help undo’, ‘roadtrip help history’
            """#
        #expect(try helpPage("help", "redo") == expected)
        #expect(try helpPage("redo", "--help") == expected)
    }

    @Test("Help of history") func history() throws {
        let expected = #"""
            Usage: roadtrip history [OPTION…]

            List the changes, the newest first.

            \#(optionsOfEveryCommand)

            Example:
              roadtrip history
                  what ‘undo’ and ‘redo’ would do

            See also: ‘roadtrip help undo’, ‘roadtrip help redo’
            """#
        #expect(try helpPage("help", "history") == expected)
        #expect(try helpPage("history", "--help") == expected)
    }
}
