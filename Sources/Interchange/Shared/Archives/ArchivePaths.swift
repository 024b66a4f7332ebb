import Text

/// The files of an archive by their paths, as links between them name them.
struct ArchivePaths {
    private var numbers: [[String]: Int] = [:]

    /// The files with these names, numbered from 0; of two with one name the first counts.
    init(_ names: [String]) {
        for (number, name) in names.enumerated() {
            let path = ArchivePaths.steps(name[...], from: [])
            if numbers[path] == nil { numbers[path] = number }
        }
    }

    /// The number of the file that a link in the file `name` leads to: from that file's folder, else from the outermost
    /// one; with percent escapes (RFC 3986), else as it is written. Linear in both texts.
    func number(of link: String, in name: String) -> Int? {
        let path = link.prefix { $0 != "#" && $0 != "?" }
        guard !path.isEmpty, !path.containsText("://") else { return nil }
        let folder = Array(ArchivePaths.steps(name[...], from: []).dropLast())
        let unescaped = ArchivePaths.unescaped(path)
        for start in [folder, []] {
            for text in [unescaped[...], path] {
                if let number = numbers[ArchivePaths.steps(text, from: start)] { return number }
            }
        }
        return nil
    }

    /// The folders and the file of a path: `.` stays where it is and `..` goes back one step, but not out of the
    /// archive.
    private static func steps(_ path: Substring, from start: [String]) -> [String] {
        var steps = start
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
        }
        return steps
    }

    /// A text whose percent escapes are resolved; what is none stays.
    private static func unescaped(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
                let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
            {
                result.append(UInt8(high << 4 | low))
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
