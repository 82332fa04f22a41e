import type { Random } from '../kit/random'

type Daftar = readonly string[]

interface Suku {
  readonly bobot: number
  readonly pria: Daftar
  readonly wanita: Daftar
  readonly belakang: Daftar
  /** Second names that only women bear, where the region tells them apart. */
  readonly belakangWanita?: Daftar
  /** Chance that a person has one name only. */
  readonly tunggal: number
  /** Agama of the group by weight: codes of the list 'agama'. */
  readonly agama: readonly (readonly [string, number])[]
}

const kata = (teks: string): Daftar => teks.split(' ')

/** Names common in many regions; persons are composed of them, so any likeness to a living person is chance. */
const SUKU: readonly Suku[] = [
  {
    bobot: 38,
    pria: kata(
      'Agus Bambang Budi Dwi Eko Heru Joko Slamet Sigit Tri Wahyu Yudi Arif Bayu Dimas Fajar Galih Hendro Imam Kuncoro Lukman Nugroho Panji Rizki Satria Teguh Wawan Yoga Aditya Bagas',
    ),
    wanita: kata(
      'Ayu Dewi Endang Fitri Indah Kartika Lestari Nur Puji Ratna Retno Rini Sari Siti Sri Sulastri Tuti Utami Wahyuni Yuni Anisa Dian Eka Novi Putri Rahma Tiara Wulan Yanti Nanda',
    ),
    belakang: kata(
      'Santoso Wibowo Prasetyo Nugroho Susanto Hidayat Setiawan Purnomo Saputra Wijaya Kurniawan Handoko Utomo Pamungkas Hartono Sutrisno Widodo Cahyono Kusuma Wicaksono',
    ),
    belakangWanita: kata(
      'Lestari Rahayu Astuti Wulandari Puspita Kusuma Maharani Anggraini Handayani Permata Safitri Pratiwi Hapsari Ningsih Setyowati Purwanti Widyastuti Oktaviani',
    ),
    tunggal: 0.08,
    agama: [
      ['1', 90],
      ['2', 5],
      ['3', 4],
      ['5', 1],
    ],
  },
  {
    bobot: 27,
    pria: kata('Asep Cecep Dadang Deden Dede Iwan Ujang Yayan Rudi Gilang Rian Fauzi Ilham Taufik Ridwan Hilman Irfan Zaki Adi Encep'),
    wanita: kata('Ai Euis Neng Lilis Nenden Rina Yeni Iis Popon Teti Intan Mila Nisa Siska Salma Zahra Alya Rosita Hani Tika'),
    belakang: kata(
      'Suryana Hermawan Permana Gunawan Suhendar Ramdani Firmansyah Nurjaman Sudrajat Mulyana Kosasih Iskandar Somantri Wiguna Rohimat Sutisna Sopandi Maulana Nugraha',
    ),
    belakangWanita: kata(
      'Komalasari Nuraeni Rosmawati Nurhasanah Fadilah Kartini Rohimah Suryani Permatasari Mulyani Sumiati Rahmawati Nurjanah Kurniasih Herlina',
    ),
    tunggal: 0.04,
    agama: [
      ['1', 97],
      ['2', 2],
      ['3', 1],
    ],
  },
  {
    bobot: 10,
    pria: kata('Andreas Daniel David Edward Hotman Jonathan Josua Marthin Parlindungan Rolando Samuel Togar Yosua Benny Charles'),
    wanita: kata('Debora Elisabet Ester Friska Grace Helena Kristina Lasma Maria Melati Novita Rotua Ruth Sondang Tiurma'),
    belakang: kata(
      'Simanjuntak Siregar Nasution Sihombing Situmorang Hutapea Lubis Harahap Panjaitan Sinaga Manurung Tampubolon Pasaribu Ginting Tarigan Sembiring Hutagalung Silalahi',
    ),
    tunggal: 0,
    agama: [
      ['2', 62],
      ['3', 14],
      ['1', 24],
    ],
  },
  {
    bobot: 8,
    pria: kata('Afdal Doni Fadli Hafiz Hendra Ikhsan Jefri Rahmat Reza Syafri Yusuf Zulfikar Rafi Alfian Beni'),
    wanita: kata('Aisyah Desi Elvira Fauziah Gusmira Hasnah Laila Mutia Nadia Rahmi Silvia Suci Upik Wirda Yulia'),
    belakang: kata('Chaniago Koto Piliang Tanjung Sikumbang Caniago Jambak Guci Malik Syafei Rusli Amran Zainal Effendi'),
    tunggal: 0.03,
    agama: [['1', 100]],
  },
  {
    bobot: 5,
    pria: kata('Gede Kadek Ketut Komang Made Nyoman Putu Wayan'),
    wanita: kata('Ketut Komang Luh Made Kadek Putu Ayu Desak'),
    belakang: kata('Adnyana Artawan Darmawan Mahendra Pradnyana Suardika Sudiarta Widiana Yasa Dharma Wirawan'),
    belakangWanita: kata('Suartini Purnami Widiastuti Laksmi Paramita Puspadewi Anggreni Pradnyani Sukmawati'),
    tunggal: 0,
    agama: [
      ['4', 96],
      ['2', 2],
      ['1', 2],
    ],
  },
  {
    bobot: 7,
    pria: kata('Abdul Ahmad Muhammad Hasan Ibrahim Ismail Rahman Umar Yunus Akbar Haris Idris Syamsul Zulkifli Basri'),
    wanita: kata('Andi Aminah Fatimah Hasna Halimah Khadijah Maryam Nurul Rabiah Salmah Suhartini Zubaidah Rosdiana Hajrah Nurlina'),
    belakang: kata('Daeng Mappasessu Baso Hamzah Latif Rasyid Salam Tahir Usman Wahab Yasin Arsyad Mansur Hakim Karim'),
    tunggal: 0.05,
    agama: [
      ['1', 98],
      ['2', 2],
    ],
  },
  {
    bobot: 5,
    pria: kata('Alexander Bernard Dominggus Frans Gerson Johanis Melkianus Petrus Semuel Yohanes Yulius Zakarias'),
    wanita: kata('Agustina Bernadeta Dorkas Elsye Fransina Jacomina Margaretha Natalia Oktovina Selfina Wilhelmina Yuliana'),
    belakang: kata('Bere Nahak Lopes Leki Tuames Pattiasina Latuconsina Sahetapy Wattimena Rumbiak Wanggai Mandacan Wenda Kogoya Rumkorem'),
    tunggal: 0,
    agama: [
      ['3', 48],
      ['2', 48],
      ['1', 4],
    ],
  },
]

