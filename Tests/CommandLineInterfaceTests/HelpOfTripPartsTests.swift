import Testing

/// The whole help of the commands that join, split, copy and plan.
struct HelpOfTripPartsTests {
    @Test("Help of join") func join() throws {
        let expected = #"""
            Usage: roadtrip join TRIP TRIP… [OPTION…]

            Join several trips into one.

            The first trip gets the stops of the others, in the order given, and the others
            are deleted, as one change.

            Arguments:
              TRIP   number in the list, name, beginning of a name, or id
              TRIP…  the trips whose stops follow

            Options:
                  --name NAME  the name of the trip; that of the first unless given

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip join Norway Sweden
                  the stops of Sweden behind those of Norway
              roadtrip join 2 3-5 --name North
                  four trips, under a new name

            See also: ‘roadtrip help split’, ‘roadtrip help copy’, ‘roadtrip help undo’,
            ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "join") == expected)
        #expect(try helpPage("join", "--help") == expected)
    }

    @Test("Help of split") func split() throws {
        let expected = #"""
            Usage: roadtrip split TRIP STOP… [OPTION…]

            Split a trip into several.

            The trip keeps the stops before the first of these; the new trips come right
            below it, with its plan. Each begins on its own day, and the days that the trip
            may take are shared among them. A round trip is none any more.

            Arguments:
              TRIP   number in the list, name, beginning of a name, or id
              STOP…  a stop that begins a trip of its own

            Options:
                  --names LIST  the names of the parts, with commas between them; “NAME (2)”
                                and so on unless given

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip split North 5
                  the fifth stop and those behind it become a trip
              roadtrip split North 5 9 --names Norway,Sweden,Finland
                  three trips with names

            See also: ‘roadtrip help join’, ‘roadtrip help copy’, ‘roadtrip help undo’,
            ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "split") == expected)
        #expect(try helpPage("split", "--help") == expected)
    }

    @Test("Help of copy") func copy() throws {
        let expected = #"""
            Usage: roadtrip copy TRIP STOP… TO_TRIP [OPTION…]

            Copy or move stops to another trip.

            Arguments:
              TRIP     number in the list, name, beginning of a name, or id
              STOP…    number in the trip, name, or beginning of a name
              TO_TRIP  the trip that gets them

            Options:
                  --at N  the number of the first stop there; at the end unless given
                  --move  take the stops away from the first trip

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip copy Coast Porto Alps
                  the stop Porto, at the end of Alps too
              roadtrip copy Coast 2-4 Alps --at 1 --move
                  three stops leave Coast and begin Alps

            See also: ‘roadtrip help join’, ‘roadtrip help split’, ‘roadtrip help
            duplicate’, ‘roadtrip help move’, ‘roadtrip help names’
            """#
        #expect(try helpPage("help", "copy") == expected)
        #expect(try helpPage("copy", "--help") == expected)
    }

    @Test("Help of days") func days() throws {
        let expected = #"""
            Usage: roadtrip days TRIP [OPTION…]

            Plan the days of a trip: drives, arrivals, nights, costs.

            The drive is split into the fewest days that keep the driving time of a day; the
            longest day is as short as it can be. Stops with nights end a day; stops of kind
            sleep win where that costs little. With --days the drive is spread over that
            many days, one leg a day at least; days that are left then come last, until
            stops get them as nights (‘edit --nights’). Days on foot are as long as their
            walks and stays. Nothing is changed without --apply, which keeps the options;
            where days end follows from them each time. An empty value leaves open again
            what was decided.

            An arrival that is fixed (‘edit --arrive’) stands at its own time, and the stop
            before says when to leave for it; days left over before it are free. A ferry,
            train or flight (‘edit --way’) is no driving.

            A single drive that is longer than a day stays one, unless --towns suggests
            towns for the nights on it, with two others each; with --apply they become
            stops.

            Where the way crosses a border that is said, with what changes behind it: the
            side of the road, km or miles, the currency, the clock. A country counts from 3
            km on, or where the trip stops in it.

            Lengths and times are by the roads in the program, or by a road engine
            (--engine). With --engine off, and where no road is known, they are estimates
            from straight lines and marked so: against roads of the United States lengths
            are 6 % and times 16 % too high in the median. Mountain roads and ferries can
            take twice as long.

            Arguments:
              TRIP  number in the list, name, beginning of a name, or id

            Options:
                  --start DATE      the first day: 2027-06-12, "12 jun", 6/14/2027, monday,
                                    tomorrow
                  --days N          how many calendar days the trip may take, rest days too
                  --free            leave the nights at all stops open, as if none were
                                    decided
                  --leave TIME      when a day's drive begins; 09:00 unless given
                  --drive DURATION  how long to drive in a day; 6h unless given
                  --speed N         the speed of estimates: 65mph, or in the unit of --units
                                    an hour; 100 km/h unless given
                  --detour N        how much longer a road is than the straight line; 1.25
                                    unless given
                  --leg-minutes N   minutes added to each leg; 10 unless given
                  --fuel USE        what the vehicle needs: 7.2l for 100 km, 15km/l, 32mpg
                                    or 18kWh; a bare number follows --units
                  --price PRICE     of fuel: 1.85/l, 3.49/gal or 0.45/kWh; a bare number
                                    follows --units
                  --currency CODE   of costs without one: EUR
                  --towns           suggest towns for the nights on drives that are longer
                                    than a day
                  --apply           keep the plan

            \#(optionsOfEveryCommand)

            Examples:
              roadtrip days 1 --start 2027-06-12 --drive 5h
                  five hours of driving a day
              roadtrip days Fjords --start "12 jun" --leave 8:30 --apply
                  keep it that way
              roadtrip days 1 --days 16 --free
                  spread over 16 days, whatever nights were decided
              roadtrip days Coast --towns
                  where to sleep on drives of more than a day
              roadtrip days 1 --fuel 7.2l --price 1.85/l --currency EUR
                  what the fuel costs

            See also: ‘roadtrip help edit’, ‘roadtrip help show’, ‘roadtrip help undo’,
            ‘roadtrip help names’, ‘roadtrip help distances’
            """#
        #expect(try helpPage("help", "days") == expected)
        #expect(try helpPage("days", "--help") == expected)
    }
}
