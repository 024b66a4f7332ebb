import Testing

/// Lists, conversations, tables and pages of people, with the places that the program knows: the stops that they mean.
@Suite struct MeantStopsTests {
    @Test(
        "Lines of lists",
        arguments: [
            ("1° giorno: Napoli\n2°-3° giorno: Amalfi\n4° giorno: Paestum\n", ["Napoli x1", "Amalfi x2", "Paestum"]),
            ("Pienza, Montepulciano\nArezzo\n", ["Pienza", "Montepulciano", "Arezzo"]),
            (
                "Gardasee (Sirmione), 1 night\nSirmione (Gardasee)\nVerona\n",
                ["Sirmione x1 (Gardasee)", "Sirmione (Gardasee)", "Verona"]
            ),
            (
                "Our route: Boston → Portland → Bangor\n", ["Boston", "Portland", "Bangor"]
            ),
            ("Lisbon → 2 nights\nÉvora -> 1 night\nFaro\n", ["Lisbon x2", "Évora x1", "Faro"]),
            (
                "3 nights Barcelona, back via Perpignan\nLyon\n", ["Barcelona x3", "Perpignan", "Lyon"]
            ),
            ("Erste Nacht Salzburg, dann 2 Nächte Wien\nGraz\n", ["Salzburg x1", "Wien x2", "Graz"]),
            (
                "Killarney 2 nights for ring of kerry\nGalway\n", ["Killarney x2 (for ring of kerry)", "Galway"]
            ),
            ("Tag 1: Köln bis Luxemburg\nTag 2: Luxemburg bis Nancy\n", ["Köln", "Luxembourg x1", "Nancy"]),
            ("Oslo, dinner\nBergen, sunset\n", ["Oslo (dinner)", "Bergen (sunset)"]),
            ("Praha, Václavské náměstí 1\nWien\n", ["Praha (Václavské náměstí 1)", "Wien"]),
            (
                "wir starten in München am 3. Juli\ndann Bled, 2 Nächte\nPiran\n", ["München", "Bled x2", "Piran"]
            ),
            (
                "salimos de Madrid\nluego Valencia 2 noches\nvolvemos por Albacete\n",
                ["Madrid", "Valencia x2", "Albacete"]
            ),
            (
                "Día 1: Santiago de Compostela\nDía 2: Muxía y Fisterra\n",
                ["Santiago de Compostela x1", "Mugia", "Fisterra"]
            ),
            ("Day 1: Leeds - York\nDay 2: York - Durham, back to Leeds\n", ["Leeds", "York x1", "Durham", "Leeds"]),
            ("Klaipeda\nKurische Nehrung (Nida)\nRiga\n", ["Klaipėda", "Nida (Kurische Nehrung)", "Riga"]),
            ("Home (Leeds) -> Whitby -> Durham\n", ["Leeds", "Whitby", "Durham"]),
            ("Tag 1: Rimini\nTag 2: Heimfahrt über Innsbruck nach München\n", ["Rimini x1", "Innsbruck", "München"]),
            ("# Ma Bretagne\n\n- Rennes\n- Dinard\n", ["Rennes", "Dinard"]),
            (
                "1. Tag: Marburg - Rothenburg ob der Tauber\n2. Tag: Ruhetag in Rothenburg\n3. Tag: Füssen\n",
                ["Marburg", "Rothenburg ob der Tauber x2 (Ruhetag in Rothenburg)", "Füssen"]
            ),
            ("Jour 3 : Catane\nJour 4 : l'Etna\nJour 5 : Taormine\n", ["Catania x1", "Etna x1", "Taormina"]),
            (
                "Avignon\nla Camargue\nles gorges du Verdon : 2 nuits\n",
                ["Avignon", "Camargue", "Gorges du Verdon x2"]
            ),
            ("Sa 1.8. Hannover\nSo 2.8. Fähre nach Hirtshals, dann Aarhus\n", ["Hannover x1", "Hirtshals", "Aarhus"]),
            ("1️⃣ Newcastle\n2️⃣ Edinburgh – 2 Nächte\n3️⃣ Glasgow\n", ["Newcastle", "Edinburgh x2", "Glasgow"]),
            ("Plan: Geneva, Annecy 2 nights, Lyon\n", ["Geneva", "Annecy x2", "Lyon"]),
            ("Detroit\nLondon, Ontario\nToronto, Ontario\n", ["Detroit", "London", "Toronto"]),
            ("Bozen, Hotel Greif\nRiva del Garda\n", ["Bozen (Hotel Greif)", "Riva del Garda"]),
            ("oggi Siena poi Orvieto\nRoma\n", ["Siena", "Orvieto", "Roma"]),
            ("tomorrow York then Durham\nEdinburgh\n", ["York", "Durham", "Edinburgh"]),
            ("Lyon\nNice\npack: charger, towel, earplugs\n", ["Lyon", "Nice"]),
            (
                "eerst naar Trier (2 nachten), dan naar Freiburg, daarna Luzern (3 nachten) en terug naar Antwerpen\n",
                ["Trier x2", "Freiburg", "Luzern x3", "Antwerpen"]
            ),
            (
                "## Day 1: Dinan\n## Day 2: Roscoff et la côte\nMagnifique.\n## Day 3: Brest\n",
                ["Dinan x1", "Roscoff x1 (et la côte/Magnifique.)", "Brest"]
            ),
            (
                "1. Bonn\n2. Trier (dinner at [Inn](https://inn.example))\n",
                ["Bonn", "Trier (dinner at Inn/https://inn.example)"]
            ),
            (
                "4 May 2027 FRA 10:15 - LIS 12:20 LH1166\n4 May 2027 Lisbon, 3 nights\n",
                ["Frankfurt am Main International Airport", "Lisbon Portela Airport (LH1166)", "Lisbon x3"]
            ),
            (
                "Tag 1: Granada - Alhambra um 9:00, Eintritt 19€\nTag 2: Ronda\n",
                ["Granada x1 19 (Alhambra um 9:00, Eintritt)", "Ronda"]
            ),
            ("4.5.2027 Salzburg\n5.5.2027 zurück nach Hause (Passau)\n", ["Salzburg x1", "Passau"]),
            ("🚗 Toscana 🍷\nSiena\nPisa 1 notte\n", ["Siena", "Pisa x1"]),
            ("Day 1: Bend\nDay 2: drive back up to Portland\n", ["Bend x1", "Portland"]),
            (
                "Day 1: Bend → Eugene; lunch in *Sisters*\nDay 2: Eugene → Salem – *long drive*\n",
                ["Bend", "Eugene x1 (lunch in Sisters)", "Salem (long drive)"]
            ),
            ("4.-7.5.2027: Krakau (Hotel Wawel, 3x 80 €)\nTatra\n", ["Krakau x3 240 (Hotel Wawel)", "Tatra"]),
            (
                "1.5. Frankfurt (FRA) -> Las Vegas (LAS)\n2.5. Las Vegas - Springdale (Zion)\n"
                    + "4.5. Springdale - Phoenix (PHX) -> Frankfurt\n",
                ["Frankfurt", "Las Vegas x1", "Springdale x2 (Zion)", "Phoenix", "Frankfurt"]
            ),
            (
                "Samstag: Torfhaus, Brocken (wandern), Schierke\nSonntag: Goslar\n",
                ["Torfhaus", "Brocken (wandern)", "Schierke x1 (Samstag)", "Goslar (Sonntag)"]
            ),
            (
                "Sun 4 May\nGhent to Aachen\nAirbnb €95\nMon 5 May\nAachen to Bonn\n",
                ["Ghent", "Aachen x1 95", "Bonn"]
            ),
            (
                "- Bonn\n- Trier - overnight at the youth hostel\n- Metz\n",
                ["Bonn", "Trier x1 (overnight at the youth hostel)", "Metz"]
            ),
            ("Lyon, €95\nGîte near Gordes, €465\nNice\n", ["Lyon 95", "Gordes 465 (Gîte near Gordes)", "Nice"]),
            (
                "aug 8-11 Phoenix\naug 11 fly out PHX\n",
                ["Phoenix x3", "Phoenix Sky Harbor International Airport (fly out PHX)"]
            ),
            ("Melbourne to Adelaide:\nTorquay\nRobe\n", ["Torquay", "Robe"]),
            (
                "LHR -> KEF, BA800 07:45\nReykjavik x2\n",
                ["London Heathrow Airport", "Keflavik International Airport (BA800)", "Reykjavík x2"]
            ),
            ("Sa 4.7. Bamberg\nMo 6.7. Rückfahrt\n", ["Bamberg x2"]),
            (
                "Exeter for the last night, £85\nPenzance on the way back\n",
                ["Exeter x1 85 (for the last night)", "Penzance (on the way back)"]
            ),
            (
                "Como 23 July - 27 July\nBellagio 27 July - 29 July\nLecco, July 29 - Aug 1\n",
                ["Como x4", "Bellagio x2", "Lecco x3"]
            ),
            (
                "Isle of Skye: Portree\nLake District: Keswick, 2 nights\n",
                ["Portree (Isle of Skye)", "Keswick x2 (Lake District)"]
            ),
            ("Provence – Avignon, 2 nights\nLuberon: Gordes\n", ["Avignon x2 (Provence)", "Gordes (Luberon)"]),
            ("Dublin\nKillarney (Ring of Kerry)\n", ["Dublin", "Killarney (Ring of Kerry)"]),
            ("Rennes\n**Brest** (Océanopolis!)\n", ["Rennes", "Brest (Océanopolis!)"]),
            ("Lisboa\nSintra & Cascais\n", ["Lisboa", "Sintra", "Cascais"]),
            ("Bordeaux\nDordogne (Bergerac) 3 nights\n", ["Bordeaux", "Bergerac x3 (Dordogne)"]),
            (
                "volo Milano-Catania, notte a Catania (B&B 70 euro)\nSiracusa B&B 70 euro\n",
                ["Milano", "Catania x1 70 (B&B)", "Siracusa x1 70 (B&B)"]
            ),
            ("Porto\nAveiro\nvolta ao Porto\n", ["Porto", "Aveiro", "Porto"]),
            ("Tag 5: Göteborg - Oslo\nTag 6-8: Oslo, 3 Nächte\n", ["Göteborg", "Oslo x3"]),
            (
                "Lyon\nLHR Terminal 5\n12 rue de la Paix, 75002 Paris\n",
                ["Lyon", "LHR Terminal 5", "12 rue de la Paix (about here: 12 rue de la Paix, 75002 Paris)"]
            ),
            (
                "## Day 1 (Fri 5 Sep) – Seattle\n\n## Day 2 - Astoria, OR\n\n## Day 3 - Portland\n",
                ["Seattle x1", "Astoria x1", "Portland"]
            ),
            (
                "Day 1 - Mon, March 3, 2025 - Arrival Marrakech\n"
                    + "Flight LH1234 FRA-RAK arrives 14:05. Transfer to Riad Yasmine (2 nights)\nDay 3 - Wed, March 5, 2025 - Ouarzazate\n",
                ["Marrakech x2 (Flight LH1234 FRA-RAK arrives 14:05/Transfer to Riad Yasmine)", "Ouarzazate"]
            ),
            (
                "Cardiff Castle\nRue de la République 12, 69002 Lyon\n",
                [
                    "Cardiff Castle", "Rue de la République 12 (about here: Rue de la République 12, 69002 Lyon)",
                ]
            ),
            (
                "Day 1: Rome\nDay 2: Orvieto (lunch), Siena (2 nights)\nDay 4: Florence\n",
                ["Rome x1", "Orvieto (lunch)", "Siena x2", "Florence"]
            ),
            (
                "Day 1: Lisbon\nDay 2: Óbidos (castle), Nazaré, Coimbra (2 nights)\n",
                ["Lisbon x1", "Óbidos (castle)", "Nazaré", "Coimbra x2"]
            ),
            (
                "# Sweden\n- Malmö\n  - 1 night\n- Kalmar\n  - castle\n  - 2 nights, 1800 SEK\n- Växjö\n  - €90\n",
                ["Malmö x1", "Kalmar x2 1800 (castle)", "Växjö 90"]
            ),
            (
                "Etapa 1 (12/07): Barcelona - Puigcerdà\nEtapa 2 (13/07): Puigcerdà - Sort\n",
                ["Barcelona", "Puigcerdà x1", "Sort"]
            ),
            ("York - Whitby\nWhitby - Durham\nDurham - York\n", ["York", "Whitby", "Durham", "York"]),
            ("Iceland ring road\nDay 1: Höfn\nDay 2: Akureyri\n", ["Höfn x1", "Akureyri"]),
            (
                "Fri 18 July 2025: Prague\n2 nights in Prague\nthen vienna 2 nights\nBudapest 3 nights\n",
                ["Prague x2", "Vienna x2", "Budapest x3"]
            ),
        ])
    func lines(text: String, stops: [String]) throws {
        #expect(try Program.stops(of: text, as: "list.txt") == stops)
    }

