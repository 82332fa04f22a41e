import type { AkademikMahasiswa } from '@sivitas/contract/data-master/mahasiswa/akademik-mahasiswa'
import { jalanStudi } from '../../../akademik/public'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { takTerlihat } from '../tulis/buka'
import { listAktivitas, listCuti } from './queries'

const calls = api.dataMaster.akademikMahasiswa

/** @throws Galat 403 of another prodi, 404 */
async function perjalanan({ db, tenant }: Context, id: string): Promise<AkademikMahasiswa> {
  const periode = tenant.college.periodeAktif
  const studi = await jalanStudi(db, id, periode)
  if (!studi) throw await takTerlihat(db, id)
  const { krs, transkrip, sksTanpaRincian, karya } = studi
  const { sksTempuh, sksLulus, jumlahMutu, ipk } = transkrip
  return {
    aktivitas: await listAktivitas(db, id),
    krs: {
      periode,
      sks: krs.reduce((jumlah, { sks }) => jumlah + sks, 0),
      mk: krs.map(({ kode, nama, sks, kelas, dosen, huruf }) => ({ kode, nama, sks, kelas, dosen, huruf })),
    },
    transkrip: {
      mk: transkrip.mk.map(({ kode, nama, sks, huruf, indeks, semester, idPeriode, percobaan, konversi }) => ({
        kode,
        nama,
        sks,
        huruf,
        indeks,
        semester,
        periode: idPeriode,
        percobaan,
        diakui: konversi === true,
      })),
      sksTempuh,
      sksLulus,
      sksTanpaRincian,
      jumlahMutu,
      ipk,
    },
    cuti: await listCuti(db, id),
    karya: [...karya],
  }
}

/** Tab 'Akademik': what Akademik knows of a student, put together for whoever may read it. */
export const akademikMahasiswa = calls.router({
  get: calls.get.handler(async ({ input, context }) => ({ data: await perjalanan(context, input.id) })),
})
