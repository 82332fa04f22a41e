import { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { Foto } from '../../../kit/berkas/foto'
import { NilaiAngka, NilaiTanggal } from '../../../kit/format/nilai'
import { columnsOf } from '../../../kit/table/schema-columns'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'

const column = columnsOf<MahasiswaRow>(MahasiswaRow)

/** Columns of 'Data Mahasiswa'; the first leads to the student, personal ones are chosen by who needs them. */
export const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('idFoto', {
    width: 56,
    cell: ({ idFoto, nama }) => <Foto alamat={idFoto === null ? null : alamatBerkas(idFoto, { kecil: true })} nama={nama} size={24} />,
  }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 210, card: 'isi' }),
  column('angkatan', { sort: 'angkatan', card: 'isi' }),
  column('semesterKe'),
  column('namaStatus', { cell: ({ status }) => <StatusMahasiswaBadge status={status} />, card: 'lencana', width: 170 }),
  column('jenisKelas', { width: 120 }),
  column('kelas'),
  column('dosenPa', { width: 200 }),
  column('ipk', { sort: 'ipk', cell: ({ ipk }) => <NilaiAngka nilai={ipk} desimal={2} /> }),
  column('sksLulus'),
  column('kelengkapan', { sort: 'kelengkapan', cell: ({ kelengkapan }) => `${kelengkapan}%` }),
  column('kelompokSesi', { shown: 'pilihan' }),
  column('sisaStudi', { shown: 'pilihan' }),
  column('kampus', { shown: 'pilihan' }),
  column('siapPddikti', { shown: 'pilihan' }),
  column('jenisDaftar', { shown: 'pilihan' }),
  column('jalurDaftar', { shown: 'pilihan' }),
  column('gelombang', { shown: 'pilihan' }),
  column('jenisKelamin', { shown: 'pilihan' }),
  column('agama', { shown: 'pilihan' }),
  column('tempatLahir', { shown: 'pilihan' }),
  column('tanggalLahir', { shown: 'pilihan', cell: ({ tanggalLahir }) => <NilaiTanggal nilai={tanggalLahir} /> }),
  column('asalSekolah', { shown: 'pilihan' }),
  column('provinsi', { shown: 'pilihan' }),
  column('klasifikasi', { shown: 'pilihan', width: 180 }),
  column('instansi', { shown: 'pilihan', width: 200 }),
  column('handphone', { shown: 'pilihan' }),
  column('email', { shown: 'pilihan' }),
]
