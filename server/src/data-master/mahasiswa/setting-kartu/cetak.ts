import { createHash } from 'node:crypto'
import type { CetakKartuHasil, CetakKartuInput } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { kartuPetugas, NAMA_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { Ditolak } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { halamanKartu } from '@sivitas/rules/data-master/kartu'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Context } from '../../../auth/context'
import { enqueue } from '../../../jobs/enqueue'
import { Galat, isianSalah } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { terpilih } from '../pilihan/pilihan'
import { cetakKartuJob } from './cetak-job'
import { halanganKartu, siapkanMesin } from './isi'
import type { OrangKartu } from './kartu-queries'
import { orangOf } from './orang'
import { pengaturanKartu } from './setting-kartu'
import { namaTerpotong } from './terpotong'

const tolak = ({ id, nim, nama }: OrangKartu, alasan: string | null): Ditolak[] =>
  alasan === null ? [] : [{ idMahasiswa: id, nim, nama, alasan }]

/** Whom the print is for: students as all bulk acts choose them, others by their ids. @throws Galat 422 when the kind is for others */
async function pemegang(context: Context, { jenis, pilihan }: CetakKartuInput): Promise<{ ids: string[]; ditolak: Ditolak[] }> {
  if (kartuPetugas(jenis) !== 'id' in pilihan) throw isianSalah('pilihan', `${NAMA_KARTU[jenis]} dicetak dari antreannya sendiri.`)
  if ('id' in pilihan) return { ids: pilihan.id, ditolak: [] }
  const { orang, ditolak } = await terpilih(context, pilihan, false)
  return { ids: orang.map(({ id }) => id), ditolak }
}

/**
 * What a print of cards would do, or the job that does it. Students without photo or of a status that gets none are left
 * out and listed; who has a card already gets the next one, for a reason.
 * @throws Galat 409 without a published template or with nobody to print for; 422 without the reason of a reprint
 */
export async function cetakKartu(context: Context, input: CetakKartuInput): Promise<CetakKartuHasil> {
  const { db } = context
  const { jenis, alasan, keterangan } = input
  const [aturan, hari] = [await pengaturanKartu(db, jenis), todayOf(context)]
  const pilihan = await pemegang(context, input)
  const semua = await orangOf(db, pilihan.ids, { jenis, hari, hold: false })
  const orang = semua.filter((one) => halanganKartu(one, aturan) === null)
  const ditolak = [...pilihan.ditolak, ...semua.flatMap((one) => tolak(one, halanganKartu(one, aturan)))]
  const ulang = orang.filter(({ ke }) => ke > 0).length
  const mesin = await siapkanMesin(db, { jenis, hari, aturan })
  const muka = orang.some((one) => berbelakang(mesin.templateDari(one))) ? 2 : 1
  const lembar = aturan.media === 'a4' ? halamanKartu(orang.length, aturan.kartuPerHalaman) : orang.length
  const hasil = { jumlah: orang.length, ulang, lembar, halaman: lembar * muka, ditolak }
  if (input.pratinjau) return { ...hasil, ...(await namaTerpotong(context, mesin, orang)), idPekerjaan: null }
  if (orang.length === 0)
    throw new Galat([409, 'tanpa_mahasiswa'], 'Tidak ada kartu yang dapat dicetak. Periksa foto dan status yang terpilih.')
  if (ulang > 0 && aturan.cetakUlangPerluAlasan && !alasan)
    throw isianSalah('alasan', `Pilih alasan cetak ulang: ${formatAngka(ulang)} orang sudah pernah mendapat kartu.`, 'wajib')
  const ids = orang.map(({ id }) => id)
  const parameter = { jenis, ids, alasan: alasan ?? null, keterangan: keterangan ?? null }
  const { id: idPekerjaan } = await enqueue(db, cetakKartuJob, { parameter, kunciUnik: sidik(ids) })
  return { ...hasil, terpotong: [], diuji: 0, idPekerjaan }
}

const berbelakang = ({ isi }: { isi: { bentuk: string; belakang?: readonly unknown[] } }): boolean => (isi.belakang?.length ?? 0) > 0

/** The same selection is printed once at a time, however often the button is pressed. */
const sidik = (ids: readonly string[]) => createHash('sha256').update(ids.join()).digest('hex').slice(0, 40)
