import Entities
import Geodesy
import Testing
import Text

@Suite("Stops in the usual form")
struct UsualStopTests {
    private static let id = "\"id\": \"6BA7B810-9DAD-41D1-80B4-00C04FD430C8\""

    /// The library with one stop; the fields of the stop and of its location are in the order given.
    private func stop(_ fields: [String], location: [String]) throws(LibraryDecodingError) -> Waypoint? {
        let place = "\"location\": {\(location.joined(separator: ", "))}"
        let stop = fields.map { $0 == "location" ? place : $0 }.joined(separator: ", ")
        let text = """
            {"version": 1, "trips": [{"id": "7BA7B810-9DAD-41D1-80B4-00C04FD430C8", "name": "T", "waypoints": [{\(stop)}]}]}
            """
        return try LibraryDecoder.library(Array(text.utf8)).trips.first?.waypoints.first
    }

    /// What reading gives: the stop, or the fault without its position, since the order of the fields moves it.
    private func result(_ fields: [String], location: [String]) -> String {
        do throws(LibraryDecodingError) {
            return "\(String(describing: try stop(fields, location: location)))"
        } catch {
            return "\(error)".split(separator: ":").last.map(String.init) ?? ""
        }
    }

    @Test(
        "a stop is the same in the usual order of its fields, which is read in a shorter way, and in any other",
        arguments: [
            "0", "-0", "0.0", "-0.0", "7.5", "-33.868820", "45.123456789012", "45.1234567890123", "0.1234567890123456",
            "1e1", "1.5E1", "10.", ".5", "00", "01", "-", "-01", "90", "90.0000001", "-90", "1234567890123456789",
            "true",
            "\"1\"", "null", "1x", "+1",
        ])
    func numbers(number: String) {
        let name = "\"name\": \"Sydney\""
        let latitude = "\"latitude\": \(number) "
        let longitude = "\"longitude\": 151.2093"
        let usual = result([Self.id, name, "location"], location: [latitude, longitude])
        #expect(usual == result([name, Self.id, "location"], location: [latitude, longitude]))
        let turned = result([Self.id, name, "location"], location: ["\"longitude\": \(number) ", "\"latitude\": 1.5"])
        #expect(
            turned
                == result([Self.id, name, "location"], location: ["\"latitude\": 1.5", "\"longitude\": \(number) "]))
    }

    @Test(
        "names and notes are the same in the usual order and in any other",
        arguments: [
            "Lyon", "Zürich", "  a  b ", "a\\tb", "\\u00e9", "東京", "", " ", "a\\nb", String(repeating: "x", count: 201),
            "x\\ud800", "a\\qb", "\u{7}", "\u{202E}x",
        ])
    func texts(text: String) {
        let location = ["\"latitude\": 1", "\"longitude\": 2"]
        let named = "\"name\": \"\(text)\""
        #expect(
            result([Self.id, named, "location"], location: location)
                == result([named, Self.id, "location"], location: location))
        let name = "\"name\": \"A\""
        let note = "\"note\": \"\(text)\""
        #expect(
            result([Self.id, name, "location", note], location: location)
                == result([Self.id, name, note, "location"], location: location))
    }

    @Test("fields of other programs, plans and fields that come twice are not lost by the shorter way")
    func otherFields() throws {
        let usual = [Self.id, "\"name\": \"A\"", "location", "\"note\": \"n\""]
        let location = ["\"latitude\": 1", "\"longitude\": 2"]
        let plain = try #require(try stop(usual, location: location))
        #expect(plain.note == (try Note("n")) && plain.plan == .none && plain.otherFields == .none)
        let foreign = try #require(try stop(usual + ["\"color\": \"red\""], location: location + ["\"height\": 3"]))
        #expect(foreign.otherFields.beside.map(\.name) == ["color"])
        #expect(foreign.otherFields.insideLocation.map(\.name) == ["height"])
        #expect(try stop(usual + ["\"nights\": 2"], location: location)?.plan.nights == 2)
        for twice in ["\"note\": \"m\"", "\"name\": \"B\"", Self.id] {
            #expect(result(usual + [twice], location: location).contains("comes twice"))
        }
    }
}
