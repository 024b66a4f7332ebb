/// A named value of `ExtendedData`.
struct KMLData: Equatable {
    let name: String
    let value: String

    /// Reads the `ExtendedData` that has just begun: `Data` with a `value`, and `SimpleData` of a `SchemaData`.
    static func read(_ xml: inout XMLReader) throws(XMLError) -> [KMLData] {
        let level = xml.depth
        var all: [KMLData] = []
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("SchemaData") {
                all += try read(&xml)
                continue
            }
            let name = xml.attribute("name")?.string ?? ""
            if xml.name.isLocally("SimpleData") {
                all.append(KMLData(name: name, value: try xml.readText()))
            } else if xml.name.isLocally("Data") {
                let inner = xml.depth
                while try xml.nextChild(at: inner) {
                    if xml.name.isLocally("value") {
                        all.append(KMLData(name: name, value: try xml.readText()))
                    } else {
                        try xml.skipElement()
                    }
                }
            } else {
                try xml.skipElement()
            }
        }
        return all
    }
}
