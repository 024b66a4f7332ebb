import Text

/// The meanings of the labels in the text of a confirmation, in several languages.
enum BookingLabel {
    case checkIn, checkOut, address, town, price, priceOfNight, total, nights, number, name

    /// The labels by their letters alone, without case and accents.
    private static let known: [String: BookingLabel] = WordMeanings.table { add in
        add(
            .checkIn,
            "checkin checkindate checkinday checkintime arrival arrivaldate arrive arriving startdate from datein anreise "
                + "anreisedatum anreisetag ankunft ankunftsdatum arrivee datedarrivee datedelarrivee llegada entrada "
                + "fechadellegada fechadeentrada arrivo datadiarrivo dataarrivo aankomst aankomstdatum inchecken "
                + "incheckdatum chegada datadechegada datadeentrada przyjazd zameldowanie ankomst incheckning innsjekk")
        add(
            .checkOut,
            "checkout checkoutdate checkoutday checkouttime departure departuredate depart departing enddate dateout abreise "
                + "abreisedatum abreisetag depart datededepart datedudepart salida fechadesalida partenza "
                + "datadipartenza datapartenza vertrek vertrekdatum uitchecken uitcheckdatum partida saida "
                + "datadepartida datadesaida wyjazd wymeldowanie avresa utcheckning avreise utsjekk")
        add(
            .address,
            "address hoteladdress propertyaddress location adresse anschrift hoteladresse adressedelhotel direccion "
                + "ubicacion indirizzo adres endereco morada adress adresse")
        add(.town, "city town ort stadt ville citta localita ciudad localidad plaats stad cidade miasto")
        add(
            .price,
            "price cost amount amountpaid amountdue preis betrag prix montant precio importe prezzo prijs preco cena "
                + "pris")
        add(
            .total,
            "totalprice estimatedtotal estimatedtotalprice estimatedcost approximatetotal totalestimate total totalcost totalamount totalcharge totalcharges totalcharged totalpayable totaltopay grandtotal "
                + "totalpaid bookingtotal reservationtotal gesamtpreis gesamtbetrag gesamtkosten gesamt preisgesamt "
                + "endpreis rechnungsbetrag summe prixtotal montanttotal montantdusejour totalttc totaldusejour "
                + "preciototal importetotal prezzototale totale importototale totaalprijs totaal totaalbedrag "
                + "precototal valortotal cenacalkowita totalpris totalttcapayer")
        add(
            .priceOfNight,
            "pricepernight costpernight ratepernight nightlyrate nightlyprice roomrate preispronacht preisjenacht "
                + "prixparnuit tarifparnuit preciopornoche prezzoanotte prezzopernotte prijspernacht")
        add(
            .nights,
            "nights numberofnights lengthofstay yourstay stay duration nachte anzahlnachte anzahldernachte naechte aufenthalt ubernachtungen "
                + "anzahlubernachtungen nuits nombredenuits nombredenuitees duree dureedusejour noches numerodenoches estancia notti "
                + "numerodinotti soggiorno nachten aantalnachten verblijf noites natter netter")
        add(
            .number,
            "bookingnumber bookingno bookingid bookingreference bookingref bookingconfirmation reservation reservationnumber "
                + "reservationno reservationid reservationcode confirmation confirmationnumber confirmationno "
                + "confirmationcode itinerary itinerarynumber itineraryno referencenumber reference buchungsnummer "
                + "buchungsnr buchungscode reservierungsnummer bestatigungsnummer bestatigungscode "
                + "buchungsreferenz reservierungsnr referencededossier numerodedossier ndereservation nreservation referencedereservation numerodereservation "
                + "numerodeconfirmation codedeconfirmation codedereservation "
                + "numerodereserva numerodeconfirmacion codigodeconfirmacion codigodereserva localizador "
                + "numerodiprenotazione numeroprenotazione codicediconferma codiceprenotazione boekingsnummer "
                + "reserveringsnummer bevestigingsnummer bevestigingscode auftragsnummer auftragsnr pnr pnrcode dossier"
        )
        add(
            .name,
            "hotel hotelname property propertyname accommodation accommodationname lodging unterkunft unterkunftsname "
                + "haus hebergement etablissement nomdelhotel alojamiento establecimiento nombredelhotel struttura "
                + "alloggio nomedellastruttura accommodatie alojamento obiekt")
    }

