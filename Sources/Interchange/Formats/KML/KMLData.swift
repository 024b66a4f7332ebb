import Entities
import Text
import XML

/// A named value of `ExtendedData`.
struct KMLData: Equatable {
    let name: String
    let value: String

    /// Whether it is only for the program that wrote it, such as the addresses of pictures in Google My Maps.
    var isForPrograms: Bool {
        KMLData.linkNames.contains(name.lowercased())
            || ["styleurl", "tessellate", "extrude", "visibility", "altitudemode", "draworder"]
                .contains(name.lowercased())
    }

    /// The names of addresses for programs, which also stand in descriptions as `gx_media_links: https://…`.
    private static let linkNames = ["gx_media_links", "placepageuri"]

    /// A description without the lines that are only for the program that wrote it. Linear.
    static func withoutLinksForPrograms(_ description: String) -> String {
        guard description.contains(":") else { return description }
        return description.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in
                let name = line.prefix { $0 != ":" }
                return name.count == line.count || !linkNames.contains(name.lowercased())
            }
            .joined(separator: "\n")
    }

    /// Reads the `ExtendedData` that has just begun: `Data` with a `value`, and `SimpleData` of a `SchemaData`; as much
    /// of it as a note could hold.
    static func read(_ xml: inout XMLReader) throws(TextFault) -> [KMLData] {
        var all: [KMLData] = []
        var size = 0
        try read(&xml, into: &all, &size)
        return all
    }

    private static func read(_ xml: inout XMLReader, into all: inout [KMLData], _ size: inout Int) throws(TextFault) {
        let level = xml.depth
        func add(_ name: String, _ value: String) {
            size += name.utf8.count + value.utf8.count + 3
            all.append(KMLData(name: name, value: value))
        }
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("SchemaData") {
                try read(&xml, into: &all, &size)
                continue
            }
            guard size <= Note.maximumBytes else {
                try xml.skipElement()
                continue
            }
            let name = xml.attribute("name")?.string ?? ""
            if xml.name.isLocally("SimpleData") {
                add(name, try xml.readText())
            } else if xml.name.isLocally("Data") {
                let inner = xml.depth
                while try xml.nextChild(at: inner) {
                    if xml.name.isLocally("value") {
                        add(name, try xml.readText())
                    } else {
                        try xml.skipElement()
                    }
                }
            } else {
                try xml.skipElement()
            }
        }
    }
}
