package import Console

extension Menu {
    /// The words of the menu that begin as the line does; none behind the first word.
    package func completions(_ line: String) -> [Completion] {
        guard !line.contains(where: \.isWhitespace), !line.isEmpty else { return [] }
        return items.filter { $0.word.hasPrefix(line.lowercased()) }.map { item in
            Completion(item.word + (item.takesArgument ? " " : ""), label: item.word)
        }
    }
}
