import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

/// Places that the JSON of others has in objects inside theirs, and towns beside the names of houses.
@Suite("Where places of the JSON of others are") struct PlannerWhereaboutsTests {
    /// The places that are known, by the texts that name them.
    private static let known: [String: (Double, Double)] = [
        "madrid": (40.4, -3.7), "madrid, spain": (40.4, -3.7), "toledo": (41.7, -83.6), "toledo, spain": (39.9, -4.0),
        "springfield, oh, usa": (39.9, -83.8), "springfield": (37.2, -93.3), "naples": (40.85, 14.25),
        "amalfi": (40.63, 14.6), "uffizi": (43.77, 11.25), "florence": (43.77, 11.26), "sole": (10, 10),
        "berlin": (52.5, 13.4), "ber": (52.36, 13.5), "nap": (40.89, 14.29), "porto": (41.15, -8.6),
        "lisbon": (38.7, -9.1), "salzburg": (47.8, 13.0), "graz": (47.1, 15.4), "salzburg, austria": (47.8, 13.0),
    ]

    private static func places(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard let (latitude, longitude) = known[text.lowercased()] else {
            return .failure(PlaceRefusal("no place is known as “\(text)”"))
        }
        return .success(
            FoundPlace(name: text, location: place(latitude, longitude), label: "\(text) (XX)", wasLookedUp: true))
    }

