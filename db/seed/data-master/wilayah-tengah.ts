/** Kabupaten and kota of one part of the country with their kecamatan, numbered on from 01 where no number stands. */
export const WILAYAH_TENGAH = `
51.01 Kabupaten Jembrana: Negara|Mendoyo|Pekutatan|Melaya|Jembrana
51.02 Kabupaten Tabanan: Selemadeg|Selemadeg Timur|Selemadeg Barat|Kerambitan|Tabanan|Kediri|Marga|Penebel|Baturiti|Pupuan
51.03 Kabupaten Badung: Kuta|Mengwi|Abiansemal|Petang|Kuta Selatan|Kuta Utara
51.04 Kabupaten Gianyar: Sukawati|Blahbatuh|Gianyar|Tampaksiring|Ubud|Tegallalang|Payangan
51.05 Kabupaten Klungkung: Nusa Penida|Banjarangkan|Klungkung|Dawan
51.06 Kabupaten Bangli: Susut|Bangli|Tembuku|Kintamani
51.07 Kabupaten Karangasem: Rendang|Sidemen|Manggis|Karangasem|Abang|Bebandem|Selat|Kubu
51.08 Kabupaten Buleleng: Gerokgak|Seririt|Busungbiu|Banjar|Sukasada|Buleleng|Sawan|Kubutambahan|Tejakula
51.71 Kota Denpasar: Denpasar Selatan|Denpasar Timur|Denpasar Barat|Denpasar Utara
52.01 Kabupaten Lombok Barat: Gerung|Kediri|Narmada|07Sekotong|Labuapi|Gunungsari|12Lingsar|Lembar|Batu Layar|Kuripan
52.02 Kabupaten Lombok Tengah: Praya|Jonggat|Batukliang|Pujut|Praya Barat|Praya Timur|Janapria|Pringgarata|Kopang|Praya Tengah|Praya Barat Daya|Batukliang Utara
52.03 Kabupaten Lombok Timur: Keruak|Sakra|Terara|Sikur|Masbagik|Sukamulia|Selong|Pringgabaya|Aikmel|Sambelia|Montong Gading|Pringgasela|Suralaga|Wanasaba|Sembalun|Suwela|Labuhan Haji|Sakra Timur|Sakra Barat|Jerowaru|Lenek
52.04 Kabupaten Sumbawa: 02Lunyuk|05Alas|Utan|Batu Lanteh|Sumbawa|Moyo Hilir|Moyo Hulu|Ropang|Lape|Plampang|Empang|17Alas Barat|Labuhan Badas|Labangka|Buer|Rhee|Unter Iwes|Moyo Utara|Maronge|Tarano|Lopok|Lenangguar|Orong Telu|Lantung
52.05 Kabupaten Dompu: Dompu|Kempo|Hu'u|Kilo|Woja|Pekat|Manggalewa|Pajo
52.06 Kabupaten Bima: Monta|Bolo|Woha|Belo|Wawo|Sape|Wera|Donggo|Sanggar|Ambalawi|Langgudu|Lambu|Madapangga|Tambora|Soromandi|Parado|Lambitu|Palibelo
52.07 Kabupaten Sumbawa Barat: Jereweh|Taliwang|Seteluk|Sekongkang|Brang Rea|Poto Tano|Brang Ene|Maluk
52.08 Kabupaten Lombok Utara: Tanjung|Gangga|Kayangan|Bayan|Pemenang
52.71 Kota Mataram: Ampenan|Mataram|Cakranegara|Sekarbela|Selaparang|Sandubaya
52.72 Kota Bima: Rasanae Barat|Rasanae Timur|Asakota|Raba|Mpunda
53.01 Kabupaten Kupang: 04Semau|Kupang Barat|Kupang Timur|Sulamu|Kupang Tengah|Amarasi|Fatuleu|Takari|Amfoang Selatan|Amfoang Utara|16Nekamese|Amarasi Barat|Amarasi Selatan|Amarasi Timur|Amabi Oefeto Timur|Amfoang Barat Daya|Amfoang Barat Laut|Semau Selatan|Taebenu|Amabi Oefeto|Amfoang Timur|Fatuleu Barat|Fatuleu Tengah|30Amfoang Tengah
53.02 Kabupaten Timor Tengah Selatan: Kota Soe|Mollo Selatan|Mollo Utara|Amanuban Timur|Amanuban Tengah|Amanuban Selatan|Amanuban Barat|Amanatun Selatan|Amanatun Utara|KI'E|Kuanfatu|Fatumnasi|Polen|Batu Putih|Boking|Toianas|Nunkolo|Oenino|Kolbano|Kot olin|Kualin|Mollo Barat|Kok Baun|Noebana|Santian|Noebeba|Kuatnana|Fautmolo|Fatukopa|Mollo Tengah|Tobu|Nunbena
53.03 Kabupaten Timor Tengah Utara: Miomaffo Timur|Miomaffo Barat|Biboki Selatan|Noemuti|Kota Kefamenanu|Biboki Utara|Biboki Anleu|Insana|Insana Utara|Noemuti Timur|Miomaffo Tengah|Musi|Mutis|Bikomi Selatan|Bikomi Tengah|Bikomi Nilulat|Bikomi Utara|Naibenu|Insana Fafinesu|Insana Barat|Insana Tengah|Biboki Tan Pah|Biboki Moenleu|Biboki Feotleu
53.04 Kabupaten Belu: Lamaknen|Tasifeto Timur|Raihat|Tasifeto Barat|Kakuluk Mesak|12Kota Atambua|Raimanuk|17Lasiolat|Lamaknen Selatan|21Atambua Barat|Atambua Selatan|Nanaet Duabesi
53.05 Kabupaten Alor: Teluk Mutiara|Alor Barat Laut|Alor Barat Daya|Alor Selatan|Alor Timur|Pantar|Alor Tengah Utara|Alor Timur Laut|Pantar Barat|Kabola|Pulau Pura|Mataru|Pureman|Pantar Timur|Lembur|Pantar Tengah|Pantar Barat Laut|Abad Selatan
53.06 Kabupaten Flores Timur: Wulanggitang|Titehena|Larantuka|Ile Mandiri|Tanjung Bunga|Solor Barat|Solor Timur|Adonara Barat|Wotan Ulumando|Adonara Timur|Kelubagolit|Witihama|Ile Boleng|Demon Pagong|Lewolema|Ile Bura|Adonara|Adonara Tengah|Solor Selatan
53.07 Kabupaten Sikka: Paga|Mego|Lela|Nita|Alok|Palue|Nelle|Talibura|Waigete|Kewapante|Bola|Magepanda|Waiblama|Alok Barat|Alok Timur|Koting|Tana Wawo|Hewokloang|Kangae|Doreng|Mapitara
53.08 Kabupaten Ende: Nangapanda|Pulau Ende|Ende|Ende Selatan|Ndona|Detusoko|Wewaria|Wolowaru|Wolojita|Maurole|Maukaro|Lio Timur|Kota Baru|Kelimutu|Detukeli|Ndona Timur|Ndori|Ende Utara|Ende Tengah|Ende Timur|Lepembusu Kelisoke
53.09 Kabupaten Ngada: Aimere|Golewa|06Bajawa|Soa|09Riung|12Jerebuu|14Riung Barat|Bajawa Utara|Wolomeze|18Golewa Selatan|Golewa Barat|Inerie
53.10 Kabupaten Manggarai: Wae Rii|03Ruteng|05Satar Mese|Cibal|11Reok|Langke Rembong|Satar Mese Barat|Rahong Utara|Lelak|Reok Barat|Cibal barat|Satar Mese Utara
53.11 Kabupaten Sumba Timur: Kota Waingapu|Haharu|Lewa|Nggaha Ori Angu|Tabundung|Pinu Pahar|Pandawai|Umalulu|Rindi|Pahunga Lodu|Wulla Waijelu|Paberiwai|Karera|Kahaungu Eti|Matawai La Pawu|Kambera|Kambata Mapambuhang|Lewa Tidahu|Katala Hamu Lingu|Kanatang|Ngadu Ngala|Mahu
53.12 Kabupaten Sumba Barat: 04Tana Righu|10Loli|Wanokaka|Lamboya|15Kota Waikabubak|18Laboya Barat
53.13 Kabupaten Lembata: Naga Wutung|Atadei|Ile Ape|Lebatukan|Nubatukan|Omesuri|Buyasuri|Wulandoni|Ile Ape Timur
53.14 Kabupaten Rote Ndao: Rote Barat Daya|Rote Barat Laut|Lobalain|Rote Tengah|Pantai Baru|Rote Timur|Rote Barat|Rote Selatan|Ndao Nuse|Landu Leko|Loaholu
53.15 Kabupaten Manggarai Barat: Macang Pacar|Kuwus|Lembor|Sano Nggoang|Komodo|Boleng|Welak|Ndoso|Lembor Selatan|Mbeliling|Pacar|Kuwus Barat
53.16 Kabupaten Nagekeo: Aesesa|Nangaroro|Boawae|Mauponggo|Wolowae|Keo Tengah|Aesesa Selatan
53.17 Kabupaten Sumba Tengah: Katiku Tana|Umbu Ratu Nggay Barat|Mamboro|Umbu Ratu Nggay|Katiku Tana Selatan|Umbu Ratu Nggay Tengah
53.18 Kabupaten Sumba Barat Daya: Loura|Wewewa Utara|Wewewa Timur|Wewewa Barat|Wewewa Selatan|Kodi Bangedo|Kodi|Kodi Utara|Kota Tambolaka|Wewewa Tengah|Kodi Balaghar
53.19 Kabupaten Manggarai Timur: Borong|Lamba Leda Selatan|Lamba Leda|Sambi Rampas|Elar|Kota Komba|Rana Mese|Lamba Leda Timur|Elar Selatan|Kota Komba Utara|Lamba Leda Utara|Congkar
53.20 Kabupaten Sabu Raijua: Sabu Barat|Sabu Tengah|Sabu Timur|Sabu Liae|Hawu Mehara|Raijua
53.21 Kabupaten Malaka: Malaka Tengah|Malaka Barat|Wewiku|Weliman|Rinhat|Io Kufeu|Sasitamean|Laenmanen|Malaka Timur|Kobalima Timur|Kobalima|Botin Leobele
53.71 Kota Kupang: Alak|Maulafa|Kelapa Lima|Oebobo|Kota Raja|Kota Lama
61.01 Kabupaten Sambas: Sambas|Teluk Keramat|Jawai|Tebas|Pemangkat|Sejangkung|Selakau|Paloh|Sajingan Besar|Subah|Galing|Tekarang|Semparuk|Sajad|Sebawi|Jawai Selatan|Tangaran|Salatiga|Selakau Timur
61.02 Kabupaten Mempawah: Mempawah Hilir|06Toho|Sungai Pinyuh|Jongkat|12Sungai Kunyit|15Segedong|Anjongan|Sadaniang|Mempawah Timur
61.03 Kabupaten Sanggau: Kapuas|Mukok|Noyan|Jangkang|Bonti|Beduai|Sekayam|Kembayan|Parindu|Tayan Hulu|Tayan Hilir|Balai|Toba|20Meliau|Entikong
61.04 Kabupaten Ketapang: Matan Hilir Utara|Marau|Manis Mata|Kendawangan|Sandai|07Sungai Laur|Simpang Hulu|11Nanga Tayap|Matan Hilir Selatan|Tumbang Titi|Jelai Hulu|16Delta Pawan|Muara Pawan|Benua Kayong|Hulu Sungai|Simpang Dua|Air Upas|Singkup|24Pemahan|Sungai Melayu Rayak
61.05 Kabupaten Sintang: Sintang|Tempunak|Sepauk|Ketungau Hilir|Ketungau Tengah|Ketungau Hulu|Dedai|Kayan Hilir|Kayan Hulu|14Serawai|Ambalau|19Kelam Permai|Sungai Tebelian|Binjai Hulu
61.06 Kabupaten Kapuas Hulu: Putussibau Utara|Bika|Embaloh Hilir|Embaloh Hulu|Bunut Hilir|Bunut Hulu|Jongkong|Hulu Gurung|Selimbau|Semitau|Seberuang|Batang Lupar|Empanang|Badau|Silat Hilir|Silat Hulu|Putussibau Selatan|Kalis|Boyan Tanjung|Mentebah|Pengkadan|Suhaid|Puring Kencana
61.07 Kabupaten Bengkayang: Sungai Raya|Samalantan|Ledo|Bengkayang|Seluas|Sanggau Ledo|Jagoi Babang|Monterado|Teriak|Suti Semarang|Capkala|Siding|Lumar|Sungai Betung|Sungai Raya Kepulauan|Lembah Bawang|Tujuh Belas
61.08 Kabupaten Landak: Ngabang|Mempawah Hulu|Menjalin|Mandor|Air Besar|Menyuke|Sengah Temila|Meranti|Kuala Behe|Sebangki|Jelimpo|Banyuke Hulu|Sompak
61.09 Kabupaten Sekadau: Sekadau Hilir|Sekadau Hulu|Nanga Taman|Nanga Mahap|Belitang Hilir|Belitang Hulu|Belitang
61.10 Kabupaten Melawi: Belimbing|Nanga Pinoh|Ella Hilir|Menukung|Sayan|Tanah Pinoh|Sokan|Pinoh Utara|Pinoh Selatan|Belimbing Hulu|Tanah Pinoh Barat
61.11 Kabupaten Kayong Utara: Sukadana|Simpang Hilir|Teluk Batang|Pulau Maya|Seponti|Kepulauan Karimata
61.12 Kabupaten Kubu Raya: Sungai Raya|Kuala Mandor B|Sungai Ambawang|Terentang|Batu Ampar|Kubu|Rasau Jaya|Teluk Pakedai|Sungai Kakap
61.71 Kota Pontianak: Pontianak Selatan|Pontianak Timur|Pontianak Barat|Pontianak Utara|Pontianak Kota|Pontianak Tenggara
61.72 Kota Singkawang: Singkawang Tengah|Singkawang Barat|Singkawang Timur|Singkawang Utara|Singkawang Selatan
62.01 Kabupaten Kotawaringin Barat: Kumai|Arut Selatan|Kotawaringin Lama|Arut Utara|Pangkalan Lada|Pangkalan Banteng
62.02 Kabupaten Kotawaringin Timur: Kota Besi|Cempaga|Mentaya Hulu|Parenggean|Baamang|Mentawa Baru Ketapang|Mentaya Hilir Utara|Mentaya Hilir Selatan|Pulau Hanaut|Antang Kalang|Teluk Sampit|Seranau|Cempaga Hulu|Telawang|Bukit Santuai|Tualan Hulu|Telaga Antang
62.03 Kabupaten Kapuas: Selat|Kapuas Hilir|Kapuas Timur|Kapuas Kuala|Kapuas Barat|Pulau Petak|Kapuas Murung|Basarang|Mantangai|Timpah|Kapuas Tengah|Kapuas Hulu|Tamban Catur|Pasak Talawang|Mandau Talawang|Dadahup|Bataguh
62.04 Kabupaten Barito Selatan: Jenamas|Dusun Hilir|Karau Kuala|Dusun Utara|Gn. Bintang Awai|Dusun Selatan
62.05 Kabupaten Barito Utara: Montallat|Gunung Timang|Gunung Purei|Teweh Timur|Teweh Tengah|Lahei|Teweh Baru|Teweh Selatan|Lahei Barat
62.06 Kabupaten Katingan: Kamipang|Katingan Hilir|Tewang Sangalang Garing|Pulau Malan|Katingan Tengah|Sanaman Mantikei|Marikit|Katingan Hulu|Mendawai|Katingan Kuala|Tasik Payawan|Petak Malai|Bukit Raya
62.07 Kabupaten Seruyan: Seruyan Hilir|Seruyan Tengah|Danau Sembuluh|Hanau|Seruyan Hulu|Seruyan Hilir Timur|Seruyan Raya|Danau Seluluk|Batu Ampar|Suling Tambun
62.08 Kabupaten Sukamara: Sukamara|Jelai|Balai Riam|Pantai Lunci|Permata Kecubung
62.09 Kabupaten Lamandau: Lamandau|Delang|Bulik|Bulik Timur|Menthobi Raya|Sematu Jaya|Belantikan Raya|Batang Kawa
62.10 Kabupaten Gunung Mas: Sepang|Kurun|Tewah|Kahayan Hulu Utara|Rungan|Manuhing|Mihing Raya|Damang Batu|Miri Manasa|Rungan Hulu|Manuhing Raya|Rungan Barat
62.11 Kabupaten Pulang Pisau: Pandih Batu|Kahayan Kuala|Kahayan Tengah|Banama Tingang|Kahayan Hilir|Maliku|Jabiren Raya|Sebangau Kuala
62.12 Kabupaten Murung Raya: Murung|Tanah Siang|Laung Tuhup|Permata Intan|Sumber Barito|Barito Tuhup Raya|Tanah Siang Selatan|Sungai Babuat|Seribu Riam|Uut Murung
62.13 Kabupaten Barito Timur: Dusun Timur|Banua Lima|Patangkep Tutui|Awang|Dusun Tengah|Pematang Karau|Paju Epat|Raren Batuah|Paku|Karusen Janang
62.71 Kota Palangkaraya: Pahandut|Bukit Batu|Jekan Raya|Sabangau|Rakumpit
63.01 Kabupaten Tanah Laut: Takisung|Jorong|Pelaihari|Kurau|Bati Bati|Panyipatan|Kintap|Tambang Ulang|Batu Ampar|Bajuin|Bumi Makmur
63.02 Kabupaten Kotabaru: Pulau Sembilan|Pulau Laut Barat|Pulau Laut Selatan|Pulau Laut Timur|Pulau Sebuku|Pulaulaut Utara|Kelumpang Selatan|Kelumpang Hulu|Kelumpang Tengah|Kelumpang Utara|Pamukan Selatan|Sampanahan|Pamukan Utara|Hampang|Sungai Durian|Pulau Laut Tengah|Kelumpang Hilir|Kelumpang Barat|Pamukan Barat|Pulau Laut Kepulauan|Pulau Laut Tanjung Selayar|Pulaulaut Sigam
63.03 Kabupaten Banjar: Aluh Aluh|Kertak Hanyar|Gambut|Sungai Tabuk|Martapura|Karang Intan|Astambul|Simpang Empat|Pengaron|Sungai Pinang|Aranio|Mataraman|Beruntung Baru|Martapura Barat|Martapura Timur|Sambung Makmur|Paramasan|Telaga Bauntung|Tatah Makmur|Cintapuri Darussalam
63.04 Kabupaten Barito Kuala: Tabunganen|Tamban|Anjir Pasar|Anjir Muara|Alalak|Mandastana|Rantau Badauh|Belawang|Cerbon|Bakumpai|Kuripan|Tabukan|Mekarsari|Barambai|Marabahan|Wanaraya|Jejangkit
63.05 Kabupaten Tapin: Binuang|Tapin Selatan|Tapin Tengah|Tapin Utara|Candi Laras Selatan|Candi Laras Utara|Bakarangan|Piani|Bungur|Lokpaikat|Salam Babaris|Hatungun
63.06 Kabupaten Hulu Sungai Selatan: Sungai Raya|Padang Batung|Telaga Langsat|Angkinang|Kandangan|Simpur|Daha Selatan|Daha Utara|Kalumpang|Loksado|Daha Barat
63.07 Kabupaten Hulu Sungai Tengah: Haruyan|Batu Benawa|Labuan Amas Selatan|Labuan Amas Utara|Pandawan|Barabai|Batang Alai Selatan|Batang Alai Utara|Hantakan|Batang Alai Timur|Limpasu
63.08 Kabupaten Hulu Sungai Utara: Danau Panggang|Babirik|Sungai Pandan|Amuntai Selatan|Amuntai Tengah|Amuntai Utara|Banjang|Haur Gading|Paminggir|Sungai Tabukan
63.09 Kabupaten Tabalong: Banua Lawas|Kelua|Tanta|Tanjung|Haruai|Murung Pudak|Muara Uya|Muara Harus|Pugaan|Upau|Jaro|Bintang Ara
63.10 Kabupaten Tanah Bumbu: Batu Licin|Kusan Hilir|Sungai Loban|Satui|Kusan Hulu|Simpang Empat|Karang Bintang|Mantewe|Angsana|Kuranji|Kusan Tengah|Teluk Kepayang
63.11 Kabupaten Balangan: Juai|Halong|Awayan|Batu Mandi|Lampihong|Paringin|Paringin Selatan|Tebing Tinggi
63.71 Kota Banjarmasin: Banjarmasin Selatan|Banjarmasin Timur|Banjarmasin Barat|Banjarmasin Utara|Banjarmasin Tengah
63.72 Kota Banjarbaru: 02Landasan Ulin|Cempaka|Banjarbaru Utara|Banjarbaru Selatan|Liang Anggang
64.01 Kabupaten Paser: Batu Sopang|Tanjung Harapan|Paser Belengkong|Tanah Grogot|Kuaro|Long Ikis|Muara Komam|Long Kali|Batu Engau|Muara Samu
64.02 Kabupaten Kutai Kartanegara: Muara Muntai|Loa Kulu|Loa Janan|Anggana|Muara Badak|Tenggarong|Sebulu|Kota Bangun|Kenohan|Kembang Janggut|Muara Kaman|Tabang|Samboja|Muara Jawa|Sanga Sanga|Tenggarong Seberang|Marang Kayu|Muara Wis|Kota Bangun Darat|Samboja Barat
64.03 Kabupaten Berau: Kelay|Talisayan|Sambaliung|Segah|Tanjung Redeb|Gunung Tabur|Pulau Derawan|Biduk-Biduk|Teluk Bayur|Tabalar|Maratua|Batu Putih|Biatan
64.07 Kabupaten Kutai Barat: 05Long Iram|Melak|Barong Tongkok|Damai|Muara Lawa|Muara Pahu|Jempang|Bongan|Penyinggahan|Bentian Besar|Linggang Bigung|Nyuatan|Siluq Ngurai|Mook Manaar Bulatn|Tering|Sekolaq Darat
64.08 Kabupaten Kutai Timur: Muara Ancalong|Muara Wahau|Muara Bengkal|Sangatta Utara|Sangkulirang|Busang|Telen|Kombeng|Bengalon|Kaliorang|Sandaran|Sangatta Selatan|Teluk Pandan|Rantau Pulung|Kaubun|Karangan|Batu Ampar|Long Mesangat
64.09 Kabupaten Penajam Paser Utara: Penajam|Waru|Babulu|Sepaku
64.11 Kabupaten Mahakam Ulu: Long Bagun|Long Hubung|Laham|Long Apari|Long Pahangai
64.71 Kota Balikpapan: Balikpapan Timur|Balikpapan Barat|Balikpapan Utara|Balikpapan Tengah|Balikpapan Selatan|Balikpapan Kota
64.72 Kota Samarinda: Palaran|Samarinda Seberang|Samarinda Ulu|Samarinda Ilir|Samarinda Utara|Sungai Kunjang|Sambutan|Sungai Pinang|Samarinda Kota|Loa Janan Ilir
64.74 Kota Bontang: Bontang Utara|Bontang Selatan|Bontang Barat
65.01 Kabupaten Bulungan: Tanjung Palas|Tanjung Palas Barat|Tanjung Palas Utara|Tanjung Palas Timur|Tanjung Selor|Tanjung Palas Tengah|Peso|Peso Hilir|Sekatak|Bunyu
65.02 Kabupaten Malinau: Mentarang|Malinau Kota|Pujungan|Kayan Hilir|Kayan Hulu|Malinau Selatan|Malinau Utara|Malinau Barat|Sungai Boh|Kayan Selatan|Bahau Hulu|Mentarang Hulu|Malinau Selatan Hilir|Malinau Selatan Hulu|Sungai Tubu
65.03 Kabupaten Nunukan: Sebatik|Nunukan|Sembakung|Lumbis|Krayan|Sebuku|Krayan Selatan|Sebatik Barat|Nunukan Selatan|Sebatik Timur|Sebatik Utara|Sebatik Tengah|Sei Menggaris|Tulin Onsoi|Lumbis Ogong|Sembakung Atulai|Krayan Tengah|Krayan Timur|Krayan Barat|Lumbis Pansiangan|Lumbis Hulu
65.04 Kabupaten Tana Tidung: Sesayap|Sesayap Hilir|Tana Lia|Betayau|Muruk Rian
65.71 Kota Tarakan: Tarakan Barat|Tarakan Tengah|Tarakan Timur|Tarakan Utara
`
