import Foundation
import Testing

extension Program {
    /// The stops with nights, cost and note, `York x2 120 (with Tom)`, as an import of a file with a text reads them;
    /// lines of notes have a slash between them.
    static func stops(of text: String, as file: String = "t.csv") throws -> [String] {
        let program = try Program()
        let run = try program.run("import", program.write(file, text), "--name", "T")
        let value = try JSONSerialization.jsonObject(with: Data(program.run("show", "T", "--json").output.utf8))
        let trip = try #require(value as? [String: Any], "\(run)")
        return try #require(trip["waypoints"] as? [[String: Any]]).map { stop in
            let note = (stop["note"] as? String)?.split(separator: "\n").joined(separator: "/")
            let nights = (stop["nights"] as? Int).flatMap { $0 > 0 ? " x\($0)" : nil } ?? ""
            let cost = stop["cost"].map { " \($0)" } ?? ""
            return "\(stop["name"] ?? "")\(nights)\(cost)" + (note.map { " (\($0))" } ?? "")
        }
    }
}
