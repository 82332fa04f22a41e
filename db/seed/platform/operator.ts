import type { CollegeSeed } from '../college-seed'
import { DEMO_ACCOUNTS } from '@sivitas/server/tenant/demo-accounts'
import { randomOf } from '../kit/random'
import { namaOrang } from '../data-master/nama'

/** An operator of the demo with the account. */
export interface OperatorDemo {
  readonly id: number
  readonly username: string
  readonly nama: string
  readonly hakAkses: readonly string[]
  readonly supervisor: boolean
  readonly prodi: string
  readonly status: 'aktif' | 'terkunci' | 'nonaktif'
  readonly berlakuSelesai: string | null
  readonly lokasi: number
}

const NOMOR_AWAL = 1001
/** Operators of the full college, the named accounts among them. */
const JUMLAH = 64

type Ciri = Partial<Pick<OperatorDemo, 'hakAkses' | 'supervisor' | 'prodi' | 'status' | 'berlakuSelesai'>>

const banyak = (n: number, ciri: (i: number) => Ciri): Ciri[] => Array.from({ length: n }, (_, i) => ciri(i))

/** Prodi by number; the list has sixteen. */
const KODE = [
  '55201',
  '57201',
  '61201',
  '62401',
  '63201',
  '61101',
  '57401',
  '55101',
  '58302',
  '62201',
  '61001',
  '62902',
  '63211',
  '63101',
  '26201',
  '63412',
] as const
const kode = (i: number): string => KODE[i % KODE.length] ?? '55201'
const PERAN = ['BAAK', 'Nilai', 'Kasir', 'Kemahasiswaan', 'PMB', 'Surat', 'TA', 'Wisuda', 'Tracer', 'Komunikasi', 'Keuangan'] as const
const peran = (i: number): string => PERAN[i % PERAN.length] ?? 'BAAK'

/**
 * What the operators beside the named ones are: with those together 3 administrators, 8 Supervisor, 12 of one prodi,
 * 6 of several, 4 disabled, 2 locked, 1 whose time is over (platform, Demo data).
 */
function ciriLain(): Ciri[] {
  const daftar: Ciri[] = [
    { hakAkses: ['Administrator'] },
    // The administrator of the demo is the first of the eight.
    ...banyak(7, (i) => ({ hakAkses: [peran(i)], supervisor: i > 0 })),
    ...banyak(11, (i) => ({ hakAkses: ['Prodi'], prodi: `#${kode(i + 1)}` })),
    ...banyak(6, (i) => ({ hakAkses: ['Prodi', 'Nilai'], prodi: `#${kode(i)}#${kode(i + 3)}${i % 2 === 0 ? `#${kode(i + 6)}` : ''}` })),
    ...banyak(3, (i) => ({ hakAkses: [peran(i + 4)], status: 'nonaktif' as const })),
    ...banyak(2, (i) => ({ hakAkses: [peran(i + 2)], status: 'terkunci' as const })),
    { hakAkses: ['Kasir'], berlakuSelesai: '2025-10-31' },
  ]
  const bernama = DEMO_ACCOUNTS.filter((a) => a.college === 'pt01' && a.peran === undefined).length
  return [...daftar, ...banyak(JUMLAH - bernama - daftar.length, (i) => ({ hakAkses: [peran(i)] }))]
}

function bernama(c: CollegeSeed): OperatorDemo[] {
  return DEMO_ACCOUNTS.filter((a) => a.college === c.id && a.peran === undefined).map((a, i) => ({
    id: NOMOR_AWAL + i,
    username: a.username,
    nama: a.nama,
    hakAkses: a.hakAkses,
    supervisor: a.supervisor === true,
    prodi: a.prodi ?? '',
    status: a.nonaktif === true ? 'nonaktif' : 'aktif',
    berlakuSelesai: null,
    lokasi: i % 6,
  }))
}

/** Answers the operators of a college, the named demo accounts first. */
export function daftarOperator(c: CollegeSeed): OperatorDemo[] {
  const daftar = bernama(c)
  if (!c.lengkap) return daftar
  const acak = randomOf(c.id, 'operator')
  for (const ciri of ciriLain()) {
    const n = daftar.length
    const orang = namaOrang(acak.restart(n), n % 2 === 0 ? 'L' : 'P')
    daftar.push({
      id: NOMOR_AWAL + n,
      username: `${orang.nama.toLowerCase().split(' ')[0] ?? 'operator'}.${NOMOR_AWAL + n}`,
      nama: orang.nama,
      hakAkses: ciri.hakAkses ?? ['BAAK'],
      supervisor: ciri.supervisor ?? false,
      prodi: ciri.prodi ?? '',
      status: ciri.status ?? 'aktif',
      berlakuSelesai: ciri.berlakuSelesai ?? null,
      lokasi: n % 6,
    })
  }
  return daftar
}
