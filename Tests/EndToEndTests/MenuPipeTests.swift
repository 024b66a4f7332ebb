import Foundation
import Testing

/// The menus line by line, as a script uses them.
@Suite struct MenuPipeTests {
    @Test("The main job by menu through a pipe") func mainJob() throws {
        let program = try Program()
        let session = try program.run(
            input: """
                n Atlantic
                a Porto=41.15,-8.61
                a Lisbon=38.72,-9.14
                a Faro=37.02,-7.93
                m 3 2
                name Portugal
                d 3
                u
                2
                note Ria Formosa
                b
                q

                """)
        #expect(session.status == 0)
        #expect(session.errors == "")
        #expect(session.output.contains("Added Faro as stop 3 of “Atlantic”.\n"))
        #expect(session.output.contains("“Faro” is now stop 2.\n"))
        #expect(session.output.contains("Removed “Lisbon”.\n"))
        #expect(session.output.contains("Undid: Removed “Lisbon” from “Portugal”\n"))
        #expect(!session.output.contains("\u{1B}"))
        #expect(
            try program.run("show", "1").output == """
                Portugal

                #  Stop    Place          Leg  Bearing     So far  Note
                1  Porto   Portugal
                2  Faro    Portugal  463.0 km  173° S    463.0 km  Ria Formosa
                3  Lisbon  Portugal  216.8 km  331° NNW  679.8 km

                3 stops, 679.8 km straight line

                """)
    }

    @Test("A whole session reads like this") func wholeSession() throws {
        let program = try Program()
        let session = try program.run(input: "2\n4\nprevious\nq\n")
        #expect(
            session.output == """
                #  Trip              Stops   Distance  From       To
                1  Grand Circle         12  2456.3 km  Las Vegas  Kingman
                2  Fjords of Norway      5   556.7 km  Bergen     Trondheim

                2 trips, 17 stops, 3013.0 km straight line

                These trips are samples, to try things out. n NAME begins a trip of your own.

                n NAME new · d TRIPS delete · c TRIP copy · j TRIPS join · s own|name|start sort · i FILES import · e TRIPS FILE export · r FILE report · f WORDS find · p map · w web · E URL|off engine · units km|mi|nmi · merge COPY · u N undo · U N redo · h history · ? help · q quit
                trips>\u{20}

                Fjords of Norway

                #  Stop       Place        Leg  Bearing     So far  Note
                1  Bergen     Norway                                Fish market, then north.
                2  Flåm       Norway  110.9 km  061° ENE  110.9 km
                3  Geiranger  Norway  137.7 km  002° N    248.6 km  Eagle Road, eleven hairpins.
                4  Ålesund    Norway   68.5 km  308° NW   317.1 km
                5  Trondheim  Norway  239.6 km  062° ENE  556.7 km  Nidaros Cathedral.

                5 stops, 556.7 km straight line

                a PLACE add · m STOPS TO move · d STOPS delete · c STOPS to TRIP copy · x STOPS split · name NAME · l ON|OFF loop · v reverse · o HOW order · r FILE report · e FILE export · f WORDS find · p map · y days · k KIND along · w web · E URL|off engine · units km|mi|nmi · u N undo · U N redo · h history · ? help · b back · q quit
                trip>\u{20}

                Stop 4 of 5 in “Fjords of Norway”

                  name    Ålesund
                  place   62.4722, 6.1495, Norway
                  note    –
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Geiranger, 68.5 km, 308° NW
                  To      Trondheim, 239.6 km, 062° ENE

                Total: 556.7 km straight line

                name NAME · place PLACE · note TEXT · kind KIND · stay DURATION · nights N · arrive TIME · leave TIME · cost AMOUNT · way WAY · d delete · [ previous · ] next · u N undo · U N redo · h history · ? help · b back · q quit
                stop>\u{20}

                Stop 3 of 5 in “Fjords of Norway”

                  name    Geiranger
                  place   62.1008, 7.2058, Norway
                  note    Eagle Road, eleven hairpins.
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Flåm, 137.7 km, 002° N
                  To      Ålesund, 68.5 km, 308° NW

                Total: 556.7 km straight line

                name NAME · place PLACE · note TEXT · kind KIND · stay DURATION · nights N · arrive TIME · leave TIME · cost AMOUNT · way WAY · d delete · [ previous · ] next · u N undo · U N redo · h history · ? help · b back · q quit
                stop>\u{20}

                """)
    }

    @Test("Words that fit nothing change nothing") func unknownWords() throws {
        let program = try Program()
        let session = try program.run(input: "bananas\n0\n99999999999999999999\n-1\nd abc\nd\n\nq\n")
        #expect(session.status == 0)
        #expect(session.output.contains("“bananas” is not in this menu; ? shows what is.\n"))
        #expect(session.output.contains("There is no trip 0; the library has 2 trips\n"))
        #expect(session.output.contains("There is no trip 99999999999999999999; the library has 2 trips\n"))
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
    }

    @Test("A place without a word of the menu in front of it is told how it is added, and changes nothing")
    func placeWithoutWord() throws {
        let program = try Program()
        let session = try program.run(
            input: "n T\na A=1,2\nB=3,4\n46.02, 7.75\nBern\nhttps://www.google.com/maps/dir/1,2/3,4\nbananas\nq\n")
        #expect(session.status == 0)
        #expect(session.errors == "")
        for place in ["B=3,4", "46.02, 7.75", "Bern", "https://www.google.com/maps/dir/1,2/3,4"] {
            #expect(session.output.contains("“\(place)” is not in this menu; a in front of it adds it as a stop.\n"))
        }
        #expect(session.output.contains("“bananas” is not in this menu; ? shows what is.\n"))
        #expect(try program.run("show", "T").output.contains("1 stop,"))
        // Behind `a` alone each line is a place until an empty one.
        let asked = try program.run("open", "T", input: "a\nB=3,4\nC=5,6\n\nq\n")
        #expect(asked.status == 0)
        #expect(try program.run("show", "T").output.contains("3 stops,"))
    }

    @Test("The end of the input leaves each level") func endOfInput() throws {
        let program = try Program()
        let session = try program.run(input: "1\n1\n")
        #expect(session.status == 0)
        let prompts = session.output.split(separator: "\n").filter { $0.hasSuffix("> ") }
        #expect(prompts == ["trips> ", "trip> ", "stop> ", "trip> ", "trips> "])
    }
}
