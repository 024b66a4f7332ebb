extension StringProtocol {
    /// Whether a text is written as the code of an airport is: three capital letters of ASCII (IATA, Resolution 763).
    /// Constant.
    package var isWrittenAsAirportCode: Bool { utf8.count == 3 && utf8.allSatisfy { (0x41...0x5A).contains($0) } }
}
