/// The names of characters in HTML, as mails and descriptions have them (HTML 4 and the letters of Europe of HTML 5).
enum HTMLEntities {
    /// The most letters of a name.
    static let longestName = 8

    /// The characters by their names, without the sign in front and the semicolon.
    static let scalars: [String: Unicode.Scalar] = [
        "nbsp": " ", "iexcl": "\u{A1}", "cent": "\u{A2}", "pound": "\u{A3}", "curren": "\u{A4}", "yen": "\u{A5}",
        "brvbar": "\u{A6}", "sect": "\u{A7}", "uml": "\u{A8}", "copy": "\u{A9}", "ordf": "\u{AA}", "laquo": "\u{AB}",
        "not": "\u{AC}", "shy": "\u{AD}", "reg": "\u{AE}", "macr": "\u{AF}", "deg": "\u{B0}", "plusmn": "\u{B1}",
        "sup2": "\u{B2}", "sup3": "\u{B3}", "acute": "\u{B4}", "micro": "\u{B5}", "para": "\u{B6}",
        "middot": "\u{B7}", "cedil": "\u{B8}", "sup1": "\u{B9}", "ordm": "\u{BA}", "raquo": "\u{BB}",
        "frac14": "\u{BC}", "frac12": "\u{BD}", "frac34": "\u{BE}", "iquest": "\u{BF}", "Agrave": "\u{C0}",
        "Aacute": "\u{C1}", "Acirc": "\u{C2}", "Atilde": "\u{C3}", "Auml": "\u{C4}", "Aring": "\u{C5}",
        "AElig": "\u{C6}", "Ccedil": "\u{C7}", "Egrave": "\u{C8}", "Eacute": "\u{C9}", "Ecirc": "\u{CA}",
        "Euml": "\u{CB}", "Igrave": "\u{CC}", "Iacute": "\u{CD}", "Icirc": "\u{CE}", "Iuml": "\u{CF}",
        "ETH": "\u{D0}", "Ntilde": "\u{D1}", "Ograve": "\u{D2}", "Oacute": "\u{D3}", "Ocirc": "\u{D4}",
        "Otilde": "\u{D5}", "Ouml": "\u{D6}", "times": "\u{D7}", "Oslash": "\u{D8}", "Ugrave": "\u{D9}",
        "Uacute": "\u{DA}", "Ucirc": "\u{DB}", "Uuml": "\u{DC}", "Yacute": "\u{DD}", "THORN": "\u{DE}",
        "szlig": "\u{DF}", "agrave": "\u{E0}", "aacute": "\u{E1}", "acirc": "\u{E2}", "atilde": "\u{E3}",
        "auml": "\u{E4}", "aring": "\u{E5}", "aelig": "\u{E6}", "ccedil": "\u{E7}", "egrave": "\u{E8}",
        "eacute": "\u{E9}", "ecirc": "\u{EA}", "euml": "\u{EB}", "igrave": "\u{EC}", "iacute": "\u{ED}",
        "icirc": "\u{EE}", "iuml": "\u{EF}", "eth": "\u{F0}", "ntilde": "\u{F1}", "ograve": "\u{F2}",
        "oacute": "\u{F3}", "ocirc": "\u{F4}", "otilde": "\u{F5}", "ouml": "\u{F6}", "divide": "\u{F7}",
        "oslash": "\u{F8}", "ugrave": "\u{F9}", "uacute": "\u{FA}", "ucirc": "\u{FB}", "uuml": "\u{FC}",
        "yacute": "\u{FD}", "thorn": "\u{FE}", "yuml": "\u{FF}", "OElig": "\u{152}", "oelig": "\u{153}",
        "Scaron": "\u{160}", "scaron": "\u{161}", "Yuml": "\u{178}", "ensp": "\u{2002}", "emsp": "\u{2003}",
        "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
        "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}",
        "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "dagger": "\u{2020}", "Dagger": "\u{2021}",
        "bull": "\u{2022}", "hellip": "\u{2026}", "permil": "\u{2030}", "prime": "\u{2032}", "Prime": "\u{2033}",
        "lsaquo": "\u{2039}", "rsaquo": "\u{203A}", "oline": "\u{203E}", "frasl": "\u{2044}", "euro": "\u{20AC}",
        "image": "\u{2111}", "weierp": "\u{2118}", "real": "\u{211C}", "trade": "\u{2122}", "alefsym": "\u{2135}",
        "larr": "\u{2190}", "uarr": "\u{2191}", "rarr": "\u{2192}", "darr": "\u{2193}", "harr": "\u{2194}",
        "crarr": "\u{21B5}", "lArr": "\u{21D0}", "uArr": "\u{21D1}", "rArr": "\u{21D2}", "dArr": "\u{21D3}",
        "hArr": "\u{21D4}", "forall": "\u{2200}", "zcaron": "\u{17E}", "Zcaron": "\u{17D}", "ccaron": "\u{10D}",
        "Ccaron": "\u{10C}", "rcaron": "\u{159}", "ecaron": "\u{11B}", "ncaron": "\u{148}", "lstrok": "\u{142}",
        "Lstrok": "\u{141}", "sacute": "\u{15B}", "Sacute": "\u{15A}", "cacute": "\u{107}", "nacute": "\u{144}",
        "zacute": "\u{17A}", "zdot": "\u{17C}", "Zdot": "\u{17B}", "aogon": "\u{105}", "eogon": "\u{119}",
        "odblac": "\u{151}", "udblac": "\u{171}", "abreve": "\u{103}", "scedil": "\u{15F}", "inodot": "\u{131}",
        "gbreve": "\u{11F}", "comma": "\u{2C}", "period": "\u{2E}", "colon": "\u{3A}", "lpar": "\u{28}",
        "rpar": "\u{29}", "num": "\u{23}", "commat": "\u{40}", "sol": "\u{2F}", "NewLine": "\u{A}", "Tab": "\u{9}",
    ]
}
