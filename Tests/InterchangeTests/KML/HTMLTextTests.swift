import Testing

@testable import Interchange

@Suite struct HTMLTextTests {
    @Test(
        "HTML becomes plain text",
        arguments: [
            ("plain  text\nwith lines", "plain  text\nwith lines"), ("a < b & c > d", "a < b & c > d"),
            ("one<br>two<BR/>three<br />four", "one\ntwo\nthree\nfour"), ("a \n<br>\n b", "a\nb"),
            ("<p>one</p><p>two</p>", "one\ntwo\n"), ("<b>x</b> <i>y</i>", "x y"),
            ("a&nbsp;b &eacute; &#233;&amp;<b/>", "a b é é&"),
            ("<a href=\"http://x\">site</a>!<a href='http://y'>http://y</a>", "site (http://x)!http://y"),
            ("<script>no</script><style>no</style>yes", "yes"), ("<script>no", ""), ("x<!-- c -->y", "xy"),
            ("<table><tr><td>Hotel</td><td>Ibis</td></tr><tr><th>a</th> <td>b</td></tr></table>", "Hotel Ibis\na b\n"),
            ("<ul><li>1<li>2</ul>", "1\n2\n"), ("1 <2 <b>3</b>", "1 <2 3"),
        ])
    func becomesPlain(html: String, expected: String) {
        #expect(HTMLText.plain(html) == expected)
    }

    @Test(
        "Plain text comes back from the HTML made of it",
        arguments: ["a", "a\nb", "a\n\n b", "<b>&amp;</b>", "1 < 2", "&lt;", "a  \n  b\t", "<br>", "&", "<!-- -->"])
    func comesBack(text: String) {
        #expect(HTMLText.plain(HTMLText.html(text)) == text)
    }
}
