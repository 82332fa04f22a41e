import { api } from '../../../api'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { pilihanOf } from '../pilihan/pilihan'
import { useDialogMassal } from '../pilihan/use-dialog-massal'
import { AturDialog } from './atur-dialog'
import { BagiDialog } from './bagi-dialog'

/** 'Atur kampus dan kelas' and 'Bagi ke kelas' on a list of students: acts for its bulk bar, and their dialog. */
export function usePenempatan<Row extends { id: RowId }>(table: TableModel<Row>) {
  const { buka, act, tutup, selesai, ikuti } = useDialogMassal<'atur' | 'bagi', Row>(table)
  const bulk: BulkAction<Row>[] = [
    { label: 'Atur kampus dan kelas', call: api.dataMaster.kampusJenisKelas.atur, open: act('atur') },
    { label: 'Bagi ke kelas', call: api.dataMaster.kelasDefault.bagi, open: act('bagi') },
  ]
  const Dialog = buka?.jenis === 'atur' ? AturDialog : BagiDialog
  const dialog = (
    <>
      {buka && <Dialog pilihan={pilihanOf(buka.target)} jumlah={buka.jumlah} onTutup={tutup} onSelesai={selesai} />}
      {ikuti}
    </>
  )
  return { bulk, dialog }
}
