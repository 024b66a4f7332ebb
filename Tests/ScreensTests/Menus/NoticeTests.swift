import Testing
import Text

@testable import Console
@testable import Screens

@Suite("Notices")
struct NoticeTests {
    private struct Plain: Error, CustomStringConvertible {
        let description: String
    }

    private struct Hinted: HintedError, CustomStringConvertible {
        let description: String
        let hints: [String]
    }

    @Test("a refusal says why, then what the error hints at, then what was told beside; all of it safe to show")
    func refused() {
        #expect(Notice.refused(Plain(description: "no")) == .failed("No"))
        #expect(
            Notice.refused(Plain(description: "no \u{1B}"), hints: ["try \u{1B}"])
                == .failed("No \\u{1B}", "try \\u{1B}"))
        let error = Hinted(description: "no", hints: ["first \u{7}", "second"])
        #expect(Notice.refused(error) == .failed("No", "First \\u{7}", "Second"))
        #expect(Notice.refused(error, hints: ["third"]) == .failed("No", "First \\u{7}", "Second", "third"))
    }
}
