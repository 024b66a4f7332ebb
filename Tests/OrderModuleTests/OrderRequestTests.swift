import Testing

@testable import OrderModule

/// What can be typed behind `o`, and what it asks for.
@Suite struct OrderRequestTests {
    private func request(_ change: (inout OrderRequest) -> Void) -> OrderRequest {
        var request = OrderRequest()
        change(&request)
        return request
    }

    @Test("nothing typed is the default")
    func usual() throws {
        #expect(try OrderRequest(typed: "") == OrderRequest())
        #expect(try OrderRequest(typed: "  \t ") == OrderRequest())
    }

    @Test(
        "options stand in any order, as words or as the command writes them",
        arguments: [
            "start Bad Ems end any lock 2,3 time 0.5", "time 0.5 lock 2,3 end any start  Bad  Ems",
            "--end any --lock 2,3 --start \"Bad Ems\" --time 0.5", "END any Start Bad Ems LOCK 2,3 TIME 0.5",
            "start “Bad Ems” lock \"2,3\" time 0.5 end any",
        ])
    func anyOrder(line: String) throws {
        #expect(
            try OrderRequest(typed: line)
                == request {
                    $0.start = .stop("Bad Ems")
                    $0.end = .any
                    $0.locks = ["2,3"]
                    $0.seconds = 0.5
                })
    }

    @Test(
        "what is to be short stands behind ‘by’, where ‘time’ is no option",
        arguments: [
            ("by time", OrderMeasure.duration), ("by duration", .duration), ("--by Road", .road),
            ("by distance", .distance),
        ])
    func measures(line: String, measure: OrderMeasure) throws {
        #expect(try OrderRequest(typed: line) == request { $0.measure = measure })
        #expect(
            try OrderRequest(typed: "time 3 \(line) loop")
                == request {
                    $0.measure = measure
                    $0.seconds = 3
                    $0.makesLoop = true
                })
    }

    @Test("each word for a measure is read")
    func wordsOfMeasures() throws {
        #expect(Set(OrderMeasure.words) == ["road", "distance", "time", "duration"])
        for word in OrderMeasure.words { #expect(try OrderRequest(typed: "by \(word)").measure != nil) }
    }

    @Test("a word in quotes is not an option")
    func whatIsInQuotesIsNoOption() throws {
        #expect(try OrderRequest(typed: "start \"The End\"") == request { $0.start = .stop("The End") })
        #expect(try OrderRequest(typed: "start \"end\" loop").start == .stop("end"))
        #expect(try OrderRequest(typed: "lock \"loop, any").locks == ["loop, any"])
        #expect(try OrderRequest(typed: "lock 2 lock 3, 4").locks == ["2", "3, 4"])
        #expect(try OrderRequest(typed: "end \"\"").end == .stop(""))
    }

    @Test("Several names in quotes are several stops that keep their numbers")
    func namesInQuotes() throws {
        #expect(try OrderRequest(typed: "lock \"A B\" \"C D\" loop").locks == ["A B", "C D"])
        #expect(try OrderRequest(typed: "lock 2,\"Paris, Texas\" end any").locks == ["2", "Paris, Texas"])
        #expect(try OrderRequest(typed: "lock 'The \"Big\" One' 3").locks == ["The \"Big\" One", "3"])
        #expect(try OrderRequest(typed: "lock Bad Ems start 's-Hertogenbosch").locks == ["Bad Ems"])
    }

    @Test(
        "malformed options are refused",
        arguments: [
            ("loop loop", OrderRequestError.repeated(.loop)), ("end 1 end 2", .repeated(.end)),
            ("lock", .noValue(.lock)),
            ("start loop", .noValue(.start)), ("time nan", .notSeconds("nan")), ("time 1e9", .notSeconds("1e9")),
            ("time -1", .notSeconds("-1")), ("time 86400.5", .notSeconds("86400.5")), ("2", .unknownWord("2")),
            ("\"loop\"", .unknownWord("loop")), ("apply", .unknownWord("apply")),
            ("by", .noValue(.by)), ("by loop", .noValue(.by)), ("by fuel", .unknownMeasure("fuel")),
            ("by time 3", .unknownMeasure("time 3")), ("by road by time", .repeated(.by)),
        ])
    func whatIsWrongIsRefused(line: String, error: OrderRequestError) {
        #expect(throws: error) { try OrderRequest(typed: line) }
    }
}
