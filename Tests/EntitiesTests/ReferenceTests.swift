import Entities
import Foundation
import Testing

@Suite struct References {
    private func library() throws -> Library {
        let ids = [
            "EC7D4222-6F41-4481-8FDE-580F122088A5", "AB2D2B83-349A-4CF5-9D7C-2C39FA28BA70",
            "EC7D9999-0000-4000-8000-000000000000", "11111111-0000-4000-8000-000000000000",
            "22222222-0000-4000-8000-000000000000", "33333333-0000-4000-8000-000000000000",
        ]
        let names = ["Grand Circle", "Fjörds of Norway", "2026", "Grand Tour", "Paris", "PARIS"]
        return Library(
            trips: try zip(ids, names).map { Trip(id: try #require(ID($0)), name: try Name($1)) })
    }

    @Test(
        "Finds the one trip",
        arguments: [
            ("1", 0), ("6", 5), ("003", 2), ("2026", 2), ("name:2026", 2), ("NAME:2026", 2), ("fjords", 1),
            ("FJÖRDS OF  norway", 1),
            ("ec7d4222-6f41-4481-8fde-580f122088a5", 0), ("ec7d4", 0), ("ab2d", 1), ("grand c", 0), ("grand tour", 3),
            ("Paris", 4), ("PARIS", 5), ("name:grand circle", 0),
        ])
    func trips(_ text: String, _ index: Int) throws {
        #expect(try ReferenceSearch(library()).index(of: text) == index)
    }

    @Test(
        "Finds a trip by its name with the beginning of its id, as lists tell equal names apart",
        arguments: [
            ("Paris (2222)", 4), ("paris (2222)", 4), ("PARIS  (3333)", 5), ("name:2026", 2), ("2026 (ec7d)", 2),
        ])
    func findsTheMarkedTrip(_ text: String, _ index: Int) throws {
        #expect(try ReferenceSearch(library()).index(of: text) == index)
    }

    @Test("A mark that does not fit the name finds nothing", arguments: ["Paris (1111)", "Paris (22)", "Par (2222)"])
    func wrongMark(_ text: String) throws {
        #expect(throws: ReferenceError.self) { try ReferenceSearch(library()).index(of: text) }
    }

    @Test(
        "Tells why there is not one trip",
        arguments: [
            ("0", "there is no trip 0; the library has 6 trips", nil),
            ("7", "there is no trip 7; the library has 6 trips", nil),
            ("99999999999999999999", "there is no trip 99999999999999999999; the library has 6 trips", nil),
            ("-1", "no trip is called “-1”", nil), ("", "no trip is called “”", nil),
            ("name:", "no trip is called “”", nil),
            ("grand", "“grand” fits 2 trips", "give its number: 1 “Grand Circle”, 4 “Grand Tour”"),
            ("paris", "“paris” fits 2 trips", "give its number: 5 “Paris”, 6 “PARIS”"),
            ("ec7d", "“ec7d” fits 2 trips", "give its number: 1 “Grand Circle”, 3 “2026”"),
            ("ab2", "no trip is called “ab2”", nil),
            ("Grand Cirlce", "no trip is called “Grand Cirlce”", "Did you mean “Grand Circle” (1)?"),
            ("name:grand", "no trip is called “grand”", "Did you mean “Grand Circle” (1) or “Grand Tour” (4)?"),
            ("name:1", "no trip is called “name:1”", nil),
        ] as [(String, String, String?)])
    func noTrip(_ text: String, _ description: String, _ hint: String?) throws {
        let library = try library()
        do throws(ReferenceError) {
            _ = try ReferenceSearch(library).index(of: text)
            Issue.record("found")
        } catch {
            #expect(error.description == description)
            #expect(error.hints == [hint].compactMap { $0 })
        }
    }

    @Test(
        "Finds the one stop",
        arguments: [("1", 0), ("2", 1), ("lyon", 0), ("ly", 0), ("66", 2), ("name:2", 3), ("moab", 4)])
    func stops(_ text: String, _ index: Int) throws {
        let trip = try trip("T", stops: ["Lyon", "Page", "66", "2", "Moab", "Moab West"])
        #expect(try ReferenceSearch(trip).index(of: text) == index)
    }

    @Test(
        "Tells why there is not one stop",
        arguments: [
            ("7", "there is no stop 7; “T” has 3 stops"), ("rome", "no stop of “T” is called “rome”"),
            ("moab", "“moab” fits 2 stops of “T”"),
        ])
    func noStop(_ text: String, _ description: String) throws {
        let trip = try trip("T", stops: ["Lyon", "Moab", "Moab"])
        var message = ""
        do { _ = try ReferenceSearch(trip).index(of: text) } catch { message = error.description }
        #expect(message == description)
    }
}
