import type { Halangan } from '@sivitas/contract/kit/answer'
import type { Galat } from './galat'

type Known = { jenis: Halangan['jenis']; pembuka: string | null; hakPembuka?: Halangan['hakPembuka'] }

const HAK = (kode: string, tingkat: 'T' | 'B', supervisor = false): NonNullable<Halangan['hakPembuka']> => ({ kode, tingkat, supervisor })

/** Of each slug what kind of obstacle it is and who lifts it; a room that knows more says it with the refusal itself. */
const OBSTACLES: Readonly<Partial<Record<string, Known>>> = {
  hak_akses: { jenis: 'hak_akses', pembuka: 'administrator yang mengelola operator', hakPembuka: HAK('O1', 'T') },
  prodi: { jenis: 'prodi', pembuka: 'administrator yang mengelola operator', hakPembuka: HAK('O1', 'T') },
  wajib_ganti_sandi: { jenis: 'keadaan', pembuka: 'Anda sendiri, dengan mengganti kata sandi' },
  jendela_tutup: { jenis: 'jendela', pembuka: 'Supervisor kalender akademik, dengan Perpanjang', hakPembuka: HAK('A5', 'T', true) },
  versi_usang: { jenis: 'versi', pembuka: 'Anda sendiri, setelah memuat ulang data terbaru' },
  duplikat: { jenis: 'terkait', pembuka: 'Anda sendiri, dengan nilai lain atau membuka data yang sudah ada' },
  dipakai: { jenis: 'terkait', pembuka: 'Anda sendiri, setelah data yang memakainya dipindahkan, atau dengan Nonaktifkan' },
  terkunci: { jenis: 'keadaan', pembuka: 'Supervisor bagian ini, dengan alasan' },
  final: { jenis: 'keadaan', pembuka: 'Supervisor bagian ini, dengan alasan' },
  administrator_terakhir: { jenis: 'aturan', pembuka: 'administrator lain', hakPembuka: HAK('A', 'T') },
  akun_sendiri: { jenis: 'aturan', pembuka: 'administrator lain', hakPembuka: HAK('A', 'T') },
  bawaan: { jenis: 'keadaan', pembuka: 'Anda sendiri, dengan menyalinnya lalu mengubah salinannya' },
  perguruan_tinggi: { jenis: 'keadaan', pembuka: 'Anda sendiri, dengan masuk pada situs perguruan tinggi itu' },
  bukan_operator: { jenis: 'hak_akses', pembuka: 'administrator yang mengelola operator', hakPembuka: HAK('O1', 'T') },
  pekerjaan_berjalan: { jenis: 'keadaan', pembuka: 'Anda sendiri, setelah pekerjaan itu selesai atau dibatalkan' },
}

const BY_STATUS: Readonly<Partial<Record<number, Known>>> = {
  403: { jenis: 'hak_akses', pembuka: 'administrator yang mengelola operator', hakPembuka: HAK('O1', 'T') },
  409: { jenis: 'keadaan', pembuka: null },
  423: { jenis: 'keadaan', pembuka: 'Supervisor bagian ini, dengan alasan' },
}

type Facts = { scope?: unknown; prodi?: unknown; sampai?: unknown; jendela?: unknown; kode?: unknown; status?: unknown; aturan?: unknown }

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '') as string[]

/** What a refusal's facts name: scopes, prodi, the window, the rule, the state. */
const named = ({ scope, prodi, jendela, kode, aturan, status }: Facts): string[] =>
  [scope, prodi, jendela, kode, aturan, status].flatMap(texts)

function moment(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}

/**
 * Why a call was refused and who can change it ('Mengapa saya tidak bisa?', platform, Beyond 2): every 403, 409 and 423
 * gets one, from what the refusal itself says (`halangan`), else from its slug and its facts.
 */
export function halanganOf(galat: Galat): Halangan | undefined {
  const known = OBSTACLES[galat.type] ?? BY_STATUS[galat.status]
  if (!known || ![403, 409, 423].includes(galat.status)) return undefined
  const facts = (typeof galat.rincian === 'object' && galat.rincian !== null ? galat.rincian : {}) as Facts
  return {
    jenis: known.jenis,
    nama: named(facts),
    sampai: moment(facts.sampai),
    pembuka: known.pembuka,
    hakPembuka: known.hakPembuka ?? null,
    ...galat.halangan,
  }
}
