import { BiodataIsian, OrangTuaIsian, PendidikanIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { DokumenMahasiswa } from '@sivitas/contract/data-master/mahasiswa/tulis'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { bacaLinimasa, isianLinimasa, type Linimasa } from '../../linimasa/linimasa'
import type { Subjek } from '../../linimasa/sumber'
import { takTerlihat } from '../tulis/buka'
import { findOrang } from './queries'
import { SUMBER } from './sumber'

const calls = api.dataMaster.riwayatMahasiswa

const LINIMASA: Linimasa = {
  sumber: SUMBER,
  kamus: {
    skema: {
      mahasiswa: RegistrasiIsian,
      biodata: BiodataIsian,
      orang_tua: OrangTuaIsian,
      riwayat_pendidikan: PendidikanIsian,
      dokumen_mahasiswa: DokumenMahasiswa,
    },
    kode: {
      idAgama: 'agama',
      golonganDarah: 'golongan-darah',
      statusPernikahan: 'status-pernikahan',
      idJenisTinggal: 'jenis-tinggal',
      idAlatTransportasi: 'alat-transportasi',
      idPendidikan: 'jenjang-pendidikan',
      idPekerjaan: 'pekerjaan',
      idPenghasilan: 'penghasilan',
      jalurDaftar: 'jalur-daftar',
      pembiayaan: 'pembiayaan',
      'riwayat_pendidikan.jenjang': 'jenjang-pendidikan',
      'dokumen_mahasiswa.jenis': 'jenis-dokumen',
    },
    diam: new Set(['id', 'uuid', 'idBiodata', 'idMahasiswa', 'idSebelum', 'akibat', 'urut']),
  },
}

/** @throws Galat 403 of another prodi, 404 */
async function subjek({ db }: Context, id: string): Promise<Subjek> {
  const orang = await findOrang(db, id)
  if (!orang) throw await takTerlihat(db, id)
  return {
    kunci: ({ entitas, lewat }) => (lewat === 'id_biodata' || entitas === 'biodata' ? orang.idBiodata : id),
    jejak: [
      { field: 'idMahasiswa', nilai: id },
      { field: 'idBiodata', nilai: orang.idBiodata },
    ],
  }
}

/** One timeline of every change of a student in all areas that the caller may read (Beyond 3). */
export const riwayatMahasiswa = calls.router({
  list: calls.list.handler(
    async ({ input, context }) => await bacaLinimasa(context, LINIMASA, { subjek: await subjek(context, input.id), input }),
  ),
  isian: calls.isian.handler(async ({ input, context }) => ({
    data: await isianLinimasa(context, LINIMASA, { subjek: await subjek(context, input.id), area: input.area }),
  })),
})
