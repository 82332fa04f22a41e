import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId, Target } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { pilihanOf } from '../pilihan/pilihan'
import { AturDialog } from './atur-dialog'
import { BagiDialog } from './bagi-dialog'

/** 'Atur kampus dan kelas' and 'Bagi ke kelas' on a list of students: acts for its bulk bar, and their dialog. */
export function usePenempatan<Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const [buka, setBuka] = useState<{ jenis: 'atur' | 'bagi'; target: Target<Row>; jumlah: number } | null>(null)
  const client = useQueryClient()
  const act = (jenis: 'atur' | 'bagi') => (target: Target<Row>) => setBuka({ jenis, target, jumlah: selection.count })
  const bulk: BulkAction<Row>[] = [
    { label: 'Atur kampus dan kelas', call: api.dataMaster.kampusJenisKelas.atur, open: act('atur') },
    { label: 'Bagi ke kelas', call: api.dataMaster.kelasDefault.bagi, open: act('bagi') },
  ]
  const [pekerjaan, setPekerjaan] = useState<string | null>(null)
  const tutup = () => setBuka(null)
  const selesai = (id: string | null = null) => {
    setBuka(null)
    selection.clear()
    setPekerjaan(id)
  }
  const Dialog = buka?.jenis === 'atur' ? AturDialog : BagiDialog
  const dialog = (
    <>
      {buka && <Dialog pilihan={pilihanOf(buka.target)} jumlah={buka.jumlah} onTutup={tutup} onSelesai={selesai} />}
      {pekerjaan !== null && (
        <IkutiPekerjaan
          id={pekerjaan}
          onTutup={() => {
            setPekerjaan(null)
            void client.invalidateQueries({ queryKey: api.dataMaster.key() })
          }}
        />
      )}
    </>
  )
  return { bulk, dialog }
}
