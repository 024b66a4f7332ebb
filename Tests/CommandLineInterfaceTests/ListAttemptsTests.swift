import CivilTime
import Places
import Testing

@testable import CommandLineInterface

@Suite("Lists that are typed in the menus")
struct ListAttemptsTests {
    private static let known: Set<String> = ["Cape Town", "Stellenbosch", "Knysna", "Hermanus", "Graz"]

    /// A list as it is read where only a few places are known.
    private func list(_ lines: [String]) throws -> TypedList? {
        let today = try #require(CivilDate(text: "2027-05-01"))
        return ListAttempts.list(of: lines, today: today) { places throws(PlaceError) in
            let problems = places.indices.filter { !Self.known.contains(places[$0]) }
                .map { PlaceProblem(index: $0, error: .unknown(text: places[$0])) }
            if !problems.isEmpty { throw .several(problems) }
        }
    }

    @Test("Marks are no part of places, and nights and notes go with them")
    func marks() throws {
        let list = try #require(
            try list([
                "1. Cape Town", "2) Stellenbosch (2 nights)", "- Knysna (wine!)", "* Hermanus, 3 nights", "Day 5: Graz",
            ]))
        #expect(list.isMarked && list.places == ["Cape Town", "Stellenbosch", "Knysna", "Hermanus", "Graz"])
        #expect(list.nights == [1: 2, 3: 3] && list.notes[2] == "wine!")
    }

    @Test("A line that is no place stands in the list without its mark, for the question about it")
    func unknown() throws {
        let list = try #require(try list(["1. Cape Town", "2. Xyzzyville"]))
        #expect(list.places == ["Cape Town", "Xyzzyville"])
    }

    @Test("Lines without marks are told apart from those with them")
    func plain() throws {
        #expect(try list(["Cape Town", "Graz"])?.isMarked == false)
    }
}
