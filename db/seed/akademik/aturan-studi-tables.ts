import { BAWAAN_HAK_SKS } from '@sivitas/rules/akademik/hak-sks'
import { predikatBawaan } from '@sivitas/rules/akademik/set-studi'
import { BAWAAN_JENJANG, type JenjangProdi } from '@sivitas/rules/data-master/jenjang'
import type { CollegeSeed } from '../college-seed'
import { rowsOf, type Cell, type TableRows } from '../kit/copy-text'
import { pilihan, type Makul, type TeoriPraktek } from './makul'
import { sksPilihanWajib } from './kurikulum'
import { kurikulumDiperbarui } from './kurikulum-baru'
import type { MakulCollege } from './susunan'

type Record = Readonly<{ [column: string]: Cell }>

const PERIODE_AWAL = 20121
/** The curriculum of each prodi as its students know it. */
const KURIKULUM = { kode: 'K2020', nama: 'Kurikulum 2020', mulai: 20201 } as const
/** A curriculum of 55201 that is being written and lacks two SKS still. */
const KURIKULUM_BARU = { kode: 'K2026', nama: 'Kurikulum 2026', mulai: 20261, tanpa: 'MK301' } as const

const jumlah = (daftar: readonly Makul[]): number => daftar.reduce((n, m) => n + m.sks, 0)

function hakSks(c: CollegeSeed): TableRows {
  const id = c.ids('hak_sks_maksimum')
  const kosong: Record = {
    jenjang: null,
    id_prodi: null,
    angkatan_mulai: null,
    angkatan_sampai: null,
    berlaku_mulai: PERIODE_AWAL,
    dasar: null,
    pita: null,
    batas_semester: null,
    sks_sp: null,
    sks_tanpa_ip: null,
    sks_mutlak: null,
    sks_minimum: null,
  }
  const umum = {
    ...kosong,
    dasar: BAWAAN_HAK_SKS.dasar,
    pita: JSON.stringify(BAWAAN_HAK_SKS.pita),
    batas_semester: JSON.stringify(BAWAAN_HAK_SKS.batasSemester),
    sks_sp: BAWAAN_HAK_SKS.sksSp,
    sks_tanpa_ip: BAWAAN_HAK_SKS.sksTanpaIp,
    sks_mutlak: BAWAAN_HAK_SKS.sksMutlak,
    sks_minimum: BAWAAN_HAK_SKS.sksMinimum,
  }
  const magister = {
    ...kosong,
    jenjang: '35',
    dasar: 'ipk',
    pita: JSON.stringify([
      { ipMin: 3, ipMaks: 4, sks: 15 },
      { ipMin: 0, ipMaks: 2.99, sks: 12 },
    ]),
    batas_semester: JSON.stringify([]),
    sks_mutlak: 18,
    sks_tanpa_ip: 15,
  }
  const baris = [
    { nama: 'Umum', ...umum },
    { nama: 'Magister', ...magister },
  ]
  return rowsOf(
    'hak_sks_maksimum',
    baris.map((b, n): Record => ({ college_id: c.id, id: id(n), ...b })),
  )
}

interface KurikulumSeed {
  readonly n: number
  readonly prodi: number
  readonly kode: string
  readonly nama: string
  readonly mulai: number
  readonly status: string
  readonly angkatanMulai: number
  readonly daftar: readonly MakulCollege[]
}

/** One curriculum a prodi, the draft that 'Periksa kurikulum' finds, and the renewed one that students can move to. */
function daftarKurikulum(c: CollegeSeed): KurikulumSeed[] {
  const semua = c.susunan.prodi.map(({ daftar }, n): KurikulumSeed => ({
    ...KURIKULUM,
    n,
    prodi: n,
    status: c.prodi[n]?.tutup === undefined ? 'aktif' : 'nonaktif',
    angkatanMulai: 2012,
    daftar,
  }))
  const informatika = semua.find((k) => c.prodi[k.prodi]?.kode === '55201')
  if (!c.lengkap || informatika === undefined) return semua
  const daftar = informatika.daftar.filter((m) => m.kode !== KURIKULUM_BARU.tanpa)
  const draf = { ...informatika, ...KURIKULUM_BARU, n: semua.length, status: 'draf', angkatanMulai: 2026, daftar }
  const diperbarui = kurikulumDiperbarui(c.prodi, c.susunan)
  if (diperbarui === null) return [...semua, draf]
  const { prodi, daftar: isi } = diperbarui
  return [...semua, draf, { ...KURIKULUM_BARU, n: semua.length + 1, prodi, status: 'aktif', angkatanMulai: 2026, daftar: isi }]
}

function* kurikulum(c: CollegeSeed): Generator<TableRows> {
  const [id, idProdi, idMakul, idBaris] = [c.ids('kurikulum'), c.ids('prodi'), c.ids('mata_kuliah'), c.ids('kurikulum_makul')]
  const daftar = daftarKurikulum(c)
  yield rowsOf(
    'kurikulum',
    daftar.map((k): Record => {
      const prodi = c.prodi[k.prodi]
      const susunan = c.susunan.prodi[k.prodi]?.daftar ?? []
      const wajib = jumlah(susunan.filter((m) => !pilihan(m)))
      const bebas = prodi === undefined ? 0 : sksPilihanWajib(prodi, susunan)
      return {
        college_id: c.id,
        id: id(k.n),
        kode: k.kode,
        nama: k.nama,
        id_prodi: idProdi(k.prodi),
        id_konsentrasi: null,
        periode_mulai: k.mulai,
        jumlah_sks_lulus: wajib + bebas,
        jumlah_sks_wajib: wajib,
        jumlah_sks_pilihan: bebas,
        angkatan_mulai: k.angkatanMulai,
        angkatan_sampai: daftar.some((lain) => lain.prodi === k.prodi && lain.n > k.n) ? 2025 : null,
        status: k.status,
      }
    }),
  )
  let n = 0
  yield rowsOf(
    'kurikulum_makul',
    daftar.flatMap((k) =>
      k.daftar.map((m): Record => ({
        college_id: c.id,
        id: idBaris(n++),
        id_kurikulum: id(k.n),
        id_makul: idMakul(m.n),
        semester: m.semester,
        wajib: !pilihan(m),
        paket: !pilihan(m),
        nilai_lulus_minimum: null,
      })),
    ),
  )
}

