import Testing

/// The whole help of the commands that join, split and copy.
struct HelpOfTripPartsTests {
    @Test("Help of join") func helpOfJoin() throws {
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

    @Test("Help of split") func helpOfSplit() throws {
        let expected = #"""
            Usage: roadtrip split TRIP STOP… [OPTION…]

            Split a trip into several.

            The trip keeps the stops before the first of these; the new trips come right
            below it, with its plan but for the first day. A round trip is none any more.

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

    @Test("Help of copy") func helpOfCopy() throws {
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
}
