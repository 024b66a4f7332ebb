import Testing

@testable import Console

@Suite("The rows of a window")
struct WindowRowsTests {
    private let frame = EditorFrame(prompt: "> ", buffer: EditingBuffer(), width: 40)

    private func content(page: Int, messages: Int = 0, choices: Int = 0) -> WindowContent {
        WindowContent(
            page: page == 0 ? [] : ["Title"] + (1..<page).map { "row \($0)" },
            choices: choices == 0 ? [] : (1...choices).map { "choice \($0)" },
            messages: messages == 0 ? [] : (1...messages).map { "message \($0)" }, keys: "keys")
    }

    private func rows(_ content: WindowContent, below: Int = 0, height: Int) -> [String] {
        var frame = frame
        frame.below = (0..<below).map { "below \($0)" }
        let laid = WindowRows(content, frame, height: height)
        #expect(laid.rows.count == height)
        #expect(laid.rows[laid.cursorRow] == "> ")
        return laid.rows
    }

    @Test("From the top: the page, a gap, messages, keys, the line; a high window keeps a row for a message")
    func order() {
        #expect(
            rows(content(page: 3, messages: 1), height: 20).prefix(7) == [
                "Title", "row 1", "row 2", "", "message 1", "keys", "> ",
            ])
        #expect(rows(content(page: 3), height: 20).prefix(7) == ["Title", "row 1", "row 2", "", "", "keys", "> "])
        #expect(rows(content(page: 3), height: 16).prefix(5) == ["Title", "row 1", "row 2", "keys", "> "])
    }

    @Test("A message of several rows takes those that a short page leaves, and says where it is cut")
    func longMessage() {
        let short = rows(content(page: 3, messages: 3), height: 12)
        #expect(short.count { $0.hasPrefix("message") } == 3)
        let full = WindowRows(content(page: 12, messages: 3), frame, height: 11, width: 16)
        #expect(full.rows.filter { $0.hasPrefix("messa") } == ["message  … Space"])
        #expect(full.unreadMessages == 2)
    }

    @Test("An empty row stands between a page and choices where a window is not low")
    func gapAboveChoices() {
        let shown = rows(content(page: 40, choices: 3), height: 24)
        let first = shown.firstIndex(of: "choice 1") ?? 0
        #expect(first > 1 && shown[first - 1].isEmpty && shown[first - 2].hasPrefix("row"))
    }

    @Test("In lower and lower windows the gap goes, then the page, messages, keys, the list, and last the title")
    func priorities() {
        // Each height with what is left of 12 rows of a page and three messages.
        let kept: [Int: (page: Int, messages: Int, keys: Int)] = [
            18: (12, 3, 1), 17: (12, 3, 1), 16: (11, 3, 1), 13: (9, 3, 0), 12: (9, 2, 0), 11: (8, 1, 1),
            10: (8, 0, 1), 9: (8, 0, 0), 8: (7, 0, 0), 2: (1, 0, 0), 1: (0, 0, 0),
        ]
        for (height, expected) in kept {
            let shown = rows(content(page: 12, messages: 3), height: height)
            #expect(shown.count { $0.hasPrefix("row") || $0 == "Title" } == expected.page, "\(height)")
            #expect(shown.count { $0.hasPrefix("message") || $0.hasPrefix("and") } == expected.messages, "\(height)")
            #expect(shown.count { $0 == "keys" } == expected.keys, "\(height)")
        }
    }

    @Test("A window of 12 rows has room for six rows of a list with its titles, a note, the keys and a message")
    func lowWindow() {
        #expect(WindowRows.pageRows(height: 12, messages: 0) == 10)
        #expect(WindowRows.pageRows(height: 12, messages: 1) == 9)
        #expect(WindowRows.pageRows(height: 24, messages: 1) == 20)
        #expect(WindowRows.pageRows(height: 24, messages: 9) == 15)
        #expect(WindowRows.pageRows(height: 1, messages: 9) == 1)
        // What a page has room for is what is shown of it.
        for height in 3...60 {
            for messages in 0...9 {
                let room = WindowRows.pageRows(height: height, messages: messages)
                let shown = rows(content(page: room, messages: messages), height: height)
                #expect(shown.count { $0.hasPrefix("row") || $0 == "Title" } == room, "\(height), \(messages)")
            }
        }
    }

    @Test("Above the question for a place a low window has room for what is shown there", arguments: 12...16)
    func abovePlace(height: Int) {
        var frame = EditorFrame(prompt: "Place: ", buffer: EditingBuffer(""), below: ["An empty line ends."], width: 40)
        frame.isQuestion = true
        for messages in 0...9 {
            let room = WindowRows.pageRows(height: height, messages: messages, isAbovePlace: true)
            let shown = WindowRows(content(page: room, messages: messages), frame, height: height).rows
            #expect(shown.count { $0.hasPrefix("row") || $0 == "Title" } == room, "\(messages)")
        }
        #expect(WindowRows.pageRows(height: 24, messages: 1, isAbovePlace: true) == 20)
    }

    @Test("At most six rows of messages are shown, the last of which says how many more there are")
    func manyMessages() {
        let shown = rows(content(page: 2, messages: 119), height: 24)
        #expect(shown.filter { $0.hasPrefix("message") } == (1...5).map { "message \($0)" })
        #expect(shown.contains("and 114 more · Space shows them"))
        #expect(rows(content(page: 2, messages: 6), height: 24).contains("message 6"))
        #expect(!rows(content(page: 8, messages: 3), height: 11).contains { $0.hasPrefix("and") })
    }

    @Test("Choices that have no room give way to the messages beside them, and say how many there are more")
    func choicesBesideMessages() {
        #expect(
            rows(content(page: 10, messages: 2, choices: 11), height: 12)
                == ["Title"] + (1...7).map { "choice \($0)" } + ["4 more · Down", "message 1", "message 2", "> "])
        var chosen = content(page: 10, messages: 1, choices: 11)
        let moved = [(7, 1, "3 more · Down"), (8, 2, "1 above · Up, 2 more · Down"), (10, 4, "3 above · Up")]
        for (choice, first, more) in moved {
            chosen.chosenChoice = choice
            let last = first + 7
            #expect(
                rows(chosen, height: 12)
                    == ["Title"] + (first...last).map { "choice \($0)" } + [more, "message 1", "> "], "\(choice)")
        }
        // In every window the question, a message and the line are there.
        for height in 5...40 {
            let shown = rows(content(page: 30, messages: 2, choices: 20), height: height)
            #expect(shown.contains { $0.hasPrefix("message 1") } && shown.contains("choice 1"), "\(height)")
        }
    }

    @Test("Choices cover the end of the page, and so does what is offered below the line")
    func offered() {
        let chosen = rows(content(page: 10, choices: 8), height: 12)
        #expect(chosen == ["Title", "row 1"] + (1...8).map { "choice \($0)" } + ["keys", "> "])
        let offered = rows(content(page: 10), below: 8, height: 12)
        #expect(offered == ["Title", "row 1", "keys", "> "] + (0..<8).map { "below \($0)" })
    }
}
