import Platform
import TestSupport
import Testing

@testable import Console
@testable import Screens

@Suite("What Tab makes of a line")
struct CompletionTests {
    private func names(_ line: String, quoting: Bool = false) -> [String] {
        let names = ["Bern", "Las Vegas", "Grand Canyon", "Page", "Paris, Texas"]
        return Completion.names(line, behind: "d ", names, quoting: quoting).map(\.line)
    }

    @Test("A name is completed at the end of a line, behind others too, and gets quotation marks where it needs them")
    func names() {
        #expect(names("d be") == ["d Bern"])
        #expect(names("d la") == ["d Las Vegas"])
        #expect(names("d la", quoting: true) == ["d \"Las Vegas\""])
        #expect(names("d las v") == ["d Las Vegas"])
        #expect(names("d bern, la") == ["d bern, \"Las Vegas\""])
        #expect(names("d 2,pa") == ["d 2,Page", "d 2,\"Paris, Texas\""])
        #expect(names("d 1 grand ca") == ["d 1 \"Grand Canyon\""])
        #expect(names("d \"Las") == ["d \"Las Vegas\""])
        #expect(names("d \"Las Vegas\" \"gr") == ["d \"Las Vegas\" \"Grand Canyon\""])
        #expect(names("d ").count == 5)
        #expect(names("d x") == [])
    }

    @Test("A path is completed behind other words too, and gets quotation marks where there is white space in it")
    func files() {
        func paths(_ line: String, behind head: String = "") -> [String] {
            let known = ["trips/", "trips.gpx", "my trips.gpx", "my maps/"]
            return Completion.files(line, behind: head) { typed in known.filter { $0.hasPrefix(typed) } }.map(\.line)
        }
        #expect(paths("e tr") == ["e trips/", "e trips.gpx"])
        #expect(paths("e 1 trips.") == ["e 1 trips.gpx"])
        #expect(paths("e 1 my") == ["e 1 \"my trips.gpx\"", "e 1 \"my maps/"])
        #expect(paths("e \"my t") == ["e \"my trips.gpx\""])
        #expect(paths("tr") == [])
        #expect(paths("e nowhere trips.", behind: "e nowhere ") == ["e nowhere trips.gpx"])
    }

    @Test(
        "Tab completes the answer to a question as it does the line that asked for it; files only where there may be one"
    )
    func answers() throws {
        func handled(_ typed: String) throws -> [String] {
            let session = RowsSession(Desk(script: [.bytes(Array(typed.utf8))], isTerminal: true))
            session.desk.terminal.filesBeginning = {
                ["ulm.gpx", "x.gpx"].filter($0.isEmpty ? { _ in true } : hasPrefix($0))
            }
            #expect(try session.run() == .quit)
            return session.presenter.handled
        }
        func hasPrefix(_ text: String) -> (String) -> Bool { { $0.hasPrefix(text) } }
        #expect(try handled("delete u\t\rquit\r") == ["delete Ulm", "quit"])
        #expect(try handled("delete\ru\t\rquit\r") == ["delete Ulm", "quit"])
        #expect(try handled("take\ru\t\rquit\r") == ["ulm.gpx", "quit"])
        #expect(try handled("delete x\t\rquit\r") == ["delete x", "quit"])
    }

    @Test("A name with quotation marks in it is put in as it is read")
    func quotationMarks() {
        let names = ["The \"Big\" One", "'s-Hertogenbosch", "Bob's \"B\" \\ C", "“Ulm”"]
        func line(_ text: String, quoting: Bool = false) -> String? {
            Completion.names(text, behind: "d ", names, quoting: quoting).first?.line
        }
        func read(_ line: String?) -> [String]? { line.map { TypedPaths.quotedNames(String($0.dropFirst(2))) } }
        #expect(line("d the") == "d 'The \"Big\" One'" && line("d \"The") == "d 'The \"Big\" One'")
        #expect(Completion.names("the", behind: "", names).map(\.line) == [names[0]])
        for name in names {
            let begun = name.prefix(3)
            #expect(read(line("d \(begun)")) == [name] && read(line("d \(begun)", quoting: true)) == [name])
            #expect(read(line("d 2 \(begun)")) == ["2", name] && read(line("d 2, \(begun)")) == ["2", name])
        }
    }

    @Test("What only Tab needs is asked for when Tab is pressed")
    func knownNames() throws {
        let session = RowsSession(Desk(script: [.bytes(Array("delete g\t\rquit\r".utf8))], isTerminal: true))
        session.presenter.known = ["Genf"]
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["delete Genf", "quit"])
    }
}
