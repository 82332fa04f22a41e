import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import { auditKelulusan, type FaktaKelulusan, type SyaratKelulusan } from '@sivitas/rules/akademik/kelulusan'
import type { SetKelulusan } from '@sivitas/rules/akademik/set-studi'
import type { Db } from '../../db/client'
import { kepalaSet } from '../set-studi/queries'
import { faktaMahasiswa } from '../sks-kelulusan/audit'
import { kumpulkanBahan, pembacaSyarat, type BahanAudit } from '../sks-kelulusan/bahan'
import { listCalonLulus, listNilaiFinal, type CalonLulus, type NilaiTempuh } from '../sks-kelulusan/queries'
import { periksaKelulusan } from '../sks-kelulusan/periksa'
import { banyak, kalimat, rangkum, type Kena } from './rangkum'
import { assertSempat, type Saat } from './saat'

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

/** Students whose grades are read at a time: the server answers others in between. */
const SEKALI = 1000

type Pemeriksa = readonly [lama: (m: CalonLulus) => SyaratKelulusan, baru: (m: CalonLulus) => SyaratKelulusan]

function bandingkan(m: CalonLulus, [lama, baru]: Pemeriksa, fakta: FaktaKelulusan): Kena | null {
  const [sebelum, sesudah] = [auditKelulusan(fakta, lama(m)), auditKelulusan(fakta, baru(m))]
  if (sebelum.ringkas === sesudah.ringkas) return null
  const gagal = (a: typeof sebelum): number => (a.putusan === 'belum' ? 1 : 0)
  return { ...m, sebelum: sebelum.ringkas, sesudah: sesudah.ringkas, arah: Math.sign(gagal(sebelum) - gagal(sesudah)) as Kena['arah'] }
}

type Antrean = { calon: readonly CalonLulus[]; pemeriksa: Pemeriksa; saat: Saat }

async function periksa(db: Db, bahan: BahanAudit, { calon, pemeriksa, saat }: Antrean): Promise<Kena[]> {
  const kena: Kena[] = []
  for (let dari = 0; dari < calon.length; dari += SEKALI) {
    assertSempat(saat)
    const bagian = calon.slice(dari, dari + SEKALI)
    const nilai = new Map<string, NilaiTempuh[]>(bagian.map((m) => [m.id, []]))
    for (const n of await listNilaiFinal(db, [...nilai.keys()])) nilai.get(n.idMahasiswa)?.push(n)
    for (const m of bagian) {
      const hasil = bandingkan(m, pemeriksa, faktaMahasiswa(bahan, m, nilai.get(m.id) ?? []).fakta)
      if (hasil) kena.push(hasil)
    }
  }
  return kena
}

/**
 * Whose audit of graduation would read differently. Who has fewer SKS than either rule asks fails before and after, so
 * only those near the end are audited.
 */
export async function dampakKelulusan(db: Db, input: Usulan, saat: Saat): Promise<Dampak> {
  periksaKelulusan(input.usulan)
  const bahan = await kumpulkanBahan(db, saat)
  const usulan = setUsulan(input)
  const sets = input.id ? bahan.sets.map((s) => (s.id === input.id ? usulan : s)) : [...bahan.sets, usulan]
  const pemeriksa = [pembacaSyarat(bahan), pembacaSyarat({ ...bahan, sets })] as const
  const [lama, baru] = pemeriksa
  const semua = await listCalonLulus(db, { minimalSks: 0 })
  const berubah = semua.filter((m) => JSON.stringify(lama(m)) !== JSON.stringify(baru(m)))
  const dekat = berubah.filter((m) => m.sksLulus >= Math.min(lama(m).sksLulus, baru(m).sksLulus))
  const kena = await periksa(db, bahan, { calon: dekat, pemeriksa, saat })
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
    ringkas,
    saat,
  )
}
