import type { BarisKonversi, KonversiNilai, KonversiRinci } from '@sivitas/contract/akademik/konversi-nilai'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { tidakDitemukan } from '../../kit/galat'
import { barisDari } from './baris'
import { listAsal, selectKonversi, type AsalRow, type KonversiRow } from './queries'

/** A conversion as the list shows it. */
export function ringkas(row: KonversiRow): KonversiNilai {
  const {
    jenjangProdi,
    namaProdi,
    statusMahasiswa: _status,
    idPtAsal: _pt,
    idProdiAsal: _prodi,
    tanggalSk: _sk,
    catatan: _catatan,
    idKurikulum: _kurikulum,
    idKurikulumLama: _lama,
    jenisKegiatan: _kegiatan,
    judulKegiatan: _judul,
    ...lain
  } = row
  return { ...lain, labelProdi: labelProdi(jenjangProdi, namaProdi) }
}

/** The subjects of conversions, by conversion. */
export async function barisPer({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Map<string, BarisKonversi[]>> {
  const per = new Map<string, AsalRow[]>(ids.map((id) => [id, []]))
  for (const row of await listAsal(db, ids)) per.get(row.idKonversi)?.push(row)
  return new Map([...per].map(([id, rows]) => [id, barisDari(rows)]))
}

export async function findKonversi({ db }: Pick<Context, 'db'>, id: string): Promise<KonversiRow> {
  const row = await selectKonversi(db, { id }).executeTakeFirst()
  if (!row) throw tidakDitemukan('Konversi nilai')
  return row
}

/** A whole conversion. @throws Galat 404 */
export async function rinci(context: Pick<Context, 'db'>, id: string): Promise<KonversiRinci> {
  const row = await findKonversi(context, id)
  const { idPtAsal, idProdiAsal, idKurikulum, jenisKegiatan, judulKegiatan, tanggalSk, catatan, statusMahasiswa } = row
  const baris = (await barisPer(context, [id])).get(id) ?? []
  const kepala = { idPtAsal, idProdiAsal, idKurikulum, jenisKegiatan, judulKegiatan, tanggalSk, catatan }
  return { ...ringkas(row), ...kepala, lulus: statusMahasiswa === 'L', baris }
}
