/// A square of modules, each dark or light.
struct ModuleGrid: Equatable, Sendable {
    /// The modules on a side.
    let size: Int
    /// The modules row by row: 1 is dark, 0 is light.
    private(set) var modules: [UInt8]

    /// A grid of light modules.
    init(size: Int) {
        self.size = size
        modules = [UInt8](repeating: 0, count: size * size)
    }

    /// Whether a module is dark.
    subscript(row: Int, column: Int) -> Bool {
        get { modules[row * size + column] == 1 }
        set { modules[row * size + column] = newValue ? 1 : 0 }
    }
}