/** The general rules, the SKS of each jenjang, and the curriculum of 55201 with its parts. */
function sksKelulusan(c: CollegeSeed): TableRows {
  const id = c.ids('sks_kelulusan')
  const kosong: Record = {
    jenjang: null,
    id_prodi: null,
    id_kurikulum: null,
    angkatan_mulai: null,
    angkatan_sampai: null,
    berlaku_mulai: PERIODE_AWAL,
    sks_lulus: null,
    sks_wajib: null,
    sks_pilihan: null,
    ipk_min: null,
    persen_maks_d: null,
    boleh_e: null,
    nilai_min_wajib: null,
    masa_studi_maks: null,
    syarat: null,
  }
  const umum = { ...kosong, persen_maks_d: 10, boleh_e: false, nilai_min_wajib: 'C', syarat: ['TA_LULUS', 'LUNAS', 'SKPI_POIN'] }
  const perJenjang = [...new Set(c.prodi.map((p) => p.jenjang))].toSorted().map((jenjang) => {
    const { sksLulus, ipkMinimalLulus, masaTempuh } = BAWAAN_JENJANG[jenjang as JenjangProdi]
    return { ...kosong, jenjang, sks_lulus: sksLulus, ipk_min: ipkMinimalLulus.toFixed(2), masa_studi_maks: 12 * masaTempuh }
  })
  const informatika = c.prodi.findIndex((p) => p.kode === '55201')
  const sendiri =
    c.lengkap && informatika >= 0
      ? [
          {
            ...kosong,
            id_prodi: c.ids('prodi')(informatika),
            id_kurikulum: c.ids('kurikulum')(informatika),
            sks_lulus: 144,
            sks_wajib: 126,
            sks_pilihan: 18,
          },
        ]
      : []
  return rowsOf(
    'sks_kelulusan',
    [umum, ...perJenjang, ...sendiri].map((b, n): Record => ({ college_id: c.id, id: id(n), ...b })),
  )
}

function predikat(c: CollegeSeed): TableRows {
  const id = c.ids('predikat')
  const jenjang = [null, ...new Set(c.prodi.map((p) => p.jenjang))]
  return rowsOf(
    'predikat',
    jenjang.map((j, n): Record => ({
      college_id: c.id,
      id: id(n),
      jenjang: j,
      id_prodi: null,
      angkatan_mulai: null,
      angkatan_sampai: null,
      berlaku_mulai: PERIODE_AWAL,
      baris: JSON.stringify(predikatBawaan(j)),
    })),
  )
}

type Komponen = readonly [nama: string, komponen: string, jenis: number, bobot: number]
const KOMPONEN: Readonly<{ [Kode in TeoriPraktek]: readonly Komponen[] }> = {
  T: [
    ['Presensi', 'PRS', 2, 10],
    ['Tugas', 'TGS', 1, 20],
    ['UTS', 'UTS', 4, 30],
    ['UAS', 'UAS', 4, 40],
  ],
  P: [
    ['Presensi', 'PRS', 2, 10],
    ['Praktikum', 'PRK', 3, 50],
    ['Ujian praktik', 'UAS', 4, 40],
  ],
  TP: [
    ['Presensi', 'PRS', 2, 10],
    ['Tugas', 'TGS', 1, 20],
    ['Proyek', 'PRJ', 3, 30],
    ['UTS', 'UTS', 4, 20],
    ['UAS', 'UAS', 4, 20],
  ],
  L: [
    ['Laporan', 'TGS', 3, 40],
    ['Penilaian mitra', 'PRK', 2, 40],
    ['Presentasi', 'UAS', 1, 20],
  ],
  S: [
    ['Simulasi', 'PRK', 3, 60],
    ['Ujian', 'UAS', 4, 40],
  ],
}

function komponen(c: CollegeSeed): TableRows {
  const id = c.ids('komponen_bawaan')
  return rowsOf(
    'komponen_bawaan',
    Object.entries(KOMPONEN).map(([teoriPraktek, baris], n): Record => ({
      college_id: c.id,
      id: id(n),
      teori_praktek: teoriPraktek,
      baris: JSON.stringify(
        baris.map(([nama, kode, jenisEvaluasi, bobot]) => ({ nama, komponen: kode, jenisEvaluasi, bobot, wajib: true })),
      ),
    })),
  )
}

/** Answers the rules of study of a college: SKS rights, curricula, graduation, honours, default components. */
export function* aturanStudiTables(c: CollegeSeed): Generator<TableRows> {
  yield hakSks(c)
  yield* kurikulum(c)
  yield sksKelulusan(c)
  yield predikat(c)
  yield komponen(c)
}
