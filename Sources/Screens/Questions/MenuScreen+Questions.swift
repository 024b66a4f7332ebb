import Console
import Platform
import Text

/// The questions of a screen, and the lines that are typed at them instead of an answer.
///
/// One rule for all: an answer that can be done is taken. Of any other line that begins with a word of the menu the
/// question is left, and the line is done as it stands. A line that is for later, as the next place is at the question
/// about the one before, waits until the question is answered. What is none of these is refused, and the question
/// stays. What was typed before a question was there that nobody could know of is no answer to it: it waits, too.
extension MenuScreen {
    /// Asks what has to be answered before anything else is done; an answer that is neither yes nor no is asked for
    /// again.
    func confirm(_ question: YesNoQuestion) throws(DialogError) {
        let prefill = unanswered.prefill(at: question)
        unanswered = UnansweredLine()
        switch try prompt.ask(question.prompt, prefill: prefill, isKnown: false) {
        case .text(let text) where turnsPage(by: text): return
        case .text(let text):
            guard let isYes = question.answer(text) else {
                if text.trimmed != ScreenHelp.mark, isTakenOtherwise(text) { return }
                if isOtherLine(text), leavesQuestion(for: text) { return }
                unanswered = UnansweredLine(text, at: question)
                return refuse(question.hint(for: text))
            }
            presenter.answer(isYes)
        case .cancelled: if !presenter.stepBack() { presenter.answer(false) }
        case .endOfInput, .interrupted(.interrupt):
            if !presenter.leaveQuestion() { presenter.answer(false) }
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Asks for one of the numbered choices. A line that is none of them keeps the question; an empty one leaves it.
    func choose(among count: Int) throws(DialogError) {
        let question = count == 1 ? "which 1> " : "which 1-\(count)> "
        switch try prompt.ask(question, offersLines: false, keys: .choices, isKnown: false) {
        case .text(let text) where turnsPage(by: text): return
        case .text(let text) where text.trimmed == ScreenHelp.mark && terminal.context.inputIsTerminal:
            terminal.say(
                (state?.notice?.lines ?? []) + [
                    "Type the number of one of these, or choose it with Up and Down, and press Enter.",
                    "Esc takes none.",
                ])
        case .text(let text):
            let before = state?.choices
            display.forgetNotice(andChoices: false)
            if !isTakenOtherwise(text) { presenter.choose(text.trimmed) }
            if isOtherLine(text), state?.notice?.result.isDone == false, state?.choices == before,
                leavesQuestion(for: text)
            {
                return
            }
            // Equal choices that are offered for something else are printed again.
            if state?.notice?.result.isDone != false || state?.choices != before {
                display.forgetNotice(andChoices: true)
            }
        case .cancelled: if !presenter.stepBack() { presenter.choose("") }
        case .endOfInput, .interrupted(.interrupt):
            if !presenter.leaveQuestion() { presenter.choose("") }
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Asks a question, or takes the answer that stands on the line already. A person whose answer cannot be done is
    /// told why and asked again, with it in the line, until an answer can be done or the question is left; a script
    /// goes on.
    func put(_ asked: AskedQuestion<View.Event>, given: String?) throws(DialogError) {
        var asked = asked
        var given = given
        while true {
            if asked.isAskedAgain, given == nil { terminal.say([asked.wayOut]) }
            let answer: String
            var otherLine: String?
            if let known = given {
                answer = known
            } else {
                let keys: ScreenPrompt<View>.Keys = asked.question.isAboutRows ? .rows : .line
                switch try prompt.ask(
                    asked.question.text, prefill: asked.prefill, behind: asked.line, keys: keys,
                    isKnown: !asked.isAskedAgain)
                {
                case .text(let text) where text.trimmed == ScreenHelp.mark && terminal.context.inputIsTerminal:
                    terminal.say(asked.explanation)
                    continue
                case .text(let text) where turnsPage(by: text): continue
                // What could not be done and is not changed is not wanted.
                case .text(let text) where asked.isAskedAgain && text == asked.typed && terminal.window != nil:
                    return terminal.say([Self.left])
                case .text(let text):
                    answer = asked.isAskedAgain ? asked.withoutHead(text) : text
                    if answer == text, isOtherLine(text) { otherLine = text }
                case .cancelled, .endOfInput: return
                // With nothing typed Ctrl-C only leaves the question.
                case .interrupted(.interrupt) where terminal.context.inputIsTerminal: return
                case .interrupted(let signal): return navigator.leave(.interrupted(signal))
                }
            }
            let whole = given == nil ? asked.line + " " + answer : asked.line
            let endsWhenRefused = given != nil && asked.question.endsWhenRefused
            given = nil
            asked.typed = answer
            switch asked.question.further(answer) {
            case .event(let event):
                guard send(event, whole) else { return }
                if !navigator.isOnTop(self) { opening = asked }
                guard try wasRefused(isSaid: otherLine == nil) else { return }
            case .refused(let reason): if otherLine == nil { refuse(reason) }
            case let further: return try resolve(further, whole)
            }
            guard terminal.context.inputIsTerminal, !endsWhenRefused else { return }
            if let otherLine { return leave(for: otherLine) }
            asked.isAskedAgain = true
        }
    }

    /// Whether a line is used that is no answer: at once, or when the question is answered.
    private func isTakenOtherwise(_ line: String) -> Bool {
        switch presenter.take(otherLine: line.trimmed) {
        case .taken: return true
        case .later:
            terminal.dialog.hold(line: line)
            return true
        case .none: return false
        }
    }

    /// Whether a line begins with a word of the menu, so that it is a line of its own where it is no answer.
    func isOtherLine(_ line: String) -> Bool {
        guard terminal.context.inputIsTerminal, let state else { return false }
        return view.hasWord(atBeginningOf: line, state.page)
    }

    /// Leaves the open question, about which nothing else is said, and has a line done that was typed at it.
    private func leave(for line: String, _ left: String = left) {
        display.passOverNotice()
        terminal.say([left])
        terminal.nextLine = line
    }

    /// Leaves the question of the presenter for a line that was typed at it; false where it asks none.
    private func leavesQuestion(for line: String) -> Bool {
        let loss = presenter.loss
        guard presenter.leaveQuestion() else { return false }
        leave(for: line, loss ?? Self.left)
        return true
    }

    /// The message before a line that was typed at a question is done.
    private static var left: String { "The question was left." }

    /// Whether what was sent last could not be done with the answer that was given; then it says why, unless the
    /// answer is done as a line of its own. Waits for it.
    private func wasRefused(isSaid: Bool) throws(DialogError) -> Bool {
        guard terminal.context.inputIsTerminal else { return false }
        // Whoever stops it does not want it any more.
        guard try settleOrLeave() == false, navigator.isOnTop(self), let state,
            state.question == nil, state.choices.isEmpty,
            state.notice?.result == .refused(anotherAnswerHelps: true)
        else { return false }
        if isSaid { display.print() }
        return true
    }
}
