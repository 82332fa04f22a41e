import { ProdiRow } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { Text } from '@mantine/core'
import { NilaiAngka, NilaiTanggal } from '../../../kit/format/nilai'
import { columnsOf } from '../../../kit/table/schema-columns'
import { AkreditasiChip } from '../akreditasi/masa-chip'
import { StatusProdiBadge } from './status-prodi-badge'

type Row = Omit<ProdiRow, 'diubahPada'>
const column = columnsOf<Row>(ProdiRow)

/** Columns of 'Program Studi'; the name leads to the prodi. */
export const COLUMNS = [
  column('labelProdi', { sort: 'nama', width: 230 }),
  column('kode', { sort: 'kode', width: 80, card: 'isi' }),
  column('akreditasi', {
    sort: 'akreditasiBerakhir',
    width: 270,
    align: 'start',
    card: 'isi',
    cell: ({ akreditasi }) => <AkreditasiChip akreditasi={akreditasi} />,
  }),
  {
    id: 'akreditasiSampai',
    title: 'Berlaku sampai',
    width: 150,
    shown: 'pilihan' as const,
    cell: ({ akreditasi }: Row) => <NilaiTanggal nilai={akreditasi?.tanggalBerakhir ?? null} />,
  },
  column('mahasiswaAktif', { sort: 'mahasiswaAktif', card: 'isi', cell: ({ mahasiswaAktif }) => <NilaiAngka nilai={mahasiswaAktif} /> }),
  column('dosenTetap', { sort: 'dosenTetap', cell: ({ dosenTetap }) => <NilaiAngka nilai={dosenTetap} /> }),
  column('rasio', { align: 'end', width: 110, cell: ({ rasio, rasioMerah }) => <RasioText rasio={rasio} merah={rasioMerah} /> }),
  column('namaStatus', {
    sort: 'status',
    width: 110,
    card: 'lencana',
    cell: ({ status, namaStatus }) => <StatusProdiBadge status={status} nama={namaStatus} />,
  }),
  column('namaJurusan', { width: 180 }),
  column('kelengkapan', { sort: 'kelengkapan', cell: ({ kelengkapan }) => (kelengkapan === null ? '-' : `${kelengkapan}%`) }),
  column('namaKaprodi', { width: 190 }),
  column('namaFakultas', { sort: 'fakultas', width: 200, shown: 'pilihan' }),
  column('jenjangProdi', { sort: 'jenjang', width: 90, shown: 'pilihan' }),
]

/** A ratio above the limit, or with fewer than five permanent lecturers, is red and says so (DM-R11). */
export function RasioText({ rasio, merah }: { rasio: string; merah: boolean }) {
  return (
    <Text
      component="span"
      inherit
      data-angka
      {...(merah && { c: 'bahaya', fw: 600, title: 'Melampaui batas, atau dosen tetap kurang dari 5' })}
    >
      {rasio}
    </Text>
  )
}
