/// The sign between the cells, seen from the first line as gpsbabel does: a tab, else a semicolon, else a bar, else a
/// comma. Signs in quotes do not count. `sep=;` on the first line, as Excel takes it, says it outright.
func cellSeparator(_ text: some Collection<UInt8>) -> UInt8 {
    var isQuoted = false
    var seen = Set<UInt8>()
    let candidates: [UInt8] = [0x09, 0x3B, 0x7C]
    for byte in text {
        if byte == 0x22 { isQuoted.toggle() }
        if isQuoted { continue }
        if byte == 0x0A || byte == 0x0D { break }
        if candidates.contains(byte) { seen.insert(byte) }
    }
    return candidates.first { seen.contains($0) } ?? 0x2C
}
