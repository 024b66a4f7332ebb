import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

/// Files in the shape of those that other planners write.
@Suite("JSON of other planners") struct PlannerTests {
    /// The trips with the first day and the nights, and the notices.
    private func plan(_ text: String) throws -> [String] {
        let imported = try PlannerFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.map { trip in
            "\(trip.name.text) \(trip.plan.start?.text ?? "-"): "
                + trip.waypoints.map { stop in
                    stop.name.text + (stop.plan.nights.map { "+\($0)" } ?? "")
                        + (stop.note.map { "[\($0.text)]" } ?? "")
                }.joined(separator: " ")
        } + imported.notices
    }

    @Test(
        "A list of places is read however deep it lies and whatever its coordinates are called",
        arguments: [
            (#"[{"name":"A","lat":1,"lng":2},{"name":"B","lat":3,"lng":4}]"#, ["file: A@1,2 B@3,4"]),
            (
                #"{"title":"T","data":{"stops":[{"title":"A","location":{"latitude":"1.5","longitude":"2"}}]}}"#,
                ["T: A@1.5,2"]
            ),
            (
                #"{"name":"T","places":[{"name":"A","latLng":[1,2]},{"name":"B","coordinates":[4,3]}]}"#,
                ["T: A@1,2 B@3,4"]
            ),
            (
                #"{"places":[{"name":"A","position":"1, 2"},{"name":"B","geo":{"lat":3,"lon":4}}]}"#,
                ["file: A@1,2 B@3,4"]
            ),
            (
                #"[{"name":"A","lat":0,"lng":0},{"name":"B","lat":91,"lng":4},{"name":"C","lat":1,"lng":2}]"#,
                ["file: C@1,2", "skipped 1: “A”: it has no place", "skipped 1: “B”: latitude 91 is outside -90 to 90"]
            ),
            (
                #"{"places":[{"x":1}]}"#,
                [
                    "error F:1:1: neither a file of trips of this program nor a list of places: no object in it has a latitude and a "
                        + "longitude"
                ]
            ),
            (
                #"{"name":"T","center":{"lat":9,"lng":9},"stops":[{"name":"A","lat":1,"lng":2,"photos":[{"lat":5,"lng":6}]}]}"#,
                ["T: A@1,2"]
            ),
        ])
    func lists(text: String, expected: [String]) {
        #expect(reading(text) == expected)
    }

    @Test("A plan of nights begins on the first day that the file has for the trip")
    func firstDay() throws {
        let stops = #"[{"name":"A","lat":1,"lng":2,"nights":1},{"name":"B","lat":3,"lng":4,"nights":2}]"#
        let dates = #""startDate":"2027-09-01","endDate":"2027-09-04""#
        #expect(try plan(#"{"trip":{"title":"T",\#(dates),"waypoints":\#(stops)}}"#) == ["T 2027-09-01: A+1 B+2"])
        #expect(try plan(#"{"title":"T",\#(dates),"stops":\#(stops)}"#) == ["T 2027-09-01: A+1 B+2"])
    }

    @Test("The steps of a Polarsteps journey are stops on their days")
    func polarsteps() throws {
        let text = """
            {"id": 1, "name": "North", "start_date": 1686528000.0, "all_steps": [
              {"id": 11, "display_name": "Harbour", "name": "x", "description": "cold", "start_time": 1686571200.0,
               "location": {"lat": 60.39, "lon": 5.32, "name": "Bergen", "country": "Norway"}, "media": []},
              {"id": 12, "display_name": "Fjord", "description": "", "start_time": 1686744000.0,
               "location": {"lat": 60.86, "lon": 7.11, "name": "Flåm"}}]}
            """
        #expect(try plan(text) == ["North 2023-06-12: Harbour+2[cold] Fjord"])
    }

    @Test("The blocks of a Wanderlog itinerary are stops on the days of their sections")
    func wanderlog() throws {
        func block(_ name: String, _ latitude: Double) -> String {
            #"{"type":"place","place":{"name":"\#(name)","geometry":{"location":{"lat":\#(latitude),"lng":7}},"formatted_address":"Street 1"}}"#
        }
        let text = """
            {"tripPlan": {"title": "Alps", "startDate": "2027-06-12", "itinerary": {"sections": [
              {"heading": "", "blocks": [\(block("A", 46)), {"type": "note"}], "date": "2027-06-12"},
              {"heading": "", "date": "2027-06-14", "blocks": [\(block("B", 47))]}]}}}
            """
        #expect(try plan(text) == ["Alps 2027-06-12: A+2[Street 1] B[Street 1]"])
    }

    @Test("The places of a TREK trip are those that are assigned to days")
    func trek() throws {
        let text = """
            {"trip": {"id": 1, "title": "Coast"}, "days": [{"id": 5, "date": "2027-06-12"}, {"id": 6, "date": "2027-06-13"}],
             "assignments": {"6": [{"day_id": 6, "place": {"id": 2, "name": "B", "lat": 2, "lng": 3}}],
                             "5": [{"day_id": 5, "place": {"id": 1, "name": "A", "lat": 1, "lng": 2}}]},
             "places": [{"id": 2, "name": "B", "lat": 2, "lng": 3}, {"id": 1, "name": "A", "lat": 1, "lng": 2},
                        {"id": 3, "name": "C", "lat": 5, "lng": 6}]}
            """
        let found = try plan(text)
        #expect(found.first?.hasSuffix("2027-06-12: A+1 B") == true)
        #expect(found.contains("3 places under “places[]” left out"))
    }

    @Test("The locations of AdventureLog are in the trips of their collections")
    func adventureLog() throws {
        let text = """
            {"version": "1.0", "collections": [{"export_id": 0, "name": "Spring"}, {"export_id": 1, "name": "Autumn"}],
             "locations": [
               {"name": "B", "latitude": "2", "longitude": "3", "collection_export_ids": [0], "visits": [{"start_date": "2027-04-03"}]},
               {"name": "A", "latitude": "1", "longitude": "2", "collection_export_ids": [0], "visits": [{"start_date": "2027-04-01"}]},
               {"name": "C", "latitude": "5", "longitude": "6", "collection_export_ids": [1], "visits": [{"start_date": "2027-10-01"}]},
               {"name": "D", "latitude": null, "longitude": null, "collection_export_ids": [1], "visits": []}]}
            """
        #expect(try plan(text) == ["Spring 2027-04-01: A+2 B", "Autumn 2027-10-01: C"])
    }

    @Test("What one sleeps at and does on a TripIt journey is one trip, with costs, and what is left out is told")
    func tripIt() throws {
        let text = """
            {"Trip": {"display_name": "Coast", "start_date": "2027-06-12"},
             "LodgingObject": [
               {"display_name": "H", "StartDateTime": {"date": "2027-06-12", "time": "15:00:00"},
                "EndDateTime": {"date": "2027-06-14"}, "Address": {"latitude": "1", "longitude": "2"},
                "total_cost": "CAD 420", "room_type": "king"},
               {"display_name": "I", "StartDateTime": {"date": "2027-06-14"}, "EndDateTime": {"date": "2027-06-17"},
                "Address": {"latitude": "3", "longitude": "4"}}],
             "ActivityObject": {"display_name": "Boat", "StartDateTime": {"date": "2027-06-13"},
               "Address": {"latitude": "1", "longitude": "3"}}}
            """
        #expect(try plan(text) == ["Coast 2027-06-12: H+1 Boat H+1 I+3", "left out: “room_type” of 1 stop"])
    }

    @Test("Costs and dates in parts are read, and a number of a booking is in the note")
    func parts() throws {
        let text = """
            {"title": "T", "stops": [
              {"title": "A", "location": {"lat": 1, "lng": 2}, "arrival": {"year": 2027, "month": 5, "day": 4}, "nights": 1,
               "cost": {"amount": 85, "currency": "USD"}, "confirmation": "X1"}]}
            """
        #expect(try plan(text) == ["T 2027-05-04: A+1[Booking: X1]"])
    }

    @Test(
        "A list that is called as this program's own but has other fields is read as that of another program",
        arguments: [
            (#"{"name":"T","waypoints":[{"title":"A","position":{"lat":1,"lng":2},"nights":1}]}"#, "T: A@1,2"),
            (#"{"name":"T","version":1,"waypoints":[{"name":"A","lat":1,"lon":2}]}"#, "T: A@1,2"),
            (#"{"waypoints":[{"name":"A","location":{"lat":1,"lng":2}}]}"#, "file: A@1,2"),
            (#"{"waypoints":["Lyon","Paris"]}"#, "file: Lyon@45.764,4.8357 Paris@48.8566,2.3522"),
            (#"["Lyon","Paris"]"#, "file: Lyon@45.764,4.8357 Paris@48.8566,2.3522"),
        ])
    func others(text: String, trip: String) {
        let found = reading(text, places: smallGazetteer)
        #expect(found.first == trip)
        #expect(found.contains("notice: this is JSON of another program: its list of places was read"))
    }

    @Test(
        "A file of this program in which something is wrong is refused, and nothing of it is taken",
        arguments: [
            #"{"waypoints":[{"name":"A","location":{"latitude":1,"longitude":2}},{"name":"Lyon"}]}"#,
            #"{"version":1,"trips":[{"name":"T","waypoints":[{"name":"A","lat":1,"lon":2}]}]}"#,
        ])
    func damaged(text: String) {
        #expect(reading(text, places: smallGazetteer).first?.hasPrefix("error F:1:") == true)
    }

    @Test("A place without coordinates among others is looked up by its name, where it stands")
    func lookedUp() {
        let text =
            #"{"stops":[{"name":"A","lat":1,"lng":2},{"name":"Lyon"},{"name":"B","lat":3,"lng":4},{"name":"Xy"}]}"#
        let found = reading(text, places: smallGazetteer)
        #expect(found.first == "file: A@1,2 Lyon@45.764,4.8357 B@3,4")
        #expect(found.contains { $0.hasPrefix("skipped 1: ") })
    }

    @Test("A night is behind what one sees on its day, and a list that repeats the places of the days is not told")
    func nightsAndRepeats() throws {
        let text = """
            {"places": [{"name": "A", "lat": 1, "lng": 2, "date": "2027-07-10"}, {"name": "B", "lat": 3, "lng": 4}],
             "lodging": [{"name": "H", "check_in": "2027-07-10", "check_out": "2027-07-11", "lat": 1, "lng": 3}]}
            """
        #expect(try plan(text).first == "file 2027-07-10: A H+1 B" || plan(text).first == "f 2027-07-10: A H+1 B")
        let days = #"[{"assignments":[{"place":{"name":"A","lat":1,"lng":2}}]}]"#
        let places = #"[{"name":"A","lat":1,"lng":2}]"#
        #expect(try plan(#"{"title":"T","days":\#(days),"places":\#(places)}"#) == ["T -: A"])
    }

    @Test("Very many places without names are the course of a way")
    func course() {
        let points = (0..<200).map { "{\"lat\":\(10.0 + Double($0) / 100),\"lon\":5}" }.joined(separator: ",")
        let found = reading("{\"locations\":[\(points)]}")
        #expect(found.first == "file: Stop 1@10,5 Stop 2@11.99,5")
    }
}
