import Text

/// The rows of a window from the top, and the position of the cursor in them.
///
/// Where they are more than the window has, they are kept in this order: the line that is typed, the title, beside
/// choices the first messages, what is offered (or six rows of the list, which it covers), the keys, a message, the
/// other messages, the rest of the page. What is left over first is the gap between the page and the messages.
struct WindowRows: Equatable {
    /// The rows; as many as the window has.
    private(set) var rows: [String]
    /// The row of the cursor, from 0.
    let cursorRow: Int
    /// The number of messages that there is no room for, behind those that are shown.
    let unreadMessages: Int
    /// The column of the cursor, from 0.
    let cursorColumn: Int

    /// The highest window, in rows, without a gap between the page and the messages.
    private static let lowWindow = 16
    /// The rows below a title that go before keys and messages: six of a list, and the titles of its columns.
    private static let shortestList = 7
    /// The same at a question of which something is said in a low window.
    private static let shortestBesideQuestion = 3
    /// The most messages that are shown.
    private static let mostMessages = 6

    /// The rows of messages that a window of this height shows at most.
    private static func messageRows(_ height: Int) -> Int { max(1, min(mostMessages, height - 10)) }

    /// The part of a window that messages beside choices take at most is one of so many.
    private static let partOfMessages = 4

    /// The rows that a page has in a window of `height` rows, beside so many rows of messages; with `isAbovePlace`
    /// above the question for a place, which has a note below its line, and all of the messages in a low window.
    static func pageRows(height: Int, messages: Int, isAbovePlace: Bool = false) -> Int {
        if isAbovePlace, height <= lowWindow {
            let rows = messages > 0 ? shortestBesideQuestion : shortestList
            return max(min(rows + 1, height - 2), height - 2 - min(messages, mostMessages))
        }
        // In a low window the row of messages is the list's where nothing is said.
        let said = max(height > lowWindow ? 1 : 0, min(messages, messageRows(height)))
        let keys = hidesKeys(height, messages: messages) ? 0 : 1
        return max(1, height - 1 - keys - said - (height > lowWindow ? 1 : 0))
    }

    /// The highest window, in rows, in which the keys give way to a second message rather than a row of a list.
    private static let veryLowWindow = 13

    /// Whether messages need the row of the keys.
    private static func hidesKeys(_ height: Int, messages: Int) -> Bool {
        height <= veryLowWindow && min(messages, messageRows(height)) > 1
    }

    /// Lays out `content`, whose rows fit the window, above the line of `frame`; nil is an empty line. At least
    /// `reserved` rows stay free below the line. The first `passed` messages have been read.
    init(
        _ content: WindowContent, _ frame: EditorFrame?, reserved: Int = 0, passed passedMessages: Int = 0, height: Int,
        width: Int = .max
    ) {
        var left = height - 1
        func take(_ count: Int) -> Int {
            defer { left -= max(0, min(count, left)) }
            return max(0, min(count, left))
        }
        let title = take(content.page.isEmpty ? 0 : 1)
        let above = take(frame?.above.count ?? 0)
        let below = take(max(reserved, frame?.below.count ?? 0))
        let unread = Array(content.messages.dropFirst(passedMessages))
        // What is asked and refused is said beside the choices.
        let besideChoices = content.choices.isEmpty ? 0 : take(min(unread.count, height / Self.partOfMessages))
        let choices = take(content.choices.count)
        let offered = below + choices
        // Choices do not touch the rows above them.
        let choiceGap = take(choices > 0 && height > Self.lowWindow ? 1 : 0)
        let hasRoom = height > Self.lowWindow
        let isQuestion = frame?.isQuestion == true
        // What is said at a question is about its answer: in a low window it goes before rows of a list.
        let shortest =
            isQuestion && !hasRoom && !content.messages.isEmpty ? Self.shortestBesideQuestion : Self.shortestList
        var page = title + take(offered > 0 ? 0 : min(shortest, content.page.count - title))
        // The row of the keys, which mean nothing at a question, is free there; only a low window has a use for it.
        let keys = take(
            content.keys.isEmpty || isQuestion && !hasRoom || Self.hidesKeys(height, messages: content.messages.count)
                ? 0 : 1)
        let wanted = max(hasRoom && !content.page.isEmpty ? 1 : 0, unread.count)
        // A short page leaves its rows to them.
        let free = left - (content.page.count - page)
        let most = max(isQuestion ? Self.mostMessages : Self.messageRows(height), min(Self.mostMessages, free))
        let messages = besideChoices + take(min(wanted, most) - besideChoices)
        page += take(content.page.count - page)
        let gap = choiceGap + take(hasRoom && page > 0 && choiceGap == 0 ? 1 : 0)

        rows =
            content.page.prefix(page) + Array(repeating: "", count: gap)
            + Self.choices(content, rows: choices)
        let said = Self.shortened(unread, to: messages, width: width)
        unreadMessages = max(0, unread.count - (unread.count > messages ? max(1, messages - 1) : messages))
        rows += Array(repeating: "", count: messages - said.count) + said
        if keys > 0 { rows.append(isQuestion ? "" : content.keys) }
        rows += (frame?.above ?? []).suffix(above)
        cursorRow = rows.count
        cursorColumn = frame?.cursorColumn ?? 0
        rows.append(frame?.line ?? "")
        rows += (frame?.below ?? []).prefix(below)
        rows += Array(repeating: "", count: max(0, height - rows.count))
    }

    /// The choices in so many rows; where they have no room for all, the last row says how many there are above and
    /// below, and the chosen one is the last that is shown.
    private static func choices(_ content: WindowContent, rows: Int) -> [String] {
        let count = content.choices.count
        guard rows < count, rows > 1 else { return Array(content.choices.prefix(rows)) }
        let passed = content.chosenChoice.map { max(0, min($0 + 1, count) - (rows - 1)) } ?? 0
        let below = count - passed - (rows - 1)
        let more = [passed > 0 ? "\(passed) above · Up" : nil, below > 0 ? "\(below) more · Down" : nil]
        return content.choices.dropFirst(passed).prefix(rows - 1) + [
            more.compactMap(\.self).joined(separator: ", ")
        ]
    }

    /// The messages in `count` rows of `width` columns, the last of which says how many more there are; a single one
    /// ends with the key that shows them.
    private static func shortened(_ messages: [String], to count: Int, width: Int) -> [String] {
        guard messages.count > count, count > 0 else { return Array(messages.prefix(count)) }
        // The first has a sentence to say, however little room there is.
        guard count > 1 else { return [messages[0].cutOnTerminal(toWidth: width - 8) + " … Space"] }
        return messages.prefix(count - 1) + ["and \(messages.count - count + 1) more · Space shows them"]
    }
}
