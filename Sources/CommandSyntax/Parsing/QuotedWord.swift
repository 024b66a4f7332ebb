import Text

/// A word of a command line in single quotation marks, without a password, safe for a terminal and cut to 80 columns.
/// Names of trips, stops and places are quoted by `Wording.quoted`.
package func quoted(_ text: String) -> String {
    "‘" + visible(withoutPasswords(text)).truncated(toWidth: 80) + "’"
}
