/// The counties of Great Britain and Ireland, today's and those that people write though they are none any more, as the
/// circles around them: the data has their parts, or nothing.
enum Counties {
    /// A circle around a county.
    struct Area: Equatable {
        let latitude: Double
        let longitude: Double
        /// Kilometres.
        let radius: Double
    }

    /// Returns the circle around the county of a key, also with `county` or `co` in front; nil where there is none.
    /// Linear: there are some 120.
    static func area(_ key: [UInt8]) -> Area? {
        var name = String(decoding: key, as: UTF8.self)
        for prefix in ["county ", "co "] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
        for line in table.split(separator: ";") {
            let words = line.split(whereSeparator: \.isWhitespace)
            let numbers = words.suffix(3).compactMap { Double(String($0)) }
            guard numbers.count == 3, words.dropLast(3).joined(separator: " ") == name else { continue }
            return Area(latitude: numbers[0], longitude: numbers[1], radius: numbers[2])
        }
        return nil
    }

    /// The name as a key, latitude, longitude, radius in kilometres.
    private static let table = """
        bedfordshire 52.05 -0.45 30; berkshire 51.45 -1.05 48; buckinghamshire 51.78 -0.80 42;
        cambridgeshire 52.35 0.0 45; cheshire 53.22 -2.58 45; cornwall 50.42 -4.85 85; cumberland 54.75 -3.2 50;
        cumbria 54.55 -2.95 65; derbyshire 53.12 -1.57 48; devon 50.75 -3.80 70; dorset 50.80 -2.35 50;
        durham 54.70 -1.75 45; essex 51.78 0.55 55; gloucestershire 51.82 -2.15 50; hampshire 51.06 -1.30 52;
        herefordshire 52.08 -2.72 38; hertfordshire 51.82 -0.22 35; huntingdonshire 52.36 -0.22 25; kent 51.22 0.72 62;
        lancashire 53.85 -2.60 52; leicestershire 52.67 -1.13 38; lincolnshire 53.13 -0.25 68; middlesex 51.53 -0.25 30;
        norfolk 52.67 0.95 62; northamptonshire 52.30 -0.85 45; northants 52.30 -0.85 45;
        northumberland 55.25 -2.05 62; nottinghamshire 53.13 -1.0 42; notts 53.13 -1.0 42; oxfordshire 51.80 -1.30 45;
        oxon 51.80 -1.30 45; rutland 52.66 -0.63 18; shropshire 52.62 -2.72 48; salop 52.62 -2.72 48;
        somerset 51.13 -2.90 58; staffordshire 52.83 -2.03 45; staffs 52.83 -2.03 45; suffolk 52.22 1.05 58;
        surrey 51.25 -0.42 40; sussex 50.95 -0.10 72; east sussex 50.93 0.30 45; west sussex 50.93 -0.48 42;
        warwickshire 52.30 -1.55 42; warks 52.30 -1.55 42; westmorland 54.45 -2.75 35; wiltshire 51.32 -1.92 48;
        wilts 51.32 -1.92 48; worcestershire 52.20 -2.20 38; worcs 52.20 -2.20 38; yorkshire 53.95 -1.20 100;
        yorks 53.95 -1.20 100; north yorkshire 54.15 -1.40 85; south yorkshire 53.50 -1.25 38;
        west yorkshire 53.73 -1.72 38; east yorkshire 53.88 -0.45 48; isle of wight 50.68 -1.30 22;
        greater manchester 53.48 -2.28 30; merseyside 53.43 -2.98 28; tyne and wear 54.93 -1.50 25;
        west midlands 52.48 -1.85 30; aberdeenshire 57.25 -2.65 65; angus 56.75 -2.90 42; argyll 56.10 -5.40 85;
        argyllshire 56.10 -5.40 85; ayrshire 55.45 -4.60 52; banffshire 57.50 -2.95 45; berwickshire 55.77 -2.40 30;
        caithness 58.40 -3.45 40; dumfriesshire 55.20 -3.60 52; east lothian 55.95 -2.75 28; fife 56.25 -3.10 40;
        inverness shire 57.20 -4.90 95; kincardineshire 56.93 -2.45 30; kirkcudbrightshire 54.98 -4.05 45;
        lanarkshire 55.65 -3.85 40; midlothian 55.85 -3.15 25; moray 57.45 -3.30 45; morayshire 57.45 -3.30 45;
        nairnshire 57.50 -3.85 25; peeblesshire 55.65 -3.25 28; perthshire 56.60 -3.85 65; renfrewshire 55.85 -4.55 28;
        ross shire 57.65 -4.80 85; roxburghshire 55.45 -2.65 35; selkirkshire 55.53 -2.95 25;
        scottish borders 55.55 -2.80 55; borders 55.55 -2.80 55; stirlingshire 56.12 -4.15 38;
        sutherland 58.20 -4.50 65;
        west lothian 55.90 -3.60 22; wigtownshire 54.88 -4.75 40; anglesey 53.27 -4.35 30;
        brecknockshire 51.95 -3.40 40;
        caernarfonshire 53.05 -4.10 45; cardiganshire 52.25 -4.10 50; carmarthenshire 51.88 -4.10 45;
        ceredigion 52.25 -4.10 50; clwyd 53.10 -3.30 45; conwy 53.15 -3.75 32; denbighshire 53.05 -3.35 35;
        dyfed 52.0 -4.30 75; flintshire 53.20 -3.15 25; glamorgan 51.60 -3.50 45; gwent 51.75 -3.0 35;
        gwynedd 52.85 -4.0 58; merionethshire 52.80 -3.85 42; monmouthshire 51.75 -2.90 32;
        montgomeryshire 52.58 -3.45 40; pembrokeshire 51.85 -4.95 42; powys 52.35 -3.45 75; radnorshire 52.28 -3.30 32;
        antrim 54.85 -6.25 48; armagh 54.30 -6.60 32; down 54.35 -5.90 45; fermanagh 54.35 -7.65 40;
        londonderry 54.95 -6.90 45; derry 54.95 -6.90 45; tyrone 54.63 -7.15 52; carlow 52.70 -6.80 28;
        cavan 53.98 -7.30 42; clare 52.87 -8.98 55; cork 51.92 -8.70 85; donegal 54.92 -7.95 68; dublin 53.37 -6.25 32;
        galway 53.38 -8.95 85; kerry 52.10 -9.60 65; kildare 53.20 -6.80 32; kilkenny 52.55 -7.22 38;
        laois 53.0 -7.40 30; leitrim 54.12 -8.0 40; limerick 52.50 -8.75 48; longford 53.72 -7.72 26;
        louth 53.85 -6.45 28;
        mayo 53.88 -9.40 65; meath 53.63 -6.68 40; monaghan 54.15 -6.92 30; offaly 53.15 -7.65 42;
        roscommon 53.75 -8.30 42; sligo 54.17 -8.60 40; tipperary 52.60 -7.90 52; waterford 52.18 -7.55 45;
        westmeath 53.53 -7.45 35; wexford 52.47 -6.55 40; wicklow 53.0 -6.38 34
        """
}
