import CommandLineInterface
import Testing

/// The commit that the program was built from.
@Suite struct VersionTests {
    @Test("A commit is known where git wrote its hash in place of the placeholder, and nowhere else")
    func commit() {
        let hash = "8f31c06f2f0e4d6f1f6b0d3a7a0c5e9b2d4f6a81"
        #expect(Version.commit(in: hash) == hash)
        let placeholder = "$" + "Format:%H" + "$"
        for text in [placeholder, "", "8f31c06", hash + "0", String(hash.dropLast()) + "g"] {
            #expect(Version.commit(in: text) == nil)
        }
    }
}
