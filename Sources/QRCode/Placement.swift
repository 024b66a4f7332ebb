// The modules that hold codewords: how they are filled.

extension ModuleGrid {
    /// Places codewords in pairs of columns, upward and downward in turn from the right lower corner, where no function
    /// pattern is; the column of the vertical timing pattern is passed over. What is left over stays light.
    mutating func place(_ codewords: [UInt8], around patterns: FunctionPatterns) {
        var bit = 0
        var right = size - 1
        var isUpward = true
        while right > 0 {
            if right == FunctionPatterns.timing { right -= 1 }
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !patterns.covers(row, column) && bit < codewords.count * 8 {
                    self[row, column] = codewords[bit >> 3] >> (7 - UInt8(bit & 7)) & 1 == 1
                    bit += 1
                }
            }
            isUpward.toggle()
            right -= 2
        }
    }
}
