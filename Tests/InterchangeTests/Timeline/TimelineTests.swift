import Geodesy
import Interchange
import Places
import Testing

/// Google's Timeline in the forms that telephones export and that Takeout gave.
@Suite struct TimelineTests {
    private func visit(
        _ start: String, _ end: String, _ place: String, _ type: String = "UNKNOWN", level: String = "0"
    ) -> String {
        """
        {"startTime": "\(start)", "endTime": "\(end)", "startTimeTimezoneUtcOffsetMinutes": 120,
         "visit": {"hierarchyLevel": \(level), "probability": 0.9, "topCandidate": {"placeId": "ChIJ", "semanticType": "\(type)",
         "probability": 0.5, "placeLocation": {"latLng": "\(place)"}}}}
        """
    }

    /// Names what is near, as the gazetteer does.
    private func near(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        FoundPlace.ofCoordinates(text, near: nil).flatMap { found in
            guard found.location.latitude > 46 else { return .failure(PlaceRefusal("")) }
            return .success(
                FoundPlace(name: "near Paris", location: found.location, label: "near Paris", wasLookedUp: false))
        }
    }

    @Test("Visits of days that follow one another are a trip; days at home end it")
    func android() {
        let text = """
            {"semanticSegments": [
              {"startTime": "2024-06-01T08:00:00.000+02:00", "endTime": "2024-06-01T10:00:00.000+02:00",
               "timelinePath": [{"point": "48.1°, 2.2°", "time": "2024-06-01T08:30:00.000+02:00"}]},
              \(visit("2024-06-01T07:00:00.000+02:00", "2024-06-01T08:00:00.000+02:00", "47.0°, 2.0°", "HOME")),
              \(visit("2024-06-01T10:05:00.000+02:00", "2024-06-01T12:40:00.000+02:00", "48.8566°, 2.3522°")),
              \(visit("2024-06-01T11:00:00.000+02:00", "2024-06-01T12:00:00.000+02:00", "48.8567°, 2.3522°", level: "1")),
              \(visit("2024-06-01T12:45:00.000+02:00", "2024-06-01T13:00:00.000+02:00", "48.8566°, 2.3522°")),
              \(visit("2024-06-02T22:00:00.000+02:00", "2024-06-03T08:00:00.000+02:00", "45.764°, 4.8357°", level: "\"0\"")),
              {"startTime": "2024-06-03T08:00:00.000+02:00", "endTime": "2024-06-03T12:00:00.000+02:00",
               "activity": {"start": {"latLng": "45.764°, 4.8357°"}, "distanceMeters": 1000.0}},
              \(visit("2024-06-03T12:00:00.000+02:00", "2024-06-05T08:00:00.000+02:00", "47.0°, 2.0°", "INFERRED_HOME")),
              \(visit("2024-06-06T09:00:00.000+02:00", "2024-06-06T17:00:00.000+02:00", "47.1°, 2.1°", "WORK"))
             ],
             "rawSignals": [{"position": {"LatLng": "1°, 2°"}}], "userLocationProfile": {}}
            """
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "timeline")
        #expect(
            reading(text, places: near) == [
                "2024-06-01 to 2024-06-02: Home@47,2[2024-06-01 07:00 – 08:00] near Paris@48.8566,2.3522[2024-06-01 10:05 – 13:00] "
                    + "Stop 3@45.764,4.8357[2024-06-02 22:00 – 2024-06-03 08:00]",
                "2024-06-06: Work@47.1,2.1[2024-06-06 09:00 – 17:00]",
                "notice: 1 stop of “2024-06-01 to 2024-06-02” had no name; it is called “Stop 3”",
                "notice: 1 visit at home left out: days spent only at home are no trip",
                "notice: 1 night that no stop covers was put at the stop before, so that each stop keeps its day",
            ])
    }

    @Test(
        "A level beyond all numbers, or none, is that of a visit of its own",
        arguments: ["1e300", "-1e300", "0.5", "null"])
    func levels(level: String) {
        let moment = "2024-06-01T10:00:00.000+02:00"
        let text = #"{"semanticSegments": ["# + visit(moment, moment, "48.8566°, 2.3522°", level: level) + "]}"
        #expect(reading(text, places: near).first?.contains("near Paris@48.8566,2.3522") == true)
    }

    @Test("What iPhones export is a list of segments")
    func iOS() {
        let text = """
            [{"endTime": "2024-06-01T09:00:00.000+09:00", "startTime": "2024-06-01T08:00:00.000+09:00",
              "activity": {"start": "geo:35.0,139.0", "probability": "0.9"}},
             {"endTime": "2024-06-01T12:00:00.000+09:00", "startTime": "2024-06-01T10:00:00.000+09:00",
              "visit": {"hierarchyLevel": "0", "topCandidate": {"probability": "0.8", "semanticType": "Unknown",
                "placeID": "ChIJ", "placeLocation": "geo:35.6586,139.7454"}, "probability": "0.9"}}]
            """
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "timeline")
        #expect(
            reading(text, places: { _, _ in .failure(PlaceRefusal("")) })[0]
                == "2024-06-01: Stop 1@35.6586,139.7454[2024-06-01 10:00 – 12:00]")
    }

    @Test("What Takeout gave has names and addresses, and times of Greenwich")
    func takeout() {
        let text = """
            {"timelineObjects": [
              {"activitySegment": {"startLocation": {"latitudeE7": 1, "longitudeE7": 2}}},
              {"placeVisit": {"location": {"latitudeE7": 488583701, "longitudeE7": 22944813, "placeId": "x",
                "address": "Champ de Mars\\nParis", "name": "Tour Eiffel"},
                "duration": {"startTimestamp": "2023-06-30T23:50:00Z", "endTimestamp": "2023-07-01T01:00:00.123Z"},
                "childVisits": [{"location": {"name": "Shop"}}]}},
              {"placeVisit": {"location": {"latitudeE7": -338688000, "longitudeE7": 1512093000, "name": "Sydney"},
                "duration": {"startTimestampMs": "1688169600000", "endTimestampMs": "1688173200000"}}},
              {"placeVisit": {"location": {"latitudeE7": 407570000, "longitudeE7": 3555107296, "name": "New York"},
                "duration": {"startTimestamp": "2023-07-01T20:00:00Z"}}},
              {"placeVisit": {"location": {"name": "Nowhere"}, "duration": {"startTimestamp": "2023-07-01T20:00:00Z"}}},
              {"placeVisit": {"location": {"latitudeE7": 0, "longitudeE7": 0, "name": "Never"}}}
            ]}
            """
        #expect(
            reading(text) == [
                "2023-06-30 to 2023-07-01: Tour Eiffel@48.8583701,2.2944813[2023-06-30 23:50 – 2023-07-01 01:00\nChamp de Mars, Paris] "
                    + "Sydney@-33.8688,151.2093[2023-07-01 10:00 – 11:00] New York@40.757,-73.986[2023-07-01 15:00]",
                "skipped 11: the visit has no place", "skipped 12: the visit has no time",
            ])
    }

    @Test("The file of every minute is refused, with the one to take")
    func records() {
        let text = #"{"locations": [{"latitudeE7": 1, "longitudeE7": 2, "timestamp": "2023-07-01T20:00:00Z"}]}"#
        let found = reading(text)
        #expect(found.count == 1 && found[0].hasPrefix("error F:1:2: these are all the places that a telephone was at"))
    }
}
