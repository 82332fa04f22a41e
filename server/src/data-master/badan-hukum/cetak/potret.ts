import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { Pejabat } from '@sivitas/contract/pengaturan/pejabat'
import { hitungRasioDosen, hitungRasioMahasiswa } from '@sivitas/rules/data-master/rasio'
import { masihStudi } from '@sivitas/rules/data-master/status'
import type { Context } from '../../../auth/context'
import { pejabatPada } from '../../../pengaturan/public'
import type { Saat } from '../../cetakan/kepala'
import { hitungStatus } from '../../mahasiswa/status/hitungan-queries'
import { letakProdi } from '../struktur/letak-queries'
import { hitungDosen, listFakultas, listJurusan, listProdi, type DosenHitung } from './queries'

type FakultasRow = Awaited<ReturnType<typeof listFakultas>>[number]
type JurusanRow = Awaited<ReturnType<typeof listJurusan>>[number]
export type ProdiPotret = Awaited<ReturnType<typeof listProdi>>[number] & {
  /** Students of the period by status. */
  mahasiswa: Partial<Record<StatusMahasiswa, number>>
}

/** What is counted of a unit. */
export type Hitungan = { aktif: number; studi: number; rasio: number; dosenTetap: number }

/** The units of a college as they were on a day, with the students of a period (DM-R10, DM-R28). */
export type Potret = {
  saat: Saat
  fakultas: FakultasRow[]
  jurusan: JurusanRow[]
  prodi: ProdiPotret[]
  dosen: DosenHitung[]
  pejabat: Pejabat[]
  /** Whether the operator sees all prodi; otherwise counts are of his alone, which the print says. */
  semua: boolean
}

/** Reads the college as of a day and period; past periods answer what they answered then. */
export async function potretOf({ db, session }: Context, saat: Saat): Promise<Potret> {
  const own = session.idProdi
  const rows = await listProdi(db, saat.tanggal, own)
  const letak = await letakProdi(db, saat.tanggal)
  const [fakultas, jurusan] = [await listFakultas(db), await listJurusan(db)]
  const namaFakultas = new Map(fakultas.map(({ id, nama }) => [id, nama]))
  const namaJurusan = new Map(jurusan.map(({ id, nama }) => [id, nama]))
  const mahasiswa = new Map<string, ProdiPotret['mahasiswa']>()
  for (const { kunci, status: kode, jumlah } of await hitungStatus(db, 'prodi', { periode: saat.periode, mode: 'posisi' }))
    mahasiswa.set(kunci, { ...mahasiswa.get(kunci), [kode]: jumlah })
  return {
    saat,
    fakultas,
    jurusan,
    prodi: rows.map((row) => {
      const { idFakultas, idJurusan } = letak.get(row.id) ?? row
      return {
        ...row,
        idFakultas,
        idJurusan,
        namaFakultas: namaFakultas.get(idFakultas ?? '') ?? null,
        namaJurusan: namaJurusan.get(idJurusan ?? '') ?? null,
        // A prodi that has been closed since was open then.
        namaStatus: row.tanggalTutup !== null && row.tanggalTutup > saat.tanggal ? 'Aktif' : row.namaStatus,
        mahasiswa: mahasiswa.get(row.id) ?? {},
      }
    }),
    dosen: await hitungDosen(db, saat.tanggal),
    pejabat: await pejabatPada(db, saat.tanggal),
    semua: own === null,
  }
}

const tetap = ({ jenisDosen, keaktifan }: DosenHitung) => hitungRasioDosen({ jenisDosen, idStatusKeaktifan: keaktifan })

/** Answers the counts of some prodi together: A; all who study; A, S, U, O and permanent lecturers of the ratio (DM-R11). */
export function hitunganOf({ dosen }: Potret, prodi: readonly ProdiPotret[]): Hitungan {
  const ids = new Set(prodi.map(({ id }) => id))
  const sum = (counts: (kode: StatusMahasiswa) => boolean) =>
    prodi.reduce(
      (total, { mahasiswa }) =>
        total + Object.entries(mahasiswa).reduce((part, [kode, jumlah]) => part + (counts(kode as StatusMahasiswa) ? jumlah : 0), 0),
      0,
    )
  return {
    aktif: sum((kode) => kode === 'A'),
    studi: sum(masihStudi),
    rasio: sum(hitungRasioMahasiswa),
    dosenTetap: dosen
      .filter((row) => row.idProdi !== null && ids.has(row.idProdi) && tetap(row))
      .reduce((total, { jumlah }) => total + jumlah, 0),
  }
}

type Lingkup = { lingkup: Pejabat['lingkup']; id: string | null; jabatan: readonly Pejabat['jabatan'][] }

/** Who held the first of some offices of a unit on the day; the lecturer that the unit names where no office is kept. */
export function pimpinanOf({ pejabat }: Potret, { lingkup, id, jabatan }: Lingkup, lain: string | null): string {
  const rows = jabatan.flatMap((satu) => pejabat.filter((p) => p.jabatan === satu && p.lingkup === lingkup && p.idLingkup === id))
  return rows[0]?.nama ?? lain ?? '-'
}
