import { Modal, Stack } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { api } from '../../../api'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId, Target } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { pilihanOf } from '../pilihan/pilihan'
import { sumberKlasifikasi } from './sumber-klasifikasi'
import { TambahkanForm } from './tambahkan-form'

/** 'Tambahkan ke klasifikasi' on a list of students: the act for its bulk bar, and its dialog. */
export function useTetapkanKlasifikasi<Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const [buka, setBuka] = useState<{ target: Target<Row>; jumlah: number } | null>(null)
  const [id, setId] = useState<string | null>(null)
  const bulk: BulkAction<Row> = {
    label: 'Tambahkan ke klasifikasi',
    call: api.dataMaster.klasifikasi.tambahAnggota,
    open: (target) => {
      setId(null)
      setBuka({ target, jumlah: selection.count })
    },
  }
  const tutup = () => setBuka(null)
  const dialog = buka && (
    <Modal opened onClose={tutup} title={`Tambahkan ${formatAngka(buka.jumlah)} mahasiswa ke klasifikasi`} size="lg">
      <Stack gap="md">
        <PilihJauhInput label="Klasifikasi" sumber={sumberKlasifikasi} value={id} onChange={setId} />
        <TambahkanForm key={id} id={id} pilihan={pilihanOf(buka.target)} onTutup={tutup} />
      </Stack>
    </Modal>
  )
  return { bulk, dialog }
}
