import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import type { RowId, Target } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'

/** The dialog of an act on the chosen rows of a list, one kind at a time, and the job that follows it where the rows are many. */
export function useDialogMassal<Jenis extends string, Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const client = useQueryClient()
  const [buka, setBuka] = useState<{ jenis: Jenis; target: Target<Row>; jumlah: number } | null>(null)
  const [pekerjaan, setPekerjaan] = useState<string | null>(null)
  return {
    buka,
    /** Opens the dialog of a kind, for the bulk bar. */
    act: (jenis: Jenis) => (target: Target<Row>) => setBuka({ jenis, target, jumlah: selection.count }),
    tutup: () => setBuka(null),
    selesai: (idPekerjaan: string | null = null) => {
      setBuka(null)
      selection.clear()
      setPekerjaan(idPekerjaan)
    },
    ikuti: pekerjaan !== null && (
      <IkutiPekerjaan
        id={pekerjaan}
        onTutup={() => {
          setPekerjaan(null)
          void client.invalidateQueries({ queryKey: api.dataMaster.key() })
        }}
      />
    ),
  }
}

/** What every change of many ends with: the lists are asked anew, and it is said how many have changed unless a job will. */
export function useTerubah(onSelesai: (idPekerjaan: string | null) => void) {
  const client = useQueryClient()
  return ({ jumlah, idPekerjaan }: { jumlah: number; idPekerjaan: string | null }) => {
    void client.invalidateQueries({ queryKey: api.dataMaster.key() })
    if (idPekerjaan === null) toast.berhasil(`${formatAngka(jumlah)} mahasiswa berhasil diubah`)
    onSelesai(idPekerjaan)
  }
}
