/// A placemark of a KML file.
struct KMLPlacemark {
    var name: String?
    /// Plain text, made from the HTML that descriptions are.
    var description: String?
    var address: String?
    var data: [KMLData] = []
    var geometry = KMLGeometry()

    /// Nothing yet.
    init() {}

    /// Description, data and address below each other, nothing twice; nil when there is none.
    ///
    /// Google My Maps writes the data into the description too.
    var note: String? {
        guard !data.isEmpty || address != nil else { return description }
        var text = description ?? ""
        for entry in data where !entry.value.isEmpty && entry.value != name && entry.value != description {
            let line = "\(entry.name): \(entry.value)"
            if !text.contains(line) { text += text.isEmpty ? line : "\n\(line)" }
        }
        if let address, address != name, !text.contains(address) { text += text.isEmpty ? address : "\n\(address)" }
        return text
    }
}
