import CivilTime
import Entities
import Geodesy
import Interchange
import PlaceNames
import Places
import TestSupport
import Testing

/// Addresses in lists and tables, and places that a country, a lake or an airport has its name from.
@Suite("Addresses of files") struct AddressTests {
    private static func known(
        _ name: String, _ kind: PlaceKind, _ latitude: Double, country: String, people: Int? = nil
    ) -> FoundPlace {
        FoundPlace(
            Place(
                name: name, kinds: PlaceKinds(kind), region: nil, country: country, coordinate: place(latitude, 8),
                population: people))
    }

    private static func read(_ text: String, near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        switch text.split(separator: ",").first.map(String.init) ?? "" {
        case "Tegernsee":
            .failure(
                PlaceRefusal(
                    "unclear", isOfSeveral: true,
                    candidates: [
                        known("Tegernsee", .lake, 47.72, country: "DE"),
                        known("Tegernsee", .town, 47.71, country: "DE", people: 3_770),
                    ]))
        case "San Francisco International Airport (SFO)":
            text.contains(",")
                ? .failure(PlaceRefusal("unknown"))
                : .success(known("San Francisco International Airport", .airport, 37.6, country: "US"))
        case "San Francisco": .success(known("San Francisco", .town, 37.8, country: "US", people: 800_000))
        case "Oxford": .success(known("Oxford", .town, 51.8, country: "GB", people: 150_000))
        case "Amsterdam": .success(known("Amsterdam", .town, 52.4, country: "NL", people: 800_000))
        case "Wien": .success(known("Wien", .town, 48.2, country: "AT", people: 1_900_000))
        case "Germany": .success(known("Germany", .country, 51, country: "DE"))
        case "Florence": .success(known("Florence", .town, 43.8, country: "IT", people: 380_000))
        case "Strand":
            .failure(
                PlaceRefusal(
                    "unclear", foldedNames: ["strand"], isKnown: true, isOfSeveral: true,
                    candidates: [known("Strand", .town, 59, country: "NO", people: 10_000)]))
        case "London WC2R 0EZ", "London": .success(known("London", .town, 51.5, country: "GB", people: 8_000_000))
        case "Bath BA1 2QF": .success(known("Bath", .town, 51.4, country: "GB", people: 90_000))
        case "Bath":
            .failure(
                PlaceRefusal(
                    "fits several", foldedNames: ["bath"], isKnown: true, isOfSeveral: true,
                    candidates: [
                        known("Bath", .town, 51.4, country: "GB", people: 90_000),
                        known("Bath", .town, 43.9, country: "US", people: 8_000),
                    ]))
        case "Bryce Canyon": .success(known("Bryce Canyon National Park", .park, 37.6, country: "US"))
        case "Grand Canyon Village": .success(known("Grand Canyon Village", .town, 36.1, country: "US", people: 2_000))
        case "Bright Angel": .success(known("Grand Canyon North Rim", .sight, 36.2, country: "US"))
        case "Munich": .success(known("Munich", .town, 48.1, country: "DE", people: 1_500_000))
        case "Paris": .success(known("Paris", .town, 48.9, country: "FR", people: 2_100_000))
        default: FoundPlace.ofCoordinates(text, near: near)
        }
    }

