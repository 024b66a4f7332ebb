/// The bytes of an open file that is being imported, with the error that ended them.
package final class OpenedContent<Failure: Error> {
    /// The bytes.
    package let content: FileContent
    /// The reason for which they ended before the file did; what was read must not be taken then.
    package var failure: Failure? { failures.first }
    private let failures: Failures

    /// The errors of reading.
    private final class Failures {
        var first: Failure?
    }

    /// The bytes that `read` gives: it fills some of a buffer that is not empty and returns how many, 0 at the end.
    /// `expectedSize` is how many there may be in all.
    package init(expectedSize: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Int) {
        let failures = Failures()
        self.failures = failures
        content = FileContent(expectedSize: expectedSize) { buffer in
            do throws(Failure) {
                return try read(buffer)
            } catch {
                failures.first = error
                return nil
            }
        }
    }
}
