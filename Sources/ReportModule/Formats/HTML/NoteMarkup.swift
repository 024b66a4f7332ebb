import Text

/// A person's note as HTML, in which addresses of the web are links.
enum NoteMarkup {
    /// The whole note, its lines kept; addresses that begin with `http://` or `https://` lead there, nothing else does.
    /// Linear.
    static func html(_ note: String) -> String {
        note.split(separator: "\n", omittingEmptySubsequences: false).map { html(ofLine: $0) }
            .joined(separator: "<br>\n")
    }

    private static func html(ofLine line: Substring) -> String {
        var result = ""
        var text = line[...]
        var rest = line[...]
        while let start = start(of: rest) {
            let word = rest[start...].prefix { !$0.isWhitespace && !"<>\"“”„«»".contains($0) }
            let address = withoutPunctuation(word)
            if hasHost(address), isWordStart(start, in: line) {
                result += HTMLText.escaped(String(text[..<start])) + link(String(address))
                text = line[address.endIndex...]
            }
            rest = line[address.endIndex...]
        }
        return result + HTMLText.escaped(String(text))
    }

    /// Returns where the next scheme begins, in either case; nil if there is none.
    private static func start(of text: Substring) -> Substring.Index? {
        var rest = text
        while let index = rest.firstIndex(where: { $0 == "h" || $0 == "H" }) {
            let head = rest[index...].prefix(8).lowercased()
            if head.hasPrefix("http://") || head == "https://" { return index }
            rest = rest[rest.index(after: index)...]
        }
        return nil
    }

    /// Whether a scheme does not stand inside of a word: `xhttp://` is none.
    private static func isWordStart(_ index: Substring.Index, in line: Substring) -> Bool {
        guard index > line.startIndex else { return true }
        let before = line[line.index(before: index)]
        return !before.isLetter && !before.isNumber
    }

    /// An address without what ends the sentence around it; a bracket that it opens itself belongs to it.
    private static func withoutPunctuation(_ word: Substring) -> Substring {
        var word = word
        var (rounds, squares) = (surplus(of: ")", over: "(", in: word), surplus(of: "]", over: "[", in: word))
        while let last = word.last {
            switch last {
            case ")":
                guard rounds > 0 else { return word }
                rounds -= 1
            case "]":
                guard squares > 0 else { return word }
                squares -= 1
            case ".", ",", ";", ":", "!", "?", "'", "’", "…": break
            default: return word
            }
            word.removeLast()
        }
        return word
    }

    /// The number of closing brackets that nothing in a word opens.
    private static func surplus(of closing: Character, over opening: Character, in word: Substring) -> Int {
        word.reduce(0) { $0 + ($1 == closing ? 1 : $1 == opening ? -1 : 0) }
    }

    /// Whether the name of a host follows the scheme.
    private static func hasHost(_ address: Substring) -> Bool {
        guard let colon = address.firstIndex(of: ":") else { return false }
        return address[colon...].dropFirst(3).first.map { $0.isLetter || $0.isNumber } ?? false
    }

    private static func link(_ address: String) -> String {
        let address = HTMLText.escaped(address)
        return "<a href=\"\(address)\" rel=\"noreferrer\">\(address)</a>"
    }
}
