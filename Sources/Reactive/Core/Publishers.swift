/// The types of the publishers that operators make.
@usableFromInline
package enum Publishers {}
