import Testing

@testable import Console

@Suite("DefinitionList")
struct DefinitionListTests {
    private let list = DefinitionList(
        [
            .init("list", "Show the trips."),
            .init("add TRIP", "Add stops at the end of a trip, or where they cost the least way."),
            .init("edit TRIP STOP", ""),
            .init("a term that is far too long", "Begins below."),
        ],
        widestTerm: 14)

    @Test("meanings stand in one column and are wrapped within it")
    func wrapped() {
        #expect(
            list.lines(width: 51).joined(separator: "\n") == """
                  list            Show the trips.
                  add TRIP        Add stops at the end of a trip,
                                  or where they cost the least way.
                  edit TRIP STOP
                  a term that is far too long
                                  Begins below.
                """)
    }

    @Test("on a narrow terminal a meaning keeps at least twenty columns")
    func narrow() {
        #expect(
            list.lines(width: 10)[1...4].joined(separator: "\n") == """
                  add TRIP        Add stops at the end
                                  of a trip, or where
                                  they cost the least
                                  way.
                """)
    }

    @Test("terms are styled without their spaces")
    func color() {
        let list = DefinitionList([.init(Styled("a", .number), "first"), .init("bc", "second")])
        #expect(list.lines(width: 80, color: true) == ["  \u{1B}[36ma\u{1B}[0m   first", "  bc  second"])
    }
}