    /// The most characters of a label.
    static let longest = 32

    /// The words for whose booking it is, in front of a label.
    private static let owners = ["your", "ihre", "ihr", "deine", "votre", "tu", "su", "latua", "iltuo", "uw", "je"]

    /// The letters of a label behind a word for whose it is: `Your booking reference`; nil without one.
    private static func withoutOwner(_ letters: String) -> String? {
        owners.first { letters.hasPrefix($0) }.map { String(letters.dropFirst($0.count)) }
    }

    /// The label that a text is; nil for any other text.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 2 * Self.longest,
            text.allSatisfy({ $0.isLetter || $0.isWhitespace || "-_.'’()/#°:".contains($0) })
        else { return nil }
        let letters = folded(String(text)).filter(\.isLetter)
        // `Total (EUR)` and the like.
        let bare = text.last == ")" ? text.lastIndex(of: "(").map { text[..<$0] } : nil
        guard
            let label = Self.known[letters] ?? bare.flatMap({ Self.known[folded(String($0)).filter(\.isLetter)] })
                ?? Self.withoutOwner(letters).flatMap({ Self.known[$0] })
        else { return nil }
        self = label
    }

    /// The texts of a line that stand apart: by tabs, by signs between cells, or by several spaces.
    static func cells(of line: String) -> [String] {
        let text = line.replacingText("\t", with: "|").replacingText("  ", with: "|")
        return text.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
    }

    /// The labels that stand side by side in a line, as above the columns of a table; nil for any other line.
    static func row(_ line: String) -> [BookingLabel?]? {
        let cells = cells(of: line.replacingText(" – ", with: "|"))
        if let days = dayRow(line) { return days }
        guard (2...8).contains(cells.count), !line.contains(where: \.isNumber) else { return nil }
        let labels = cells.map { BookingLabel($0) }
        return labels.count { $0 != nil } >= 2 ? labels : nil
    }

    /// The labels of a line in which those of the first and of the last day are the first words: `CHECK-IN CHECK-OUT
    /// ROOMS NIGHTS`.
    private static func dayRow(_ line: String) -> [BookingLabel?]? {
        let words = line.split { $0.isWhitespace || $0 == "|" || $0 == "/" || $0 == "–" }
        guard words.count <= 8, !line.contains(where: \.isNumber) else { return nil }
        for middle in words.indices.dropFirst().prefix(3)
        where BookingLabel(words[..<middle].joined()) == .checkIn {
            let ends = words.indices.dropFirst(middle).prefix(3)
            if ends.contains(where: { BookingLabel(words[middle...$0].joined()) == .checkOut }) {
                return [.checkIn, .checkOut]
            }
        }
        return nil
    }

    /// The label at the beginning of a line, and what is behind it: `Check-in: 16 July`, `Anreise – Fr 16.07.2027`,
    /// `Check-in Fri 16 July 2027`. What is behind it is empty where the line is a label alone.
    static func parts(of line: String) -> (label: BookingLabel, value: String)? {
        if let label = BookingLabel(line) { return (label, "") }
        for sign in [":", "\t", " – ", " - ", "|", "：", "  "] {
            guard let range = line.firstRange(ofText: sign), let label = BookingLabel(line[..<range.lowerBound]) else {
                continue
            }
            let value = String(line[range.upperBound...]).trimmed
            return (label, value)
        }
        // Without a sign between them what is behind a day's label must begin like a day.
        let words = line.split(separator: " ")
        for count in (1..<max(2, min(4, words.count))).reversed() {
            let value = words.dropFirst(count).joined(separator: " ")
            guard value.contains(where: \.isNumber), let label = BookingLabel(words[..<count].joined()) else {
                continue
            }
            switch label {
            case .checkIn, .checkOut, .price, .priceOfNight, .total, .nights, .number: return (label, value)
            case .address, .town, .name: continue
            }
        }
        return nil
    }
}
