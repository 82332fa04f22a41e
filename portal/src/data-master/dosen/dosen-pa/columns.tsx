import { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { TANPA_NILAI } from '../../../kit/format/nilai'
import { IconGripVertical } from '../../../kit/icons'
import type { Column } from '../../../kit/table/column'
import { columnsOf } from '../../../kit/table/schema-columns'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import classes from './dosen-pa.module.css'

const column = columnsOf<MahasiswaBimbingan>(MahasiswaBimbingan)

/** The columns of students; the name carries the grip by which a row is dragged to a lecturer, for those who may assign. */
export function columnsOfBimbingan(onGeser: ((row: MahasiswaBimbingan) => void) | null): Column<MahasiswaBimbingan>[] {
  return [
    column('nama', {
      sort: 'nama',
      width: 230,
      cell: (row) =>
        onGeser === null ? (
          row.nama
        ) : (
          <span
            className={classes.geser}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', row.nim)
              onGeser(row)
            }}
            title="Seret ke dosen di kiri untuk menetapkan"
          >
            <IconGripVertical size={14} aria-hidden />
            {row.nama}
          </span>
        ),
    }),
    column('nim', { sort: 'nim', width: 120, card: 'isi' }),
    column('labelProdi', { width: 200, shown: 'pilihan' }),
    column('angkatan', { sort: 'angkatan', card: 'isi' }),
    column('semesterKe'),
    column('namaStatus', { cell: ({ status }) => <StatusMahasiswaBadge status={status} />, card: 'lencana' }),
    column('dosenPa', { width: 210, card: 'isi', cell: ({ dosenPa }) => dosenPa ?? <span className={classes.tanpa}>Tanpa dosen PA</span> }),
    column('mulaiPeriode', {
      width: 150,
      align: 'start',
      cell: ({ mulaiPeriode }) => (mulaiPeriode === null ? TANPA_NILAI : labelPeriode(mulaiPeriode)),
    }),
  ]
}
