import type { AnggotaHasil, AnggotaInput } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import type { Context } from '../../../auth/context'
import { Galat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { terpilih } from '../pilihan/pilihan'
import {
  endAnggota,
  findPeriodeAda,
  findPeriodeSebelum,
  holdKlasifikasi,
  insertAnggota,
  listKeanggotaan,
  removeAnggota,
  type Keanggotaan,
} from './anggota-queries'
import { findKlasifikasi } from './queries'

/** What becomes of a student: he is in already, comes in, or must leave another klasifikasi of the group first. */
function nasib(punya: readonly Keanggotaan[], ganti: boolean): Pick<AnggotaHasil, 'hasil' | 'menggantikan'> {
  if (punya.some(({ sama }) => sama)) return { hasil: 'sudah', menggantikan: null }
  const lain = punya.map(({ nama }) => nama).join(', ')
  if (lain === '') return { hasil: 'ditambahkan', menggantikan: null }
  return { hasil: ganti ? 'mengganti' : 'perlu_ganti', menggantikan: lain }
}

/** A new member may only begin in a period of the calendar, and the klasifikasi must be in use. */
async function assertBuka({ db }: Context, { id, periodeMulai }: AnggotaInput): Promise<void> {
  await holdKlasifikasi(db, id)
  const row = await findKlasifikasi(db, id)
  if (!row) throw tidakDitemukan('Klasifikasi')
  if (!row.aktif) throw new Galat([409, 'nonaktif'], `${row.nama} sudah nonaktif. Aktifkan kembali sebelum menambah anggota.`)
  if (!(await findPeriodeAda(db, periodeMulai))) throw isianSalah('periodeMulai', 'Periode tidak dikenal.', 'tidak_dikenal')
}

/**
 * Adds students to a klasifikasi and answers a line for each. In a group of one nobody's other klasifikasi ends before the
 * caller has agreed (`ganti`); it then ends with the period before.
 * @throws Galat 404, 409 where it is no longer in use, 422 as `terpilih`
 */
export async function tambahAnggota(context: Context, input: AnggotaInput): Promise<AnggotaHasil[]> {
  const { db } = context
  await assertBuka(context, input)
  const { baris } = await terpilih(context, input.pilihan, true)
  const ids = [...new Set(baris.flatMap(({ orang }) => orang?.id ?? []))]
  const punya = new Map<string, Keanggotaan[]>()
  for (const one of await listKeanggotaan(db, input.id, ids)) punya.set(one.idMahasiswa, [...(punya.get(one.idMahasiswa) ?? []), one])
  const terlihat = new Set<string>()
  const hasil = baris.map(({ teks, orang }): AnggotaHasil => {
    if (orang === null) return { teks, idMahasiswa: null, nama: null, hasil: 'tidak_ditemukan', menggantikan: null }
    const umum = { teks, idMahasiswa: orang.id, nama: orang.nama }
    if (terlihat.has(orang.id)) return { ...umum, hasil: 'ganda', menggantikan: null }
    terlihat.add(orang.id)
    return { ...umum, ...nasib(punya.get(orang.id) ?? [], input.ganti) }
  })
  await tulis(context, input, { hasil, punya })
  return hasil
}

type Ditulis = { hasil: readonly AnggotaHasil[]; punya: ReadonlyMap<string, readonly Keanggotaan[]> }

async function tulis({ db }: Context, { id, periodeMulai, keterangan }: AnggotaInput, { hasil, punya }: Ditulis): Promise<void> {
  const idsOf = (macam: AnggotaHasil['hasil']) => hasil.flatMap((one) => (one.hasil === macam ? (one.idMahasiswa ?? []) : []))
  const berganti = idsOf('mengganti')
  if (berganti.length > 0) {
    const klasifikasi = [...new Set(berganti.flatMap((orang) => (punya.get(orang) ?? []).map((one) => one.idKlasifikasi)))]
    const akhir = await findPeriodeSebelum(db, periodeMulai)
    if (akhir === null)
      throw isianSalah('periodeMulai', 'Tidak ada periode sebelum ini, tempat klasifikasi lama berakhir.', 'tanpa_sebelum')
    await endAnggota(db, berganti, { klasifikasi, akhir })
  }
  const masuk = [...idsOf('ditambahkan'), ...berganti]
  if (masuk.length > 0) await insertAnggota(db, masuk, { idKlasifikasi: id, periodeMulai, keterangan: keterangan ?? null })
}

/** Takes members out: from the next period on where a last one is named, otherwise as if they had never been in. */
export async function lepasAnggota(
  context: Context,
  { id, idMahasiswa, periodeAkhir }: { id: string; idMahasiswa: readonly string[]; periodeAkhir?: number | null | undefined },
): Promise<void> {
  const { db } = context
  if (!(await findKlasifikasi(db, id))) throw tidakDitemukan('Klasifikasi')
  const { orang } = await terpilih(context, { idMahasiswa: [...idMahasiswa] }, true)
  const ids = orang.map((one) => one.id)
  if (periodeAkhir != null && !(await findPeriodeAda(db, periodeAkhir)))
    throw isianSalah('periodeAkhir', 'Periode tidak dikenal.', 'tidak_dikenal')
  const banyak =
    periodeAkhir == null ? await removeAnggota(db, ids, id) : await endAnggota(db, ids, { klasifikasi: [id], akhir: periodeAkhir })
  if (banyak === 0) throw tidakDitemukan('Anggota')
}
