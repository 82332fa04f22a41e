import { DosenRow } from '@sivitas/contract/data-master/dosen/dosen'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { Group } from '@mantine/core'
import { Foto } from '../../../kit/berkas/foto'
import { NilaiAngka, NilaiTanggal } from '../../../kit/format/nilai'
import { StatusBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'

const column = columnsOf<DosenRow>(DosenRow)

/** Columns of 'Data Dosen' in the order of the document; personal ones are chosen by who needs them. */
export const COLUMNS = [
  column('namaLengkap', { sort: 'nama', width: 250, title: 'Nama', cell: Nama }),
  column('nidn', { sort: 'nidn', width: 150, title: 'NIDN/NUPTK', card: 'isi', cell: ({ nidn, nuptk }) => nidn ?? nuptk ?? '-' }),
  column('namaJenisDosen', { width: 130 }),
  column('ikatanKerja', { width: 130 }),
  column('homebase', { sort: 'homebase', width: 200, card: 'isi' }),
  column('jabatanFungsional', { width: 140, card: 'isi' }),
  column('pendidikan', { width: 90 }),
  column('serdos', { width: 80, cell: ({ serdos }) => (serdos ? 'Ada' : 'Tidak') }),
  column('statusKeaktifan', {
    width: 130,
    card: 'lencana',
    cell: ({ statusAktif, statusKeaktifan }) => <StatusBadge kode={statusAktif === 'A' ? 'aktif' : 'nonaktif'} nama={statusKeaktifan} />,
  }),
  column('bebanPa', { width: 110, align: 'end', cell: ({ bebanPa, maksBimbinganPa }) => `${bebanPa} / ${maksBimbinganPa}` }),
  column('sksPeriode', { width: 90, align: 'end', title: 'SKS periode', cell: ({ sksPeriode }) => <NilaiAngka nilai={sksPeriode} /> }),
  column('kelengkapan', {
    sort: 'kelengkapan',
    width: 110,
    align: 'end',
    title: 'Kelengkapan',
    cell: ({ kelengkapan }) => `${kelengkapan}%`,
  }),
  column('nuptk', { shown: 'pilihan' }),
  column('nip', { shown: 'pilihan' }),
  column('golongan', { shown: 'pilihan' }),
  column('tanggalPensiun', { sort: 'pensiun', shown: 'pilihan', cell: ({ tanggalPensiun }) => <NilaiTanggal nilai={tanggalPensiun} /> }),
  column('tanggalLahir', { shown: 'pilihan', cell: ({ tanggalLahir }) => <NilaiTanggal nilai={tanggalLahir} /> }),
  column('handphone', { shown: 'pilihan' }),
  column('email', { shown: 'pilihan' }),
]

function Nama({ namaLengkap, idFoto }: DosenRow) {
  return (
    <Group component="span" gap={8} wrap="nowrap">
      <Foto alamat={idFoto === null ? null : alamatBerkas(idFoto, { kecil: true })} nama={namaLengkap} size={24} />
      <span>{namaLengkap}</span>
    </Group>
  )
}
