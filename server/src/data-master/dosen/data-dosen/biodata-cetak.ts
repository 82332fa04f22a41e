import type { BagianCetak, Cetakan, SelCetak } from '@sivitas/contract/data-master/cetakan'
import type {
  JabatanFungsional,
  JabatanStruktural,
  Pangkat,
  Pendidikan,
  Penugasan,
  Sertifikasi,
} from '@sivitas/contract/data-master/dosen/riwayat'
import { JENIS_SERTIFIKASI } from '@sivitas/contract/data-master/dosen/riwayat'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { kepalaCetakan, saatOf } from '../../cetakan/kepala'
import { assertBolehRahasia } from '../../cetakan/rahasia'
import { biasa, fakta, kolom, tabel } from '../../cetakan/sel'
import { bukaDosen } from './checks'
import { listKelas } from './queries'
import { listRiwayat, type JenisRiwayat } from './riwayat-queries'
import { dosenLengkap } from './show'

const tanggal = (hari: string | null) => (hari === null ? null : formatTanggal(hari))

type Lengkap = Awaited<ReturnType<typeof dosenLengkap>>

const identitas = (d: Lengkap): BagianCetak =>
  fakta(
    'Identitas',
    [
      ['Nama', d.namaLengkap],
      ['NIDN', d.nidn],
      ['NUPTK', d.nuptk],
      ['NIP', d.nip],
      ['NIK', d.nik],
      ['Jenis kelamin', d.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan'],
      ['Tempat, tanggal lahir', [d.tempatLahir, tanggal(d.tanggalLahir)].filter(Boolean).join(', ')],
      ['Agama', d.agama],
      ['Alamat', [d.jalan, d.dusun, d.kelurahan, d.wilayah, d.kodePos].filter(Boolean).join(', ')],
      ['Handphone', d.handphone],
      ['Email', d.email ?? d.emailKampus],
    ],
    { idFoto: d.idFoto },
  )

const kepegawaian = (d: Lengkap): BagianCetak =>
  fakta('Kepegawaian', [
    ['Jenis dosen', d.namaJenisDosen],
    ['Homebase', d.homebase],
    ['Status kepegawaian', d.statusKepegawaian],
    ['Status keaktifan', d.statusKeaktifan],
    ['Jabatan fungsional', d.jabatanFungsional],
    ['Pendidikan tertinggi', d.pendidikan],
    ['Bidang ilmu', d.bidangIlmu.join(', ')],
    ['SK pengangkatan', [d.noSkPengangkatan, tanggal(d.mulaiSkPengangkatan)].filter(Boolean).join(', ')],
    ['Perkiraan pensiun', tanggal(d.tanggalPensiun)],
    ['SINTA, Scopus, ORCID', [d.sintaId, d.scopusId, d.orcid].filter(Boolean).join(', ')],
  ])

/** A history of the lecturer as a table: titles, and the values of a row. */
type Bentuk<Row> = { jenis: JenisRiwayat; judul: string; kolom: string[]; sel: (row: Row) => SelCetak[] }

async function riwayat<Row>({ db }: Context, idDosen: string, { jenis, judul, kolom: titles, sel }: Bentuk<Row>): Promise<BagianCetak> {
  const rows = await listRiwayat<Row>(db, jenis, { idDosen })
  return tabel(
    judul,
    titles.map((title) => kolom(title)),
    rows.map((row) => biasa(sel(row))),
  )
}

async function bagianRiwayat(context: Context, id: string): Promise<BagianCetak[]> {
  return [
    await riwayat<z.output<typeof Pendidikan>>(context, id, {
      jenis: 'pendidikan',
      judul: 'Pendidikan',
      kolom: ['Jenjang', 'Perguruan tinggi', 'Program studi', 'Gelar', 'Tahun lulus'],
      sel: (row) => [row.namaJenjang, row.lembaga, row.prodi, row.gelar, String(row.tahunLulus)],
    }),
    await riwayat<z.output<typeof JabatanFungsional>>(context, id, {
      jenis: 'jabatanFungsional',
      judul: 'Jabatan fungsional',
      kolom: ['Jabatan', 'TMT', 'Nomor SK'],
      sel: (row) => [row.namaJabatan, tanggal(row.tmt), row.nomorSk],
    }),
    await riwayat<z.output<typeof Pangkat>>(context, id, {
      jenis: 'pangkat',
      judul: 'Pangkat dan golongan',
      kolom: ['Golongan', 'TMT', 'Nomor SK'],
      sel: (row) => [row.namaGolongan, tanggal(row.tmt), row.nomorSk],
    }),
    await riwayat<z.output<typeof JabatanStruktural>>(context, id, {
      jenis: 'jabatanStruktural',
      judul: 'Jabatan struktural',
      kolom: ['Jabatan', 'Unit', 'Mulai', 'Selesai'],
      sel: (row) => [row.nama, row.unit, tanggal(row.mulai), tanggal(row.selesai)],
    }),
    await riwayat<z.output<typeof Sertifikasi>>(context, id, {
      jenis: 'sertifikasi',
      judul: 'Sertifikasi',
      kolom: ['Jenis', 'Nomor', 'Bidang', 'Lembaga', 'Tahun'],
      sel: (row) => [JENIS_SERTIFIKASI[row.jenis], row.nomor, row.bidang, row.lembaga, String(row.tahun)],
    }),
    await riwayat<z.output<typeof Penugasan>>(context, id, {
      jenis: 'penugasan',
      judul: 'Penugasan',
      kolom: ['Tahun ajaran', 'Program studi', 'Surat tugas', 'Mulai'],
      sel: (row) => [`${row.tahunAjaran}/${row.tahunAjaran + 1}`, row.labelProdi, row.nomorSuratTugas, tanggal(row.mulaiSuratTugas)],
    }),
  ]
}

/** Classes on a CV: those of the last periods. */
const KELAS_MAKS = 40

async function mengajar({ db }: Context, id: string): Promise<BagianCetak> {
  const rows = await listKelas(db, id)
  return tabel(
    'Pengalaman mengajar',
    [kolom('Periode'), kolom('Mata kuliah', 'teks', 3), kolom('Kelas', 'teks', 1), kolom('Program studi'), kolom('SKS', 'desimal')],
    rows
      .slice(0, KELAS_MAKS)
      .map((row) =>
        biasa([
          labelPeriode(row.periode),
          `${row.kodeMakul} ${row.namaMakul}`,
          row.namaKelas,
          labelProdi(row.jenjangProdi, row.namaProdi),
          row.sksDosen,
        ]),
      ),
  )
}

type Ingin = { id: string; rahasia: boolean; alasan?: string | undefined }

/**
 * The CV of a lecturer (Documents 5): identity, employment, histories and what he taught.
 * @throws Galat 403 of another prodi, or unmasked without F2:T; 404; 422 unmasked without a reason
 */
export async function biodataDosenCetak(context: Context, { id, rahasia, alasan }: Ingin): Promise<Cetakan> {
  assertBolehRahasia(context, 'F2', { rahasia, alasan })
  await bukaDosen(context.db, context.session, id)
  const d = await dosenLengkap(context, id, { rahasia, ...(alasan && { alasan: `Biodata dicetak: ${alasan}` }) })
  const saat = saatOf(context, {})
  const kepala = await kepalaCetakan(context, { judul: `Biodata Dosen ${d.nama}`, kertas: 'A4', saat })
  return {
    ...kepala,
    jumlah: 1,
    bagian: [identitas(d), kepegawaian(d), ...(await bagianRiwayat(context, id)), await mengajar(context, id)],
    tanda: {
      tempatTanggal: formatTanggal(saat.tanggal),
      jabatan: ['Dosen yang bersangkutan'],
      nama: d.namaLengkap,
      nomor: d.nidn && `NIDN ${d.nidn}`,
    },
  }
}
