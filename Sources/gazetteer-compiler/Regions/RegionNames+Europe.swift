extension RegionNames {
    /// The regions of further countries of Europe and of Turkey that people name behind a town.
    static let ofEurope: [String: [String: [String]]] = [
        "BE": [
            "BRU": ["Brussels"], "VLG": ["Flanders", "Vlaanderen", "Flandern", "Flandre"],
            "WAL": ["Wallonia", "Wallonie", "Wallonien"],
        ],
        "BG": [
            "38": ["Blagoevgrad"], "39": ["Burgas"], "41": ["Gabrovo"], "48": ["Pazardzhik"], "51": ["Plovdiv"],
            "53": ["Ruse"], "57": ["Smolyan"], "61": ["Varna"], "62": ["Veliko Tarnovo"], "63": ["Vidin"],
        ],
        "CZ": [
            "52": ["Prague"], "78": ["South Moravia", "Jihomoravský"], "79": ["South Bohemia", "Jihočeský"],
            "80": ["Vysočina"], "81": ["Karlovy Vary"], "82": ["Hradec Králové"], "83": ["Liberec"],
            "84": ["Olomouc"], "85": ["Moravia-Silesia", "Moravskoslezský"], "86": ["Pardubice"], "87": ["Plzeň"],
            "88": ["Central Bohemia", "Středočeský"], "89": ["Ústí nad Labem"], "90": ["Zlín"],
        ],
        "DK": [
            "17": ["Capital Region", "Hovedstaden"], "18": ["Central Jutland", "Midtjylland"],
            "19": ["North Jutland", "Nordjylland"], "20": ["Zealand", "Sjælland"],
            "21": ["Southern Denmark", "Syddanmark"],
        ],
        "EE": [
            "01": ["Harju"], "02": ["Hiiu", "Hiiumaa"], "11": ["Pärnu"], "14": ["Saare", "Saaremaa"], "18": ["Tartu"],
        ],
        "FI": [
            "01": ["Uusimaa"], "02": ["Southwest Finland"], "06": ["Pirkanmaa"], "09": ["South Karelia"],
            "11": ["North Savo"], "12": ["North Karelia"], "13": ["Central Finland"], "17": ["North Ostrobothnia"],
            "18": ["Kainuu"], "19": ["Lapland", "Lappi"],
        ],
        "GR": [
            "ESYE11": ["Eastern Macedonia and Thrace", "Thrace"], "ESYE12": ["Central Macedonia"],
            "ESYE13": ["Western Macedonia"], "ESYE14": ["Thessaly"], "ESYE21": ["Epirus"],
            "ESYE22": ["Ionian Islands"], "ESYE23": ["Western Greece"], "ESYE24": ["Central Greece"],
            "ESYE25": ["Peloponnese", "Peloponnes", "Peloponnisos"], "ESYE31": ["Attica"], "ESYE41": ["North Aegean"],
            "ESYE42": ["South Aegean"], "ESYE43": ["Crete", "Kreta", "Crète", "Creta"],
        ],
        "HR": [
            "03": ["Dubrovnik-Neretva"], "04": ["Istria", "Istra"], "05": ["Karlovac"], "08": ["Lika-Senj"],
            "09": ["Međimurje"], "10": ["Osijek-Baranja"], "12": ["Primorje-Gorski Kotar"], "13": ["Šibenik-Knin"],
            "15": ["Split-Dalmatia"], "16": ["Varaždin"], "19": ["Zadar"],
        ],
        "HU": [
            "01": ["Bács-Kiskun"], "02": ["Baranya"], "03": ["Békés"], "04": ["Borsod-Abaúj-Zemplén"],
            "06": ["Csongrád"], "08": ["Fejér"], "09": ["Győr-Moson-Sopron"], "10": ["Hajdú-Bihar"], "11": ["Heves"],
            "12": ["Komárom-Esztergom"], "14": ["Nógrád"], "16": ["Pest"], "17": ["Somogy"],
            "18": ["Szabolcs-Szatmár-Bereg"], "21": ["Tolna"], "23": ["Veszprém"], "24": ["Zala"],
        ],
        "IE": [
            "C": ["Connacht", "Connaught"], "L": ["Leinster"], "M": ["Munster"], "U": ["Ulster"],
        ],
        "NL": [
            "01": ["Drenthe"], "02": ["Friesland", "Fryslân"], "03": ["Gelderland"], "04": ["Groningen"],
            "05": ["Limburg"], "06": ["North Brabant", "Noord-Brabant"], "07": ["North Holland", "Noord-Holland"],
            "09": ["Utrecht"], "10": ["Zeeland"], "11": ["South Holland", "Zuid-Holland"], "15": ["Overijssel"],
            "16": ["Flevoland"],
        ],
        "NO": [
            "08": ["Møre og Romsdal"], "09": ["Nordland"], "12": ["Oslo"], "14": ["Rogaland"], "21": ["Trøndelag"],
            "34": ["Innlandet", "Oppland", "Hedmark"], "42": ["Agder"],
            "46": ["Vestland", "Hordaland", "Sogn og Fjordane"],
        ],
        "PL": [
            "72": ["Lower Silesia", "Dolnośląskie"], "73": ["Kuyavia-Pomerania", "Kujawsko-Pomorskie"],
            "74": ["Łódź"], "75": ["Lublin"], "76": ["Lubusz", "Lubuskie"],
            "77": ["Lesser Poland", "Małopolska", "Małopolskie"], "78": ["Masovia", "Mazowieckie", "Mazovia"],
            "79": ["Opole"], "80": ["Subcarpathia", "Podkarpackie"], "81": ["Podlasie", "Podlaskie"],
            "82": ["Pomerania", "Pomorskie"], "83": ["Silesia", "Śląskie"], "84": ["Świętokrzyskie"],
            "85": ["Warmia-Masuria", "Masuria", "Warmińsko-Mazurskie"], "86": ["Greater Poland", "Wielkopolska"],
            "87": ["West Pomerania", "Zachodniopomorskie"],
        ],
        "PT": [
            "02": ["Aveiro"], "03": ["Beja"], "04": ["Braga"], "05": ["Bragança"], "06": ["Castelo Branco"],
            "07": ["Coimbra"], "08": ["Évora"], "09": ["Algarve"], "10": ["Madeira"], "11": ["Guarda"],
            "13": ["Leiria"], "14": ["Lisbon", "Lisboa"], "16": ["Portalegre"], "17": ["Porto"], "18": ["Santarém"],
            "19": ["Setúbal"], "20": ["Viana do Castelo"], "21": ["Vila Real"], "22": ["Viseu"],
            "23": ["Azores", "Açores"],
        ],
        "RO": [
            "01": ["Alba"], "02": ["Arad"], "03": ["Argeș"], "05": ["Bihor"], "06": ["Bistrița-Năsăud"],
            "09": ["Brașov"], "13": ["Cluj"], "14": ["Constanța"], "15": ["Covasna"], "17": ["Dolj"],
            "18": ["Galați"], "19": ["Gorj"], "20": ["Harghita"], "21": ["Hunedoara"], "23": ["Iași"],
            "25": ["Maramureș"], "27": ["Mureș"], "28": ["Neamț"], "30": ["Prahova"], "31": ["Sălaj"],
            "32": ["Satu Mare"], "33": ["Sibiu"], "34": ["Suceava"], "36": ["Timiș"], "37": ["Tulcea"],
            "39": ["Vâlcea"],
        ],
        "SE": [
            "02": ["Blekinge"], "03": ["Gävleborg"], "05": ["Gotland"], "06": ["Halland"], "07": ["Jämtland"],
            "08": ["Jönköping"], "09": ["Kalmar"], "10": ["Dalarna"], "12": ["Kronoberg"], "14": ["Norrbotten"],
            "15": ["Örebro"], "16": ["Östergötland"], "18": ["Södermanland"], "21": ["Uppsala"], "22": ["Värmland"],
            "23": ["Västerbotten"], "24": ["Västernorrland"], "25": ["Västmanland"], "26": ["Stockholm"],
            "27": ["Skåne", "Scania"], "28": ["Västra Götaland"],
        ],
        "SK": [
            "01": ["Banská Bystrica"], "02": ["Bratislava"], "03": ["Košice"], "04": ["Nitra"], "05": ["Prešov"],
            "06": ["Trenčín"], "07": ["Trnava"], "08": ["Žilina"],
        ],
        "TR": [
            "02": ["Adıyaman"], "03": ["Afyonkarahisar"], "05": ["Amasya"], "07": ["Antalya"], "08": ["Artvin"],
            "09": ["Aydın"], "10": ["Balıkesir"], "14": ["Bolu"], "15": ["Burdur"], "16": ["Bursa"],
            "17": ["Çanakkale"], "20": ["Denizli"], "22": ["Edirne"], "25": ["Erzurum"], "31": ["Hatay"],
            "32": ["Mersin"], "33": ["Isparta"], "34": ["Istanbul"], "35": ["İzmir"], "37": ["Kastamonu"],
            "38": ["Kayseri"], "48": ["Muğla"], "50": ["Nevşehir"], "53": ["Rize"], "57": ["Sinop"], "58": ["Sivas"],
            "61": ["Trabzon"], "63": ["Şanlıurfa"], "68": ["Ankara"], "71": ["Konya"], "72": ["Mardin"],
            "84": ["Kars"], "89": ["Karabük"],
        ],
        "UA": [
            "03": ["Chernivtsi"], "06": ["Ivano-Frankivsk"], "07": ["Kharkiv"], "15": ["Lviv"], "17": ["Odessa"],
            "20": ["Crimea"], "25": ["Zakarpattia", "Transcarpathia"],
        ],
    ]
}
