import { useState } from 'react'
import { api } from '../../../../api'
import { usePeriode } from '../../../../auth/operator'
import type { BulkAction } from '../../../../kit/page/bulk'
import type { RowId, Target } from '../../../../kit/table/selection'
import type { TableModel } from '../../../../kit/table/use-table-model'
import { IkutiPekerjaan } from '../../../../shared/pekerjaan/ikuti-pekerjaan'
import { CetakDialog, type Cetakan } from './cetak-dialog'
import { pemilihOf } from './pemilih'

const { massalKhs, massalTranskrip } = api.akademik.hasilStudi

/** Printing many at once: acts for the bulk bar, and the dialog that they open. */
export function useCetak<Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const { id: periode } = usePeriode()
  const [open, setOpen] = useState<{ cetakan: Cetakan; target: Target<Row>; jumlah: number } | null>(null)
  const [idPekerjaan, setIdPekerjaan] = useState<string | null>(null)
  const act = (cetakan: Cetakan) => (target: Target<Row>) => setOpen({ cetakan, target, jumlah: selection.count })
  const bulk: BulkAction<Row>[] = [
    { label: 'Cetak KHS', call: massalKhs, open: act('khs') },
    { label: 'Cetak transkrip', call: massalTranskrip, open: act('transkrip') },
  ]
  const mulai = (id: string) => {
    setOpen(null)
    setIdPekerjaan(id)
  }
  const dialog = idPekerjaan ? (
    <IkutiPekerjaan id={idPekerjaan} onTutup={() => setIdPekerjaan(null)} />
  ) : (
    open && (
      <CetakDialog
        cetakan={open.cetakan}
        pemilih={pemilihOf(open.target)}
        jumlah={open.jumlah}
        periode={periode}
        onMulai={mulai}
        onTutup={() => setOpen(null)}
      />
    )
  )
  return { bulk, dialog }
}