export interface NamaOrang {
  readonly nama: string
  readonly jenisKelamin: 'L' | 'P'
  readonly agama: string
  readonly suku: number
}

const namaBelakang = (s: Suku, jenisKelamin: 'L' | 'P'): Daftar => (jenisKelamin === 'P' ? (s.belakangWanita ?? s.belakang) : s.belakang)

/** Composes a person's name. */
export function namaOrang(acak: Random, jenisKelamin: 'L' | 'P'): NamaOrang {
  const suku = acak.weighted(SUKU.map((s, i) => [i, s.bobot] as const))
  const s = SUKU[suku]
  if (s === undefined) throw new RangeError('Suku tidak dikenal.')
  const depan = jenisKelamin === 'L' ? s.pria : s.wanita
  const belakang = namaBelakang(s, jenisKelamin)
  const bagian = [acak.pick(depan)]
  if (!acak.chance(s.tunggal)) {
    if (acak.chance(0.45)) tambah(bagian, acak.pick(depan))
    tambah(bagian, acak.pick(belakang))
    if (acak.chance(0.12)) tambah(bagian, acak.pick(belakang))
  }
  return { nama: bagian.join(' '), jenisKelamin, agama: acak.weighted(s.agama), suku }
}

/** A part is added only once: nobody is called 'Dwi Dwi'. */
function tambah(bagian: string[], nama: string): void {
  if (!bagian.includes(nama)) bagian.push(nama)
}

/** Composes the name of a parent of the same people; the family name is kept where the region has such. */
export function namaKerabat(acak: Random, suku: number, jenisKelamin: 'L' | 'P'): string {
  const s = SUKU[suku] ?? SUKU[0]
  if (s === undefined) return 'Siti Aminah'
  const depan = acak.pick(jenisKelamin === 'L' ? s.pria : s.wanita)
  const belakang = acak.pick(namaBelakang(s, jenisKelamin))
  return depan === belakang ? depan : `${depan} ${belakang}`
}

const ASING: readonly (readonly [negara: string, pria: Daftar, wanita: Daftar, belakang: Daftar])[] = [
  ['MY', kata('Azman Faizal Hakimi Irwan'), kata('Aishah Nurul Farah Siti'), kata('Othman Yusof Rahim Salleh')],
  ['TL', kata('Domingos Jose Mateus Nelson'), kata('Maria Joana Filomena Rosa'), kata('Soares Guterres Pereira Sarmento')],
  ['TH', kata('Anan Kittisak Somchai Niran'), kata('Malee Suda Pornthip Wanida'), kata('Srisuk Wongsa Chaiyo Boonmee')],
  ['CN', kata('Wei Jun Hao Ming'), kata('Li Mei Xia Ling'), kata('Zhang Wang Chen Liu')],
  ['SD', kata('Omer Khalid Mustafa Yasir'), kata('Amna Hiba Rania Sara'), kata('Elamin Osman Babiker Idris')],
]

export interface NamaAsing {
  readonly nama: string
  readonly negara: string
}

/** Composes the name of a foreign student with the country. */
export function namaAsing(acak: Random, jenisKelamin: 'L' | 'P'): NamaAsing {
  const [negara, pria, wanita, belakang] = acak.pick(ASING)
  return { nama: `${acak.pick(jenisKelamin === 'L' ? pria : wanita)} ${acak.pick(belakang)}`, negara }
}
