import Interchange
import Testing

/// Tables in the shape of those that people share.
@Suite("The column that names the stops") struct NameColumnTests {
    @Test(
        "A table's stops are called what its best column says, and what has no meaning goes into the notes",
        arguments: [
            (
                "legs with coordinates",
                "From,To,Lat,Lon\nHome,Paris,48.85,2.35\nParis,Lyon,45.76,4.83\n",
                [
                    "file: Paris@48.85,2.35[From: Home] Lyon@45.76,4.83",
                    "skipped 2: “Home”, where its leg begins, is missing: “Home” is no place that is known",
                    "notice: columns that are in the notes: From",
                ]
            ),
            (
                "both ends of legs with coordinates",
                "from_name,from_lat,from_lon,to_name,to_lat,to_lon\nPorto,41.16,-8.63,Braga,41.55,-8.43\n"
                    + "Braga,41.55,-8.43,Vila Real,41.3,-7.74\n",
                ["file: Porto@41.16,-8.63 Braga@41.55,-8.43 Vila Real@41.3,-7.74"]
            ),
            (
                "an activity in one town",
                "City,Activity,Lat,Lon\nRome,Colosseum,41.89,12.49\nRome,Forum,41.892,12.485\nRome,Pantheon,41.898,12.476\n",
                [
                    "file: Colosseum@41.89,12.49[City: Rome] Forum@41.892,12.485[City: Rome] "
                        + "Pantheon@41.898,12.476[City: Rome]"
                ]
            ),
            (
                "towns with an activity that repeats",
                "City,Activity,Lat,Lon\nRome,Walk,41.89,12.49\nPisa,Walk,43.72,10.4\nSiena,Walk,43.32,11.33\n",
                [
                    "file: Rome@41.89,12.49[Activity: Walk] Pisa@43.72,10.4[Activity: Walk] Siena@43.32,11.33[Activity: Walk]"
                ]
            ),
            (
                "ports beside a description",
                "Port,Description,Latitude,Longitude\nBergen,Fjords and fish,60.39,5.32\nFlam,A railway,60.86,7.11\n",
                ["file: Bergen@60.39,5.32[Fjords and fish] Flam@60.86,7.11[A railway]"]
            ),
            (
                "attractions in the plural",
                "Attractions,Price,Latitude,Longitude\nLouvre,17,48.86,2.34\nOrsay,14,48.86,2.33\n",
                ["file: Louvre@48.86,2.34 Orsay@48.86,2.33"]
            ),
            (
                "sites and places", "Site,Place,lat,lng\nArches,Moab,38.73,-109.59\nZion,Springdale,37.3,-113.03\n",
                ["file: Arches@38.73,-109.59[Place: Moab] Zion@37.3,-113.03[Place: Springdale]"]
            ),
            (
                "stages with words and numbers",
                "Étape;Ville;Lat;Lon\nÉtape 1;Lyon;45.75;4.85\nÉtape 2;Bern;46.95;7.45\n",
                ["file: Lyon@45.75,4.85[Étape: Étape 1] Bern@46.95,7.45[Étape: Étape 2]"]
            ),
            (
                "a name that is the same everywhere",
                "Name,Attraction,lat,lon\nTour,Louvre,1,2\nTour,Orsay,3,4\nTour,Dome,5,6\n",
                ["file: Louvre@1,2[Name: Tour] Orsay@3,4[Name: Tour] Dome@5,6[Name: Tour]"]
            ),
            (
                "a column of unknown meaning", "Thing,lat,lon\nOld mill,1,2\nNew mill,3,4\n",
                ["file: Old mill@1,2 New mill@3,4"]
            ),
            (
                "signs of China", "名稱,緯度,經度\n台北,25.03,121.56\n花蓮,23.98,121.6\n",
                ["file: 台北@25.03,121.56 花蓮@23.98,121.6"]
            ),
            (
                "both coordinates in one column", "Name,Latitude/Longitude\nA,\"48.5, 2.25\"\n", ["file: A@48.5,2.25"]
            ),
            ("a point in well-known text", "Cities,coord\nA,Point(2.25 48.5)\n", ["file: A@48.5,2.25"]),
            (
                "a number of rows", "Nr,Name,lat,lon,Phone\n1,A,1,2,0123\n2,B,3,4,\n",
                [
                    "file: A@1,2[Phone: 0123] B@3,4", "notice: columns that are in the notes: Phone",
                    "notice: columns that were not taken: Nr",
                ]
            ),
        ])
    func names(what: String, text: String, expected: [String]) {
        let found = reading(text, as: CSVFormat())
        #expect(found.prefix(1) == expected.prefix(1), "\(what)")
        if expected.count > 1 { #expect(found == expected, "\(what)") }
    }

    @Test("A row is the leg to a town where legs are all that is known, and the first begins where it says")
    func legs() {
        let found = reading("From,To\nParis,Lyon\nLyon,Paris\n", as: CSVFormat(), places: smallGazetteer)
        #expect(found.first == "file: Paris@48.8566,2.3522 Lyon@45.764,4.8357 Paris@48.8566,2.3522")
    }

    @Test("The town that is nearer to the coordinates of a leg names it")
    func nearer() {
        let found = reading(
            "From,To,Lat,Lon\nParis,Lyon,48.85,2.35\nLyon,Elsewhere,45.76,4.83\n", as: CSVFormat(),
            places: smallGazetteer)
        #expect(
            found.prefix(2) == [
                "file: Paris@48.85,2.35[To: Lyon] Lyon@45.76,4.83[To: Elsewhere]",
                "skipped 3: “Elsewhere”, where the last leg ends, is missing: “Elsewhere” is no place that is known",
            ])
    }

    @Test("A table whose names say nothing of places is refused with these names, not as one without")
    func refusal() {
        #expect(
            reading("Colour,Size\nred,5\nblue,7\n", as: CSVFormat()) == [
                "error F:1: the names of its columns (“Colour”, “Size”) do not say where a stop is; call one Latitude and one "
                    + "Longitude, or one Coordinates, Address or City, or say what they are: "
                    + "--columns name,notes"
            ])
        #expect(reading("1;2\n3;4\n", as: CSVFormat()).first?.contains("the first row must name the columns") == true)
    }
}
