import { hitungAkm, type AngkaAkm } from '@sivitas/rules/akademik/akm'
import { batasSks } from '@sivitas/rules/akademik/hak-sks'
import { hakSksBerlaku } from '@sivitas/rules/akademik/set-studi'
import { periodeUtama } from '@sivitas/rules/platform/periode'
import type { Db } from '../../db/client'
import { aturanUntukBanyak } from '../../pengaturan/public'
import { listNilai } from '../hasil-studi/nilai-queries'
import { listSetHakSks } from '../set-studi/queries'
import { listDasarHak, listOrangAkm, type AkmBaru, type OrangAkm, type SelisihBaru } from './hitung-queries'

/** What a reckoning of some students brings: rows to write, and differences to locked and hand-written ones. */
export type HasilHitung = { baru: AkmBaru[]; selisih: SelisihBaru[]; sementara: number }

/**
 * Reckons the activities of students in a period from their grades (AK-R45 to AK-R51). Only what differs from the stored row is
 * in the answer, so a second run changes nothing.
 */
export async function hitungSebagian(db: Db, ids: readonly string[], periode: number): Promise<HasilHitung> {
  const orang = await listOrangAkm(db, ids, periode)
  const nilai = await listNilai(
    db,
    orang.map(({ id }) => id),
  )
  const aturan = await aturanUntukBanyak(db, periode)
  const sets = await listSetHakSks(db)
  const dasar = await listDasarHak(db, ids, periode)
  const hasil: HasilHitung = { baru: [], selisih: [], sementara: 0 }
  for (const satu of orang) {
    const { nilai: kunci } = aturan(satu)
    const rules = { aturan: kunci.mk_ulang === 'terakhir' ? 'terakhir' : 'terbaik', eMasukIpk: Boolean(kunci.e_masuk_ipk) } as const
    const angka = hitungAkm(nilai.get(satu.id) ?? [], { periode, status: satu.status, sksDiakui: satu.sksDiakui, aturan: rules })
    const { isi } = hakSksBerlaku(sets, satu, periode)
    const ip = dasar.get(satu.id)?.[isi.dasar] ?? null
    const { hak } = batasSks(isi, { ip, semesterKe: satu.semesterKe, semesterPendek: !periodeUtama(periode) })
    catat(hasil, satu, { ...angka, hakSks: hak })
  }
  return hasil
}

function catat(hasil: HasilHitung, satu: OrangAkm, angka: AngkaAkm & { hakSks: number }): void {
  const { id, status, semesterKe, pembiayaan, lama } = satu
  if (angka.sementara) hasil.sementara += 1
  if (lama !== null && (lama.kunci || lama.sumber === 'manual')) {
    const { ips, ipk, sksSemester, sksTotal } = angka
    const beda = ips !== lama.ips || ipk !== lama.ipk || sksSemester !== lama.sksSemester || sksTotal !== lama.sksTotal
    const selisih = beda ? { ips, ipk, sksSemester, sksTotal } : null
    if (JSON.stringify(selisih) !== JSON.stringify(rapi(lama.selisih))) hasil.selisih.push({ idMahasiswa: id, selisih })
    return
  }
  const baru = { ...angka, status, semesterKe }
  if (lama === null || Object.entries(baru).some(([bidang, isi]) => lama[bidang as keyof typeof baru] !== isi))
    hasil.baru.push({ ...baru, idMahasiswa: id, pembiayaan })
}

/** A stored difference with its fields in our order: jsonb has an order of its own. */
function rapi(selisih: unknown): SelisihBaru['selisih'] {
  if (selisih === null || typeof selisih !== 'object') return null
  const { ips, ipk, sksSemester, sksTotal } = selisih as NonNullable<SelisihBaru['selisih']>
  return { ips, ipk, sksSemester, sksTotal }
}
