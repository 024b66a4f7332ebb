import CommandLineInterface
import Entities
import Platform
import TestSupport
import Testing

/// The menus, and what asks for no file, on a machine of memory.
@Suite struct MenuAndHelpTests {
    private func coasts() throws -> Session { try Session([coast(), alps()]) }

    @Test("The menus open on the sample trips and save each edit at once")
    func menusOfSamples() throws {
        let session = try Session()
        let run = session.run([], typing: "n Summer\n1\na 1,2\nq\n")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(
            run.output.hasPrefix("#  Trip              Stops   Distance  From       To\n1  Grand Circle         12"))
        #expect(session.run("list", "--names").output == "Summer\nGrand Circle\nFjords of Norway\n")
        #expect(session.run("show", "1", "--json").output.contains("\"latitude\": 1"))
    }

    @Test("Open leads to the trip and back to the list") func openTrip() throws {
        let session = try coasts()
        let run = session.run(["open", "alps"], typing: "b\nq\n")
        #expect(run.status == 0)
        #expect(
            run.output == """
                Alps

                #  Stop  Place         Leg  Bearing   So far
                1  Bern  Bern, CH
                2  Thun  Bern, CH  25.6 km  146° SE  25.6 km

                2 stops, 25.6 km straight line

                a PLACE add · m STOPS TO move · d STOPS delete · c STOPS to TRIP copy · x STOPS split · name NAME · l ON|OFF loop · v reverse · o HOW order · r FILE report · e FILE export · f WORDS find · p map · y days · k KIND along · w web · E URL|off engine · units km|mi|nmi · u N undo · U N redo · h history · ? help · b back · q quit
                trip> 

                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                n NAME new · d TRIPS delete · c TRIP copy · j TRIPS join · s own|name|start sort · i FILES import · e TRIPS FILE export · r FILE report · f WORDS find · p map · w web · E URL|off engine · units km|mi|nmi · merge COPY · u N undo · U N redo · h history · ? help · q quit
                trips> 

                """)
    }

    @Test("--version --json is a document for programs")
    func versionForPrograms() throws {
        let expected = """
            {
              "version": "2.0.0-dev",
              "commit": \(Version.commit.map { "\"\($0)\"" } ?? "null"),
              "attribution": [
                "Place names: GeoNames (https://www.geonames.org), CC BY 4.0",
                "Parks, peaks, islands, lakes, regions: Natural Earth (https://www.naturalearthdata.com), public domain",
                "Airports: airportsdata (https://github.com/mborsetti/airportsdata), MIT",
                "Destinations: Wikivoyage contributors (https://en.wikivoyage.org), CC BY-SA 3.0",
                "Castles and sights: Wikidata (https://www.wikidata.org), CC0",
                "Parks, peaks, passes: © OpenStreetMap contributors (https://www.openstreetmap.org), ODbL 1.0",
                "Coastlines, lakes, borders: Natural Earth (https://www.naturalearthdata.com), public domain",
                "Roads: © OpenStreetMap contributors (https://www.openstreetmap.org), ODbL 1.0"
              ]
            }

            """
        #expect(try Session().run("--version", "--json") == Session.Run(status: 0, output: expected, errors: ""))
        #expect(try Session().run("--json").status == 64)
    }

    @Test("Version help and completions ask for no file") func noFile() throws {
        let session = try Session(library: "damaged")
        let version = session.run("--version")
        #expect(version.status == 0 && version.errors == "")
        let commit = Version.commit.map { ", commit \($0.prefix(12))" } ?? ""
        #expect(
            version.output.hasPrefix(
                "roadtrip 2.0.0-dev\(commit)\nPlace names: GeoNames (https://www.geonames.org), CC BY 4.0\n"))
        #expect(version.output.split(separator: "\n").count == 9)
        #expect(session.run("help").status == 0)
        #expect(session.run("help", "add").output.contains("--at N"))
        #expect(session.run("licenses").status == 0)
        #expect(session.run("add", "--help").output == session.run("help", "add").output)
        for shell in ["bash", "zsh", "fish"] { #expect(session.run("completions", shell).status == 0) }
        for words in [["frobnicate"], ["list", "--units", "ly"], ["show"], ["add", "1", "--at"], ["undo", "x", "y"]] {
            #expect(session.run(words, InMemoryStandardStreams()).status == 64)
        }
        #expect(session.files.calls == [])
        // And the commands that read the library do call.
        #expect(session.run("list").status == 65)
        #expect(session.files.calls != [])
    }
}
