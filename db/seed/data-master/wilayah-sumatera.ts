/** Kabupaten and kota of one part of the country with their kecamatan, numbered on from 01 where no number stands. */
export const WILAYAH_SUMATERA = `
11.01 Kabupaten Aceh Selatan: Bakongan|Kluet Utara|Kluet Selatan|Labuhanhaji|Meukek|Samadua|Sawang|Tapaktuan|Trumon|Pasie Raja|Labuhanhaji Timur|Labuhanhaji Barat|Kluet Tengah|Kluet Timur|Bakongan Timur|Trumon Timur|Kota Bahagia|Trumon Tengah
11.02 Kabupaten Aceh Tenggara: Lawe Alas|Lawe Sigala-Gala|Bambel|Babussalam|Badar|Babul Makmur|Darul Hasanah|Lawe Bulan|Bukit Tusam|Semadam|Babul Rahmah|Ketambe|Deleng Pokhkisen|Lawe Sumur|Tanoh Alas|Leuser
11.03 Kabupaten Aceh Timur: Darul Aman|Julok|Idi Rayeuk|Birem Bayeun|Serbajadi|Nurussalam|Peureulak|Rantau Selamat|Simpang Ulim|Ranto Peureulak|Pante Bidari|Madat|Indra Makmu|Idi Tunong|Banda Alam|Peudawa|Peureulak Timur|Peureulak Barat|Sungai Raya|Simpang Jernih|Darul Ihsan|Darul Falah|Idi Timur|Peunaron
11.04 Kabupaten Aceh Tengah: Linge|Silih Nara|Bebesen|07Pegasing|Bintang|10Ketol|Kebayakan|Kute Panang|Celala|17Laut Tawar|Atu Lintang|Jagong Jeget|Bies|Rusip Antara
11.05 Kabupaten Aceh Barat: Johan Pahlawan|Kaway XVI|Sungai Mas|Woyla|Samatiga|Bubon|Arongan Lambalek|Pante Ceureumen|Meureubo|Woyla Barat|Woyla Timur|Panton Reu
11.06 Kabupaten Aceh Besar: Lhoong|Lhoknga|Indrapuri|Seulimeum|Montasik|Sukamakmur|Darul Imarah|Peukan Bada|Mesjid Raya|Ingin Jaya|Kuta Baro|Darussalam|Pulo Aceh|Lembah Seulawah|Kota Jantho|Kuta Cot Glie|Kuta Malaka|Simpang Tiga|Darul Kamal|Baitussalam|Krueng Barona Jaya|Leupung|Blang Bintang
11.07 Kabupaten Pidie: 03Batee|Delima|Geumpang|Glumpang Tiga|Indrajaya|Kembang Tanjong|Kota Sigli|11Mila|Muara Tiga|Mutiara|Padang Tiji|Peukan Baro|Pidie|Sakti|Simpang Tiga|Tangse|21Tiro/Truseb|Keumala|24Mutiara Timur|Grong-grong|27Mane|29Glumpang Baro|31Titeue
11.08 Kabupaten Aceh Utara: Baktiya|Dewantara|Kuta Makmur|Lhoksukon|Matangkuli|Muara Batu|Meurah Mulia|Samudera|Seunuddon|Syamtalira Aron|Syamtalira Bayu|Tanah Luas|Tanah Pasir|Tanah Jambo Aye|Sawang|Nisam|Cot Girek|Langkahan|Baktiya Barat|Paya Bakong|Nibong|Simpang Keuramat|Lapang|Pirak Timu|Geureudong Pase|Banda Baro|Nisam Antara
11.09 Kabupaten Simeulue: Simeulue Tengah|Salang|Teupah Barat|Simeulue Timur|Teluk Dalam|Simeulue Barat|Teupah Selatan|Alafan|Teupah Tengah|Simeulue Cut
11.10 Kabupaten Aceh Singkil: Pulau Banyak|Simpang Kanan|04Singkil|06Gunung Meriah|09Kota Baharu|Singkil Utara|Danau Paris|Suro Makmur|Singkohor|Kuala Baru|16Pulau Banyak Barat
11.11 Kabupaten Bireuen: Samalanga|Jeunieb|Peudada|Jeumpa|Peusangan|Makmur|Gandapura|Pandrah|Juli|Jangka|Simpang Mamplam|Peulimbang|Kota Juang|Kuala|Peusangan Siblah Krueng|Peusangan Selatan|Kuta Blang
11.12 Kabupaten Aceh Barat Daya: Blangpidie|Tangan-Tangan|Manggeng|Susoh|Kuala Batee|Babah Rot|Setia|Jeumpa|Lembah Sabil
11.13 Kabupaten Gayo Lues: Blangkejeren|Kutapanjang|Rikit Gaib|Terangun|Pining|Blangpegayon|Puteri Betung|Dabun Gelang|Blangjerango|Teripe Jaya|Pantan Cuaca
11.14 Kabupaten Aceh Jaya: Teunom|Krueng Sabee|Setia Bakti|Sampoi Niet|Jaya|Panga|Indra Jaya|Darul Hikmah|Pasie Raya
11.15 Kabupaten Nagan Raya: Kuala|Seunagan|Seunagan Timur|Beutong|Darul Makmur|Suka Makmue|Kuala Pesisir|Tadu Raya|Tripa Makmur|Beutong Ateuh Banggalang
11.16 Kabupaten Aceh Tamiang: Manyak Payed|Bendahara|Karang Baru|Seruway|Kota Kualasinpang|Kejuruan Muda|Tamiang Hulu|Rantau|Banda Mulia|Bandar Pusaka|Tenggulun|Sekerak
11.17 Kabupaten Bener Meriah: Pintu Rime Gayo|Permata|Syiah Utama|Bandar|Bukit|Wih Pesam|Timang gajah|Bener Kelipah|Mesidah|Gajah Putih
11.18 Kabupaten Pidie Jaya: Meureudu|Ulim|Jangka Buya|Bandar Dua|Meurah Dua|Bandar Baru|Panteraja|Trienggadeng
11.71 Kota Banda Aceh: Baiturrahman|Kuta Alam|Meuraxa|Syiah Kuala|Lueng Bata|Kuta Raja|Banda Raya|Jaya Baru|Ulee Kareng
11.72 Kota Sabang: Sukakarya|Sukajaya|Sukamakmue
11.73 Kota Lhokseumawe: Muara Dua|Banda Sakti|Blang Mangat|Muara Satu
11.74 Kota Langsa: Langsa Timur|Langsa Barat|Langsa Kota|Langsa Lama|Langsa Baro
11.75 Kota Subulussalam: Simpang Kiri|Penanggalan|Rundeng|Sultan Daulat|Longkib
12.01 Kabupaten Tapanuli Tengah: Barus|Sorkam|Pandan|Pinangsori|Manduamas|Kolang|Tapian Nauli|Sibabangun|Sosorgadong|Sorkam Barat|Sirandorung|Andam Dewi|Sitahuis|Tukka|Badiri|Pasaribu Tobing|Barus Utara|Suka Bangun|Lumut|Sarudik
12.02 Kabupaten Tapanuli Utara: Tarutung|Siatas Barita|Adiankoting|Sipoholon|Pahae Julu|Pahae Jae|Simangumban|Purbatua|Siborongborong|Pagaran|Parmonangan|Sipahutar|Pangaribuan|Garoga|Muara
12.03 Kabupaten Tapanuli Selatan: Angkola Barat|Batang Toru|Angkola Timur|Sipirok|Saipar Dolok Hole|Angkola Selatan|Batang Angkola|14Arse|20Marancar|Sayur Matinggi|Aek Bilah|29Muara Batang Toru|Tano Tombangan Angkola|Angkola Sangkunur|Angkola Muara Tais
12.04 Kabupaten Nias: 05Hiliduho|Gido|10Idanogawo|Bawolato|20Hiliserangkai|Botomuzoi|27Ulugawo|Ma'u|Somolo-molo|35Sogae'adu
12.05 Kabupaten Langkat: Bahorok|Salapian|Kuala|Sei Bingai|Binjai|Selesai|Stabat|Wampu|Secanggang|Hinai|Tanjung Pura|Padang Tualang|Gebang|Babalan|Pangkalan Susu|Besitang|Sei Lepan|Berandan Barat|Batang Serangan|Sawit Seberang|Sirapit|Kutambaru|Pematang Jaya
12.06 Kabupaten Karo: Kabanjahe|Berastagi|Barusjahe|Tigapanah|Merek|Munte|Juhar|Tigabinanga|Laubaleng|Mardingding|Payung|Simpang Empat|Kutabuluh|Dolat Rayat|Merdeka|Naman Teran|Tiganderket
12.07 Kabupaten Deli Serdang: Gunung Meriah|Tanjung Morawa|Sibolangit|Kutalimbaru|Pancur Batu|Namo Rambe|Biru-Biru|Sinembah Tanjung Muda Hilir|Bangun Purba|19Galang|Sinembah Tanjung Muda Hulu|Patumbak|Deli Tua|Sunggal|Hamparan Perak|Labuhan Deli|Percut Sei Tuan|Batang Kuis|Lubuk Pakam|31Pagar Merbau|Pantai Labu|Beringin
12.08 Kabupaten Simalungun: Siantar|Gunung Malela|Gunung Maligas|Panei|Panombeian Panei|Jorlang Hataran|Raya Kahean|Bosar Maligas|Sidamanik|Pamatang Sidamanik|Tanah Jawa|Hatonduhan|Dolok Panribuan|Purba|Haranggaol Horisan|Girsang Sipangan Bolon|Dolok Batu Nanggar|Hutabayu Raja|Jawa Maraja Bah Jambi|Dolok Pardamean|Pematang Bandar|Bandar Huluan|Bandar|Bandar Masilam|Silimakuta|Dolok Silao|Silou Kahean|Tapian Dolok|Raya|Ujung Padang|Pamatang Silima Huta|Dolog Masagal
12.09 Kabupaten Asahan: 08Meranti|Air Joman|Tanjung Balai|Sei Kepayang|Simpang Empat|Air Batu|Pulau Rakyat|Bandar Pulau|Buntu Pane|Bandar Pasir Mandoge|Aek Kuasan|Kota Kisaran Barat|Kota Kisaran Timur|Aek Songsongan|Rahuning|Sei Dadap|Sei Kepayang Barat|Sei Kepayang Timur|Tinggi Raja|Setia Janji|Silau Laut|Rawang Panca Arga|Pulo Bandring|Teluk Dalam|Aek Ledong
12.10 Kabupaten Labuhanbatu: Rantau Utara|Rantau Selatan|07Bilah Barat|Bilah Hilir|Bilah Hulu|14Pangkatan|18Panai Tengah|Panai Hilir|Panai Hulu
12.11 Kabupaten Dairi: Sidikalang|Sumbul|Tigalingga|Siempat Nempu|Silima Pungga Pungga|Tanah Pinem|Siempat Nempu Hulu|Siempat Nempu Hilir|Pegagan Hilir|Parbuluan|Lae Parira|Gunung Sitember|Berampu|Silahisabungan|Sitinjo
12.12 Kabupaten Toba: Balige|Laguboti|Silaen|Habinsaran|Pintu Pohan Meranti|Borbor|Porsea|Ajibata|Lumban Julu|Uluan|19Sigumpar|Siantar Narumonda|Nassau|Tampahan|Bonatua Lunasi|Parmaksian
12.13 Kabupaten Mandailing Natal: Panyabungan|Panyabungan Utara|Panyabungan Timur|Panyabungan Selatan|Panyabungan Barat|Siabu|Bukit Malintang|Kotanopan|Lembah Sorik Marapi|Tambangan|Ulu Pungkut|Muara Sipongi|Batang Natal|Lingga Bayu|Batahan|Natal|Muara Batang Gadis|Ranto Baek|Huta Bargot|Puncak Sorik Marapi|Pakantan|Sinunukan|Naga Juang
12.14 Kabupaten Nias Selatan: Lolomatua|Gomo|Lahusa|Hibala|Pulau-Pulau Batu|Teluk Dalam|Amandraya|Lolowau|Susua|Maniamolo|Hilimegai|Toma|Mazino|Umbunasi|Aramo|Pulau-Pulau Batu Timur|Mazo|Fanayama|Ulunoyo|Huruna|O'o'u|Onohazumba|Hilisalawa'ahe|Ulususua|Sidua'ori|Somambawa|Boronadu|Simuk|Pulau-Pulau Batu Barat|Pulau-Pulau Batu Utara|Tanah Masa|Luahagundre Maniamolo|Onolalu|Ulu Idanotae|Idanotae
12.15 Kabupaten Pakpak Bharat: Sitelu Tali Urang Jehe|Kerajaan|Salak|Sitelu Tali Urang Julu|Pergetteng Getteng Sengkut|Pagindar|Tinada|Siempat Rube
12.16 Kabupaten Humbang Hasundutan: Parlilitan|Pollung|Baktiraja|Paranginan|Lintong Nihuta|Dolok Sanggul|Sijamapolang|Onan Ganjang|Pakkat|Tarabintang
12.17 Kabupaten Samosir: Simanindo|Onan Runggu|Nainggolan|Palipi|Harian|Sianjar Mula Mula|Ronggur Nihuta|Pangururan|Sitio-tio
12.18 Kabupaten Serdang Bedagai: Pantai Cermin|Perbaungan|Teluk Mengkudu|Sei Rampah|Tanjung Beringin|Bandar Khalipah|Dolok Merawan|Sipispis|Dolok Masihul|Kotarih|Silinda|Serba Jadi|Tebing Tinggi|Pegajahan|Sei Bamban|Tebing Syahbandar|Bintang Bayu
12.19 Kabupaten Batu Bara: Medang Deras|Sei Suka|Air Putih|Lima Puluh|Talawi|Tanjung Tiram|Sei Balai|Laut Tador|Lima Puluh Pesisir|Datuk Lima Puluh|Datuk Tanah Datar|Nibung Hangus
12.20 Kabupaten Padang Lawas Utara: Dolok Sigompulon|Dolok|Halongonan|Padang Bolak|Padang Bolak Julu|Portibi|Batang Onang|Simangambat|Hulu Sihapas|Padang Bolak Tenggara|Halongonan Timur|Ujung Batu
12.21 Kabupaten Padang Lawas: Sosopan|Barumun Tengah|Huristak|Lubuk Barumun|Hutaraja Tinggi|Ulu Barumun|Barumun|Sosa|Batang Lubu Sutam|Barumun Selatan|Aek Nabara Barumun|Sihapas Barumun|Barumun Baru|Ulu Sosa|Sosa Julu|Barumun Barat|Sosa Timur
12.22 Kabupaten Labuhanbatu Selatan: Kotapinang|Kampung Rakyat|Torgamba|Sungai Kanan|Silangkitang
12.23 Kabupaten Labuhanbatu Utara: Kualuh Hulu|Kualuh Leidong|Kualuh Hilir|Aek Kuo|Marbau|Na IX - X|Aek Natas|Kualuh Selatan
12.24 Kabupaten Nias Utara: Lotu|Sawo|Tuhemberua|Sitolu Ori|Namohalu Esiwa|Alasa Talumuzoi|Alasa|Tugala Oyo|Afulu|Lahewa|Lahewa Timur
12.25 Kabupaten Nias Barat: Lahomi|Sirombu|Mandrehe Barat|Moro'o|Mandrehe|Mandrehe Utara|Lolofitu Moi|Ulu Moro'o
12.71 Kota Medan: Medan Kota|Medan Sunggal|Medan Helvetia|Medan Denai|Medan Barat|Medan Deli|Medan Tuntungan|Medan Belawan|Medan Amplas|Medan Area|Medan Johor|Medan Marelan|Medan Labuhan|Medan Tembung|Medan Maimun|Medan Polonia|Medan Baru|Medan Perjuangan|Medan Petisah|Medan Timur|Medan Selayang
12.72 Kota Pematangsiantar: Siantar Timur|Siantar Barat|Siantar Utara|Siantar Selatan|Siantar Marihat|Siantar Martoba|Siantar Sitalasari|Siantar Marimbun
12.73 Kota Sibolga: Sibolga Utara|Sibolga Kota|Sibolga Selatan|Sibolga Sambas
12.74 Kota Tanjungbalai: Tanjungbalai Selatan|Tanjungbalai Utara|Sei Tualang Raso|Teluk Nibung|Datuk Bandar|Datuk Bandar Timur
12.75 Kota Binjai: Binjai Utara|Binjai Kota|Binjai Barat|Binjai Timur|Binjai Selatan
12.76 Kota Tebing Tinggi: Padang Hulu|Rambutan|Padang Hilir|Bajenis|Tebing Tinggi Kota
12.77 Kota Padangsidimpuan: Padangsidimpuan Utara|Padangsidimpuan Selatan|Padangsidimpuan Batunadua|Padangsidimpuan Hutaimbaru|Padangsidimpuan Tenggara|Padangsidimpuan Angkola Julu
12.78 Kota Gunungsitoli: Gunungsitoli|Gunungsitoli Selatan|Gunungsitoli Utara|Gunungsitoli Idanoi|Gunungsitoli Alo'oa|Gunungsitoli Barat
13.01 Kabupaten Pesisir Selatan: Pancung Soal|Ranah Pesisir|Lengayang|Batang Kapas|IV Jurai|Bayang|Koto XI Tarusan|Sutera|Linggo Sari Baganti|Lunang|Basa Ampek Balai Tapan|IV Nagari Bayang Utara|Airpura|Ranah Ampek Hulu Tapan|Silaut
13.02 Kabupaten Solok: 03Pantai Cermin|Lembah Gumanti|Payung Sekaki|Lembang Jaya|Gunung Talang|Bukit Sundi|IX Koto Sungai Lasi|Kubung|X Koto Singkarak|X Koto Diatas|Junjung Sirih|17Hiliran Gumanti|Tigo Lurah|Danau Kembar
13.03 Kabupaten Sijunjung: 03Tanjung Gadang|Sijunjung|IV Nagari|Kamang Baru|Lubuk Tarok|Koto VII|Sumpur Kudus|Kupitan
13.04 Kabupaten Tanah Datar: X Koto|Batipuh|Rambatan|Lima Kaum|Tanjung Emas|Lintau Buo|Sungayang|Sungai Tarab|Pariangan|Salimpaung|Padang Ganting|Tanjuang Baru|Lintau Buo Utara|Batipuah Selatan
13.05 Kabupaten Padang Pariaman: Lubuak Aluang|Batang Anai|Nan Sabaris|2 x 11 Anam Lingkuang|VII Koto|V Koto|Sungai Garinggiang|Sungai Limau|IV Koto Aua Malintang|Ulakan Tapakih|Sintuak Toboh Gadang|VII Koto Padang Sago|Batang Gasan|V Koto Timur|2 x 11 Kayu Tanam|Koto Patamuan|Anam Lingkuang
13.06 Kabupaten Agam: Tanjung Mutiara|Lubuk Basung|Tanjung Raya|Matur|IV Koto|Banuhampu|Ampek Angkek|Baso|Tilatang Kamang|Palupuh|Palembayan|Sungai Pua|Ampek Nagari|Candung|Kamang Magek|Malalak
13.07 Kabupaten Lima Puluh Kota: Suliki|Guguak|Payakumbuh|Luak|Harau|Pangkalan Koto Baru|Kapur IX|Gunuang Omeh|Lareh Sago Halaban|Situjuah Limo Nagari|Mungka|Bukik Barisan|Akabiluru
13.08 Kabupaten Pasaman: 04Bonjol|Lubuk Sikaping|07Panti|Mapat Tunggul|12Duo Koto|Tigo Nagari|Rao|Mapat Tunggul Selatan|Simpang Alahan Mati|Padang Gelugur|Rao Utara|Rao Selatan
13.09 Kabupaten Kepulauan Mentawai: Pagai Utara|Sipora Selatan|Siberut Selatan|Siberut Utara|Siberut Barat|Siberut Barat Daya|Siberut Tengah|Sipora Utara|Sikakap|Pagai Selatan
13.10 Kabupaten Dharmasraya: Koto Baru|Pulau Punjung|Sungai Rumbai|Sitiung|Sembilan Koto|Timpeh|Koto Salak|Tiumang|Padang Laweh|Asam Jujuhan|Koto Besar
13.11 Kabupaten Solok Selatan: Sangir|Sungai Pagu|Koto Parik Gadang Diateh|Sangir Jujuan|Sangir Batang Hari|Pauh Duo|Sangir Balai Janggo
13.12 Kabupaten Pasaman Barat: Sungai Beremas|Lembah Melintang|Pasaman|Talamau|Kinali|Gunung Tuleh|Ranah Batahan|Koto Balingka|Sungai Aur|Luhak Nan Duo|Sasak Ranah Pasisie
13.71 Kota Padang: Padang Selatan|Padang Timur|Padang Barat|Padang Utara|Bungus Teluk Kabung|Lubuk Begalung|Lubuk Kilangan|Pauh|Kuranji|Nanggalo|Koto Tangah
13.72 Kota Solok: Lubuk Sikarah|Tanjung Harapan
13.73 Kota Sawahlunto: Lembah Segar|Barangin|Silungkang|Talawi
13.74 Kota Padang Panjang: Padang Panjang Timur|Padang Panjang Barat
13.75 Kota Bukittinggi: Guguak Panjang|Mandiangin Koto Selayan|Aur Birugo Tigo Baleh
13.76 Kota Payakumbuh: Payakumbuh Barat|Payakumbuh Utara|Payakumbuh Timur|Lamposi Tigo Nagori|Payakumbuh Selatan
13.77 Kota Pariaman: Pariaman Tengah|Pariaman Utara|Pariaman Selatan|Pariaman Timur
14.01 Kabupaten Kampar: Bangkinang Kota|Kampar|Tambang|XIII Koto Kampar|Kuok|Siak Hulu|Kampar Kiri|Kampar Kiri Hilir|Kampar Kiri Hulu|Tapung|Tapung Hilir|Tapung Hulu|Salo|Rumbio Jaya|Bangkinang|Perhentian Raja|Kampa|Kampar Utara|Kampar Kiri Tengah|Gunung Sahilan|Koto Kampar Hulu
14.02 Kabupaten Indragiri Hulu: Rengat|Rengat Barat|Kelayang|Pasir Penyu|Peranap|Seberida|Batang Cenaku|Batang Gansal|Lirik|Kuala Cenaku|Sungai Lala|Lubuk Batu Jaya|Rakit Kulim|Batang Peranap
14.03 Kabupaten Bengkalis: Bengkalis|Bantan|Bukit Batu|09Mandau|Rupat|Rupat Utara|Siak Kecil|Pinggir|Bandar Laksamana|Talang Muandau|Bathin Solapan
14.04 Kabupaten Indragiri Hilir: Reteh|Enok|Kuala Indragiri|Tembilahan|Tempuling|Gaung Anak Serka|Mandah|Kateman|Keritang|Tanah Merah|Batang Tuaka|Gaung|Tembilahan Hulu|Kemuning|Pelangiran|Teluk Belengkong|Pulau Burung|Concong|Kempas|Sungai Batang
14.05 Kabupaten Pelalawan: Ukui|Pangkalan Kerinci|Pangkalan Kuras|Pangkalan Lesung|Langgam|Pelalawan|Kerumutan|Bunut|Teluk Meranti|Kuala Kampar|Bandar Sei Kijang|Bandar Petalangan
14.06 Kabupaten Rokan Hulu: Ujung Batu|Rokan IV Koto|Rambah|Tambusai|Kepenuhan|Kunto Darussalam|Rambah Samo|Rambah Hilir|Tambusai Utara|Bangun Purba|Tandun|Kabun|Bonai Darussalam|Pagaran Tapah Darussalam|Kepenuhan Hulu|Pendalian IV Koto
14.07 Kabupaten Rokan Hilir: Kubu|Bangko|Tanah Putih|Rimba Melintang|Bagansinembah|Pasir Limau Kapas|Sinaboi|Pujud|Tanah Putih Tanjung Melawan|Bangko Pusako|Simpang Kanan|Batu Hampar|Rantau Kopar|Pekaitan|Kubu Babussalam|Tanjung Medan|Bagan Sinembah Raya|Balai Jaya
14.08 Kabupaten Siak: Siak|Sungai Apit|Minas|Tualang|Sungai Mandau|Dayun|Kerinci Kanan|Bunga Raya|Koto Gasib|Kandis|Lubuk Dalam|Sabak Auh|Mempura|Pusako
14.09 Kabupaten Kuantan Singingi: Kuantan Mudik|Kuantan Tengah|Singingi|Kuantan Hilir|Cerenti|Benai|Gunungtoar|Singingi Hilir|Pangean|Logas Tanah Darat|Inuman|Hulu Kuantan|Kuantan Hilir Seberang|Sentajo Raya|Pucuk Rantau
14.10 Kabupaten Kepulauan Meranti: Tebing Tinggi|Rangsang Barat|Rangsang|Tebing Tinggi Barat|Merbau|Pulaumerbau|Tebing Tinggi Timur|Tasik Putri Puyu|Rangsang Pesisir
14.71 Kota Pekanbaru: Sukajadi|Pekanbaru Kota|Sail|Limapuluh|Senapelan|Rumbai Barat|Bukit Raya|Binawidya|Marpoyan Damai|Tenayan Raya|Payung Sekaki|Rumbai|Tuahmadani|Kulim|Rumbai Timur
14.72 Kota Dumai: Dumai Barat|Dumai Timur|Bukit Kapur|Sungai Sembilan|Medang Kampai|Dumai Kota|Dumai Selatan
15.01 Kabupaten Kerinci: Gunung Raya|Danau Kerinci|04Sitinjau Laut|Air Hangat|Gunung Kerinci|Batang Merangin|Keliling Danau|Kayu Aro|11Air Hangat Timur|15Gunung Tujuh|Siulak|Depati Tujuh|Siulak Mukai|Kayu Aro Barat|Bukit Kerman|Air Hangat Barat|Tanah Cogok|Danau Kerinci Barat
15.02 Kabupaten Merangin: Jangkat|Bangko|Muara Siau|Sungai Manau|Tabir|Pamenang|Tabir Ulu|Tabir Selatan|Lembah Masurai|Bangko Barat|Nalo Tantan|Batang Masumai|Pamenang Barat|Tabir Ilir|Tabir Timur|Renah Pembarap|Pangkalan Jambu|Jangkat Timur|Renah Pamenang|Pamenang Selatan|Margo Tabir|Tabir Lintas|Tabir Barat|Tiang Pumpung
15.03 Kabupaten Sarolangun: Batang Asai|Limun|Sarolangun|Pauh|Pelawan|Mandiangin|Air Hitam|Bathin VIII|Singkut|Cermin Nan Gedang|Mandiangin Timur
15.04 Kabupaten Batanghari: Mersam|Muara Tembesi|Muara Bulian|Batin XXIV|Pemayung|Maro Sebo Ulu|Bajubang|Maro Sebo Ilir
15.05 Kabupaten Muaro Jambi: Jambi Luar Kota|Sekernan|Kumpeh|Maro Sebo|Mestong|Kumpeh Ulu|Sungai Bahar|Sungai Gelam|Bahar Utara|Bahar Selatan|Taman Rajo
15.06 Kabupaten Tanjung Jabung Barat: Tungkal Ulu|Tungkal Ilir|Pengabuan|Betara|Merlung|Tebing Tinggi|Batang Asam|Renah Mendaluh|Muara Papalik|Seberang Kota|Bram Itam|Kuala Betara|Senyerang
15.07 Kabupaten Tanjung Jabung Timur: Muara Sabak Timur|Nipah Panjang|Mendahara|Rantau Rasau|Sadu|Dendang|Muara Sabak Barat|Kuala Jambi|Mendahara Ulu|Geragai|Berbak
15.08 Kabupaten Bungo: Tanah Tumbuh|Rantau Pandan|Pasar Muaro Bungo|Jujuhan|Tanah Sepenggal|Pelepat|Limbur Lubuk Mengkuang|Muko-muko Bathin VII|Pelepat Ilir|Batin II Babeko|Bathin III|Bungo Dani|Rimbo Tengah|Bathin III Ulu|Bathin II Pelayang|Jujuhan Ilir|Tanah Sepenggal Lintas
15.09 Kabupaten Tebo: Tebo Tengah|Tebo Ilir|Tebo Ulu|Rimbo Bujang|Sumay|VII Koto|Rimbo Ulu|Rimbo Ilir|Tengah Ilir|Serai Serumpun|VII Koto Ilir|Muara Tabir
15.71 Kota Jambi: Telanaipura|Jambi Selatan|Jambi Timur|Pasar Jambi|Pelayangan|Danau Teluk|Kota Baru|Jelutung|Alam Barajo|Danau Sipin|Paal Merah
15.72 Kota Sungai Penuh: Sungai Penuh|Pesisir Bukit|Hamparan Rawang|Tanah Kampung|Kumun Debai|Pondok Tinggi|Koto Baru|Sungai Bungkal
16.01 Kabupaten Ogan Komering Ulu: 07Sosoh Buay Rayap|Pengandonan|Peninjauan|13Baturaja Barat|Baturaja Timur|20Ulu Ogan|Semidang Aji|Lubuk Batang|28Lengkiti|Sinar Peninjauan|Lubuk Raja|Muara Jaya|Kedaton Peninjauan Raya
16.02 Kabupaten Ogan Komering Ilir: 02Tanjung Lubuk|Pedamaran|Mesuji|Kayu Agung|08Sirah Pulau Padang|11Tulung Selapan|Pampangan|Lempuing|Air Sugihan|Sungai Menang|17Jejawi|Cengal|Pangkalan Lampam|Mesuji Makmur|Mesuji Raya|Lempuing Jaya|Teluk Gelam|Pedamaran Timur
16.03 Kabupaten Muara Enim: Tanjung Agung|Muara Enim|Rambang Niru|Gunung Megang|06Gelumbang|Lawang Kidul|Semende Darat Laut|Semende Darat Tengah|Semende Darat Ulu|Ujan Mas|14Lubai|Rambang|Sungai Rotan|Lembak|19Benakat|21Kelekar|Muara Belida|Belimbing|Belida Darat|Lubai Ulu|Empat Petulai Dangku|Panang Enim
16.04 Kabupaten Lahat: Tanjungsakti Pumu|06Jarai|Kota Agung|Pulau Pinang|Merapi Barat|Lahat|12Pajar Bulan|15Mulak Ulu|Kikim Selatan|Kikim Timur|Kikim Tengah|Kikim Barat|Pseksu|Gumay Talang|Pagar Gunung|Merapi Timur|Tanjung Sakti Pumi|Gumay Ulu|Merapi Selatan|Tanjungtebat|Muarapayang|Sukamerindu|Mulak Sebingkai|Lahat Selatan
16.05 Kabupaten Musi Rawas: Tugumulyo|Muara Lakitan|Muara Kelingi|08Jayaloka|Muara Beliti|STL Ulu Terawas|Selangit|Megang Sakti|Purwodadi|BTS. Ulu|18Tiang Pumpung Kepungut|Sumber Harta|Tuah Negeri|Suka Karya
16.06 Kabupaten Musi Banyuasin: Sekayu|Lais|Sungai Keruh|Batang Hari Leko|Sanga Desa|Babat Toman|Sungai Lilin|Keluang|Bayung Lencir|Plakat Tinggi|Lalan|Tungkal Jaya|Lawan Wetan|Babat Supat|Jirak Jaya
16.07 Kabupaten Banyuasin: Banyuasin I|Banyuasin II|Banyuasin III|Pulau Rimau|Betung|Rambutan|Muara Padang|Muara Telang|Makarti Jaya|Talang Kelapa|Rantau Bayur|Tanjung Lago|Muara Sugihan|Air Salek|Tungkal Ilir|Suak Tapeh|Sembawa|Sumber Marga Telang|Air Kumbang|Karang Agung Ilir|Selat Penuguan
16.08 Kabupaten Ogan Komering Ulu Timur: Martapura|Buay Madang|Belitang|Cempaka|Buay Pemuka Peliung|Madang Suku II|Madang Suku I|Semendawai Suku III|Belitang II|Belitang III|Bunga Mayang|Buay Madang Timur|Madang Suku III|Semendawai Barat|Semendawai Timur|Jayapura|Belitang Jaya|Belitang Madang Raya|Belitang Mulya|Buay Pemuka Bangsa Raja
16.09 Kabupaten Ogan Komering Ulu Selatan: Muara Dua|Pulau Beringin|Banding Agung|Muara Dua Kisam|Simpang|Buay Sandang Aji|Buay Runjung|Mekakau Ilir|Buay Pemaca|Kisam Tinggi|Kisam Ilir|Buay Pematang Ribu Ranau Tengah|Warkuk Ranau Selatan|Runjung Agung|Sungai Are|Sindang Danau|Buana Pemaca|Tiga Dihaji|Buay Rawan
16.10 Kabupaten Ogan Ilir: Muara Kuang|Tanjung Batu|Tanjung Raja|Indralaya|Pemulutan|Rantau Alai|Indralaya Utara|Indralaya Selatan|Pemulutan Selatan|Pemulutan Barat|Rantau Panjang|Sungai Pinang|Kandis|Rambang Kuang|Lubuk Keliat|Payaraman
16.11 Kabupaten Empat Lawang: Muara Pinang|Pendopo|Ulu Musi|Tebing Tinggi|Lintang Kanan|Talang Padang|Pasemah Air Keruh|Sikap Dalam|Saling|Pendopo Barat
16.12 Kabupaten Penukal Abab Lematang Ilir: Talang Ubi|Penukal Utara|Penukal|Abab|Tanah Abang
16.13 Kabupaten Musi Rawas Utara: Rupit|Rawas Ulu|Nibung|Rawas Ilir|Karang Dapo|Karang Jaya|Ulu Rawas
16.71 Kota Palembang: Ilir Barat Dua|Seberang Ulu Satu|Seberang Ulu Dua|Ilir Barat Satu|Ilir Timur Satu|Ilir Timur Dua|Sukarami|Sako|Kemuning|Kalidoni|Bukitkecil|Gandus|Kertapati|Plaju|Alang-alang Lebar|Sematangborang|Jakabaring|Ilir Timur Tiga
16.72 Kota Pagar Alam: Pagar Alam Utara|Pagar Alam Selatan|Dempo Utara|Dempo Selatan|Dempo Tengah
16.73 Kota Lubuk Linggau: Lubuk Linggau Timur I|Lubuk Linggau Barat I|Lubuk Linggau Selatan I|Lubuk Linggau Utara I|Lubuk Linggau Timur II|Lubuk Linggau Barat II|Lubuk Linggau Selatan II|Lubuk Linggau Utara II
16.74 Kota Prabumulih: Prabumulih Barat|Prabumulih Timur|Cambai|Rambang Kapak Tengah|Prabumulih Utara|Prabumulih Selatan
17.01 Kabupaten Bengkulu Selatan: Kedurang|Seginim|Pino|Manna|Kota Manna|Pino Raya|Kedurang Ilir|Air Nipis|Ulu Manna|Bunga Mas|Pasar Manna
17.02 Kabupaten Rejang Lebong: 06Kota Padang|Padang Ulak Tanding|Sindang Kelingi|Curup|Bermani Ulu|Selupu Rejang|16Curup Utara|Curup Timur|Curup Selatan|Curup Tengah|Binduriang|Sindang Beliti Ulu|Sindang Dataran|Sindang Beliti Ilir|Bermani Ulu Raya
17.03 Kabupaten Bengkulu Utara: Enggano|06Kerkap|Kota Arga Makmur|Giri Mulya|Padang Jaya|Lais|Batik Nau|Ketahun|Napal Putih|Putri Hijau|Air Besi|Air Napal|19Hulu Palik|Air Padang|Arma Jaya|Tanjung Agung Palik|Ulok Kupai|Pinang Raya|Marga Sakti Sebelat
17.04 Kabupaten Kaur: Kinal|Tanjung Kemuning|Kaur Utara|Kaur Tengah|Kaur Selatan|Maje|Nasal|Semidang Gumay|Kelam Tengah|Luas|Muara Sahung|Tetap|Lungkang Kule|Padang Guci Hilir|Padang Guci Hulu
17.05 Kabupaten Seluma: Sukaraja|Seluma|Talo|Semidang Alas|Semidang Alas Maras|Air Periukan|Lubuk Sandi|Seluma Barat|Seluma Timur|Seluma Utara|Seluma Selatan|Talo Kecil|Ulu Talo|Ilir Talo
17.06 Kabupaten Mukomuko: Lubuk Pinang|Kota Mukomuko|Teras Terunjam|Pondok Suguh|Ipuh|Malin Deman|Air Rami|Teramang Jaya|Selagan Raya|Penarik|XIV Koto|V Koto|Air Manjunto|Air Dikit|Sungai Rumbai
17.07 Kabupaten Lebong: Lebong Utara|Lebong Atas|Lebong Tengah|Lebong Selatan|Rimbo Pengadang|Topos|Bingin Kuning|Lebong Sakti|Tubei|Amen|Uram Jaya|Pinang Belapis
17.08 Kabupaten Kepahiang: Bermani Ilir|Ujan Mas|Tebat Karai|Kepahiang|Merigi|Kebawetan|Seberang Musi|Muara Kemumu
17.09 Kabupaten Bengkulu Tengah: Karang Tinggi|Talang Empat|Pondok Kelapa|Pematang Tiga|Pagar Jati|Taba Penanjung|Merigi Kelindang|Merigi Sakti|Pondok Kubang|Bang Haji|Semidang Lagan
17.71 Kota Bengkulu: Selebar|Gading Cempaka|Teluk Segara|Muara Bangka Hulu|Kampung Melayu|Ratu Agung|Ratu Samban|Sungai Serut|Singaran Pati
18.01 Kabupaten Lampung Selatan: 04Natar|Tanjung Bintang|Kalianda|Sidomulyo|Katibung|Penengahan|Palas|13Jati Agung|Ketapang|Sragi|Raja Basa|Candipuro|Merbau Mataram|21Bakauheni|Tanjung Sari|Way Sulan|Way Panji
18.02 Kabupaten Lampung Tengah: Kalirejo|Bangun Rejo|Padang Ratu|Gunung Sugih|Trimurjo|Punggur|Terbanggi Besar|Seputih Raman|Rumbia|Seputih Banyak|Seputih Mataram|Seputih Surabaya|Terusan Nunyai|Bumi Ratu Nuban|Bekri|Seputih Agung|Way Pengubuan|Bandar Mataram|Pubian|Selagai Lingga|Anak Tuha|Sendang Agung|Kota Gajah|Bumi Nabung|Way Seputih|Bandar Surabaya|Anak Ratu Aji|Putra Rumbia
18.03 Kabupaten Lampung Utara: Bukit Kemuning|Kotabumi|Sungkai Selatan|Tanjung Raja|Abung Timur|Abung Barat|Abung Selatan|Sungkai Utara|Kotabumi Utara|Kotabumi Selatan|Abung Tengah|Abung Tinggi|Abung Semuli|Abung Surakarta|Muara Sungkai|Bunga Mayang|Hulu Sungkai|Sungkai Tengah|Abung Pekurun|Sungkai Jaya|Sungkai Barat|Abung Kunang|Blambangan Pagar
18.04 Kabupaten Lampung Barat: 04Balik Bukit|Sumber Jaya|Belalau|Way Tenong|Sekincau|Suoh|Batu Brak|Sukau|15Gedung Surian|18Kebun Tebu|Air Hitam|Pagar Dewa|Batu Ketulis|Lumbok Seminung|Bandar Negeri Suoh
18.05 Kabupaten Tulang Bawang: 02Menggala|06Gedung Aji|08Banjar Agung|11Gedung Meneng|Rawa Jitu Selatan|Penawar Tama|18Rawa Jitu Timur|20Banjar Margo|22Rawa Pitu|Penawar Aji|25Dente Teladas|Meraksa Aji|Gedung Aji Baru|29Banjar Baru|Menggala Timur
18.06 Kabupaten Tanggamus: Kota Agung|Talang Padang|Wonosobo|Pulau Panggung|09Cukuh Balak|11Pugung|Semaka|Sumberejo|15Ulu Belu|Pematang Sawa|Kelumbayan|Kota Agung Barat|Kota Agung Timur|Gisting|Gunung Alip|24Limau|Bandar Negeri Semuong|Air Naningan|Bulok|Kelumbayan Barat
18.07 Kabupaten Lampung Timur: Sukadana|Labuhan Maringgai|Jabung|Pekalongan|Sekampung|Batanghari|Way Jepara|Purbolinggo|Raman Utara|Metro Kibang|Marga Tiga|Sekampung Udik|Batanghari Nuban|Bumi Agung|Bandar Sribhawono|Mataram Baru|Melinting|Gunung Pelindung|Pasir Sakti|Waway Karya|Labuhan Ratu|Braja Selebah|Way Bungur|Marga Sekampung
18.08 Kabupaten Way Kanan: Blambangan Umpu|Kasui|Banjit|Baradatu|Bahuga|Pakuan Ratu|Negeri Agung|Way Tuba|Rebang Tangkas|Gunung Labuhan|Negara Batin|Negeri Besar|Buay Bahuga|Bumi Agung|Umpu Semenguk
18.09 Kabupaten Pesawaran: Gedong Tataan|Negeri Katon|Tegineneng|Way Lima|Padang Cermin|Punduh Pidada|Kedondong|Marga Punduh|Way Khilau|Teluk Pandan|Way Ratai
18.10 Kabupaten Pringsewu: Pringsewu|Gading Rejo|Ambarawa|Pardasuka|Pagelaran|Banyumas|Adiluwih|Sukoharjo|Pagelaran Utara
18.11 Kabupaten Mesuji: Mesuji|Mesuji Timur|Rawa Jitu Utara|Way Serdang|Simpang Pematang|Panca Jaya|Tanjung Raya
18.12 Kabupaten Tulang Bawang Barat: Tulang Bawang Tengah|Tumijajar|Tulang Bawang Udik|Gunung Terang|Gunung Agung|Way Kenanga|Lambu Kibang|Pagar Dewa|Batu Putih
18.13 Kabupaten Pesisir Barat: Pesisir Tengah|Pesisir Selatan|Lemong|Pesisir Utara|Karya Penggawa|Pulau Pisang|Way Krui|Krui Selatan|Ngambur|Ngaras|Bangkunat
18.71 Kota Bandar Lampung: Kedaton|Sukarame|Tanjungkarang Barat|Panjang|Tanjungkarang Timur|Tanjungkarang Pusat|Telukbetung Selatan|Telukbetung Barat|Telukbetung Utara|Rajabasa|Tanjung Senang|Sukabumi|Kemiling|Labuhan Ratu|Way Halim|Langkapura|Enggal|Kedamaian|Telukbetung Timur|Bumi Waras
18.72 Kota Metro: Metro Pusat|Metro Utara|Metro Barat|Metro Timur|Metro Selatan
19.01 Kabupaten Bangka: Sungailiat|Belinyu|Merawang|Mendo Barat|Pemali|Bakam|Riau Silip|Puding Besar
19.02 Kabupaten Belitung: Tanjungpandan|Membalong|Selat Nasik|Sijuk|Badau
19.03 Kabupaten Bangka Selatan: Toboali|Lepar|Airgegas|Simpang Rimba|Payung|Tukak Sadai|Pulau Besar|Kepulauan Pongok
19.04 Kabupaten Bangka Tengah: Koba|Pangkalan Baru|Sungai Selan|Simpang Katis|Namang|Lubuk Besar
19.05 Kabupaten Bangka Barat: Mentok|Simpang Teritip|Jebus|Kelapa|Tempilang|Parittiga
19.06 Kabupaten Belitung Timur: Manggar|Gantung|Dendang|Kelapa Kampit|Damar|Simpang Renggiang|Simpang Pesak
19.71 Kota Pangkal Pinang: Bukit Intan|Taman Sari|Pangkal Balam|Rangkui|Gerunggang|Gabek|Girimaya
21.01 Kabupaten Bintan: 04Gunung Kijang|06Bintan Timur|Bintan Utara|Teluk Bintan|Tambelan|Teluk Sebong|12Toapaya|Mantang|Bintan Pesisir|Seri Kuala Lobam
21.02 Kabupaten Karimun: Moro|Kundur|Karimun|Meral|Tebing|Buru|Kundur Utara|Kundur Barat|Durai|Meral Barat|Ungar|Belat|Selat Gelam|Sugie Besar
21.03 Kabupaten Natuna: 04Midai|Bunguran Barat|Serasan|Bunguran Timur|Bunguran Utara|Subi|Pulau Laut|Pulau Tiga|15Bunguran Timur Laut|Bunguran Tengah|18Bunguran Selatan|Serasan Timur|Bunguran Batubi|Pulau Tiga Barat|Suak Midai|Pulau Panjang|Pulau Seluan
21.04 Kabupaten Lingga: Singkep|Lingga|Senayang|Singkep Barat|Lingga Utara|Singkep Pesisir|Lingga Timur|Selayar|Singkep Selatan|Kepulauan Posek|Katang Bidare|Temiang Pesisir|Bakung Serumpun
21.05 Kabupaten Kepulauan Anambas: Siantan|Palmatak|Siantan Timur|Siantan Selatan|Jemaja Timur|Jemaja|Siantan Tengah|Siantan Utara|Jemaja Barat|Kute Siantan
21.71 Kota Batam: Belakang Padang|Batu Ampar|Sekupang|Nongsa|Bulang|Lubuk Baja|Sei Beduk|Galang|Bengkong|Batam Kota|Sagulung|Batu Aji
21.72 Kota Tanjung Pinang: Tanjung Pinang Barat|Tanjung Pinang Timur|Tanjung Pinang Kota|Bukit Bestari
`
