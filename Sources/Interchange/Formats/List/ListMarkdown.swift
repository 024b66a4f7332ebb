import Text

/// The marks of Markdown in a line of a list, other than those at its beginning and a link that is its place.
enum ListMarkdown {
    /// A line without the marks of slanted letters around words in it: `lunch in *Pismo Beach*`. Low lines and others
    /// are left as they are, as they stand in names and addresses. Linear.
    static func withoutEmphasis(_ line: String) -> String {
        guard line.utf8.dropFirst().contains(UInt8(ascii: "*")), !line.containsText("](") else { return line }
        return InlineMarkdown(line, .line).text
    }

    /// A line with the texts of the links in its parentheses in place of these, and the addresses: `Monschau (night at
    /// Hotel Horchem)` of `Monschau (night at [Hotel Horchem](https://…))`. A link elsewhere is the place, or stands
    /// where notes do. Linear.
    static func withoutInnerLinks(_ line: String) -> (line: String, addresses: [String]) {
        guard line.containsText("]("), line.contains("(") else { return (line, []) }
        var (text, rest, addresses, depth) = ("", line[...], [String](), 0)
        while let next = rest.first {
            if next == "[", depth > 0, let middle = rest.firstRange(ofText: "]("),
                let close = rest[middle.upperBound...].firstIndex(of: ")")
            {
                text += rest[..<middle.lowerBound].dropFirst()
                addresses.append(String(rest[middle.upperBound..<close]))
                rest = rest[rest.index(after: close)...]
                continue
            }
            // The parentheses of a link that stands by itself.
            if next == "]", rest.dropFirst().first == "(", let close = rest.firstIndex(of: ")") {
                text += rest[...close]
                rest = rest[rest.index(after: close)...]
                continue
            }
            if next == "(" { depth += 1 }
            if next == ")" { depth = max(0, depth - 1) }
            text.append(next)
            rest = rest.dropFirst()
        }
        return (text, addresses)
    }
}