    /// The stops of the first trip, with the latitudes and the notes.
    private func stops(_ text: String, as format: any TripFormat) throws -> [String] {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: Self.read,
            today: CivilDate(daysSince1970: 20_900))
        return (try format.read(Array(text.utf8), context).trips.first?.waypoints ?? []).map { stop in
            ["\(stop.name.text) @\(stop.location.latitude)", stop.note?.text].compactMap { $0 }.joined(separator: " | ")
        }
    }

    @Test("Addresses below each other are a stop each, whatever country only the last says") func addresses() throws {
        let list = "12 High Street, Oxford OX1 4AA\nStationsplein 1, 1012 AB Amsterdam, Netherlands\n"
        #expect(
            try stops(list, as: ListFormat()) == [
                "12 High Street @51.8 | about here: 12 High Street, Oxford OX1 4AA",
                "Stationsplein 1 @52.4 | about here: Stationsplein 1, 1012 AB Amsterdam, Netherlands",
            ])
    }

    @Test("A hotel with its street and its town in columns is called by its name") func columns() throws {
        let table = "Hotel,Street,City,Country\nHotel Sacher,Philharmonikerstraße 4,Wien,Austria\n"
        #expect(
            try stops(table, as: CSVFormat()) == [
                "Hotel Sacher @48.2 | about here: Philharmonikerstraße 4, Wien, Austria"
            ])
    }

    @Test("An address in a town that is called like a lake is in the town; an airport with its address is the airport")
    func namesakes() throws {
        let table = """
            Name,Address
            Hotel Bachmair,"Seestraße 14, 83684 Tegernsee, Deutschland"
            Flight,"San Francisco International Airport (SFO), San Francisco, CA 94128, USA"
            """
        #expect(
            try stops(table, as: CSVFormat()).map { $0.prefix { $0 != "|" } } == [
                "Hotel Bachmair @47.71 ", "Flight @37.6",
            ])
    }

    @Test("What stands below the heading of a country is said of the next stop, not of the one before")
    func countries() throws {
        let heading = "Florence\nGermany\n  see the Alps\nMunich\nParis\n"
        #expect(
            try stops(heading, as: ListFormat()) == ["Florence @43.8", "Munich @48.1 | see the Alps", "Paris @48.9"])
        let stop = "Florence\nGermany\n  see the Alps\nParis\n"
        #expect(
            try stops(stop, as: ListFormat()) == ["Florence @43.8", "Germany @51.0 | see the Alps", "Paris @48.9"])
    }

    @Test("Of an address in a town that is not known the message says so, and not where the town has another name")
    func unknownTown() throws {
        func notices(_ address: String) throws -> [String] {
            let text = "Name,Address\nHotel X,\"\(address)\"\n"
            let context = ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: Self.read,
                today: CivilDate(daysSince1970: 20_900))
            return try CSVFormat().read(Array(text.utf8), context).notices
        }
        let unknown = try notices("Street 7, 25594 Rialp, Florence")
        #expect(
            unknown.contains { $0.contains("“Hotel X” is in “Rialp”, which is not known: it is placed in Florence") })
        let known = try notices("Street 7, 50123 Florence")
        #expect(known.contains { $0.contains("“Hotel X” is only placed in its town: Florence") })
    }

    @Test("A postcode leaves no doubt that it is an address, and says the country of its town")
    func postcodes() throws {
        let table = """
            Name,Address
            The Savoy,"Strand, London WC2R 0EZ"
            The Queensberry,"Russel Street, Bath BA1 2QF"
            """
        #expect(
            try stops(table, as: CSVFormat()) == [
                "The Savoy @51.5 | about here: Strand, London WC2R 0EZ",
                "The Queensberry @51.4 | about here: Russel Street, Bath BA1 2QF",
            ])
    }

    @Test("A village that is not known is at the park that it is called after")
    func village() throws {
        let table = "Name,Address\nRuby's Inn,\"26 S Main St, Bryce Canyon City, UT 84764\"\n"
        #expect(
            try stops(table, as: CSVFormat()) == [
                "Ruby's Inn @37.6 | about here: 26 S Main St, Bryce Canyon City, UT 84764"
            ])
    }

    @Test("A hotel that is called like a part of a sight far from its street is in the town of that")
    func sightBesideStreet() throws {
        let table = "Name,Address\nBright Angel,\"9 Village Loop Drive, Grand Canyon Village, AZ 86023\"\n"
        #expect(
            try stops(table, as: CSVFormat()) == [
                "Bright Angel @36.1 | about here: 9 Village Loop Drive, Grand Canyon Village, AZ 86023"
            ])
    }
}
