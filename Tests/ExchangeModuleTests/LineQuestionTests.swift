import Entities
import Platform
import Screens
import TestSupport
import Testing

@testable import ExchangeModule

/// Files with very many lines, and files whose trip gets a name.
@Suite("Lines and names of files") struct LineQuestionTests {
    private static let map: String = {
        let features = (0..<60).map { index in
            "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"LineString\","
                + "\"coordinates\":[[\(index),10],[\(index),11]]}}"
        }
        return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }()

    /// Imports the file in the menus with these keys typed; gives the notices below, the transcript and the number of
    /// trips.
    private func imported(_ keys: String) throws -> (notices: [[String]], transcript: String, trips: Int) {
        let exchange = try Exchange([])
        exchange.put(Self.map, at: "net.geojson")
        let desk = Desk(script: [.bytes(Array(keys.utf8))], isTerminal: true)
        let below = PassingScreen(.back, desk.navigator)
        _ = try desk.navigator.run([below, exchange.importScreen("net.geojson", desk.terminal, desk.navigator)])
        return (below.heard.map(\.lines), desk.transcript, exchange.store.library.trips.count)
    }

    @Test("The menus ask whether each of more than 50 lines is a trip")
    func asks() throws {
        let taken = try imported("y\r")
        #expect(taken.transcript.contains("Make a trip of each of the 60 lines of net.geojson?"))
        #expect(taken.trips == 60)
        let left = try imported("n\r")
        #expect(left.trips == 0 && left.notices == [["Nothing was imported."]])
    }

    @Test("A command refuses them, and takes them when they are asked for")
    func refuses() throws {
        let exchange = try Exchange([])
        exchange.put(Self.map, at: "net.geojson")
        var request = ImportRequest(files: ["net.geojson"])
        let reason = try exchange.take(request).files.map { ExchangePresenter.refusal(of: $0) ?? "" }
        #expect(
            reason == [
                "net.geojson: the file has 60 lines that do not follow one another, and each would be a trip; --every-line "
                    + "takes them"
            ])
        request.takesEveryLine = true
        #expect(try exchange.take(request).files.map(\.trips) == [60])
    }

    @Test("A name is that of the only trip; importing the file with it once more adds nothing")
    func names() throws {
        let exchange = try Exchange([])
        exchange.put("name,lat,lon\nP,1,2\n", at: "a.csv")
        exchange.put("trip,name,lat,lon\nA,P,1,2\nB,Q,3,4\n", at: "b.csv")
        var request = ImportRequest(files: ["a.csv"])
        request.name = "Summer"
        #expect(try exchange.take(request).files.map(\.trips) == [1])
        #expect(exchange.store.library.trips.map(\.name.text) == ["Summer"])
        #expect(try exchange.take(request).files.map(\.duplicates) == [1])
        var other = ImportRequest(files: ["b.csv"])
        other.name = "Summer"
        #expect(
            try exchange.take(other).files.map { ExchangePresenter.refusal(of: $0) ?? "" } == [
                "b.csv: --name is for a file with one trip, and this one has 2"
            ])
    }
}
