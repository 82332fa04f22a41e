import { JAM_MAKS, type CalonAsisten } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { Db } from '../../db/client'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { findCalon, type Orang } from './queries'

/** From so many SKS in the period on the load is pointed out; it hinders nobody by itself. */
const SKS_BERAT = 21

type Saat = { periode: number; idMakul: string | null; kecuali: string | null }

/** How somebody stands who is to assist (screen asisten-lab): student of status A or alumnus, his hours so far, IPK, load and grade. */
export async function lihatCalon(db: Db, orang: Orang, saat: Saat): Promise<CalonAsisten> {
  const row = await findCalon(db, orang, saat)
  if (!row) throw tidakDitemukan(orang.idAlumni ? 'Alumni' : 'Mahasiswa')
  const sisaJam = Math.max(0, JAM_MAKS - row.jamLain)
  const status = row.status as StatusMahasiswa
  const boleh = orang.idAlumni !== null || status === 'A'
  return {
    ...row,
    namaStatus: STATUS_MAHASISWA[status].nama,
    sisaJam,
    halangan: [
      ...(boleh ? [] : [`Status ${STATUS_MAHASISWA[status].nama}: asisten harus mahasiswa berstatus Aktif atau alumni`]),
      ...(sisaJam > 0 ? [] : [`Sudah bertugas ${row.jamLain} jam per minggu pada periode ini; paling banyak ${JAM_MAKS} jam`]),
    ],
    peringatan: [
      ...(row.sksPeriode >= SKS_BERAT ? [`Beban studi ${row.sksPeriode} SKS pada periode ini`] : []),
      ...(saat.idMakul !== null && row.nilaiMakul === null ? ['Belum memiliki nilai akhir pada mata kuliah ini'] : []),
    ],
  }
}

/**
 * Refuses somebody who may not assist so many hours.
 * @throws Galat 404; 409 `tidak_memenuhi` by status or hours, with the figures
 */
export async function assertCalon(db: Db, orang: Orang, saat: Saat & { jamPerMinggu: number }): Promise<void> {
  const calon = await lihatCalon(db, orang, saat)
  const [halangan] = calon.halangan
  if (halangan !== undefined) throw tidakMemenuhi(orang.idAlumni ? 'idAlumni' : 'idMahasiswa', halangan, calon)
  const jumlah = calon.jamLain + saat.jamPerMinggu
  if (jumlah > JAM_MAKS)
    throw tidakMemenuhi(
      'jamPerMinggu',
      `Jumlah jam menjadi ${jumlah} per minggu (${calon.jamLain} sudah ada); seorang asisten paling banyak ${JAM_MAKS} jam per minggu`,
      calon,
    )
}

const tidakMemenuhi = (field: string, message: string, rincian: CalonAsisten) =>
  new Galat([409, 'tidak_memenuhi'], message, { errors: [{ field, code: 'tidak_memenuhi', message }], rincian })
