@testable import Interchange

/// What a document is read as, in a short form: `<a x=1` begins, `text`, `>a` ends; `!line:column: reason` for a refusal.
func events(_ bytes: [UInt8]) -> [String] {
    var seen: [String] = []
    do throws(XMLError) {
        try XMLEncoding.read(bytes) { xml throws(XMLError) in
            while true {
                switch try xml.next() {
                case .start: seen.append("<" + xml.name.string)
                case .end: seen.append(">" + xml.name.string)
                case .text: seen.append(xml.text.string)
                case .finished: return
                }
            }
        }
    } catch {
        seen.append("!\(error)")
    }
    return seen
}

/// Why a document is refused; nil when it is well formed.
func refusal(_ bytes: [UInt8]) -> String? {
    events(bytes).last.flatMap { $0.hasPrefix("!") ? String($0.dropFirst()) : nil }
}

/// Why a document is refused; nil when it is well formed.
func refusal(_ text: String) -> String? {
    refusal(Array(text.utf8))
}