    @Test(
        "Addresses: the number in front of a street in America, an airport above a street elsewhere, a house in a town",
        arguments: [
            (
                "Marriott, 1535 Broadway, New York, NY 10036\nHilton, 720 S Michigan Ave, Chicago, IL 60605\n",
                ["New York", "Chicago"]
            ),
            ("Premier Inn Portsmouth\nIbis Beaune\n", [",50.7", ",47.0"]),
            ("Wien Flughafen VIE\n12 Rue de la Paix, 75002 Paris\n", ["Wien Flughafen VIE", "75002 Paris"]),
        ])
    func addresses(text: String, towns: [String]) throws {
        let program = try Program()
        try program.run("import", program.write("list.txt", text), "--name", "T")
        let places = try program.run("export", "T", "--format", "csv").output.split(whereSeparator: \.isNewline)
            .dropFirst()
        #expect(places.count >= towns.count, "\(places)")
        for (place, town) in zip(places, towns) { #expect(place.contains(town), "\(place)") }
        #expect(!places.contains { $0.contains(",52.") }, "\(places)")
    }

    @Test(
        "Tables",
        arguments: [
            (
                "Attraction,Description,Port\nAcropolis,Citadel,Athens\nOia sunset,Blue domes,Santorini\n",
                [
                    "Acropolis (Citadel/Port: Athens)",
                    "Oia sunset (Blue domes/about here: Oia sunset, Santorini/Port: Santorini)",
                ]
            ),
            (
                "Étape;Ville;Nuits\nArrivée;Bordeaux;2\nCôte basque;Biarritz;3\nRetour;Toulouse;1\n",
                ["Bordeaux x2 (Étape: Arrivée)", "Biarritz x3 (Étape: Côte basque)", "Toulouse x1 (Étape: Retour)"]
            ),
            (
                "Lieu de visite;Code postal;Commune;Tarif\nChâteau de Chambord;41250;Chambord;16 €\n"
                    + "Château de Chenonceau;37150;Chenonceaux;17,50 €\n",
                [
                    "Château de Chambord 16 (Code postal: 41250/Commune: Chambord)",
                    "Château de Chenonceau 17.5 (Code postal: 37150/Commune: Chenonceaux)",
                ]
            ),
            (
                "Departure;Arrival;Dep. date;Arr. date\nLyon;Annecy;1.6.2026;1.6.2026\nAnnecy;Chamonix;3.6.2026;3.6.2026\n",
                ["Lyon", "Annecy x2", "Chamonix"]
            ),
            (
                "City,arrive_at,depart_at,Costo totale\nLyon,2027-06-01T14:00,2027-06-03T09:00,S/ 300\nNice,2027-06-03,,\n",
                ["Lyon x2 300", "Nice"]
            ),
            ("City,When\nLyon,12/07 - 14/07\nNice,14/07 - 15/07\n", ["Lyon x2", "Nice x1"]),
            ("Ort;Zeitraum\nLyon;12.-14.7.2027\nNice;14.-15.7.2027\n", ["Lyon x2", "Nice x1"]),
            ("Ville;Dates\nLyon;du 12/07 au 14/07\nNice;du 14/07 au 15/07\n", ["Lyon x2", "Nice x1"]),
            ("Plaats;Van;Tot\nLyon;1-6-2027;3-6-2027\nNice;3-6-2027;4-6-2027\n", ["Lyon x2", "Nice x1"]),
            (
                "Town,Date In,Date Out,Rate\nLyon,1 Jun 2027,3 Jun 2027,90\nNice,3 Jun 2027,4 Jun 2027,80\n",
                ["Lyon x2 180", "Nice x1 80"]
            ),
            ("Från;Till\nOslo;Bergen\nBergen;Ålesund\n", ["Oslo", "Bergen", "Ålesund"]),
            (
                "Dag;Plaats;Nachten;Overnachting;Kosten\n1;Straatsburg;1;B&B;95\n2;Colmar;1;Hotel X;80\n",
                ["Straatsburg x1 95 (Overnachting: B&B)", "Colmar x1 80 (Overnachting: Hotel X)"]
            ),
            ("Orte;Nächte;Preis pro Nacht (CHF)\nZermatt;2;140.–\nChur;1;88.–\n", ["Zermatt x2 280", "Chur x1 88"]),
            // Numbers are no coordinates: amounts, people, rooms.
            ("Jour;Lieu;EUR\n1;Bayonne;85,50\n2;Pau;72,00\n", ["Bayonne x1 85.5", "Pau 72"]),
            (
                "Ort;Einwohner\nColmar;68 000\nUlm;126 000\n",
                ["Colmar (Einwohner: 68 000)", "Ulm (Einwohner: 126 000)"]
            ),
            ("Ort,Zimmer,Nächte\nPassau,214,1\nLinz,12,2\n", ["Passau x1 (Zimmer: 214)", "Linz x2 (Zimmer: 12)"]),
            (
                "Stop name,Overnight stays,Arrival day,Price per night (EUR)\nBergen,2,2026-06-01,150\nVoss,1,2026-06-03,90\n",
                ["Bergen x2 300", "Voss x1 90"]
            ),
            (
                "City/Activity,Nights\nAthens / Acropolis,2\nDelphi / museum,1\n",
                ["Athens / Acropolis x2", "Delphi x1 (museum)"]
            ),
            ("Town,Cost p.n.,Nights\nLyon,80,2\nAnnecy,95,1\n", ["Lyon x2 160", "Annecy x1 95"]),
            (
                "Kunde;Straße;PLZ;Ort\nAutohaus Weber;Hauptstr. 5;87435;Kempten\nZeller AG;Bahnhofplatz 9;8400;Winterthur\n",
                [
                    "Autohaus Weber (about here: Hauptstr. 5, 87435 Kempten)",
                    "Zeller AG (about here: Bahnhofplatz 9, 8400 Winterthur)",
                ]
            ),
            (
                "Restaurant,Address\nLe Bouchon,\"12 rue Mercière, 69002 Lyon\"\nPujol,\"Gran Vía 5, 28013 Madrid\"\n",
                [
                    "Le Bouchon (about here: 12 rue Mercière, 69002 Lyon)",
                    "Pujol (about here: Gran Vía 5, 28013 Madrid)",
                ]
            ),
            (
                "Ort,Straße\nImst,B171\nLandeck,B 180\nBormio,SS38\n",
                ["Imst (Straße: B171)", "Landeck (Straße: B 180)", "Bormio (Straße: SS38)"]
            ),
            (
                "Data;Tappa;Albergo;Costo\n10/05/2026;Bologna - Ravenna;Centrale;95\n13/05/2026;Ravenna - Urbino;Giotto;120\n",
                ["Bologna", "Ravenna x3 95 (Albergo: Centrale)", "Urbino x1 120 (Albergo: Giotto)"]
            ),
            (
                "City,Nights,Price/night\nTokyo,4,\"¥18,000\"\nKyoto,2,\"¥9,500\"\n",
                ["Tokyo x4 72000", "Kyoto x2 19000"]
            ),
            ("Stop,Stay\nBern,1h 30min\nThun,overnight\nSpiez,\n", ["Bern", "Thun x1", "Spiez"]),
            ("도시,숙박\n강릉,1박\n속초,2박\n", ["강릉 x1", "속초 x2"]),
            ("都市,宿泊数\n東京,3\n京都,2\n", ["東京 x3", "京都 x2"]),
        ])
    func tables(text: String, stops: [String]) throws {
        #expect(try Program.stops(of: text, as: "table.csv") == stops)
    }
}
