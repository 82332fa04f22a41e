import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import type { SetKelulusan } from '@sivitas/rules/akademik/set-studi'
import type { Db } from '../../db/client'
import { kepalaSet } from '../set-studi/queries'
import { auditMahasiswa } from '../sks-kelulusan/audit'
import { kumpulkanBahan, syaratMahasiswa, type BahanAudit } from '../sks-kelulusan/bahan'
import { listCalonLulus, listNilaiFinal, type CalonLulus, type NilaiTempuh } from '../sks-kelulusan/queries'
import { periksaKelulusan } from '../sks-kelulusan/sks-kelulusan'
import { banyak, kalimat, rangkum, type Kena } from './rangkum'

type Usulan = Extract<DampakInput, { jenis: 'sks-kelulusan' }>

function setUsulan({ id, usulan }: Usulan): SetKelulusan {
  const { idKurikulum = null, ...isi } = usulan
  return { ...kepalaSet({ ...usulan, id: id ?? 'usulan' }), idKurikulum, isi: pilihIsi(isi) }
}

const pilihIsi = ({
  sksLulus,
  sksWajib,
  sksPilihan,
  ipkMin,
  persenMaksD,
  bolehE,
  nilaiMinWajib,
  masaStudiMaks,
  syarat,
}: SetKelulusan['isi']): SetKelulusan['isi'] => ({
  sksLulus,
  sksWajib,
  sksPilihan,
  ipkMin,
  persenMaksD,
  bolehE,
  nilaiMinWajib,
  masaStudiMaks,
  syarat,
})

/** Grades of many students, by student. */
async function nilaiPerMahasiswa(db: Db, calon: readonly CalonLulus[]): Promise<Map<string, NilaiTempuh[]>> {
  const peta = new Map<string, NilaiTempuh[]>(calon.map((m) => [m.id, []]))
  for (const n of await listNilaiFinal(db, [...peta.keys()])) peta.get(n.idMahasiswa)?.push(n)
  return peta
}

function bandingkan(m: CalonLulus, [lama, baru]: readonly [BahanAudit, BahanAudit], nilai: readonly NilaiTempuh[]): Kena | null {
  const [sebelum, sesudah] = [auditMahasiswa(lama, m, nilai).audit, auditMahasiswa(baru, m, nilai).audit]
  if (sebelum.ringkas === sesudah.ringkas) return null
  const gagal = (a: typeof sebelum): number => (a.putusan === 'belum' ? 1 : 0)
  return { ...m, sebelum: sebelum.ringkas, sesudah: sesudah.ringkas, arah: Math.sign(gagal(sebelum) - gagal(sesudah)) as Kena['arah'] }
}

/**
 * Whose audit of graduation would read differently. Who has fewer SKS than either rule asks fails before and after, so
 * only those near the end are audited.
 */
export async function dampakKelulusan(db: Db, input: Usulan, saat: { periode: number; hariIni: string }): Promise<Dampak> {
  periksaKelulusan(input.usulan)
  const lama = await kumpulkanBahan(db, saat)
  const usulan = setUsulan(input)
  const baru: BahanAudit = { ...lama, sets: input.id ? lama.sets.map((s) => (s.id === input.id ? usulan : s)) : [...lama.sets, usulan] }
  const bahan = [lama, baru] as const
  const semua = await listCalonLulus(db, { minimalSks: 0 })
  const berubah = semua.filter((m) => JSON.stringify(syaratMahasiswa(lama, m).syarat) !== JSON.stringify(syaratMahasiswa(baru, m).syarat))
  const dekat = berubah.filter((m) => m.sksLulus >= Math.min(...bahan.map((b) => syaratMahasiswa(b, m).syarat.sksLulus)))
  const nilai = await nilaiPerMahasiswa(db, dekat)
  const kena = dekat.flatMap((m) => bandingkan(m, bahan, nilai.get(m.id) ?? []) ?? [])
  const [hilang, dapat] = [kena.filter((k) => k.arah < 0).length, kena.filter((k) => k.arah > 0).length]
  const ringkas = kalimat(
    banyak(berubah.length) && `Syarat kelulusan ${banyak(berubah.length)} berubah`,
    hilang > 0 && `${banyak(hilang)} yang kini tidak terhalang menjadi belum memenuhi`,
    dapat > 0 && `${banyak(dapat)} yang kini belum memenuhi menjadi tidak terhalang`,
    berubah.length === 0 && 'Syarat kelulusan tidak berubah bagi siapa pun',
    berubah.length > 0 && kena.length === 0 && 'Belum ada mahasiswa yang hasil pemeriksaannya berubah',
  )
  return rangkum(
    kena.toSorted((a, b) => a.arah - b.arah || a.nim.localeCompare(b.nim)),
    { periode: saat.periode, ringkas },
  )
}
