import type { DosenLengkap, DosenRow } from '@sivitas/contract/data-master/dosen/dosen'
import { kurangDosen, peringatanDosen } from '@sivitas/rules/data-master/dosen'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { samarkanNama, samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../../auth/context'
import { tidakDitemukan } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { selectDosen, type Asker } from './list-queries'
import { findDosen, listTugas, recordReveal, type DosenStored } from './queries'

type ListRow = Awaited<ReturnType<ReturnType<typeof selectDosen>['execute']>>[number]

const JENIS = { A: 'Dosen Tetap', F: 'Dosen Tidak Tetap', T: 'Dosen Tamu' } as const

/** Who asks for a list: his prodi, his period, and the day where the college stands. */
export const askerOf = (context: Context): Asker => ({
  idProdi: context.session.idProdi,
  periode: context.session.sesiSemester,
  hari: todayOf(context),
})

/** Telephone, mail and birth date are for those who look after lecturers (data-master, Calls). */
export const melihatPribadi = ({ session }: Pick<Context, 'session'>): boolean => boleh(session.scopes, { scope: 'F2', access: 'B' })

/** A row of the list as its reader may see it. */
export const showRow =
  (pribadi: boolean) =>
  ({ jenjangProdi, namaProdi, unitTamu, kelengkapan, ...row }: ListRow): DosenRow => ({
    ...row,
    namaJenisDosen: JENIS[row.jenisDosen],
    homebase: jenjangProdi && namaProdi ? labelProdi(jenjangProdi, namaProdi) : unitTamu,
    statusKeaktifan: row.statusKeaktifan ?? row.idStatusKeaktifan,
    kelengkapan: kelengkapan * 5,
    ...(pribadi
      ? {}
      : { idFoto: null, nip: null, tanggalPensiun: null, jenisKelamin: null, tanggalLahir: null, handphone: null, email: null }),
  })

const nomor = (nilai: string | null) => (nilai === null ? null : samarkanNikDaftar(nilai))
const nama = (nilai: string | null) => (nilai === null ? null : samarkanNama(nilai))

const samar = (row: DosenStored): DosenStored => ({
  ...row,
  nik: nomor(row.nik),
  npwp: nomor(row.npwp),
  namaIbuKandung: nama(row.namaIbuKandung),
  rekeningNomor: nomor(row.rekeningNomor),
})

/** Advisees and classes that somebody who is no longer active still has: the warning stays until they are given to others (edge case 31). */
async function sisaTugas({ db, session }: Context, row: DosenStored): Promise<string[]> {
  if (row.statusAktif === 'A') return []
  const [tugas] = await listTugas(db, [row.id], session.sesiSemester)
  return [
    ...(tugas && tugas.bimbingan > 0 ? [`Tidak aktif, tetapi masih membimbing ${tugas.bimbingan} mahasiswa`] : []),
    ...(tugas && tugas.kelas > 0 ? [`Tidak aktif, tetapi masih mengampu ${tugas.kelas} kelas`] : []),
  ]
}

/**
 * The whole record; masked values open for who asks and leave a trace (DM-R27).
 * @throws Galat 404
 */
export async function dosenLengkap(
  context: Context,
  id: string,
  { rahasia = false, alasan }: { rahasia?: boolean; alasan?: string } = {},
): Promise<DosenLengkap> {
  const { db, session, http } = context
  const row = await findDosen(db, id)
  const [list] = await selectDosen(db, {}, { ...askerOf(context), idProdi: null })
    .where('d.id', '=', id)
    .execute()
  if (!row || !list) throw tidakDitemukan('Dosen')
  if (rahasia)
    await recordReveal(db, {
      idBaris: id,
      label: row.nama,
      idAkun: session.uuid,
      alamatIp: http.ip,
      peramban: http.userAgent,
      requestId: http.requestId,
      ...(alasan && { alasan }),
    })
  const jenisKelamin = row.jenisKelamin as 'L' | 'P'
  return {
    ...(rahasia ? row : samar(row)),
    ...showRow(true)(list),
    jenisKelamin,
    tanggalLahir: row.tanggalLahir,
    tanggalPensiun: row.tanggalPensiun,
    belumLengkap: kurangDosen(row),
    peringatan: [...peringatanDosen({ ...row, jenisKelamin }), ...(await sisaTugas(context, row))],
    rahasia,
  }
}
