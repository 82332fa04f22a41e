import { BarisNilai } from './akademik/baris-nilai'
import { bentukKelas, tawaranGenap, type Kelas } from './akademik/kelas'
import { konversiDari } from './akademik/konversi'
import { nilaiPaksa } from './akademik/naskah'
import { TANPA_KRS, naskahBernama } from './akademik/naskah-bernama'
import { Simulasi, angkaUntuk } from './akademik/simulasi'
import { susunanCollege, type SusunanCollege } from './akademik/susunan'
import { hitungAkm, type BahanAkm } from './akademik/akm'
import { daftarAngkatan } from './data-master/angkatan'
import { daftarDosen, type Dosen } from './data-master/dosen'
import { bentukKelasDefault, type KelasDefault } from './data-master/kelas-default'
import { daftarMahasiswa, type Mahasiswa } from './data-master/mahasiswa'
import { tetapkanPembimbing } from './data-master/pembimbing-akademik'
import { tetapkanPengecualian, type Pengecualian } from './data-master/pengecualian'
import type { CollegeDefinition } from './data-master/perguruan-tinggi'
import { prodiDemo, type ProdiDemo } from './data-master/prodi'
import { UKURAN, UKURAN_MUNGIL, type BesarCollege, type Ukuran } from './data-master/ukuran'
import { TEMPAT_BERJALAN } from './kit/calendar'
import { idMaker } from './kit/ids'
import { randomOf } from './kit/random'

/** Everything that the generators of one college share: who studies where, teaches what and has which grades. */
export interface CollegeSeed {
  readonly id: string
  readonly def: CollegeDefinition
  readonly ukuran: Ukuran
  readonly besar: BesarCollege
  /** The full college with the named fixtures. */
  readonly lengkap: boolean
  readonly port: number
  /** Hash of the one password of all demo accounts. */
  readonly sandiHash: string
  readonly prodi: readonly ProdiDemo[]
  readonly dosen: readonly Dosen[]
  readonly mahasiswa: readonly Mahasiswa[]
  readonly kelasDefault: readonly KelasDefault[]
  readonly pengecualian: Pengecualian
  readonly susunan: SusunanCollege
  readonly baris: BarisNilai
  /** Classes with attempts; those offered for the next period follow apart. */
  readonly kelas: readonly Kelas[]
  readonly tawaran: readonly Kelas[]
  readonly akm: BahanAkm
  /** Maker of the ids of a table. */
  readonly ids: (table: string) => (n: number) => string
}

/** SKS that a transfer brings along: the courses of the semesters before the one he was placed in. */
function sksDiakui(susunan: SusunanCollege, m: Mahasiswa): number {
  if (m.semesterAwal === 1) return 0
  return (susunan.prodi[m.prodi]?.daftar ?? []).filter((mk) => mk.semester < m.semesterAwal).reduce((n, mk) => n + mk.sks, 0)
}

/** Walks every student through the years. */
function kumpulkanNilai(
  college: { id: string; lengkap: boolean; mahasiswa: readonly Mahasiswa[]; prodi: readonly ProdiDemo[] },
  susunan: SusunanCollege,
): BarisNilai {
  const baris = new BarisNilai()
  const acak = randomOf(college.id, 'nilai')
  const [informatika, si] = susunan.prodi
  const naskah =
    college.lengkap && informatika !== undefined && si !== undefined ? naskahBernama(informatika, si) : new Map<string, never>()
  const paksa = college.lengkap ? nilaiPaksa() : new Map<string, never>()
  for (const m of college.mahasiswa) {
    acak.restart(m.n)
    baris.mahasiswaBaru()
    const tertulis = naskah.get(m.nim)
    const isi = susunan.prodi[m.prodi]
    if (tertulis !== undefined)
      for (const b of tertulis) baris.tambah({ makul: b.makul.n, tempat: b.tempat, huruf: b.huruf, angka: angkaUntuk(b.huruf, acak) })
    else if (isi !== undefined)
      new Simulasi(m, isi, {
        acak,
        baris,
        paksa: paksa.get(m.nim) ?? [],
        sampai: TANPA_KRS.has(m.nim) && college.lengkap ? TEMPAT_BERJALAN - 1 : TEMPAT_BERJALAN,
      }).jalan()
  }
  return baris
}

export interface SeedOptions {
  readonly ukuran: Ukuran
  readonly port: number
  readonly sandiHash: string
}

/** Makes the model of one college in memory; the rows are drawn from it while they are written. */
export function makeCollegeSeed(def: CollegeDefinition, { ukuran, port, sandiHash }: SeedOptions): CollegeSeed {
  const lengkap = def.unik === 'PT01'
  const besar = lengkap ? UKURAN[ukuran] : UKURAN_MUNGIL
  const prodi = def.prodi.map(prodiDemo)
  const kodeProdi = def.prodi
  const angkatan = daftarAngkatan({ id: def.id, lengkap, prodi, tahunAwal: def.tahunAwal, jumlah: besar.mahasiswa, minimal: besar.minimal })
  const mahasiswa = daftarMahasiswa({ id: def.id, angkatan, banyakKampus: def.kampus.length })
  const dosen = daftarDosen({ id: def.id, prodi, besar: besar.dosen, lengkap })
  const pengecualian = tetapkanPengecualian({ id: def.id, mahasiswa, prodi, besar, lengkap })
  tetapkanPembimbing({ mahasiswa, dosen, kodeProdi, lengkap })
  const kelasDefault = bentukKelasDefault({ mahasiswa, prodi, lengkap })
  const susunan = susunanCollege(prodi)
  const baris = kumpulkanNilai({ id: def.id, lengkap, mahasiswa, prodi }, susunan)
  const kelas = bentukKelas({
    makul: susunan.makul,
    mahasiswa,
    baris,
    lengkap,
    terlindung: (p) => ['55201', '57201'].includes(kodeProdi[p] ?? ''),
  })
  const akm: BahanAkm = {
    makul: susunan.makul,
    baris,
    kelas,
    sksDiakui: (m) => sksDiakui(susunan, m),
    konversi: (m) => konversiDari(def.id, susunan, m),
  }
  for (const m of mahasiswa) {
    const terakhir = hitungAkm(akm, m).at(-1)
    m.ipk = terakhir?.ipk ?? null
    m.sksLulus = terakhir?.sksTotal ?? 0
  }
  const tawaran = tawaranGenap(kelas, { lengkap, makul: susunan.makul, kodeProdi })
  return {
    id: def.id,
    def,
    ukuran,
    besar,
    lengkap,
    port,
    sandiHash,
    prodi,
    dosen,
    mahasiswa,
    kelasDefault,
    pengecualian,
    susunan,
    baris,
    kelas,
    tawaran,
    akm,
    ids: (table) => idMaker(def.id, table),
  }
}
