import type { ScopeCode } from '@sivitas/contract/kit/scope'

export type Entitas = {
  /** Any of these may read the history of a row, besides O1: whoever may read its area. */
  baca: readonly ScopeCode[]
  /**
   * How an older state of a row may come back. Declared only where the database's own constraints are all the rules that
   * a write must keep: a table whose handlers check more (rights, accounts, states, numbers, PDDikti) is changed by them.
   */
  pulih?: {
    /** Right to write the area. */
    tulis: ScopeCode
    /** Fields that come back; what is not named stays as it is. */
    field: readonly string[]
    /** A deleted row may be put back under its old key. */
    terhapus?: true
  }
}

const alamat = ['jalan', 'kelurahan', 'kodePos', 'idWilayah']
const kontak = ['telepon', 'email', 'website']

/** What the audit log may tell and take back, table by table. Tables that are not here need O1 and take nothing back. */
export const ENTITAS: Readonly<Partial<Record<string, Entitas>>> = {
  fakultas: {
    baca: ['F1'],
    pulih: {
      tulis: 'F1',
      field: [
        'kode',
        'kodeNim',
        'nama',
        'namaInggris',
        'singkatan',
        'idDekan',
        'telepon',
        'email',
        'skPendirian',
        'tanggalSk',
        'idKampus',
        'urut',
        'aktif',
      ],
      terhapus: true,
    },
  },
  jurusan: {
    baca: ['F1'],
    pulih: {
      tulis: 'F1',
      field: ['kode', 'nama', 'namaInggris', 'idFakultas', 'idKetua', 'idSekretaris', 'urut', 'aktif'],
      terhapus: true,
    },
  },
  konsentrasi: {
    baca: ['F1'],
    pulih: { tulis: 'F1', field: ['kode', 'nama', 'namaInggris', 'idProdi', 'sksMinimum', 'kuota', 'aktif'], terhapus: true },
  },
  kampus: { baca: ['F1'], pulih: { tulis: 'F1', field: ['kode', 'nama', ...alamat, 'kota', 'lintang', 'bujur', 'aktif'], terhapus: true } },
  // Status, level and head of a study program pass checks of their own and are changed by its form.
  prodi: {
    baca: ['F1'],
    pulih: { tulis: 'F1', field: ['namaInggris', 'gelarInggris', ...kontak, 'visi', 'misi', 'tujuan', 'kompetensi', 'bahasa'] },
  },
  perguruan_tinggi: {
    baca: ['F1'],
    pulih: { tulis: 'F1', field: ['namaInggris', 'singkatan', ...alamat, ...kontak, 'faksimile', 'motto', 'visi', 'misi'] },
  },
  yayasan: { baca: ['F1'], pulih: { tulis: 'F1', field: [...alamat, ...kontak, 'ketua', 'sekretaris', 'bendahara'] } },
  akta_yayasan: { baca: ['F1'] },
  akreditasi: { baca: ['F1'] },
  pejabat: { baca: ['MM'] },
  nomor_dokumen: { baca: ['MM'] },
  template: { baca: ['MM', 'F3', 'A2'] },
  dokumen: { baca: ['MM', 'A1', 'A2', 'A3', 'A4', 'F3'] },
  mahasiswa: { baca: ['F3', 'F4'] },
  // Names and numbers of a person are masked in the log or matched with PDDikti; his address and habits are neither.
  biodata: {
    baca: ['F3'],
    pulih: {
      tulis: 'F3',
      field: ['jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'idWilayah', 'kodePos', 'golonganDarah', 'ukuranAlmamater', 'hobi', 'email'],
    },
  },
  dokumen_mahasiswa: { baca: ['F3', 'F4'] },
  konversi_nilai: { baca: ['F4'] },
  konversi_pemetaan: { baca: ['F4'] },
  riwayat_pendidikan: { baca: ['F3'] },
  orang_tua: { baca: ['F3'] },
  dosen: { baca: ['F2'] },
  lokasi: {
    baca: ['O1'],
    pulih: { tulis: 'O1', field: ['kode', 'nama', 'idKampus', 'kota', 'jamLayanan', 'jaringan', 'telepon', 'aktif'], terhapus: true },
  },
  pengumuman: { baca: ['M2'] },
  kategori_pengumuman: { baca: ['M2'], pulih: { tulis: 'M2', field: ['kode', 'nama', 'warna', 'aktif'], terhapus: true } },
  jadwal_sistem: { baca: ['A5'] },
  kegiatan_akademik: { baca: ['A5'] },
  kalender_akademik: { baca: ['A5'] },
  periode: { baca: ['A5'] },
}
