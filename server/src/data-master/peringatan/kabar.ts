import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { tandaAkreditasi } from '@sivitas/rules/data-master/akreditasi'
import { pensiunDekat, tanggalPensiun } from '@sivitas/rules/data-master/pensiun'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import type { Db } from '../../db/client'
import { listAkreditasiHabis, listDosenSepuh, listPksHabis } from './queries'

/** One warning: its key says what was warned of and at which step, so that each step is told once. */
export type Peringatan = { kunci: string; judul: string; isi: string; tautan: string; hak: ScopeCode }

const AKREDITASI_DARI = 365
const PKS = [90, 30, 7] as const
/** Months ahead at which people hear that a lecturer retires. */
const PENSIUN = [24, 6] as const

async function akreditasi(db: Db, hari: string): Promise<Peringatan[]> {
  return (await listAkreditasiHabis(db, hari, AKREDITASI_DARI)).map(({ id, idProdi, nama, nomorSk, tanggalBerakhir }) => {
    const { ambang, pesan } = tandaAkreditasi(tanggalBerakhir, hari)
    const tautan = idProdi ? `program-studi/${idProdi}?tab=akreditasi` : 'profil-pt/akreditasi-institusi'
    return {
      kunci: `akreditasi:${id}:${tanggalBerakhir}:${ambang ?? AKREDITASI_DARI}`,
      judul: `Akreditasi ${nama ?? 'institusi'}: ${(pesan ?? '').toLowerCase()}`,
      isi: `SK ${nomorSk} berlaku sampai ${formatTanggal(tanggalBerakhir)}. Ajukan perpanjangan dan catat SK yang baru.`,
      tautan: `/data-master/badan-hukum/${tautan}`,
      hak: 'F1',
    }
  })
}

async function pensiun(db: Db, hari: string): Promise<Peringatan[]> {
  return (await listDosenSepuh(db, hari)).flatMap(({ id, namaLengkap, tanggalLahir, profesor }): Peringatan[] => {
    const tanggal = tanggalPensiun(tanggalLahir, profesor)
    const bulan = PENSIUN.findLast((ahead) => pensiunDekat(tanggal, hari, ahead))
    if (bulan === undefined) return []
    return [
      {
        kunci: `pensiun:${id}:${tanggal}:${bulan}`,
        judul: `${namaLengkap} pensiun mulai ${formatTanggal(tanggal)}`,
        isi: 'Siapkan pengganti untuk kelas, bimbingan, dan jabatannya.',
        tautan: `/data-master/dosen/data-dosen/${id}`,
        hak: 'F2',
      },
    ]
  })
}

async function pks(db: Db, hari: string): Promise<Peringatan[]> {
  return (await listPksHabis(db, hari, PKS[0])).map(({ id, nama, nomorPks, berlakuSampai }) => {
    const sisa = selisihHari(hari, berlakuSampai)
    const ambang = sisa < 0 ? 'berakhir' : (PKS.findLast((days) => sisa <= days) ?? PKS[0])
    return {
      kunci: `pks:${id}:${berlakuSampai}:${ambang}`,
      judul: sisa < 0 ? `Kerja sama dengan ${nama} sudah berakhir` : `Kerja sama dengan ${nama} berakhir ${sisa} hari lagi`,
      isi: `${nomorPks ? `PKS ${nomorPks}` : 'PKS'} berlaku sampai ${formatTanggal(berlakuSampai)}.`,
      tautan: '/data-master/mahasiswa/instansi-mahasiswa',
      hak: 'F3',
    }
  })
}

/** Everything that there is to warn of on a day, said before or not. */
export const peringatanHari = async (db: Db, hari: string): Promise<Peringatan[]> => [
  ...(await akreditasi(db, hari)),
  ...(await pensiun(db, hari)),
  ...(await pks(db, hari)),
]
