import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggalJamZona } from '@sivitas/rules/platform/tanggal'
import { saatDari, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import { antreSurel } from '../../../mail/outbox'
import { beriTahu } from '../../../notifikasi/queries'
import { Galat, isianSalah } from '../../../kit/galat'
import { listDosenBaris } from '../barisan-queries'
import { dosenDitanya, pengisianOf } from './daftar'
import { wajibPeriode } from './isi'
import { catatDiingatkan, listKesediaan, listPenerima, putPengisian, salinKesediaan, ubahStatusKesediaan } from './queries'

type Lingkup = { periode: number; prodi?: string[] | undefined; pratinjau: boolean }

async function dosenLingkup(db: Db, { periode, prodi }: Lingkup) {
  const isi = new Map((await listKesediaan(db, periode)).map(({ idDosen, status }) => [idDosen, status]))
  const dosen = await dosenDitanya(db, { prodi }, new Set(isi.keys()))
  return { isi, ids: dosen.map(({ id }) => id) }
}

/** 'Salin dari periode lalu': drafts for who has nothing yet; who has left is not copied. */
export async function salin({ db }: Pick<Context, 'db'>, { dari, ...lingkup }: Lingkup & { dari: number }) {
  await wajibPeriode(db, lingkup.periode)
  if (dari === lingkup.periode) throw isianSalah('dari', 'Pilih periode yang lain')
  const aktif = (await listDosenBaris(db, { prodi: lingkup.prodi })).filter((dosen) => dosen.aktif).map(({ id }) => id)
  const asal = await listKesediaan(db, dari, aktif)
  if (asal.length === 0) throw new Galat([409, 'kosong'], `Belum ada pengisian pada periode ${labelPeriode(dari)} yang dapat disalin.`)
  const ada = new Set((await listKesediaan(db, lingkup.periode)).map(({ idDosen }) => idDosen))
  const baru = asal.filter(({ idDosen }) => !ada.has(idDosen)).map(({ idDosen }) => idDosen)
  const disalin = lingkup.pratinjau ? baru.length : await salinKesediaan(db, { dari, ke: lingkup.periode, idDosen: baru })
  return { disalin, sudahAda: asal.length - disalin }
}

/** 'Ingatkan yang belum': a notice to their accounts and a mail to their addresses, both with the last day. */
export async function ingatkan(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { idDosen, ...lingkup }: Lingkup & { idDosen?: string[] | undefined },
) {
  await wajibPeriode(db, lingkup.periode)
  const { tutup, terbuka } = await pengisianOf(db, lingkup.periode)
  const label = labelPeriode(lingkup.periode)
  if (tutup !== null && !terbuka && tutup.getTime() < Date.now())
    throw new Galat(
      [423, 'pengisian_tutup'],
      `Pengisian kesediaan mengajar ${label} sudah ditutup. Perpanjang tanggalnya sebelum mengingatkan.`,
    )
  const { isi, ids } = await dosenLingkup(db, lingkup)
  const belum = ids.filter((id) => !['dikirim', 'dikunci'].includes(isi.get(id) ?? 'belum') && (idDosen?.includes(id) ?? true))
  const penerima = await listPenerima(db, belum)
  const akun = penerima.flatMap(({ akun: uuid }) => (uuid === null ? [] : [uuid]))
  const surel = penerima.flatMap(({ email, namaLengkap }) => (email ? [{ email, namaLengkap }] : []))
  const jawab = { jumlah: belum.length, akun: akun.length, surel: surel.length }
  if (lingkup.pratinjau || belum.length === 0) return jawab
  const batas = tutup ? ` paling lambat ${formatTanggalJamZona(tutup, tenant.college.zonaWaktu as ZonaWaktu)}` : ''
  const judul = `Kesediaan mengajar ${label} belum dikirim`
  await beriTahu(db, akun, {
    jenis: 'tugas',
    judul,
    isi: `Isi dan kirim kesediaan mengajar Anda${batas}.`,
    kunci: `kesediaan:${lingkup.periode}`,
  })
  for (const { email, namaLengkap } of surel)
    await antreSurel(db, {
      kepada: email,
      judul,
      teks: `Yth. ${namaLengkap},\n\nKesediaan mengajar Anda untuk ${label} belum kami terima. Mohon diisi dan dikirim${batas} melalui portal dosen.\n\n${tenant.college.judul}`,
    })
  await catatDiingatkan(db, lingkup.periode, belum)
  return jawab
}

/** Locks all that was handed in when scheduling begins; a Supervisor opens again, and says why (States). */
export async function kunci(
  { db, session }: Pick<Context, 'db' | 'session'>,
  input: Lingkup & { buka: boolean; idDosen?: string[] | undefined; alasan?: string | null | undefined },
) {
  await wajibPeriode(db, input.periode)
  if (input.buka && !session.supervisor) throw new Galat([403, 'supervisor'], 'Perlu operator Supervisor untuk membuka kunci kesediaan.')
  if (input.buka && !input.alasan) throw isianSalah('alasan', 'Field tidak boleh kosong')
  const { isi, ids } = await dosenLingkup(db, input)
  const sasaran = ids.filter((id) => input.idDosen?.includes(id) ?? true)
  const [dari, ke] = input.buka ? (['dikunci', 'dikirim'] as const) : (['dikirim', 'dikunci'] as const)
  const kena = sasaran.filter((id) => isi.get(id) === dari)
  const belumDikirim = sasaran.filter((id) => ['belum', 'draf'].includes(isi.get(id) ?? 'belum')).length
  if (input.pratinjau) return { jumlah: kena.length, belumDikirim }
  if (input.buka) await noteAct(db, { aksi: 'buka_kunci', alasan: input.alasan ?? undefined })
  return { jumlah: await ubahStatusKesediaan(db, { periode: input.periode, idDosen: kena, dari, ke }), belumDikirim }
}

const BERZONA = /(?:Z|[+-]\d{2}:?\d{2})$/

/** A typed moment by the college's clock; a bare day is its first second as a beginning and its last as an end. */
function saat(teks: string, zona: ZonaWaktu, batas: 'buka' | 'tutup'): Date {
  const rapi = teks.replace(' ', 'T')
  if (rapi.includes('T') && BERZONA.test(rapi)) return new Date(rapi)
  return new Date(saatDari(rapi.includes('T') || batas === 'buka' ? rapi : `${rapi}T23:59:59`, zona))
}

/** Between when lecturers fill in. @throws Galat 422 */
export async function aturPengisian(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { periode, buka, tutup }: { periode: number; buka: string | null; tutup: string | null },
) {
  await wajibPeriode(db, periode)
  if ((buka === null) !== (tutup === null)) throw isianSalah(buka === null ? 'buka' : 'tutup', 'Field tidak boleh kosong')
  if (buka === null || tutup === null) return await putPengisian(db, periode, null)
  const zona = tenant.college.zonaWaktu as ZonaWaktu
  const rentang = { buka: saat(buka, zona, 'buka'), tutup: saat(tutup, zona, 'tutup') }
  if (rentang.buka >= rentang.tutup) throw isianSalah('tutup', 'Waktu tutup harus setelah waktu buka')
  await putPengisian(db, periode, rentang)
}
