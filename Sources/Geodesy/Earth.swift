/// The sphere on which distances are measured.
package enum Earth {
    /// The mean radius R1 in metres, as the IUGG defines it for GRS 80.
    package static let meanRadius = 6_371_008.8
}
