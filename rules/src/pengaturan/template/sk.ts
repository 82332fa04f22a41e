/** A word that a decree may use: name, label, sample, and whether it may not be empty. */
type Kata = readonly [nama: string, label: string, contoh: string, wajib?: true]

/** Words of the decrees of Data Master, by kind: of the decree, and of each line of its list. */
export const KATA_SK: Readonly<
  Record<'sk-dosen-pa' | 'sk-asisten', { keputusan: readonly Kata[]; lampiran: { nama: string; kata: readonly Kata[] } }>
> = {
  'sk-dosen-pa': {
    keputusan: [
      ['periode', 'Periode', '2025/2026 Ganjil', true],
      ['cakupan', 'Cakupan', 'angkatan 2025'],
      ['jumlahDosen', 'Jumlah dosen PA', '12', true],
      ['jumlahMahasiswa', 'Jumlah mahasiswa', '264', true],
      ['perTanggal', 'Data per', '21 November 2026', true],
    ],
    lampiran: {
      nama: 'mhs',
      kata: [
        ['no', 'Nomor urut', '1', true],
        ['dosen', 'Dosen PA', 'Dr. Dosen A, M.Kom. (NIDN 0412057501)', true],
        ['nim', 'NIM', '2501010001', true],
        ['nama', 'Nama', 'Mahasiswa A', true],
        ['angkatan', 'Angkatan', '2025', true],
      ],
    },
  },
  'sk-asisten': {
    keputusan: [
      ['periode', 'Periode', '2025/2026 Ganjil', true],
      ['masa', 'Masa tugas', '01 September 2025 sampai 31 Januari 2026', true],
      ['jumlah', 'Jumlah asisten', '45', true],
      ['perTanggal', 'Data per', '21 November 2026', true],
    ],
    lampiran: {
      nama: 'asisten',
      kata: [
        ['no', 'Nomor urut', '1', true],
        ['nim', 'NIM', '2301010001', true],
        ['nama', 'Nama', 'Mahasiswa A', true],
        ['prodi', 'Program studi', 'S1 - Teknik Informatika', true],
        ['tugas', 'Tugas', 'Asisten laboratorium', true],
        ['tempat', 'Lab atau mata kuliah', 'Lab Komputer 1, Struktur Data'],
        ['pembina', 'Pembina', 'Dr. Dosen A, M.Kom.', true],
        ['jam', 'Jam per minggu', '8', true],
      ],
    },
  },
}

const kop = { jenis: 'kop', logo: true } as const
const teks = (html: string) => ({ jenis: 'teks', html })
const judul = (isi: string, keterangan: string) => ({ jenis: 'judul', teks: isi, keterangan })
const halaman = { jenis: 'pemisah', gaya: 'halaman', tinggi: 0 } as const
const tandaTangan = { jenis: 'tanda-tangan', tempatTanggal: 'Ditetapkan di {kota}, {tanggalCetak}', lain: [] } as const
/** A column by its width in millimetres, none for what is left; numbers that few letters hold stand in the middle. */
const kolom = (field: string, isi: string, lebar: number | null) => ({
  field,
  judul: isi,
  lebar,
  rata: lebar !== null && lebar <= 22 && field !== 'nim' ? 'tengah' : 'kiri',
})

/** What decrees have in common: head, grounds, decisions and signature, then the list that they name. */
const keputusan = (tentang: string, { timbang, putus, larik }: { timbang: string; putus: readonly string[]; larik: object }) => ({
  bentuk: 'blok',
  blok: [
    kop,
    judul('SURAT KEPUTUSAN', 'Nomor: {nomor}'),
    judul(`TENTANG ${tentang}`, 'Periode {periode}'),
    teks(`<p><strong>Menimbang:</strong> ${timbang}</p><p><strong>Memutuskan, menetapkan:</strong></p>`),
    teks(`<ol>${putus.map((satu) => `<li>${satu}</li>`).join('')}</ol>`),
    tandaTangan,
    { jenis: 'qr', posisi: 'kiri', ukuran: 22 },
    halaman,
    judul('LAMPIRAN SURAT KEPUTUSAN', 'Nomor: {nomor}. Data per {perTanggal}, periode {periode}'),
    { jenis: 'tabel', duaKolom: false, ukuran: 8, ...larik },
  ],
})

const BERLAKU = 'Keputusan ini berlaku sejak tanggal ditetapkan dan diperbaiki bila terdapat kekeliruan.'
const tanda = (jabatan: string) => [{ jabatan, posisi: 'kanan', pakaiTtd: true, pakaiCap: true }]

/** The templates that the decrees come with; the dean signs for a prodi, the head of the college for all. */
export const TEMPLATE_SK: Readonly<Record<keyof typeof KATA_SK, Readonly<Record<string, unknown>>>> = {
  'sk-dosen-pa': {
    isi: keputusan('DOSEN PEMBIMBING AKADEMIK', {
      timbang: 'bahwa setiap mahasiswa memerlukan dosen pembimbing akademik selama masa studinya.',
      putus: [
        'Menetapkan {jumlahDosen} dosen pembimbing akademik bagi {jumlahMahasiswa} mahasiswa {prodi} sebagaimana tercantum pada lampiran.',
        'Dosen pembimbing akademik melaksanakan tugasnya mulai periode {periode}.',
        BERLAKU,
      ],
      larik: { sumber: 'mhs', kelompok: 'dosen' },
    }),
    kolom: [kolom('no', 'No', 10), kolom('nim', 'NIM', 32), kolom('nama', 'Nama', null), kolom('angkatan', 'Angkatan', 22)],
    penandatangan: tanda('DEKAN'),
  },
  'sk-asisten': {
    isi: keputusan('PENGANGKATAN ASISTEN LABORATORIUM, PRAKTIKUM, DAN DOSEN', {
      timbang: 'bahwa pelaksanaan praktikum dan perkuliahan memerlukan asisten yang memenuhi syarat.',
      putus: [
        'Mengangkat {jumlah} orang yang namanya tercantum pada lampiran sebagai asisten periode {periode}.',
        'Masa tugas berlaku {masa} di bawah pembinaan dosen yang tercantum pada lampiran.',
        BERLAKU,
      ],
      larik: { sumber: 'asisten' },
    }),
    kolom: [
      kolom('no', 'No', 8),
      kolom('nim', 'NIM', 22),
      kolom('nama', 'Nama', null),
      kolom('prodi', 'Program studi', 32),
      kolom('tugas', 'Tugas', 24),
      kolom('tempat', 'Lab/mata kuliah', 32),
      kolom('pembina', 'Pembina', 32),
      kolom('jam', 'Jam', 10),
    ],
    penandatangan: tanda('REKTOR'),
  },
}
