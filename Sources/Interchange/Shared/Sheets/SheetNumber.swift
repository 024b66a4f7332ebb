/// Numbers of cells as text.
enum SheetNumber {
    /// The shortest text that means exactly this number: programs write 17 digits where fewer say the same.
    static func text(_ number: Double) -> String {
        if number.magnitude < 1e15, number == number.rounded() { return "\(Int64(number))" }
        return "\(number)"
    }
}
