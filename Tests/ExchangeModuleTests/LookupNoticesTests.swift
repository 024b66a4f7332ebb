import Testing

@testable import ExchangeModule

@Suite("Notices about names that were looked up") struct LookupNoticesTests {
    @Test("Towns under their own names are counted; another name, a sight and a single other country are told")
    func telling() {
        let notices = LookupNotices([
            "line 1: “York” was looked up: York (GB)", "line 2: “Leeds, UK” was looked up: Leeds (GB)",
            "line 3: “Kendal” was looked up: Kendal (ID)", "line 4: “Whitby” was looked up: Whitby (GB)",
            "line 5: “Port Elizabeth” was looked up: Gqeberha (ZA)",
            "line 6: “Big Ben” was looked up: Big Ben (sight, GB)", "line 7: the name was cut",
        ])
        #expect(notices.plainCount == 3)
        #expect(notices.telling.map { $0.prefix(6) } == ["line 3", "line 5", "line 6", "line 7"])
    }
}
