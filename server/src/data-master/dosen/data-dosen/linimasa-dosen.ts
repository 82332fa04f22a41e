import { DosenLengkap } from '@sivitas/contract/data-master/dosen/dosen'
import {
  DokumenDosen,
  JabatanFungsional,
  JabatanStruktural,
  Pangkat,
  Pendidikan,
  Penugasan,
  Sertifikasi,
  StatusDosen,
} from '@sivitas/contract/data-master/dosen/riwayat'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { bacaLinimasa, isianLinimasa, type Linimasa } from '../../linimasa/linimasa'
import type { Subjek, Sumber } from '../../linimasa/sumber'
import { bukaDosen } from './checks'

const calls = api.dataMaster.linimasaDosen

const milik = (entitas: string, area: string, judul: string): Sumber => ({ entitas, lewat: 'id_dosen', area, judul })

/** Whose changes the timeline of a lecturer merges; a room that gets rows of lecturers adds its line. */
const SUMBER: readonly Sumber[] = [
  { entitas: 'dosen', lewat: 'id', area: 'biodata', judul: 'Data dosen' },
  milik('dosen_penugasan', 'penugasan', 'Penugasan'),
  milik('dosen_jabatan_fungsional', 'jabatan', 'Jabatan fungsional'),
  milik('dosen_pangkat', 'jabatan', 'Pangkat'),
  milik('dosen_jabatan_struktural', 'jabatan', 'Jabatan struktural'),
  milik('dosen_pendidikan', 'pendidikan', 'Pendidikan'),
  milik('dosen_sertifikasi', 'sertifikasi', 'Sertifikasi'),
  milik('dosen_status', 'status', 'Status keaktifan'),
  milik('dosen_dokumen', 'dokumen', 'Dokumen'),
  milik('dosen_pa', 'pa', 'Bimbingan PA'),
  milik('kesediaan_mengajar', 'mengajar', 'Kesediaan mengajar'),
  milik('kualifikasi', 'mengajar', 'Kualifikasi'),
  milik('kelas_wajib', 'mengajar', 'Kelas wajib'),
  milik('pengampu', 'mengajar', 'Pengampu'),
  milik('kartu', 'kartu', 'Kartu'),
  { ...milik('akun', 'akun', 'Akun'), id: 'uuid' },
]

const LINIMASA: Linimasa = {
  sumber: SUMBER,
  kamus: {
    skema: {
      dosen: DosenLengkap,
      dosen_penugasan: Penugasan,
      dosen_jabatan_fungsional: JabatanFungsional,
      dosen_pangkat: Pangkat,
      dosen_jabatan_struktural: JabatanStruktural,
      dosen_pendidikan: Pendidikan,
      dosen_sertifikasi: Sertifikasi,
      dosen_status: StatusDosen,
      dosen_dokumen: DokumenDosen,
    },
    kode: {
      idAgama: 'agama',
      statusPernikahan: 'status-pernikahan',
      jenisDosen: 'jenis-dosen',
      idIkatanKerja: 'ikatan-kerja',
      idStatusKepegawaian: 'status-kepegawaian',
      idStatusKeaktifan: 'status-keaktifan',
      idLembagaPengangkat: 'lembaga-pengangkat',
      idSumberGaji: 'sumber-gaji',
      jabatanFungsional: 'jabatan-fungsional',
      golongan: 'pangkat-golongan',
      pendidikanTertinggi: 'jenjang-pendidikan',
      jenjang: 'jenjang-pendidikan',
      keaktifan: 'status-keaktifan',
      'dosen_jabatan_fungsional.kode': 'jabatan-fungsional',
      'dosen_dokumen.jenis': 'jenis-dokumen',
    },
    diam: new Set(['id', 'uuid', 'idDosen', 'urut']),
  },
}

/** @throws Galat 403 of another prodi, 404 */
async function subjek({ db, session }: Context, id: string): Promise<Subjek> {
  await bukaDosen(db, session, id)
  return { kunci: () => id, jejak: [{ field: 'idDosen', nilai: id }] }
}

/** One timeline of every change of a lecturer and of his histories (Beyond 3, for those who teach). */
export const linimasaDosen = calls.router({
  list: calls.list.handler(
    async ({ input, context }) => await bacaLinimasa(context, LINIMASA, { subjek: await subjek(context, input.id), input }),
  ),
  isian: calls.isian.handler(async ({ input, context }) => ({
    data: await isianLinimasa(context, LINIMASA, { subjek: await subjek(context, input.id), area: input.area }),
  })),
})
