/// Lists of trips in Europe as travellers type them, each name with where it is.
enum ListsInEurope {
    static let table = """
        Alpine passes:
        Andermatt 46.6,8.6; Furka 46.6,8.4; Grimsel 46.6,8.3; Susten 46.7,8.4; Klausen 46.9,8.9; Oberalp
        46.7,8.7; Lukmanier 46.6,8.8; San Bernardino 46.5,9.2; Splügen 46.5,9.3; Maloja 46.4,9.7; Bernina
        46.4,10.0; Ofenpass 46.6,10.3; Stelvio 46.5,10.5; Gavia 46.3,10.5; Tonale 46.3,10.6
        Dolomites:
        Innsbruck 47.3,11.4; Brenner 47.0,11.5; Sterzing 46.9,11.4; Brixen 46.7,11.7; Gröden 46.6,11.7; Sella
        46.5,11.8; Pordoi 46.5,11.8; Falzarego 46.5,12.0; Cortina 46.5,12.1; Misurina 46.6,12.3; Toblach
        46.7,12.2; Bruneck 46.8,11.9; Bozen 46.5,11.4; Meran 46.7,11.2
        Loire:
        Orléans 47.9,1.9; Chambord 47.6,1.5; Blois 47.6,1.3; Chaumont 47.5,1.2; Amboise 47.4,1.0; Chenonceau
        47.3,1.1; Tours 47.4,0.7; Villandry 47.3,0.5; Langeais 47.3,0.4; Azay-le-Rideau 47.3,0.5; Ussé 47.3,0.3;
        Chinon 47.2,0.2; Saumur 47.3,-0.1; Angers 47.5,-0.6
        Iceland:
        Reykjavik 64.1,-21.9; Thingvellir 64.3,-21.1; Geysir 64.3,-20.3; Gullfoss 64.3,-20.1; Selfoss
        63.9,-21.0; Seljalandsfoss 63.6,-20.0; Skogafoss 63.5,-19.5; Vik 63.4,-19.0; Skaftafell 64.0,-17.0;
        Jökulsárlón 64.0,-16.2; Höfn 64.3,-15.2; Egilsstadir 65.3,-14.4; Dettifoss 65.8,-16.4; Myvatn
        65.6,-17.0; Godafoss 65.7,-17.5; Akureyri 65.7,-18.1; Snaefellsnes 64.8,-23.5
        Scotland:
        Edinburgh 55.95,-3.2; Stirling 56.1,-3.9; Perth 56.4,-3.4; Pitlochry 56.7,-3.7; Aviemore 57.2,-3.8;
        Inverness 57.5,-4.2; Loch Ness 57.3,-4.4; Ullapool 57.9,-5.2; Durness 58.6,-4.7; John o' Groats
        58.6,-3.1; Applecross 57.4,-5.8; Portree 57.4,-6.2; Eilean Donan 57.3,-5.5; Fort William 56.8,-5.1;
        Glencoe 56.7,-5.1; Oban 56.4,-5.5; Glasgow 55.9,-4.3
        Algarve:
        Lisbon 38.7,-9.1; Setúbal 38.5,-8.9; Sines 38.0,-8.9; Vila Nova de Milfontes 37.7,-8.8; Aljezur
        37.3,-8.8; Sagres 37.0,-8.9; Lagos 37.1,-8.7; Portimão 37.1,-8.5; Albufeira 37.1,-8.3; Faro 37.0,-7.9;
        Tavira 37.1,-7.6; Évora 38.6,-7.9; Sintra 38.8,-9.4; Óbidos 39.4,-9.2; Nazaré 39.6,-9.1
        Norway:
        Oslo 59.9,10.8; Lillehammer 61.1,10.5; Dombås 62.1,9.1; Trollstigen 62.5,7.7; Åndalsnes 62.6,7.7;
        Geiranger 62.1,7.2; Ålesund 62.5,6.2; Stryn 61.9,6.7; Sogndal 61.2,7.1; Flåm 60.9,7.1; Voss 60.6,6.4;
        Bergen 60.4,5.3; Odda 60.1,6.5; Stavanger 59.0,5.7; Preikestolen 59.0,6.2; Kristiansand 58.1,8.0
        Lofoten:
        Bodø 67.3,14.4; Moskenes 67.9,13.0; Å 67.9,13.0; Reine 67.9,13.1; Hamnøy 67.9,13.1; Leknes 68.1,13.6;
        Henningsvær 68.2,14.2; Svolvær 68.2,14.6; Andenes 69.3,16.1; Senja 69.3,17.2; Tromsø 69.6,19.0; Alta
        70.0,23.3; Nordkapp 71.2,25.8; Kautokeino 69.0,23.0; Kiruna 67.9,20.2
        Andalusia:
        Malaga 36.7,-4.4; Nerja 36.7,-3.9; Granada 37.2,-3.6; Córdoba 37.9,-4.8; Seville 37.4,-6.0; Cadiz
        36.5,-6.3; Jerez 36.7,-6.1; Tarifa 36.0,-5.6; Gibraltar 36.1,-5.4; Ronda 36.7,-5.2; Marbella 36.5,-4.9;
        Antequera 37.0,-4.6; Úbeda 38.0,-3.4; Almeria 36.8,-2.5; Cabo de Gata 36.7,-2.2
        Tuscany:
        Florence 43.8,11.3; San Gimignano 43.5,11.0; Volterra 43.4,10.9; Siena 43.3,11.3; Montalcino 43.1,11.5;
        Pienza 43.1,11.7; Montepulciano 43.1,11.8; Cortona 43.3,12.0; Arezzo 43.5,11.9; Assisi 43.1,12.6;
        Orvieto 42.7,12.1; Pitigliano 42.6,11.7; Lucca 43.8,10.5; Pisa 43.7,10.4; Carrara 44.1,10.1; Cinque
        Terre 44.1,9.7; La Spezia 44.1,9.8
        Sicily:
        Palermo 38.1,13.4; Cefalù 38.0,14.0; Segesta 37.9,12.8; Trapani 38.0,12.5; Erice 38.0,12.6; Marsala
        37.8,12.4; Selinunte 37.6,12.8; Agrigento 37.3,13.6; Piazza Armerina 37.4,14.4; Ragusa 36.9,14.7; Modica
        36.9,14.8; Noto 36.9,15.1; Syracuse 37.1,15.3; Catania 37.5,15.1; Etna 37.7,15.0; Taormina 37.9,15.3;
        Messina 38.2,15.6
        Croatia:
        Zagreb 45.8,16.0; Plitvice 44.9,15.6; Zadar 44.1,15.2; Krka 43.9,16.0; Sibenik 43.7,15.9; Trogir
        43.5,16.3; Split 43.5,16.4; Makarska 43.3,17.0; Mostar 43.3,17.8; Ston 42.8,17.7; Dubrovnik 42.6,18.1;
        Kotor 42.4,18.8; Budva 42.3,18.8; Cetinje 42.4,18.9; Durmitor 43.1,19.0; Sarajevo 43.9,18.4
        Greece:
        Athens 38.0,23.7; Corinth 37.9,22.9; Nafplio 37.6,22.8; Epidaurus 37.6,23.1; Mycenae 37.7,22.8; Sparta
        37.1,22.4; Mystras 37.1,22.4; Monemvasia 36.7,23.1; Kalamata 37.0,22.1; Olympia 37.6,21.6; Patras
        38.2,21.7; Delphi 38.5,22.5; Meteora 39.7,21.6; Ioannina 39.7,20.9; Thessaloniki 40.6,22.9; Vergina
        40.5,22.3
        Romania:
        Bucharest 44.4,26.1; Sinaia 45.4,25.5; Bran 45.5,25.4; Brasov 45.6,25.6; Sighisoara 46.2,24.8; Sibiu
        45.8,24.2; Transfagarasan 45.6,24.6; Alba Iulia 46.1,23.6; Turda 46.6,23.8; Cluj 46.8,23.6; Sighet
        47.9,23.9; Bistrita 47.1,24.5; Suceava 47.6,26.3; Voronet 47.5,25.9; Iasi 47.2,27.6; Constanta 44.2,28.6
        Romantic Road:
        Würzburg 49.8,9.9; Rothenburg 49.4,10.2; Feuchtwangen 49.2,10.3; Dinkelsbühl 49.1,10.3; Nördlingen
        48.9,10.5; Donauwörth 48.7,10.8; Augsburg 48.4,10.9; Landsberg 48.0,10.9; Schongau 47.8,10.9; Wies
        Church 47.7,10.9; Neuschwanstein 47.6,10.7; Füssen 47.6,10.7; Oberammergau 47.6,11.1; Garmisch 47.5,11.1
        Ireland:
        Dublin 53.3,-6.3; Kilkenny 52.7,-7.3; Cashel 52.5,-7.9; Cork 51.9,-8.5; Cobh 51.9,-8.3; Kinsale
        51.7,-8.5; Bantry 51.7,-9.5; Kenmare 51.9,-9.6; Killarney 52.1,-9.5; Dingle 52.1,-10.3; Tralee
        52.3,-9.7; Cliffs of Moher 53.0,-9.4; Doolin 53.0,-9.4; Galway 53.3,-9.1; Clifden 53.5,-10.0; Westport
        53.8,-9.5; Sligo 54.3,-8.5; Donegal 54.7,-8.1
        England:
        London 51.5,-0.1; Windsor 51.5,-0.6; Oxford 51.75,-1.3; Bath 51.4,-2.4; Wells 51.2,-2.6; Glastonbury
        51.1,-2.7; Tintagel 50.7,-4.8; Newquay 50.4,-5.1; St Ives 50.2,-5.5; Land's End 50.1,-5.7; Plymouth
        50.4,-4.1; Exeter 50.7,-3.5; Lyme Regis 50.7,-2.9; Salisbury 51.1,-1.8; Stonehenge 51.2,-1.8; Winchester
        51.1,-1.3; Brighton 50.8,-0.1; Dover 51.1,1.3; Canterbury 51.3,1.1; Cambridge 52.2,0.1
        Turkey:
        Istanbul 41.0,29.0; Bursa 40.2,29.1; Troy 40.0,26.2; Pergamon 39.1,27.2; Izmir 38.4,27.1; Ephesus
        37.9,27.3; Pamukkale 37.9,29.1; Bodrum 37.0,27.4; Fethiye 36.6,29.1; Kas 36.2,29.6; Antalya 36.9,30.7;
        Side 36.8,31.4; Konya 37.9,32.5; Göreme 38.6,34.8; Ankara 39.9,32.9; Safranbolu 41.2,32.7
        Provence:
        Nice 43.7,7.3; Monaco 43.7,7.4; Antibes 43.6,7.1; Grasse 43.7,6.9; Cannes 43.6,7.0; Verdon 43.8,6.4;
        Moustiers 43.8,6.2; Valensole 43.8,6.0; Aix 43.5,5.4; Cassis 43.2,5.5; Marseille 43.3,5.4; Arles
        43.7,4.6; Les Baux 43.7,4.8; Saint-Rémy 43.8,4.8; Avignon 43.9,4.8; Gordes 43.9,5.2; Roussillon
        43.9,5.3; Mont Ventoux 44.2,5.3; Orange 44.1,4.8
        Baltics:
        Tallinn 59.4,24.8; Rakvere 59.3,26.4; Lahemaa 59.6,25.8; Narva 59.4,28.2; Tartu 58.4,26.7; Viljandi
        58.4,25.6; Pärnu 58.4,24.5; Saaremaa 58.4,22.5; Sigulda 57.2,24.9; Cesis 57.3,25.3; Riga 56.9,24.1;
        Jurmala 57.0,23.8; Kuldiga 57.0,22.0; Liepaja 56.5,21.0; Klaipeda 55.7,21.1; Nida 55.3,21.0; Kaunas
        54.9,23.9; Trakai 54.6,24.9; Vilnius 54.7,25.3
        Picos and Basque:
        Bilbao 43.3,-2.9; San Sebastian 43.3,-2.0; Pamplona 42.8,-1.6; Vitoria 42.8,-2.7; Laguardia 42.6,-2.6;
        Haro 42.6,-2.8; Burgos 42.3,-3.7; Leon 42.6,-5.6; Picos de Europa 43.2,-4.9; Cangas de Onis 43.4,-5.1;
        Covadonga 43.3,-5.1; Llanes 43.4,-4.8; Santillana del Mar 43.4,-4.1; Santander 43.5,-3.8; Oviedo
        43.4,-5.8; Lugo 43.0,-7.6; Santiago de Compostela 42.9,-8.5; Finisterre 42.9,-9.3
        """
}
