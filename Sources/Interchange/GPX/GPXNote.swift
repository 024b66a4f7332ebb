/// What a point of a GPX file says about itself beside its name.
struct GPXNote {
    var description: String?
    var comment: String?
    var links: [String] = []

    /// Nothing yet.
    init() {}

    /// Description, comment and links below each other, each once; nil when there is none.
    var text: String? {
        if comment == nil, links.isEmpty { return description }
        var parts = description.map { [$0] } ?? []
        if let comment, comment != description { parts.append(comment) }
        for link in links where !parts.contains(where: { $0.contains(link) }) { parts.append(link) }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }
}
