import Testing

/// Sentences and conversations of people, with the places that the program knows: the stops that they mean.
@Suite struct MeantTalkTests {
    @Test(
        "Sentences that tell of a journey",
        arguments: [
            (
                "We land in Salt Lake City. Then Moab for 2 nights, Bryce Canyon 1 night, Zion 2 nights and Las Vegas.\n",
                ["Salt Lake City", "Moab x2", "Bryce Canyon x1", "Zion x2", "Las Vegas"]
            ),
            (
                "Nous arrivons à Porto le 3 mai. Ensuite Coimbra (1 nuit), puis Lisbonne 3 nuits. Retour de Lisbonne le 8 mai.\n",
                ["Porto", "Coimbra x1", "Lisbonne x3 (Retour de Lisbonne le 8 mai.)"]
            ),
            (
                "Wir starten in Zürich. Danach geht es nach Chur und weiter nach St. Moritz mit 3 Nächten. Auf dem Rückweg noch Luzern.\n",
                ["Zürich", "Chur", "St. Moritz x3", "Luzern"]
            ),
            (
                "Salimos de Bilbao el 3 de mayo, luego Santander (2 noches), Gijón y Oviedo. Volvemos a Bilbao el 8\n",
                ["Bilbao", "Santander x2", "Gijón", "Oviedo x3", "Bilbao"]
            ),
            (
                "Viaje\nSalimos de Madrid el viernes 10\nCuenca 2 noches\nVuelta a Madrid lunes 13\n",
                ["Madrid", "Cuenca x3", "Madrid"]
            ),
            (
                "We want to do LA - Vegas - Page - Bryce - LA in two weeks.\n",
                ["Los Angeles (We want to do)", "Vegas", "Page", "Bryce Amphitheater", "Los Angeles (in two weeks)"]
            ),
        ])
    func sentences(text: String, stops: [String]) throws {
        #expect(try Program.stops(of: text, as: "list.txt") == stops)
    }

    @Test(
        "Conversations",
        arguments: [
            (
                "[12/04/2025, 18:05] Marie: Avignon 2 nuits\n[12/04/2025, 18:06] Luc: Arles une nuit, 80 €\n"
                    + "[12/04/2025, 18:07] Luc: and finally Lyon, fly home on the 20th\n",
                ["Avignon x2", "Arles x1 80", "Lyon (fly home on the 20th)"]
            ),
            (
                "Hola! qué os parece?\nAna: Bilbao el viernes\nLuis: vale, y luego Santander dos noches\n"
                    + "Ana: el domingo Pamplona\nLuis: y vuelta a Bilbao el lunes\n",
                ["Bilbao (el viernes)", "Santander x2", "Pamplona x1 (domingo)", "Bilbao (el lunes)"]
            ),
            (
                "Tom: Bristol on Friday\nLucy: ok then Bath for 2 nights, £120\nTom: Exeter for the last night, £85\n"
                    + "Lucy: Penzance on the way back\n",
                [
                    "Bristol (on Friday)", "Bath x2 120", "Exeter x1 85 (for the last night)",
                    "Penzance (on the way back)",
                ]
            ),
            (
                "Sam: start Portland\nKim: then Bend\nSam: 2 nights in Bend pls\nKim: ok then Crater Lake 1 night\n",
                ["Portland", "Bend x2", "Crater Lake x1"]
            ),
            (
                "[12.05.25, 19:03:11] Jonas: Also wir starten in München\n"
                    + "[12.05.25, 19:04:02] Jonas: erste Nacht Salzburg, dann 2 Nächte Wien\n"
                    + "[12.05.25, 19:05:15] Lea: und Budapest!!\n"
                    + "[12.05.25, 19:05:50] Jonas: ja klar 3 Nächte Budapest, zurück über Graz\n",
                ["München", "Salzburg x1", "Wien x2", "Budapest x3", "Graz"]
            ),
            (
                "[6/3/25, 7:02:11 PM] Tom: ok so day 1 Seattle\n[6/3/25, 7:03:40 PM] Jen: day 2 Olympia?\n"
                    + "[6/3/25, 7:04:00 PM] Tom: nah lets skip Olympia, straight to Astoria\n"
                    + "[6/3/25, 7:05:00 PM] Jen: Cannon Beach 2 nights\n"
                    + "[6/3/25, 7:06:00 PM] Tom: then Newport and Florence\n",
                ["Seattle", "Astoria", "Cannon Beach x2", "Newport", "Florence"]
            ),
            (
                "10:33 - Luc: ok première nuit à Dijon ?\n10:35 - Marie: oui puis 2 nuits à Annecy\n"
                    + "10:36 - Luc: et après Turin et Gênes\n",
                ["Dijon x1", "Annecy x2", "Turin", "Gênes"]
            ),
            (
                "[12/05/25, 20:14:03] Laura: Allora, per la Sicilia: partiamo da Palermo il 2 giugno?\n"
                    + "[12/05/25, 20:15:41] Marco: Sì! 2 notti a Palermo\n[12/05/25, 20:16:10] Laura: Poi Cefalù\n",
                ["Palermo x2", "Cefalù"]
            ),
            (
                "[12.05.25, 19:03:11] A: Also Donnerstag fahren wir nach Straßburg?\n"
                    + "[12.05.25, 19:03:12] B: 2 Nächte Straßburg, dann Dijon\n"
                    + "[12.05.25, 19:03:13] A: Dijon nur 1 Nacht, dann Lyon\n[12.05.25, 19:03:14] B: Lyon ja 2 Nächte\n",
                ["Straßburg x2", "Dijon x1", "Lyon x2"]
            ),
            (
                "Sarah: So day 1 we drive to York, stay 2 nights?\nBen: yes! then Durham just for lunch\n"
                    + "Sarah: then Edinburgh 3 nights\n",
                ["York x2", "Durham (just for lunch)", "Edinburgh x3"]
            ),
        ])
    func conversations(text: String, stops: [String]) throws {
        #expect(try Program.stops(of: text, as: "chat.txt") == stops)
    }
}
