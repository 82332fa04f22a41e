import { hakSksBerlaku, predikatBerlaku } from '@sivitas/rules/akademik/set-studi'
import { batasSks, dasarIp, type AkmRingkas } from '@sivitas/rules/akademik/hak-sks'
import {
  hasilAkhir,
  hasilPeriode,
  type AturanHasil,
  type HasilAkhir,
  type HasilPeriode,
  type NilaiTercatat,
} from '@sivitas/rules/akademik/hasil-studi'
import { sksTanpaRincian } from '@sivitas/rules/akademik/ipk'
import { predikat, type BarisPredikat } from '@sivitas/rules/akademik/predikat'
import { periodeUtamaSesudah } from '@sivitas/rules/platform/periode'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { aturanBerlaku } from '../../pengaturan/public'
import { listAkm } from '../hak-sks/queries'
import { listSetHakSks } from '../set-studi/queries'
import { listAkmTerkunci, listNilai, type NilaiMahasiswa } from './nilai-queries'
import { listOrang, type OrangStudi } from './orang-queries'

type SasaranHasil = Pick<OrangStudi, 'id' | 'idProdi' | 'jenjang' | 'idJenisKelas' | 'angkatan'>

/** Rules of retaking for a student: the same for all of one prodi, jenis kelas and angkatan, so asked once for each. */
export async function aturanHasil(db: Db, orang: readonly SasaranHasil[], periode: number): Promise<Map<string, AturanHasil>> {
  const known = new Map<string, AturanHasil>()
  const found = new Map<string, AturanHasil>()
  for (const { id, idProdi, jenjang, idJenisKelas, angkatan } of orang) {
    const key = `${idProdi}|${idJenisKelas}|${angkatan}`
    let rules = known.get(key)
    if (!rules) {
      const { nilai } = await aturanBerlaku(db, { idProdi, jenjang, idJenisKelas, angkatan, periode })
      rules = { aturan: nilai.mk_ulang === 'terakhir' ? 'terakhir' : 'terbaik', eMasukIpk: Boolean(nilai.e_masuk_ipk) }
      known.set(key, rules)
    }
    found.set(id, rules)
  }
  return found
}

export type KhsOrang = { orang: OrangStudi; hasil: HasilPeriode; hakSks: number }

/** Study cards of students for a period, by id. Locked figures of the AKM stand over what the grades add up to. */
export async function listKhs(db: Db, ids: readonly string[], periode: number): Promise<Map<string, KhsOrang>> {
  const orang = await listOrang(db, ids, periode)
  const known = orang.map(({ id }) => id)
  const [nilai, akm] = [await listNilai(db, known), await listAkmTerkunci(db, known, periode)]
  const aturan = await aturanHasil(db, orang, periode)
  const sets = await listSetHakSks(db)
  const cards = new Map<string, KhsOrang>()
  for (const one of orang) {
    const counted = hasilPeriode(nilai.get(one.id) ?? [], periode, aturan.get(one.id) ?? { aturan: 'terbaik' })
    const { ips, ipk, sksTotal } = akm.get(one.id) ?? {
      ...counted,
      sksTotal: counted.sksTotal + sksTanpaRincian(one.sksDiakui, nilai.get(one.id) ?? []),
    }
    const hakSks = hakBerikut(sets, one, {
      periode,
      akm: withOwn(await listAkm(db, one.id), { ...counted, ips, ipk }, { periode, status: one.status }),
    })
    cards.set(one.id, { orang: one, hasil: { ...counted, ips, ipk, sksTotal }, hakSks })
  }
  return cards
}

/** The activity of a period that the AKM has not reckoned yet is what its card says. */
function withOwn(
  akm: AkmRingkas[],
  { ips, ipk, sementara }: HasilPeriode,
  { periode, status }: { periode: number; status: string },
): AkmRingkas[] {
  return akm.some(({ idPeriode }) => idPeriode === periode) ? akm : [...akm, { idPeriode: periode, status, ips, ipk, final: !sementara }]
}

type Sets = Awaited<ReturnType<typeof listSetHakSks>>

/** SKS allowed in the next regular period (AK-R20). */
function hakBerikut(sets: Sets, orang: OrangStudi, { periode, akm }: { periode: number; akm: readonly AkmRingkas[] }): number {
  const next = periodeUtamaSesudah(periode)
  const { isi } = hakSksBerlaku(sets, orang, next)
  const { ip } = dasarIp(akm, next, isi.dasar)
  return batasSks(isi, { ip, semesterKe: orang.semesterKe + 1 }).hak
}

type SetPredikat = {
  id: string
  jenjang: string | null
  idProdi: string | null
  angkatanMulai: number | null
  angkatanSampai: number | null
} & {
  berlakuMulai: number
  baris: readonly BarisPredikat[]
}

async function listSetPredikat(db: Db) {
  const { rows } = await sql<SetPredikat>`
    SELECT id, jenjang, id_prodi, angkatan_mulai, angkatan_sampai, berlaku_mulai, baris FROM predikat ORDER BY dibuat_pada, id`.execute(db)
  return rows.map(({ id, berlakuMulai, baris, jenjang, idProdi, angkatanMulai, angkatanSampai }) => ({
    id,
    berlakuMulai,
    cakupan: { jenjang, idProdi, angkatanMulai, angkatanSampai },
    isi: { baris },
  }))
}

export type TranskripOrang = {
  orang: OrangStudi
  hasil: HasilAkhir
  aturan: AturanHasil['aturan']
  predikat: string | null
  /** Every attempt, also those that do not count. */
  nilai: readonly NilaiMahasiswa[]
}

type Sampai = { periode: number; aturan?: AturanHasil['aturan'] | undefined }

/** Transcripts of students up to a period, by id; `aturan` looks at the grades by another rule than the college's. */
export async function listTranskrip(
  db: Db,
  ids: readonly string[],
  { periode, aturan: wanted }: Sampai,
): Promise<Map<string, TranskripOrang>> {
  const orang = await listOrang(db, ids, periode)
  const nilai = await listNilai(
    db,
    orang.map(({ id }) => id),
  )
  const aturan = await aturanHasil(db, orang, periode)
  const sets = await listSetPredikat(db)
  const found = new Map<string, TranskripOrang>()
  for (const one of orang) {
    const own = aturan.get(one.id) ?? { aturan: 'terbaik' as const }
    const rules = { ...own, aturan: wanted ?? own.aturan }
    const hasil = hasilAkhir(nilai.get(one.id) ?? [], periode, rules)
    const { baris } = predikatBerlaku(sets, one, periode)
    found.set(one.id, {
      orang: one,
      hasil,
      aturan: rules.aturan,
      predikat: predikatDari(one, hasil, baris),
      nilai: nilai.get(one.id) ?? [],
    })
  }
  return found
}

/** The honour of somebody who has graduated; before that there is none to print. */
function predikatDari({ status, semesterKe }: OrangStudi, { mk, ipk }: HasilAkhir, baris: readonly BarisPredikat[]): string | null {
  if (status !== 'L') return null
  const indeks = mk.map((n) => n.indeks).filter((one): one is number => one !== null)
  const letters = new Map(mk.map(({ huruf, indeks: index }: NilaiTercatat) => [huruf, index]))
  const facts = {
    ipk,
    semester: semesterKe,
    adaUlang: mk.some(({ percobaan }) => percobaan > 1),
    indeksTerendah: indeks.length > 0 ? Math.min(...indeks) : null,
    indeksHuruf: (huruf: string) => letters.get(huruf) ?? null,
  }
  return predikat(baris, facts).nama
}
