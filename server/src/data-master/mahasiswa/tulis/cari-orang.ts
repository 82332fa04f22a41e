import type { OrangDitemukan } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { boleh } from '@sivitas/rules/platform/scope'
import { teleponSimpan } from '@sivitas/rules/platform/telepon'
import type { Context } from '../../../auth/context'
import { cariMahasiswaRahasia, cariPegawaiRahasia, catatPencarian } from './cari-orang-queries'

type Isian = { nik?: string | null | undefined; handphone?: string | null | undefined; email?: string | null | undefined }

/** Who asked by which kind of personal data, in words; never the data. */
export async function tinggalkanJejak({ db, session, http }: Context, alasan: string, jumlah: number): Promise<void> {
  await catatPencarian(db, {
    idAkun: session.uuid,
    alamatIp: http.ip,
    peramban: http.userAgent,
    requestId: http.requestId,
    alasan,
    jumlah,
  })
}

/** People by NIK, mobile number or mail: students with F3, lecturers and staff with F2. Each search is logged. */
export async function cariOrang(context: Context, { nik, handphone, email }: Isian): Promise<OrangDitemukan[]> {
  const { db, session } = context
  const dicari = { nik: nik ?? null, handphone: handphone ? teleponSimpan(handphone) : null, email: email?.toLowerCase() ?? null }
  const mahasiswa = boleh(session.scopes, { scope: 'F3', access: 'B' }) ? await cariMahasiswaRahasia(db, dicari) : []
  const lain = boleh(session.scopes, { scope: 'F2', access: 'B' }) ? await cariPegawaiRahasia(db, dicari) : []
  const dasar = [nik && 'NIK', handphone && 'handphone', email && 'email'].filter(Boolean).join(', ')
  await tinggalkanJejak(context, `Pencarian orang menurut ${dasar}`, mahasiswa.length + lain.length)
  return [...mahasiswa, ...lain]
}