    /// The stops with their latitudes, what is planned and noted there, and what was skipped.
    private func stops(_ text: String) throws -> [String] {
        let imported = try PlannerFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: Self.places,
                today: CivilDate(daysSince1970: 20_600)))
        return imported.trips.flatMap(\.waypoints).map { stop in
            let decisions = StopField.allCases.compactMap { stop.plan[$0].typed }
            let note = stop.note.map { [$0.text.replacing("\n", with: "/")] } ?? []
            return (["\(stop.name.text)@\(stop.location.latitude)"] + decisions + note).joined(separator: "|")
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "An object without a name is called by the one inside it, whose country and state decide which town it is",
        arguments: [
            (#""location":{"city":"Toledo","country":"Spain"}"#, "Toledo@39.9"),
            (#""place":{"name":"Toledo","country":"Spain"}"#, "Toledo@39.9"),
            (#""destination":{"town":"Toledo","country":"Spain"}"#, "Toledo@39.9"),
            (#""venue":{"city":"Springfield","state":"OH","country":"USA"}"#, "Springfield@39.9"),
            (#""address":{"addressLocality":"Toledo","addressCountry":"Spain"}"#, "Toledo@39.9"),
            (#""city":{"name":"Toledo"},"country":"Spain""#, "Toledo@39.9"),
            (#""city":"Toledo","country":"Spain""#, "Toledo@39.9"), (#""city":"Toledo""#, "Toledo@41.7"),
            (#""city":"Springfield","state":"confirmed""#, "Springfield@37.2"),
        ])
    func inside(member: String, expected: String) throws {
        let days = #"{"title":"T","days":[{"day":1,\#(member)},{"day":2,"city":"Madrid"}]}"#
        #expect(try stops(days).first?.split(separator: "|").first.map(String.init) == expected)
        let flat = #"[{\#(member)},{"city":"Madrid"}]"#
        #expect(try stops(flat).first == expected)
    }

    @Test("Days with what is done there and where one sleeps, and prices in parts")
    func days() throws {
        let text = """
            {"tripTitle":"T","startDate":"2026-04-02","itinerary":[
            {"dayNumber":1,"location":{"city":"Madrid","country":"Spain"},"activities":["Prado","Tapas"],
             "accommodation":{"name":"Europa","price":{"amount":110,"currency":"EUR"}}},
            {"dayNumber":2,"location":{"city":"Toledo","country":"Spain"},"activities":[],
             "accommodation":{"name":"Azul","price":{"total":{"value":95,"currency":"EUR"},"perNight":95}}}]}
            """
        #expect(try stops(text) == ["Madrid@40.4|1|110|Europa/Prado/Tapas", "Toledo@39.9|1|95|Azul"])
    }

    @Test(
        "The house of a day without a place is that of a further night where the day before ended",
        arguments: [
            (#"{"name":"Azul","price":95}"#, "Oslo@1.0|2|190|Azul"),
            (#"{"name":"Sol","price":80.5}"#, "Oslo@1.0|2|175.50|Azul/Sol"),
            (#"{"name":"Sol","price":"free"}"#, "Oslo@1.0|2|95|Azul/Sol/Sol: free"),
        ])
    func furtherNights(house: String, stop: String) throws {
        let text = """
            {"itinerary":[{"day":1,"date":"2027-07-01","places":[{"name":"Oslo","lat":1,"lng":2}],
            "lodging":{"name":"Azul","price":95}},{"day":2,"date":"2027-07-02","places":[],"lodging":\(house)},
            {"day":3,"date":"2027-07-03","places":[{"name":"Bergen","lat":2,"lng":2}]}]}
            """
        #expect(try stops(text).first == stop)
    }

    @Test(
        "A house that is not known is in its town, with its nights; a sight near that is where it is",
        arguments: [
            (
                #"{"name":"Decumani","city":"Naples","checkin":"2026-09-01","checkout":"2026-09-04","total":"360 EUR"}"#,
                "Decumani@40.85|3|360|about here: Naples"
            ),
            (
                #"{"type":"hotel","name":"Decumani","location":{"address":"Via Roma 1","city":"Naples"},"nights":3,"#
                    + #""total":360}"#, "Decumani@40.85|sleep|3|360|about here: Via Roma 1, Naples"
            ),
            (#"{"name":"Uffizi","city":"Florence","total":12}"#, "Uffizi@43.77"),
            (#"{"name":"Sole","ort":"Naples"}"#, "Sole@40.85|about here: Naples"),
            (#"{"name":"Decumani","city":"Nowhere"}"#, "no place is known as “Decumani”"),
            (#"{"day":3,"title":"A day of rest","city":"Naples"}"#, "Naples@40.85|A day of rest"),
        ])
    func houses(object: String, expected: String) throws {
        #expect(try stops("[\(object),{\"city\":\"Madrid\"}]").contains(expected))
    }

    @Test("Houses with addresses and no coordinates are in the towns of these")
    func addresses() throws {
        let text =
            #"[{"name":"Hotel A","address":"Gasse 1, Salzburg, Austria","nights":2},"#
            + #"{"name":"Haus B","address":"Hauptplatz 5, Graz","nights":1}]"#
        let found = try stops(text)
        #expect(found.count == 2)
        #expect(found[0].hasPrefix("Hotel A@47.8|2"))
        #expect(found[1].hasPrefix("Haus B@47.1|1"))
    }

    @Test("Of a day that has a title only, the end of its way, its last words or the place of its night are the place")
    func titles() throws {
        let text = """
            {"itinerary":[{"day":1,"title":"Arrival in Lisbon"},{"day":2,"title":"Lisbon to Porto"},
            {"day":3,"title":"Slow day","overnight":"Salzburg"}]}
            """
        let found = try stops(text)
        #expect(found.map { $0.split(separator: "@").first.map(String.init) } == ["Lisbon", "Porto", "Salzburg"])
        #expect(found.first?.hasSuffix("Arrival in Lisbon") == true)
    }

    @Test("The airport beside the hotel of its town is no stop of its own, and what the flight costs is of the way")
    func rides() throws {
        func file(_ hotel: String) -> String {
            #"[{"type":"flight","from":"BER","to":"NAP","date":"2026-09-01","cost":"99 EUR"},"#
                + #"{"type":"hotel","name":"Decumani","city":"\#(hotel)","checkin":"2026-09-01","#
                + #""checkout":"2026-09-04","total":"360 EUR"}]"#
        }
        #expect(
            try stops(file("Naples")) == ["BER@52.36", "Decumani@40.85|sleep|3|360|flight 99|about here: Naples"])
        #expect(try stops(file("Madrid")).count == 3)
    }

    @Test("Two numbers as a location are coordinates, longitude first, but where that cannot be")
    func arrays() {
        let text = #"{"stops":[{"label":"A","location":[12.8,41.9]},{"label":"B","location":[12.6,141.8]}]}"#
        #expect(reading(text).first == "file: A@41.9,12.8 B@12.6,141.8")
    }
}
