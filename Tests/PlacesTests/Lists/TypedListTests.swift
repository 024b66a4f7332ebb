import Geodesy
import PlaceNames
import Places
import TestSupport
import Testing
import Text

/// Lists of places that were written down before anybody tried them.
@Suite("Typed lists")
struct TypedListTests {
    /// A list: its name, the names in it, and where they are.
    struct TypedList: CustomTestStringConvertible {
        let name: String
        let texts: [String]
        let places: [Coordinate]

        var testDescription: String { name }

        /// The lists of a table.
        static func lists(_ table: String) -> [TypedList] {
            var lists: [(name: String, text: String)] = []
            for line in table.split(separator: "\n") {
                if line.hasSuffix(":") {
                    lists.append((String(line.dropLast()), ""))
                } else if !lists.isEmpty {
                    lists[lists.count - 1].text += " " + line
                }
            }
            return lists.map { list in
                let entries = list.text.split(separator: ";").map(\.trimmed).compactMap { entry in
                    entry.lastIndex(of: " ").map { (String(entry[..<$0]), String(entry[$0...])) }
                }
                let places = entries.compactMap { entry -> Coordinate? in
                    let numbers = entry.1.split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
                    return numbers.count == 2 ? try? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
                }
                return TypedList(name: list.name, texts: entries.map(\.0), places: places)
            }
        }
    }

    /// The farthest that a place may be from where the table says it is, in metres: a tenth of a degree, and the size
    /// of a park.
    private static let reach = 40_000.0

    private let finder = PlaceFinder(GazetteerGeocoder.embedded)

    @Test(
        "A list is entered with one question at most, and nothing in it is taken for something else",
        arguments: TypedList.lists(ListsInEurope.table) + TypedList.lists(ListsElsewhere.table))
    func entered(list: TypedList) throws {
        #expect(list.texts.count == list.places.count && list.texts.count >= 10)
        var chosen: [String: FoundPlace] = [:]
        var questions: [String] = []
        var unknown: [String] = []
        for problem in problems(of: list.texts) {
            let text = list.texts[problem.index]
            let place = list.places[problem.index]
            questions.append("\(text): \(problem.error)")
            if case .ambiguous(_, let offered, _) = problem.error,
                let found = offered.first(where: { $0.location.distance(to: place) <= Self.reach })
            {
                chosen[text] = found
            } else {
                unknown.append(text)
                chosen[text] = try finder.place(for: PlaceQuery(text: "\(text)=\(coordinateText(place))"))
            }
        }
        let found = (try? finder.places(list.texts, near: nil, chosen: chosen)) ?? []
        let wrong = zip(found.indices, found)
            .filter { $1.location.distance(to: list.places[$0]) > ($1.kind == .park ? 2 : 1) * Self.reach }
            .map { "\(list.texts[$0]) is \($1.label)" }
        #expect(questions.count <= 1, "\(questions)")
        #expect(wrong.isEmpty && unknown.isEmpty, "\(wrong) \(unknown)")
    }

    @Test("Between Portland and Manchester, Burlington is not the town at Boston that no guide has")
    func newEngland() throws {
        let texts = ["Portland, Maine", "Burlington", "Manchester, New Hampshire"]
        #expect(problems(of: texts).isEmpty)
        #expect(try finder.places(texts, near: nil)[1].label.contains("Vermont"))
    }

    /// The questions that a list asks.
    private func problems(of texts: [String]) -> [PlaceProblem] {
        do throws(PlaceError) {
            _ = try finder.places(texts, near: nil)
            return []
        } catch {
            return error.problems
        }
    }
}
