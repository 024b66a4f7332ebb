import Entities
import Geodesy
import Platform
import Screens
import TestSupport
import Testing

@testable import ExchangeModule

/// The question what the columns of a table are, in the menus.
@Suite struct ColumnQuestionTests {
    /// Imports a table without names of columns with these keys typed; gives the notices below, the transcript and the
    /// stops.
    private func imported(
        _ keys: String, isTerminal: Bool = true, signal: Signal? = nil
    ) throws -> (notices: [Notice], transcript: String, stops: [String]) {
        let exchange = try Exchange([])
        exchange.put("2.35,48.85,Paris\n4.83,45.76,Lyon\n", at: "poi.csv")
        let script: [InMemoryStandardStreams.Step] =
            (keys.isEmpty ? [] : [.bytes(Array(keys.utf8))]) + (signal.map { [.signal($0)] } ?? [])
        let desk = Desk(script: script, isTerminal: isTerminal)
        let below = PassingScreen(.back, desk.navigator)
        _ = try desk.navigator.run([below, exchange.importScreen("poi.csv", desk.terminal, desk.navigator)])
        let stops = exchange.store.library.trips.flatMap(\.waypoints).map {
            "\($0.name.text)@\($0.location.latitude),\($0.location.longitude)"
        }
        return (below.heard, desk.transcript, stops)
    }

    @Test("Enter takes what is offered, longitude first, and another answer is taken as it is given")
    func answers() throws {
        let first = try imported("\r")
        #expect(first.stops == ["Paris@48.85,2.35", "Lyon@45.76,4.83"])
        #expect(first.notices.map(\.lines) == [["poi.csv: took 1 trip with 2 stops (csv)"]])
        #expect(first.transcript.contains("Columns: longitude,latitude,name"))
        let other = try imported("\u{15}latitude, longitude ,name\r")
        #expect(other.stops == ["Paris@2.35,48.85", "Lyon@4.83,45.76"])
    }

    @Test("What is no column is told, and asked again")
    func unknownColumn() throws {
        let found = try imported("\u{15}lat,lon,colour\r\u{15}-,-,-\r\r")
        #expect(found.transcript.contains("“colour” is no column that is known."))
        #expect(found.transcript.contains("Latitude and longitude are needed"))
        #expect(found.stops == ["Paris@48.85,2.35", "Lyon@45.76,4.83"])
    }

    @Test("A column that comes twice, and semicolons between the columns, are told as what they are")
    func misusedColumns() throws {
        let found = try imported("\u{15}latitude,latitude\r\u{15}latitude; longitude; name\r\r")
        let said = found.transcript.split(whereSeparator: \.isNewline).joined(separator: " ")
        #expect(
            said.contains("This list has two columns for “latitude”; write - for the one to leave out."))
        #expect(
            said.contains(
                "This list separates the columns by commas, not by semicolons: latitude, longitude, name."))
    }

    @Test("Nothing, the end of input and Ctrl-C import nothing")
    func nothing() throws {
        for keys in ["\u{15}\r", "\u{15}\u{4}"] {
            let found = try imported(keys)
            let nothing = Notice.failed("Nothing was imported.").afterFurtherQuestion
            #expect(found.stops.isEmpty && found.notices == [nothing])
        }
    }

    @Test("Of several files each that does not name its columns is asked about, before anything is taken")
    func severalFiles() throws {
        func imported(_ keys: String) throws -> (desk: Desk, stops: [String], saves: Int, notices: [Notice]) {
            let exchange = try Exchange([])
            exchange.put("2.35,48.85,Paris\n", at: "a.csv")
            exchange.put("Name,Latitude,Longitude\nNice,43.7,7.27\n", at: "b.csv")
            exchange.put("4.83,45.76,Lyon\n", at: "c.csv")
            let desk = Desk(script: [.bytes(Array(keys.utf8))], isTerminal: true)
            let below = PassingScreen(.back, desk.navigator)
            let screen = ExchangeBuilder.importScreen(
                ["a.csv", "b.csv", "c.csv"], exchange.dependencies, terminal: desk.terminal, navigator: desk.navigator)
            _ = try desk.navigator.run([below, screen])
            let stops = exchange.store.library.trips.flatMap(\.waypoints).map {
                "\($0.name.text)@\($0.location.latitude),\($0.location.longitude)"
            }
            return (desk, stops, exchange.store.library.trips.count, below.heard)
        }
        let all = try imported("\r\u{15}latitude,longitude,name\r")
        #expect(all.stops == ["Paris@48.85,2.35", "Nice@43.7,7.27", "Lyon@4.83,45.76"])
        #expect(all.desk.transcript.contains("a.csv does not name its columns"))
        #expect(all.desk.transcript.contains("c.csv does not name its columns"))
        #expect(!all.desk.transcript.contains("b.csv does not name its columns"))
        #expect(all.notices.map(\.lines.count) == [3])
        let none = try imported("\r\u{15}\r")
        #expect(none.stops.isEmpty && none.notices == [Notice.failed("Nothing was imported.").afterFurtherQuestion])
    }

    @Test("On a pipe the other files of an import are taken")
    func severalFilesOnAPipe() throws {
        let exchange = try Exchange([])
        exchange.put("2.35,48.85,Paris\n", at: "a.csv")
        exchange.put("Name,Latitude,Longitude\nNice,43.7,7.27\n", at: "b.csv")
        let lines = try exchange.take("a.csv", "b.csv")
        #expect(lines[0].contains("--columns longitude,latitude,name") && lines[0].contains("nothing of it was taken"))
        #expect(exchange.store.library.trips.flatMap(\.waypoints).map(\.name.text) == ["Nice"])
        let named = try exchange.take("a.csv", "b.csv") { $0.columns = ["longitude", "latitude", "name"] }
        #expect(
            named.first == "a.csv: took 1 trip with 1 stop (csv)" && named.contains { $0.contains("1 already there") })
    }

    @Test("On a pipe nobody is asked: the file is refused, with what to say")
    func pipe() throws {
        let found = try imported("longitude,latitude,name\n", isTerminal: false)
        #expect(found.stops.isEmpty)
        #expect(found.notices.count == 1 && found.notices[0].lines[0].contains("--columns longitude,latitude,name"))
    }
}
