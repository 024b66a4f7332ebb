import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct CSVReadingTests {
    struct Table: Sendable, CustomTestStringConvertible {
        let what: String
        let text: String
        let expected: [String]
        var testDescription: String { what }

        init(_ what: String, _ text: String, _ expected: [String]) {
            self.what = what
            self.text = text
            self.expected = expected
        }
    }

    private static let tables = [
        Table(
            "a numbered column is not the name",
            "Stop,City,Latitude,Longitude\n1,Lyon,45.75,4.85\n2,Bern,46.95,7.45\n",
            ["file: Lyon@45.75,4.85 Bern@46.95,7.45", "notice: columns that were not taken: Stop"]),
        Table(
            "numbered stages", "Etape,Ville,Latitude,Longitude\n1,Lyon,45.75,4.85\n1,Bern,46.95,7.45\n",
            [
                "file: Lyon@45.75,4.85[Etape: 1] Bern@46.95,7.45[Etape: 1]",
                "notice: columns that are in the notes: Etape",
            ]),
        Table(
            "stages in German", "Etappe;Ort;Breite;Länge\n10;Lyon;45.75;4.85\n12;Bern;46.95;7.45\n",
            [
                "file: Lyon@45.75,4.85[Etappe: 10] Bern@46.95,7.45[Etappe: 12]",
                "notice: columns that are in the notes: Etappe",
            ]),
        Table(
            "stages in Italian", "Tappa,Città,Latitudine,Longitudine\n1,Lyon,45.75,4.85\n2,Bern,46.95,7.45\n",
            ["file: Lyon@45.75,4.85 Bern@46.95,7.45", "notice: columns that were not taken: Tappa"]),
        Table(
            "numbered stops that lead back", "Stop,City,Latitude,Longitude\n1,P,1,2\n2,Q,3,4\n1,P,1,2\n",
            ["file (round): P@1,2 Q@3,4"]),
        Table(
            "names of stops", "Stop,City,Latitude,Longitude\nHut,P,1,2\n2,Q,3,4\n",
            ["file: Hut@1,2[City: P] 2@3,4[City: Q]", "notice: columns that are in the notes: City"]),
        Table("numbers that are all there is", "Stop,Latitude,Longitude\n66,1,2\n67,3,4\n", ["file: 66@1,2 67@3,4"]),
        Table(
            "our own columns",
            "Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters\r\nA,1,P,48.5,2.25,,\r\nA,2,Q,45,4,n,9\r\n",
            ["A: P@48.5,2.25 Q@45,4[n]"]),
        Table(
            "a round trip",
            "Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters\nA,1,P,1,2,,\nA,2,Q,3,4,,5\nA,1,P,1,2,,5\n",
            ["A (round): P@1,2 Q@3,4"]),
        Table(
            "two trips of one name", "Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters\nA,1,P,1,2,,\nA,1,P,1,2,,\n",
            ["A: P@1,2", "A: P@1,2"]),
        Table(
            "a round trip of one stop",
            "Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters\nA,1,P,1,2,,\nA,1,P,1,2,,0\n",
            ["A (round): P@1,2"]),
        Table("a byte order mark", "\u{FEFF}name,lat,lon\nP,1,2\n", ["file: P@1,2"]),
        Table("carriage returns alone", "name,lat,lon\rP,1,2\rQ,3,4", ["file: P@1,2 Q@3,4"]),
        Table("no end of the last line", "name,lat,lon\nP,1,2", ["file: P@1,2"]),
        Table(
            "semicolons and decimal commas", "Name;Breite;Länge\nP;48,5;2,25\n",
            [
                "file: P@48.5,2.25", "notice: numbers such as 48,85 were read with the comma as decimal sign",
            ]),
        Table("tabs", "name\tlat\tlon\nP, Q\t1\t2\n", ["file: P, Q@1,2"]),
        Table("bars", "name|lat|lon\nP|1|2\n", ["file: P@1,2"]),
        Table("a separator of Excel", "sep=;\nname;lat;lon\nP;1;2\n", ["file: P@1,2"]),
        Table("the other order", "Longitude (deg),Latitude (deg),Title\n2,1,P\n", ["file: P@1,2"]),
        Table("x and y", "x,y,label\n2,1,P\n", ["file: P@1,2"]),
        Table(
            "one coordinate column", "name,coordinates\nP,\"48.5, 2.25\"\nQ,\"40°45'25\"\"N 73°59'10\"\"W\"\n",
            [
                "file: P@48.5,2.25 Q@40.7569444,-73.9861111"
            ]),
        Table(
            "decimal commas in quotes", "Name,Latitude,Longitude\nP,\"48,85\",\"2,35\"\nQ,\"45,5\",2.5\n",
            [
                "file: P@48.85,2.35 Q@45.5,2.5",
                "notice: numbers such as 48,85 were read with the comma as decimal sign",
            ]),
        Table(
            "a number that is none of stops", "Name,Latitude,Longitude,Number\nP,1,2,1\nQ,3,4,1\nR,5,6,2\n",
            [
                "file: P@1,2[Number: 1] Q@3,4[Number: 1] R@5,6[Number: 2]",
                "notice: columns that are in the notes: Number",
            ]),
        Table(
            "a number that counts no stops of a trip", "Trip,Name,lat,lon,No\nA,P,1,2,1\nA,Q,3,4,1\nA,R,5,6,2\n",
            ["A: P@1,2[No: 1] Q@3,4[No: 1] R@5,6[No: 2]", "notice: columns that are in the notes: No"]),
        Table(
            "numbers of stops that begin again", "Trip,Name,lat,lon,No\nA,P,1,2,1\n,Q,3,4,2\nA,R,5,6,1\nB,S,7,8,1\n",
            ["A: P@1,2 Q@3,4", "A: R@5,6", "B: S@7,8"]),
        Table(
            "words that begin like others",
            "TripAdvisor,Late checkout,Long story,Name,Latitude (deg),Longitude_deg\n5,6,7,P,1,2\n",
            [
                "file: P@1,2[TripAdvisor: 5\nLate checkout: 6\nLong story: 7]",
                "notice: columns that are in the notes: TripAdvisor, Late checkout, Long story",
            ]),
        Table("words together", "Name,LatDeg,LonDeg,Notes2\nP,1,2,n\n", ["file: P@1,2[n]"]),
        Table("a column called Stop", "Stop,Name,lat,lon\n1,P,1,2\n1,Q,3,4\n", ["file: P@1,2", "file 2: Q@3,4"]),
        Table(
            "well-known text of My Maps",
            "WKT,name,description\n\"POINT (2.25 48.5)\",P,d\nSRID=4326;POINT(7 46),Q,\n\"LINESTRING (1 2, 3 4)\",L,\n",
            [
                "file: P@48.5,2.25[d] Q@46,7", "skipped 4: “LINESTRING (1 2, 3 4…” is no point; only points are taken",
            ]),
        Table("degrees, minutes and seconds", "name,lat,lon\nP,40°30'N,73°30'W\n", ["file: P@40.5,-73.5"]),
        Table(
            "a title above", "My summer\n\nname,lat,lon\nP,1,2\n",
            ["My summer: P@1,2"]),
        Table(
            "two titles above", "My summer\nprinted today\nname,lat,lon\nP,1,2\n",
            ["My summer: P@1,2", "skipped 2: it stands before the names of the columns"]),
        Table(
            "texts in quotes", "name,lat,lon,notes\n\"P, \"\"Q\"\"\",1,2,\"one\r\ntwo\"\n\"a\" , 3 , 4 ,\n",
            [
                "file: P, \"Q\"@1,2[one\ntwo] a@3,4"
            ]),
        Table("a quote inside a word", "name,lat,lon\n5\" pipe,1,2\n", ["file: 5\" pipe@1,2"]),
        Table(
            "defused cells", "name,lat,lon\n'=1+1,1,2\n''-x,1,2\n'quoted,1,2\n",
            [
                "file: =1+1@1,2 '-x@1,2 'quoted@1,2"
            ]),
        Table(
            "rows of several trips", "trip,name,lat,lon\nA,P,1,2\nB,Q,3,4\nA,R,5,6\n,S,7,8\n",
            [
                "A: P@1,2 R@5,6 S@7,8", "B: Q@3,4",
            ]),
        Table("stops as names", "stop,lat,lon\nP,1,2\n", ["file: P@1,2"]),
        Table(
            "several notes", "name,lat,lon,notes,description,url\nP,1,2,n,d,https://p.example\n",
            [
                "file: P@1,2[n\nd\nhttps://p.example]"
            ]),
        Table(
            "doubled quotes in angles", "name,lat,lon\nP,\"40°45'25\"\"N\",\"73°59'10\"\"W\"\n",
            ["file: P@40.7569444,-73.9861111"]),
        Table(
            "doubled quotes around a number of a stop", "trip,stop,name,lat,lon\nA,\"1\",P,1,2\nA,\"2\",Q,3,4\n",
            ["A: P@1,2 Q@3,4"]),
        Table(
            "French names of columns", "Etape;Latitude;Longitude;Commentaire\nLyon;45,76;4,83;bouchon\n",
            [
                "file: Lyon@45.76,4.83[bouchon]",
                "notice: numbers such as 48,85 were read with the comma as decimal sign",
            ]),
        Table("German names of columns", "Ziel,Breite,Länge,Notiz,Bemerkung\nP,1,2,n,b\n", ["file: P@1,2[n\nb]"]),
        Table(
            "Spanish names of columns", "Destino,Latitud,Longitud,Descripción\nP,1,2,d\n", ["file: P@1,2[d]"]),
        Table("a destination", "Destination,lat,lon\nP,1,2\n", ["file: P@1,2"]),
        Table(
            "names in two lines", "\"Name\nof the place\",\"Latitude\n(deg)\",\"Longitude\n(deg)\"\n\"P\nQ\",1,2\n",
            ["file: P Q@1,2"]),
        Table("a note that is the name", "name,lat,lon,notes\nP,1,2,P\n", ["file: P@1,2"]),
        Table(
            "a link to directions is no single place",
            "name,url\nP,\"https://maps.google.com/?q=1,2\"\nDir,\"https://www.google.com/maps/dir/1,2/3,4\"\n",
            [
                "file: P@1,2",
                "skipped 3: the link is directions with 2 places, and a row is one; a list takes them all",
            ]),
        Table(
            "a link whose coordinates are the place", "name,url,notes\nP,\"https://maps.google.com/?q=1,2\",n\n",
            ["file: P@1,2[n]"]),
        Table(
            "a table without names of columns whose longitudes are beyond 90",
            "151.21,-33.86,\"Sydney, harbour\",ferry\n144.96,-37.81,Melbourne\n",
            [
                "file: Sydney, harbour@-33.86,151.21[ferry] Melbourne@-37.81,144.96",
                "notice: no names of columns; they were taken for longitude,latitude,name,notes",
            ]),
        Table(
            "a table without names of columns that may be either way round",
            "2.35,48.85,Paris\n4.83,45.76,Lyon\n",
            [
                "error F:1: the table has no names of columns, and either number may be the latitude; say it: "
                    + "--columns longitude,latitude,name (as devices of Garmin and TomTom have it) "
                    + "or --columns latitude,longitude,name"
            ]),
        Table(
            "columns nobody knows", "name,lat,lon,phone,ele\nP,1,2,3,4\n",
            [
                "file: P@1,2[phone: 3\nele: 4]", "notice: columns that are in the notes: phone, ele",
            ]),
        Table(
            "no names", "name,lat,lon\n,1,2\n ,3,4\n",
            [
                "file: Stop 1@1,2 Stop 2@3,4",
                "notice: 2 stops of “file” had no name; they are called “Stop 1” and “Stop 2”",
            ]),
        Table(
            "bad rows among good ones",
            """
            name,lat,lon
            P,91,2
            Q,nan,2
            R,1
            S,1,2,3
            T,,
            U,0x10,2
            V,1e400,2
            W,1,2
            ,,
            X,3,4,
            """,
            [
                "file: W@1,2 X@3,4", "skipped 2: latitude 91 is outside -90 to 90",
                "skipped 3: “nan” and “2” are no latitude and longitude",
                "skipped 4: there is no longitude beside the latitude 1",
                "skipped 5: 4 cells where the first row has 3; a text with the separator in it needs quotes",
                "skipped 6: “T” is no place that is known", "skipped 7: “0x10” and “2” are no latitude and longitude",
                "skipped 8: “1e400” and “2” are no latitude and longitude",
            ]),
        Table(
            "lines counted through quotes", "name,lat,lon\n\"a\nb\",1,2\nQ,100,2\n",
            [
                "file: a b@1,2", "skipped 4: latitude 100 is outside -90 to 90",
            ]),
        Table("only names of columns", "name,lat,lon\n", []),
        Table(
            "a quote without an end", "name,lat,lon\nP,1,2\n\"Q,3,4\n",
            [
                "error F:3:1: the quote that begins here has no end"
            ]),
        Table(
            "a quote in a quoted text", "name,lat,lon\n\"say \"hi\"\",1,2\n",
            [
                "error F:2:7: text behind a closing quote; a quote inside a quoted text is written twice"
            ]),
        Table(
            "a name that is too long", "name,lat,lon\n\(String(repeating: "x", count: 201)),1,2\n",
            [
                "file: \(String(repeating: "x", count: 200))@1,2[\(String(repeating: "x", count: 201))]",
                "notice: line 2: the name is too long; it is cut to “\(String(repeating: "x", count: 200))”",
            ]),
    ]

    @Test("A table is read as a person means it", arguments: tables) func table(table: Table) {
        #expect(reading(table.text, file: "file") == table.expected)
    }

    @Test("The columns are what a person says they are")
    func givenColumns() throws {
        func read(_ text: String, _ columns: [String]) throws -> [String] {
            let context = ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1), columns: columns)
            let imported = try CSVFormat().read(Array(text.utf8), context)
            return imported.trips.map(\.lineOfText) + imported.skipped.map { "\($0.line): \($0.reason)" }
        }
        let text = "2.35,48.85,\"Paris\",n\n4.83,45.76,Lyon\n"
        #expect(
            try read(text, ["longitude", "latitude", "name", "note"]) == ["file: Paris@48.85,2.35[n] Lyon@45.76,4.83"])
        #expect(try read(text, ["lat", "lon", "-", "name"]) == ["file: n@2.35,48.85 Stop 2@4.83,45.76"])
        #expect(
            try read("A;B;C\n1;2;P\n", ["lat", "lon", "name"]) == [
                "file: P@1,2", "1: “A” and “B” are no latitude and longitude",
            ])
        #expect(try read("lat,lon,name\n2,1,P\n", ["lon", "lat", "name"]) == ["file: P@1,2"])
        #expect(CSVColumns.unknown(in: ["lon", "Foo", "-", "Länge"]) == ["Foo", "Länge"])
        #expect(CSVColumns.unknown(in: CSVColumns.words).isEmpty)
    }

    @Test("A name in two lines is looked up as one line, and a number is no name where another cell has one")
    func lookUps() {
        #expect(
            reading("Etape,Ville\n1,\"Lyon\n\"\n2,Paris\n", places: smallGazetteer).first
                == "file: Lyon@45.764,4.8357 Paris@48.8566,2.3522")
    }

    @Test("Where several files are imported, those that name their columns are read by their own names")
    func columnsOfOtherFiles() throws {
        func read(_ text: String) throws -> [String] {
            let context = ImportContext(
                fileName: "file", identifiers: SeededIdentifiers(seed: 1), columns: ["longitude", "latitude", "name"],
                columnsAreForOthers: true)
            let imported = try CSVFormat().read(Array(text.utf8), context)
            return imported.trips.map(\.lineOfText) + imported.skipped.map { "\($0.line): \($0.reason)" }
                + imported.notices
        }
        #expect(
            try read("Latitude,Longitude,Name\n1,2,P\n") == [
                "file: P@1,2", "read by its own names of columns, not by those that were given",
            ])
        #expect(try read("2,1,P\n") == ["file: P@1,2"])
    }

    @Test("The address or the town beside coordinates is the name where a row has no other; a link's name too")
    func namesOfRowsWithoutName() {
        #expect(reading("Place,Lat,Lon\nHome,1,2\n") == ["file: Home@1,2"])
        #expect(
            reading("City;Lat;Lon;Name\nBonn;1;2;\nBonn;3;4;Inn\n")
                == ["file: Bonn@1,2 Inn@3,4[City: Bonn]", "notice: columns that are in the notes: City"])
        #expect(
            reading("Name,Note,URL\n,n,\"https://www.google.com/maps/place/Eiffel+Tower/data=!3d48.8584!4d2.2945\"\n")
                == ["file: Eiffel Tower@48.8584,2.2945[n]"])
    }

    @Test("Names of places are looked up") func placeNames() {
        let text = "city,country,notes\nLyon,France,n\nNowhere,,\nParis,,\n"
        #expect(
            reading(text, places: smallGazetteer) == [
                "file: Lyon@45.764,4.8357[n] Paris@48.8566,2.3522",
                "skipped 3: “Nowhere” is no place that is known",
                "notice: line 2: “Lyon” was looked up: Lyon, France (FR)",
                "notice: line 4: “Paris” was looked up: Paris (FR)",
            ])
        #expect(
            reading("name\nParis\n", as: CSVFormat(), places: smallGazetteer) == [
                "file: Paris@48.8566,2.3522", "notice: line 2: “Paris” was looked up: Paris (FR)",
            ])
    }

    /// Gives each query back as the name of a place.
    @Test(
        "What is looked up is the name in its state and country, or the address",
        arguments: [
            ("Name,State\nSpringfield,Illinois\n", "asked: Springfield, Illinois"),
            ("Name,Country\nParis,France\n", "asked: Paris, France"),
            ("Name,City,State,Country\nMum,Paris,Texas,USA\n", "“Mum”: asked: Paris, Texas, USA"),
            ("Name,City,Country\nParis,,France\n", "asked: Paris, France"),
            ("Name,Address,State\nMum,1 Main St,Texas\n", "“Mum”: asked: 1 Main St, Texas"),
            ("Country,Notes\nFrance,n\n", "asked: France"), ("Name,State\nSpringfield,\n", "asked: Springfield"),
        ])
    func lookUpsNameThePlace(text: String, refusal: String) {
        let read = reading(text, as: CSVFormat()) { text, _ in .failure(PlaceRefusal("asked: \(text)")) }
        #expect(read == ["skipped 2: \(refusal)"])
    }

    @Test("UTF-16 is read") func utf16() throws {
        let text = "name,lat,lon\nZürich 🚗,1,2\n"
        let little = try #require(text.data(using: .utf16LittleEndian))
        #expect(reading([0xFF, 0xFE] + little) == ["file: Zürich 🚗@1,2"])
        let big = try #require(text.data(using: .utf16BigEndian))
        #expect(reading([0xFE, 0xFF] + big) == ["file: Zürich 🚗@1,2"])
        #expect(
            reading([0xFE, 0xFF] + big.dropLast(), as: CSVFormat()) == [
                "error F: the text is UTF-16, but its last character is cut in half"
            ])
    }

    @Test("A table without names of columns is refused") func noColumnNames() {
        #expect(
            reading("1,2,P\n3,4,Q\n", as: CSVFormat()) == [
                "error F:1: the first row must name the columns, such as Name,Latitude,Longitude,Notes; "
                    + "or say what they are: --columns name,latitude,longitude"
            ])
    }
}
