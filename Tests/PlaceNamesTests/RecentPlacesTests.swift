import Geodesy
import Testing

@testable import PlaceNames

/// Places that are kept while a name is typed.
@Suite("Places that were read last")
struct RecentPlacesTests {
    @Test("Each letter has the same answers, whether places are kept from the letter before or not")
    func sameAnswers() throws {
        let (plain, kept) = (try Gazetteer.embedded(), try Gazetteer.embedded(recent: RecentPlaces()))
        let lyon = try Coordinate(latitude: 45.76, longitude: 4.84)
        for name in ["Bern", "Bergamo, It", "San Sebastián", "lake como"] {
            for length in 1...name.count {
                let typed = String(name.prefix(length))
                #expect(
                    kept.typed(typed, near: lyon, limit: 20).matches
                        == plain.typed(typed, near: lyon, limit: 20).matches, "\(typed)")
            }
        }
    }

    @Test("A place is read once; when very many were, it is read again, and what is no place stays none")
    func readsOnce() throws {
        let recent = RecentPlaces()
        let nowhere = try Coordinate(latitude: 0, longitude: 0)
        var reads: [Int: Int] = [:]
        func place(_ number: Int) -> Place? {
            recent.place(number) { number in
                reads[number, default: 0] += 1
                guard number >= 0 else { return nil }
                return Place(
                    name: "Place \(number)", region: nil, country: "FR", coordinate: nowhere, population: nil,
                    number: number)
            }
        }
        #expect(place(1)?.name == "Place 1" && place(2)?.name == "Place 2" && place(1)?.name == "Place 1")
        #expect(place(-1) == nil && place(-1) == nil)
        #expect(reads == [1: 1, 2: 1, -1: 2])
        for number in 3..<2_000 { _ = place(number) }
        #expect(place(1)?.name == "Place 1" && reads[1] == 2)
    }
}
