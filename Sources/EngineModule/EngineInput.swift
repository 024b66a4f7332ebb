/// Reads the text behind the word of the menu.
enum EngineInput {
    /// Nothing shows the road engine, `forget` drops its answers, anything else names one.
    static func event(_ text: String) -> EngineEvent {
        switch text {
        case "": .show
        case "forget": .forget
        default: .choose(text)
        }
    }
}
