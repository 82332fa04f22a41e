import type { DampakInput, Dampak } from '@sivitas/contract/pengaturan/dampak'
import { batasSks } from '@sivitas/rules/akademik/hak-sks'
import { hakSksBerlaku, type IsiHakSks, type SetStudi } from '@sivitas/rules/akademik/set-studi'
import { labelPeriode, periodeUtama } from '@sivitas/rules/platform/periode'
import type { Db } from '../../db/client'
import { periksaHakSks } from '../hak-sks/periksa'
import { listHakBanyak, type HakBanyak } from '../hak-sks/queries'
import { kepalaSet, listSetHakSks } from '../set-studi/queries'
import { banyak, kalimat, rangkum, type Kena } from './rangkum'
import type { Saat } from './saat'

type Usulan = Extract<DampakInput, { jenis: 'hak-sks' }>

/** The sets as they would stand once the proposal is saved. */
function terapkan(daftar: readonly SetStudi<IsiHakSks>[], { id, usulan }: Usulan): SetStudi<IsiHakSks>[] {
  const { dasar, pita, batasSemester, sksSp, sksTanpaIp, sksMutlak, sksMinimum } = usulan
  const baru = {
    ...kepalaSet({ ...usulan, id: id ?? 'usulan' }),
    isi: { dasar, pita, batasSemester, sksSp, sksTanpaIp, sksMutlak, sksMinimum },
  }
  // What replaces a stored set keeps its place; a new one comes last, as the database will number it.
  return id ? daftar.map((s) => (s.id === id ? baru : s)) : [...daftar, baru]
}

/** Reckons a student's right by one state of the sets; rules of the same prodi and cohort are resolved once. */
function penghitung(daftar: readonly SetStudi<IsiHakSks>[], periode: number) {
  const kenal = new Map<string, IsiHakSks>()
  return (m: HakBanyak): number => {
    const kunci = `${m.idProdi}/${m.angkatan}`
    const isi = kenal.get(kunci) ?? hakSksBerlaku(daftar, m, periode).isi
    kenal.set(kunci, isi)
    return batasSks(isi, { ip: isi.dasar === 'ips' ? m.ips : m.ipk, semesterKe: m.semesterKe, semesterPendek: !periodeUtama(periode) }).hak
  }
}

/** Whose right to take SKS would change by a set, and who has taken more already (platform, Beyond 3). */
export async function dampakHakSks(db: Db, input: Usulan, saat: Saat): Promise<Dampak> {
  const { periode } = saat
  periksaHakSks({ pita: input.usulan.pita ?? null, batasSemester: input.usulan.batasSemester ?? null }, true)
  const daftar = await listSetHakSks(db)
  const [lama, baru] = [penghitung(daftar, periode), penghitung(terapkan(daftar, input), periode)]
  const kena: Kena[] = []
  let melebihi = 0
  for (const m of await listHakBanyak(db, periode)) {
    const [sebelum, sesudah] = [lama(m), baru(m)]
    if (sebelum === sesudah) continue
    if ((m.diambil ?? 0) > sesudah) melebihi += 1
    kena.push({ ...m, sebelum: `${sebelum} SKS`, sesudah: `${sesudah} SKS`, arah: sesudah > sebelum ? 1 : -1 })
  }
  const turun = banyak(kena.filter((k) => k.arah < 0).length)
  const naik = banyak(kena.filter((k) => k.arah > 0).length)
  const ringkas = kalimat(
    turun && `Hak SKS ${turun} turun pada ${labelPeriode(periode)}`,
    naik && `Hak SKS ${naik} naik pada ${labelPeriode(periode)}`,
    melebihi > 0 && `${banyak(melebihi, 'KRS')} yang sudah berisi SKS melebihi batas baru; haknya yang sudah dibekukan tidak berubah`,
    kena.length === 0 && `Hak SKS tidak berubah bagi siapa pun pada ${labelPeriode(periode)}`,
  )
  return rangkum(
    kena.toSorted((a, b) => a.arah - b.arah || a.nim.localeCompare(b.nim)),
    ringkas,
    saat,
  )
}
