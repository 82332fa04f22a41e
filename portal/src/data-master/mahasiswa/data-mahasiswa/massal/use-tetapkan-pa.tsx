import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { toast } from '../../../../kit/feedback/toast'
import { pesanGalat } from '../../../../kit/galat'
import type { BulkAction } from '../../../../kit/page/bulk'
import type { TableModel } from '../../../../kit/table/use-table-model'
import type { Target } from '../../../../kit/table/selection'
import { IkutiPekerjaan } from '../../../../shared/pekerjaan/ikuti-pekerjaan'
import { TetapkanDialog } from '../../../dosen/dosen-pa/tetapkan-dialog'
import { idMahasiswaOf, type AmbilId } from '../../status/id-mahasiswa'

/** 'Tetapkan dosen PA' on the list of students: the act for its bulk bar, and the dialog of the room 'Dosen PA'. */
export function useTetapkanPa(table: TableModel<MahasiswaRow>, ambil: AmbilId<MahasiswaRow>) {
  const client = useQueryClient()
  const [buka, setBuka] = useState<{ ids: string[]; prodi: string[] } | null>(null)
  const [pekerjaan, setPekerjaan] = useState<string | null>(null)
  const kumpulkan = useMutation({
    mutationFn: (target: Target<MahasiswaRow>) => idMahasiswaOf(target, ambil),
    meta: { galat: 'sendiri' },
    onSuccess: (ids, target) => setBuka({ ids, prodi: prodiDari(target, table) }),
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  const bulk: BulkAction<MahasiswaRow> = {
    label: 'Tetapkan dosen PA',
    call: api.dataMaster.dosenPa.bulk,
    open: (target) => kumpulkan.mutate(target),
  }
  const tutup = (idPekerjaan: string | null) => {
    setBuka(null)
    setPekerjaan(idPekerjaan)
    void client.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
  }
  const dialog = (
    <>
      {buka && (
        <TetapkanDialog target={{ kind: 'ids', ids: buka.ids, rows: [] }} jumlah={buka.ids.length} prodi={buka.prodi} onTutup={tutup} />
      )}
      {pekerjaan && <IkutiPekerjaan id={pekerjaan} onTutup={() => setPekerjaan(null)} />}
    </>
  )
  return { bulk, dialog }
}

/** Lecturers are offered of the students' own prodi; of everybody's where the filter does not say. */
function prodiDari(target: Target<MahasiswaRow>, { list }: TableModel<MahasiswaRow>): string[] {
  if (target.kind === 'ids') return [...new Set(target.rows.map(({ idProdi }) => idProdi))]
  const { prodi } = list.state.filter
  return Array.isArray(prodi) ? [...prodi] : typeof prodi === 'string' ? [prodi] : []
}
