extension Place {
    /// What tells the place apart for a person: `Springfield, Illinois (US)`.
    package var label: String {
        let region = region.map { ", \($0)" } ?? ""
        return country.isEmpty ? name + region : "\(name)\(region) (\(country))"
    }
}
