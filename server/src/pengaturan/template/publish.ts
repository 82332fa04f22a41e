import { kurangKartu } from '@sivitas/rules/data-master/wajib-kartu'
import type { Template } from '@sivitas/contract/pengaturan/template/template'
import type { Context } from '../../auth/context'
import { duplikat, Galat, isianSalah } from '../../kit/galat'
import { overlap } from './cakupan'
import { archive, findLastTest, holdTemplate, listPublishedBeside, publish } from './queries'

/**
 * Puts a draft into force. The older version of the same kode, or with `gantikan` another template of the same cakupan,
 * goes to the archive. @throws Galat 423 unless it is a draft; 422 for a card that does not show what one of its kind must;
 * 409 without a test print that counts, or when another template is meant for the same documents
 */
export async function terbitkan(
  { db }: Context,
  template: Template,
  { versi, gantikan }: { versi: number; gantikan: boolean },
): Promise<void> {
  if (template.status !== 'draf') throw new Galat([423, 'final'], 'Hanya draf yang dapat diterbitkan.')
  assertKartuLengkap(template)
  await holdTemplate(db, template.id)
  const test = await findLastTest(db, template.id)
  if (!test || test.basi || !test.berhasil) {
    const why = !test ? 'belum pernah diuji' : test.basi ? 'diubah setelah diuji' : 'gagal pada uji terakhir'
    throw new Galat([409, 'belum_diuji'], `Template ini ${why}. Jalankan 'Cetak uji' sampai berhasil, lalu terbitkan.`)
  }
  const others = await listPublishedBeside(db, template.id)
  const older = others.filter((other) => other.kode.toLowerCase() === template.kode.toLowerCase() && other.sama)
  const rivals = others.filter((other) => !older.includes(other) && overlap(template.cakupan, other.cakupan))
  const replaceable = rivals.filter(({ sama }) => sama && gantikan)
  const [rival] = rivals.filter((other) => !replaceable.includes(other))
  if (rival) throw taken(rival)
  await archive(
    db,
    [...older, ...replaceable].map(({ id }) => id),
  )
  const { numAffectedRows } = await publish(db, { id: template.id, versi })
  if (numAffectedRows !== 1n) throw new Galat([409, 'versi_usang'], 'Template ini baru saja diubah. Muat ulang, lalu uji kembali.')
}

/** @throws Galat 422 naming all that is missing, so that one look at the design is enough */
function assertKartuLengkap({ jenis, namaJenis, isi }: Template): void {
  if (isi.bentuk !== 'kartu') return
  const kurang = kurangKartu(jenis, [...isi.depan, ...isi.belakang])
  if (kurang.length > 0)
    throw isianSalah(
      'isi',
      `${namaJenis} belum memuat ${new Intl.ListFormat('id').format(kurang)}. Tambahkan pada rancangan, lalu uji kembali.`,
    )
}

function taken({ id, kode, nama, sama }: { id: string; kode: string; nama: string; sama: boolean }): Galat {
  const refusal = duplikat('cakupan', `${nama} (${kode}) sudah terbit dengan cakupan ${sama ? 'yang sama' : 'yang beririsan'}.`)
  return new Galat([409, 'duplikat'], refusal.message, { errors: refusal.errors, rincian: { id, kode, nama, dapatDigantikan: sama } })
}
