/** Every window of a period that the server enforces, in the order in which a semester meets them (akademik, 'Window codes'). */
export const KODE_JENDELA = [
  'DAFTAR_ULANG',
  'PENAWARAN_KELAS',
  'KESEDIAAN_MENGAJAR',
  'KRS',
  'PERSETUJUAN_KRS',
  'PKRS',
  'KRSS',
  'MUNDUR_MK',
  'KULIAH',
  'KUESIONER_DOSEN',
  'NASKAH_UTS',
  'NASKAH_UAS',
  'KARTU_UTS',
  'KARTU_UAS',
  'UTS',
  'UAS',
  'SUSULAN_UTS',
  'SUSULAN_UAS',
  'INPUT_NILAI_UTS',
  'INPUT_NILAI',
  'REMEDIAL',
  'UBAH_NILAI',
  'UMUM_NILAI',
  'CUTI',
  'AKTIF_KEMBALI',
  'YUDISIUM',
  'LAPOR_PDDIKTI',
] as const

export type KodeJendela = (typeof KODE_JENDELA)[number]

/** What people call a window; the 423 says 'Masa {nama} Anda ...' (PL-R32). */
export const NAMA_JENDELA: Readonly<Record<KodeJendela, string>> = {
  DAFTAR_ULANG: 'daftar ulang',
  PENAWARAN_KELAS: 'penawaran kelas',
  KESEDIAAN_MENGAJAR: 'kesediaan mengajar',
  KRS: 'KRS',
  PERSETUJUAN_KRS: 'persetujuan KRS',
  PKRS: 'PKRS',
  KRSS: 'KRSS',
  MUNDUR_MK: 'mundur dari mata kuliah',
  KULIAH: 'perkuliahan',
  KUESIONER_DOSEN: 'kuesioner dosen',
  NASKAH_UTS: 'pengumpulan naskah UTS',
  NASKAH_UAS: 'pengumpulan naskah UAS',
  KARTU_UTS: 'cetak kartu UTS',
  KARTU_UAS: 'cetak kartu UAS',
  UTS: 'UTS',
  UAS: 'UAS',
  SUSULAN_UTS: 'UTS susulan',
  SUSULAN_UAS: 'UAS susulan',
  INPUT_NILAI_UTS: 'input nilai UTS',
  INPUT_NILAI: 'input nilai',
  REMEDIAL: 'remedial',
  UBAH_NILAI: 'perubahan nilai',
  UMUM_NILAI: 'pengumuman nilai',
  CUTI: 'pengajuan cuti',
  AKTIF_KEMBALI: 'aktif kembali',
  YUDISIUM: 'yudisium',
  LAPOR_PDDIKTI: 'pelaporan PDDikti',
}

/** Answers the name of a window as a label begins: 'Input nilai', 'KRS'. */
export function labelJendela(kode: KodeJendela): string {
  const nama = NAMA_JENDELA[kode]
  return nama.charAt(0).toUpperCase() + nama.slice(1)
}

/** Answers whether a text is a window code. */
export const kodeJendela = (teks: string): teks is KodeJendela => (KODE_JENDELA as readonly string[]).includes(teks)
