import type { HasilMassal } from '@sivitas/contract/data-master/dosen/dosen'
import { akunDosenDitutup, dosenKeluar, namaAkunDosen } from '@sivitas/rules/data-master/dosen'
import { surelSah } from '@sivitas/rules/platform/validator'
import type { Context } from '../../../auth/context'
import { revokeAllSesi } from '../../../auth/masuk/queries'
import { mayTouchProdi } from '../../../auth/prodi'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { assertKode } from '../../referensi/kode'
import { insertAkunDosen, listBerakun, setAkunTerbuka } from './akun-queries'
import { assertHomebase } from './checks'
import { listDipilih, listTugas, setHomebase, type Tugas } from './queries'
import { mulaiStatusBanyak, segarkanTurunan, type Berubah } from './turunan-queries'

type Dipilih = Awaited<ReturnType<typeof listDipilih>>[number]

const LUAR = 'Di luar akses Anda'

/** The named lecturers, parted into those the caller may write and the answer for the others. */
async function pilih({ db, session }: Context, ids: readonly string[]): Promise<{ boleh: Dipilih[]; ditolak: HasilMassal[] }> {
  const semua = await listDipilih(db, ids)
  if (semua.length === 0) throw tidakDitemukan('Dosen')
  const milik = ({ idProdiHomebase }: Dipilih) =>
    idProdiHomebase === null ? session.idProdi === null : mayTouchProdi(session, idProdiHomebase)
  return {
    boleh: semua.filter(milik),
    ditolak: semua.filter((row) => !milik(row)).map((row) => hasil(row, LUAR)),
  }
}

const hasil = ({ id, namaLengkap }: Pick<Dipilih, 'id' | 'namaLengkap'>, pesan: string | null): HasilMassal => ({
  id,
  nama: namaLengkap,
  berhasil: pesan === null,
  pesan,
})

/** Gives accounts to those who have none. The password comes with 'Kata Sandi' in Pengaturan. */
export async function buatAkunMassal(context: Context, ids: readonly string[]): Promise<HasilMassal[]> {
  const { db } = context
  const { boleh, ditolak } = await pilih(context, ids)
  const berakun = await listBerakun(
    db,
    boleh.map(({ id }) => id),
  )
  const baru = boleh.filter(({ id }) => !berakun.has(id)).map((row) => ({ ...row, username: namaAkunDosen(row) }))
  const dibuat = await insertAkunDosen(
    db,
    baru.flatMap(({ id, username, email }) =>
      username === null ? [] : [{ id, username, email, emailTerverifikasi: email !== null && surelSah(email) }],
    ),
  )
  const pesan = (row: Dipilih): string | null => {
    if (berakun.has(row.id)) return 'Sudah memiliki akun'
    if (dibuat.has(row.id)) return null
    const username = namaAkunDosen(row)
    return username === null ? 'Belum memiliki NIDN, NUPTK, NIDK/NUP, atau NIP' : `Nama pengguna ${username} sudah dipakai akun lain`
  }
  return [...boleh.map((row) => hasil(row, pesan(row))), ...ditolak]
}

/** Moves lecturers to a prodi. Guests have no homebase: they become tetap or tidak tetap on their own page first. */
export async function ubahHomebaseMassal(
  context: Context,
  { id, idProdi }: { id: readonly string[]; idProdi: string },
): Promise<HasilMassal[]> {
  const { db, session } = context
  await assertHomebase(db, session, idProdi)
  const { boleh, ditolak } = await pilih(context, id)
  const tetap = boleh.filter(({ jenisDosen }) => jenisDosen !== 'T')
  await setHomebase(
    db,
    tetap.map((row) => row.id),
    idProdi,
  )
  return [...boleh.map((row) => hasil(row, row.jenisDosen === 'T' ? 'Dosen tamu tidak memiliki homebase' : null)), ...ditolak]
}

const kata = ({ bimbingan, kelas }: Tugas) =>
  [bimbingan > 0 ? `${bimbingan} mahasiswa bimbingan` : '', kelas > 0 ? `${kelas} kelas` : ''].filter(Boolean).join(' dan ')

type Status = { id: readonly string[]; keaktifan: string; mulai: string; nomorSk?: string | undefined; lanjut: boolean }

/** Begins a status for many, each with the same SK. */
export async function ubahStatusMassal(context: Context, { id, lanjut, ...status }: Status): Promise<HasilMassal[]> {
  const { db, session } = context
  await assertKode(db, { field: 'keaktifan', daftar: 'status-keaktifan' }, status.keaktifan)
  if (dosenKeluar(status.keaktifan) && !status.nomorSk && status.keaktifan !== '22')
    throw isianSalah('nomorSk', 'Nomor SK wajib diisi untuk dosen yang keluar atau pensiun')
  const { boleh, ditolak } = await pilih(context, id)
  const tugas = new Map(
    dosenKeluar(status.keaktifan) && !lanjut
      ? (
          await listTugas(
            db,
            boleh.map((row) => row.id),
            session.sesiSemester,
          )
        ).map((one) => [one.id, one])
      : [],
  )
  const masih = (row: Dipilih) => {
    const milik = tugas.get(row.id)
    return milik && milik.bimbingan + milik.kelas > 0 ? `Masih memiliki ${kata(milik)}` : null
  }
  const bebas = boleh.filter((row) => masih(row) === null).map((row) => row.id)
  await mulaiStatusBanyak(db, bebas, { ...status, nomorSk: status.nomorSk ?? null })
  await ikutiStatus(context, bebas)
  return [...boleh.map((row) => hasil(row, masih(row))), ...ditolak]
}

/** Lets the lecturers follow their histories, and their accounts follow them: closed where they leave for good, open again when they come back. */
export async function ikutiStatus(context: Pick<Context, 'db' | 'services' | 'tenant'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const berubah = await segarkanTurunan(context.db, ids, todayOf(context))
  await ikutiAkun(context, berubah)
}

/** Closes and opens the accounts of lecturers whose keaktifan has changed, and ends the sessions of those that were closed. */
export async function ikutiAkun({ db, services }: Pick<Context, 'db' | 'services'>, berubah: readonly Berubah[]): Promise<void> {
  const tutup = berubah.filter(({ keaktifan }) => akunDosenDitutup(keaktifan)).map(({ id }) => id)
  const buka = berubah.filter(({ keaktifan, lama }) => akunDosenDitutup(lama) && !akunDosenDitutup(keaktifan)).map(({ id }) => id)
  for (const akun of await setAkunTerbuka(db, tutup, false)) await revokeAllSesi(db, akun, 'nonaktif')
  await setAkunTerbuka(db, buka, true)
  services.sessions.forget()
}
