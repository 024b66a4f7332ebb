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

    @Test("A name in another country than both names beside it is told, but none where the way crosses a border")
    func between() {
        let notices = LookupNotices([
            "line 1: “Chamonix” was looked up: Chamonix (FR)", "line 2: “Turin” was looked up: Turin (IT)",
            "line 3: “Aoste” was looked up: Aoste (FR)", "line 4: “Milan” was looked up: Milan (IT)",
            "line 5: “Verona” was looked up: Verona (IT)", "line 6: “Lienz” was looked up: Lienz (AT)",
            "line 7: “Villach” was looked up: Villach (AT)",
        ])
        #expect(notices.telling.map { $0.prefix(6) } == ["line 2", "line 3"])
    }
}
