import Testing

@Suite struct HelpOfStopsTests {
    @Test("Help of add") func add() throws {
        let expected = #"""
            Usage: roadtrip add TRIP PLACE… [OPTION…]

            Add stops to a trip.

            With ‘-’ as PLACE the places are read from the standard input as from a file
            that is imported: one per line, also with days, nights and costs. Lines that
            name no place are left out and told, unless none is one; the others are added as
            one change. The first day is taken where the trip has neither stops nor one.

            Arguments:
              TRIP    number in the list, name, beginning of a name, or id
              PLACE…  where: a name such as Lyon, or 40.757,-73.986

            Options:
                  --at N       the number of the first new stop; at the end unless given
                  --best       put each stop where it lengthens the trip the least
                  --name NAME  the name of the stop
                  --note TEXT  a note for the stop

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip add Coast Porto=41.15,-8.61
                  a stop called Porto at the end
              roadtrip add Coast 40.64,-8.65 --name Aveiro --at 2
                  a stop between the first and the second
              roadtrip add Coast 39.82,-7.49 --best
                  a stop where it adds the least distance
              roadtrip add Coast - < places.txt
                  a stop for each line of a file

            See also: ‘roadtrip help edit’, ‘roadtrip help move’, ‘roadtrip help remove’,
            ‘roadtrip help places’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "add") == expected)
        #expect(try helpPage("add", "--help") == expected)
    }

    @Test("Help of edit") func edit() throws {
        let expected = #"""
            Usage: roadtrip edit TRIP STOP OPTION…

            Change the name, the place, the note or the plan of a stop.

            An empty value takes the note away, or leaves open again what was planned; so
            does - there. What is planned shows in ‘roadtrip days’.

            --way takes ferry, train, flight, drive or walk, then in any order how long it
            takes, when it departs from the stop before, and what it costs; it stands in
            place of the drive that is measured.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id
              STOP  number in the trip, name, or beginning of a name

            Options:
                  --name NAME      the new name
                  --place PLACE    the new place
                  --note TEXT      the new note; an empty one removes the note
                  --kind KIND      what it is for: sleep, see, eat, fuel, walk, other
                  --stay DURATION  how long to stay before the drive goes on, as in 1h30
                  --nights N       how many nights to stay; 0 for never one
                  --arrive TIME    when to be there: "14 jun 18:00", "2027-06-14 18:00",
                                   18:00 on any day
                  --leave TIME     the time before which not to leave; after a night, that
                                   of the morning
                  --cost AMOUNT    what it costs: 95, 9.50, "12 EUR", £12; any currency
                  --way WAY        how one gets here: "ferry 2h30 85", "train 14 jun 8:30
                                   3h", "drive 40m"

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip edit Coast 2 --name "Aveiro, canals"
                  another name
              roadtrip edit Coast Aveiro --place 40.6405,-8.6538
                  another place
              roadtrip edit Coast Aveiro --note ""
                  remove the note
              roadtrip edit Coast 2 --nights 2 --cost 95
                  two nights, and what they cost
              roadtrip edit Coast 4 --way "ferry 14:00 2h30 85"
                  a ferry there, its departure and its cost
              roadtrip edit Coast 3 --stay 1h30 --arrive "2027-06-14 11:00"
                  how long, and when to be there

            See also: ‘roadtrip help add’, ‘roadtrip help rename’, ‘roadtrip help days’,
            ‘roadtrip help places’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "edit") == expected)
        #expect(try helpPage("edit", "--help") == expected)
    }

    @Test("Help of move") func move() throws {
        let expected = #"""
            Usage: roadtrip move TRIP STOP TO [OPTION…]

            Move a stop to another position.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id
              STOP  number in the trip, name, or beginning of a name
              TO    the number the stop has afterwards

            \#(optionsOfEveryCommand)

            Example:
              roadtrip move Coast Aveiro 1
                  begin the trip there

            See also: ‘roadtrip help reverse’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "move") == expected)
        #expect(try helpPage("move", "--help") == expected)
    }

    @Test("Help of remove") func remove() throws {
        let expected = #"""
            Usage: roadtrip remove TRIP STOP… [OPTION…]

            Remove stops from a trip.

            The numbers are those before the command: ‘remove Coast 2 3’ removes the second
            and the third stop. All are removed or none, as one change.

            Arguments:
              TRIP   number in the list, name, beginning of a name, or id
              STOP…  number in the trip, name, or beginning of a name

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip remove Coast 2
                  the second stop
              roadtrip remove Coast Porto Lisbon
                  two stops

            See also: ‘roadtrip help delete’, ‘roadtrip help undo’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "remove") == expected)
        #expect(try helpPage("remove", "--help") == expected)
    }

    @Test("Help of reverse") func reverse() throws {
        let expected = #"""
            Usage: roadtrip reverse TRIP [OPTION…]

            Reverse the order of the stops.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id

            \#(optionsOfEveryCommand)

            Example:
              roadtrip reverse Coast
                  from the last stop to the first

            See also: ‘roadtrip help move’, ‘roadtrip help loop’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "reverse") == expected)
        #expect(try helpPage("reverse", "--help") == expected)
    }

    @Test("Help of loop") func loop() throws {
        let expected = #"""
            Usage: roadtrip loop TRIP [STATE] [OPTION…]

            Make a trip a round trip, or no longer one.

            A round trip has one more leg, from the last stop back to the first; it counts
            in the total.

            Arguments:
              TRIP   number in the list, name, beginning of a name, or id
              STATE  on or off: on unless given

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip loop Coast
                  drive home again
              roadtrip loop Coast off
                  end at the last stop

            See also: ‘roadtrip help reverse’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "loop") == expected)
        #expect(try helpPage("loop", "--help") == expected)
    }

    @Test("Help of optimize") func optimize() throws {
        let expected = #"""
            Usage: roadtrip optimize TRIP [OPTION…]

            Find the best order of a trip's stops.

            Shows the trip before and after, and how good the order is: proven best, or how
            much above the best possible it can be at most. Nothing is changed without
            --apply. The trip never gets worse, unless other ends are asked for. Ctrl-C ends
            the search and shows the best order so far.

            A round trip stays one unless --end is given. The same stops always give the
            same order, unless the time runs out.

            The order is that of the shortest driving time by the roads in the program, or
            by a road engine (--engine), with which both directions of a road are measured;
            with --by road it is that of the shortest roads. With --by distance and with
            --engine off it is that of the shortest straight lines.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id

            Options:
                  --loop          go back to the start: make it a round trip
                  --start STOP    the stop to start at, or ‘any’; the first unless given
                  --end STOP      the stop to end at, or ‘any’; the last unless given
                  --lock STOPS    stops that keep their numbers, with commas between them;
                                  may be repeated
                  --by distance|road|duration
                                  what is to be short: straight lines, roads or driving time
                                  (unless given)
                  --time SECONDS  the longest time to search; 2 unless given
                  --apply         put the trip into that order

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip optimize "Grand Circle"
                  the best order between the first and the last stop
              roadtrip optimize 1 --loop --apply
                  a round trip in the best order
              roadtrip optimize 1 --end any --lock 2,5
                  end anywhere; two stops keep their numbers

            See also: ‘roadtrip help reverse’, ‘roadtrip help loop’, ‘roadtrip help undo’,
            ‘roadtrip help names’, ‘roadtrip help distances’
            """#
        #expect(try helpPage("help", "optimize") == expected)
        #expect(try helpPage("optimize", "--help") == expected)
    }
}
