import Geodesy
import Platform

/// The settings that were chosen in the menus: the unit and the measure of distances. They are kept beside the library,
/// a line each, and hold where neither an option nor the environment says otherwise.
struct KeptSettings {
    /// The unit; nil where none was chosen.
    var unit: DistanceUnit?
    /// The measure as it was typed: an address, `inside` or `off`; nil where none was chosen.
    var engine: String?

    /// Nothing was chosen.
    init() {}

    /// Reads the settings of the library in `directory`; none where they cannot be read, since nothing depends on them
    /// but how distances are shown.
    init(in directory: String, _ files: any FileSystem) {
        guard let bytes = try? files.contents(of: Self.path(directory)).bytes,
            let text = String(validating: bytes, as: UTF8.self)
        else { return }
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "units": unit = DistanceUnit(rawValue: words[1])
            case "engine": engine = words[1]
            default: continue
            }
        }
    }

    /// Writes them; an address may hold a password, so that only the owner may read the file. Throws where it cannot be
    /// written.
    func keep(in directory: String, _ files: any FileSystem, mark: Int) throws(FileError) {
        let lines = [unit.map { "units \($0.rawValue)" }, engine.map { "engine \($0)" }].compactMap(\.self)
        try files.makeDirectories(directory)
        try files.writeFile(
            Self.path(directory), Array(lines.map { $0 + "\n" }.joined().utf8), existing: .replace, newMode: 0o600,
            mark: mark)
    }

    private static func path(_ directory: String) -> String { directory + "/settings" }
}

/// The report that a choice holds for now and could not be kept.
struct UnkeptSettingError: Error, CustomStringConvertible {
    let error: FileError

    /// The reason.
    var description: String { "that holds until the program ends, but could not be kept: \(error)" }
}
