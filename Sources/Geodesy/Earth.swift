/// The sphere on which distances are measured.
@usableFromInline
package enum Earth {
    /// The mean radius R1 in metres, as the IUGG defines it for GRS 80.
    @inlinable package static var meanRadius: Double { 6_371_008.8 }
}
