import type { AktivitasKuliah } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import type { BulkAction } from '../../../kit/page/bulk'
import { DialogForm } from '../../../kit/page/side-panel-form'
import type { TableModel } from '../../../kit/table/use-table-model'

const calls = api.akademik.aktivitasKuliah
const Isian = z.object({ alasan: z.string().trim().min(5, 'Alasan minimal 5 karakter').max(500).meta({ title: 'Alasan' }) })
const field = fields(Isian)

/** 'Terima selisih': a Supervisor takes over what locked rows would say now. */
export function useSelisih(table: TableModel<AktivitasKuliah>) {
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const [ids, setIds] = useState<string[] | null>(null)
  const bulk: BulkAction<AktivitasKuliah>[] = supervisor
    ? [
        {
          label: 'Terima selisih',
          call: calls.terimaSelisih,
          open: (target) =>
            setIds((target.kind === 'ids' ? target.rows : table.rows).filter(({ selisih }) => selisih !== null).map(({ id }) => id)),
        },
      ]
    : []
  const tutup = () => setIds(null)
  const selesai = () => {
    tutup()
    table.selection.clear()
  }
  return { bulk, dialog: ids && <SelisihDialog ids={ids} onSelesai={selesai} onTutup={tutup} /> }
}

type Props = Readonly<{ ids: string[]; onSelesai: () => void; onTutup: () => void }>

function SelisihDialog({ ids, onSelesai, onTutup }: Props) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: Isian,
    nama: 'Terima selisih',
    values: { alasan: null },
    pesan: 'Selisih diterima',
    terkunci: ids.length === 0,
    simpan: ({ alasan }, { idempotencyKey }) =>
      calls.terimaSelisih.call({ data: ids.map((id) => ({ id })), alasan }, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onSelesai()
    },
  })
  return (
    <DialogForm title="Terima selisih" form={form} submit="Terima" onClose={onTutup}>
      <Text size="sm">
        {ids.length === 0
          ? 'Tidak ada selisih pada baris yang dipilih.'
          : `IPS, IPK, dan SKS ${formatAngka(ids.length)} aktivitas kuliah diganti dengan hasil hitung terbaru.`}
      </Text>
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
