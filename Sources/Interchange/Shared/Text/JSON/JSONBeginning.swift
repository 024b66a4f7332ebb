/// Finds the members of the outermost object of a JSON text that may be cut, or of the first one of an outermost array.
struct JSONBeginning {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var depth = 0
    /// The depth of the members that are looked for.
    private var level = 1

    /// The members in the order of the text: their names, and their values where these are strings. Names with escapes
    /// are none of those looked for.
    private(set) var members: [(name: String, value: String?)] = []
    /// The offsets at which the values of the members begin.
    private var starts: [Int] = []

    /// Looks through the beginning of a file. Linear.
    init(_ beginning: ArraySlice<UInt8>) {
        bytes = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        index = bytes.startIndex
        skipSpace()
        guard index < bytes.endIndex else { return }
        switch bytes[index] {
        case UInt8(ascii: "{"): break
        case UInt8(ascii: "["): level = 2
        // A text that begins otherwise is no JSON, whatever comes later.
        default: index = bytes.endIndex
        }
        while let member = next() { members.append(member) }
    }

    /// The text from the value of the first member of a name on; empty without one.
    func text(from name: String) -> ArraySlice<UInt8> {
        members.firstIndex { $0.name == name }.map { bytes[starts[$0]...] } ?? []
    }

    private mutating func next() -> (name: String, value: String?)? {
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                guard let text = readString() else { return nil }
                skipSpace()
                guard depth == level, index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else { continue }
                index += 1
                skipSpace()
                starts.append(index)
                let isString = index < bytes.endIndex && bytes[index] == UInt8(ascii: "\"")
                return (text, isString ? readString() : nil)
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                // The members of one object are enough.
                if depth < level { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Reads over a string and returns what is between its quotes, as written; nil when it is cut.
    private mutating func readString() -> String? {
        let start = index + 1
        index = start
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                return String(decoding: bytes[start..<index - 1], as: UTF8.self)
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private mutating func skipSpace() {
        while index < bytes.endIndex, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes of `text` stand somewhere in these.
    func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            guard let first = wanted.first, count >= wanted.count else { return false }
            return (startIndex...endIndex - wanted.count).contains { index in
                self[index] == first && self[index..<index + wanted.count].elementsEqual(wanted)
            }
        }
    }
    /// Whether a member of a JSON text has this name, given with its quotes: a value that reads the same has no colon
    /// behind it. Linear.
    func containsMember(named quoted: StaticString) -> Bool {
        quoted.withUTF8Buffer { wanted in
            guard let first = wanted.first, count > wanted.count else { return false }
            return (startIndex..<endIndex - wanted.count).contains { index in
                let end = index + wanted.count
                return self[index] == first && self[index..<end].elementsEqual(wanted)
                    && self[end...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: ":")
            }
        }
    }
}
