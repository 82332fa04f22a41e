import { ATURAN_KONSISTENSI, type AturanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { Galat, tanpaHak } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { laksanakan } from '../../dosen/dosen-pa/rencana'
import { genggamCalonPembimbing, tutupPembimbing } from '../../dosen/pembimbing/queries'
import { ATURAN } from '../penjaga/aturan-queries'
import { findPeriodeBerjalan, hapusTemuan, masihTemuan } from '../penjaga/temuan-queries'
import { selaraskanStatus } from '../status/terapkan-queries'
import { insertTutup, listUsulan, selesaiTutup, tulisTutup } from '../status/tutup-queries'
import { genggamTemuan, kosongkan, perbaikiKodePos, salinIjazah, type OrangTemuan } from './queries'

type Bahan = { context: Context; orang: readonly OrangTemuan[]; ids: readonly string[]; periode: number; alasan: string }

/** As 'Tutup status periode' does it, for these alone: a run of its own, which may be taken back for 24 hours like any other. */
async function jadikanNonaktif({ context, ids, periode, alasan }: Bahan): Promise<void> {
  const { db, session } = context
  if (!boleh(session.scopes, { scope: 'F4', access: 'T' })) throw tanpaHak('Perlu hak akses F4:T untuk mengubah status mahasiswa.')
  if (!session.supervisor) throw tanpaHak('Perlu operator Supervisor', { supervisor: true })
  const dipilih = new Set(ids)
  const usulan = (await listUsulan(db, { periode, prodi: undefined })).filter(
    ({ id, dari, ke }) => dipilih.has(id) && dari === 'A' && ke === 'N',
  )
  if (usulan.length === 0) return
  const idTutup = await insertTutup(db, { periode, prodi: undefined, alasan })
  await tulisTutup(db, usulan, { idTutup, periode, tanggal: todayOf(context) })
  await selesaiTutup(db, idTutup, { 'A>N': usulan.length })
}

/** Groups by a key, in the order of its first appearance. */
const menurut = <Key>(orang: readonly OrangTemuan[], key: (satu: OrangTemuan) => Key): Map<Key, string[]> => {
  const kelompok = new Map<Key, string[]>()
  for (const satu of orang) kelompok.set(key(satu), [...(kelompok.get(key(satu)) ?? []), satu.id])
  return kelompok
}

/** Each prodi by itself, evenly over its lecturers (DM-R12); whoever finds no room keeps the adviser that he has. */
async function gantiPembimbing({ context: { db }, orang, periode, alasan }: Bahan): Promise<void> {
  for (const [idProdi, idMahasiswa] of menurut(orang, (satu) => satu.idProdi))
    await laksanakan(db, { idProdi, idMahasiswa, mulaiPeriode: periode, nomorSk: null, alasan, bebas: false }, false)
}

async function akhiriBimbingan({ context: { db }, orang, periode }: Bahan): Promise<void> {
  for (const [keluar, ids] of menurut(orang, ({ periodeKeluar }) => periodeKeluar ?? periode)) await tutupPembimbing(db, ids, keluar)
}

/** The act of each rule. It may leave students as they are: the rule is asked again afterwards. */
const TINDAKAN: Readonly<Record<AturanKonsistensi, (bahan: Bahan) => Promise<void>>> = {
  aktif_tanpa_krs: jadikanNonaktif,
  status_beda: ({ context: { db }, ids }) => selaraskanStatus(db, ids),
  lulus_tanpa_ijazah: ({ context: { db }, ids }) => salinIjazah(db, ids),
  pa_tidak_aktif: gantiPembimbing,
  keluar_masih_pa: akhiriBimbingan,
  kelas_angkatan_lain: ({ context: { db }, ids }) => kosongkan(db, 'id_kelas_default', ids),
  konsentrasi_prodi_lain: ({ context: { db }, ids }) => kosongkan(db, 'id_konsentrasi', ids),
  alamat_luar_wilayah: ({ context: { db }, orang }) =>
    perbaikiKodePos(
      db,
      orang.map(({ idBiodata }) => idBiodata),
    ),
}

/** What is left to do where the act could not help. */
const SISA: Readonly<Partial<Record<AturanKonsistensi, string>>> = {
  lulus_tanpa_ijazah: 'Nomor ijazah belum ada pada data alumni. Isi dahulu di sana.',
  pa_tidak_aktif: 'Belum ada dosen aktif dengan kuota tersisa pada program studinya.',
  status_beda: 'Riwayat statusnya perlu diperiksa satu per satu.',
}

/**
 * Puts students of one rule right, and answers for each whether the rule still holds of him. Who is not on the list any
 * more is right already.
 * @throws Galat 403 without the rights that the act needs, 409 while no period runs
 */
export async function perbaiki(context: Context, { aturan, idMahasiswa }: { aturan: AturanKonsistensi; idMahasiswa: readonly string[] }) {
  const { db } = context
  const periode = await findPeriodeBerjalan(db)
  if (!periode) throw new Galat([409, 'tanpa_periode'], 'Belum ada periode yang berjalan.')
  const { nama, perbaikan } = ATURAN_KONSISTENSI[aturan]
  const alasan = `${perbaikan} (penjaga konsistensi: ${nama})`
  await noteAct(db, { alasan })
  if (aturan === 'pa_tidak_aktif') await genggamCalonPembimbing(db, idMahasiswa)
  const orang = await genggamTemuan(db, aturan, idMahasiswa)
  const ids = orang.map(({ id }) => id)
  if (ids.length > 0) await TINDAKAN[aturan]({ context, orang, ids, periode: periode.id, alasan })
  const masih = await masihTemuan(db, ids, ATURAN[aturan](periode.id))
  await hapusTemuan(
    db,
    aturan,
    ids.filter((id) => !masih.has(id)),
  )
  const hasil = orang.map(({ id, nama: siapa }) => ({
    idMahasiswa: id,
    nama: siapa,
    berhasil: !masih.has(id),
    pesan: masih.has(id) ? (SISA[aturan] ?? 'Datanya belum dapat diperbaiki.') : null,
  }))
  return { berhasil: ids.length - masih.size, ditolak: masih.size, hasil }
}
