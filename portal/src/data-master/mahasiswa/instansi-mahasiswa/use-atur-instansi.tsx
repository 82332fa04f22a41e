import { JENIS_TUGAS, type JenisTugas } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { CentangInput } from '../../../kit/form/inputs/saklar-input'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId, Target } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { DitolakAlert } from '../pilihan/ditolak-alert'
import { PeriksaDialog } from '../pilihan/periksa-dialog'
import { pilihanOf, type Pilihan } from '../pilihan/pilihan'
import { sumberInstansi } from './sumber-instansi'

const { atur } = api.dataMaster.instansi
const TUGAS = Object.entries(JENIS_TUGAS).map(([value, label]) => ({ value: value as JenisTugas, label }))

/** 'Atur instansi' on a list of students: the act for its bulk bar, and its dialog. */
export function useAturInstansi<Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const [buka, setBuka] = useState<{ target: Target<Row>; jumlah: number } | null>(null)
  const bulk: BulkAction<Row> = { label: 'Atur instansi', call: atur, open: (target) => setBuka({ target, jumlah: selection.count }) }
  const selesai = () => {
    setBuka(null)
    selection.clear()
  }
  const dialog = buka && (
    <AturInstansiDialog pilihan={pilihanOf(buka.target)} jumlah={buka.jumlah} onTutup={() => setBuka(null)} onSelesai={selesai} />
  )
  return { bulk, dialog }
}

type Props = Readonly<{ pilihan: Pilihan; jumlah: number; onTutup: () => void; onSelesai: () => void }>

function AturInstansiDialog({ pilihan, jumlah, onTutup, onSelesai }: Props) {
  const client = useQueryClient()
  const [lepas, setLepas] = useState(false)
  const [idInstansi, setInstansi] = useState<string | null>(null)
  const [unitKerja, setUnit] = useState<string | null>(null)
  const [jenisTugas, setTugas] = useState<JenisTugas | null>(null)
  const isi = lepas
    ? { pilihan, idInstansi: null }
    : { pilihan, ...(idInstansi && { idInstansi }), ...(unitKerja && { unitKerja }), ...(jenisTugas && { jenisTugas }) }
  return (
    <PeriksaDialog
      judul={`Atur instansi ${formatAngka(jumlah)} mahasiswa`}
      isi={isi}
      jalankan={async (kini, pratinjau) => (await atur.call({ ...kini, pratinjau })).data}
      tampil={(hasil) => (
        <Stack gap="sm">
          <Text size="sm">{`${formatAngka(hasil.jumlah)} mahasiswa berubah.`}</Text>
          <DitolakAlert ditolak={hasil.ditolak} />
        </Stack>
      )}
      kata={(hasil) => (hasil.jumlah > 0 ? `Ubah ${formatAngka(hasil.jumlah)} mahasiswa` : null)}
      onTutup={onTutup}
      onSelesai={(hasil) => {
        void client.invalidateQueries({ queryKey: api.dataMaster.key() })
        toast.berhasil(`${formatAngka(hasil.jumlah)} mahasiswa berhasil diubah`)
        onSelesai()
      }}
    >
      <CentangInput label="Lepas dari instansi" value={lepas} onChange={(nilai) => setLepas(nilai ?? false)} />
      {!lepas && (
        <>
          <PilihJauhInput label="Instansi" sumber={sumberInstansi} value={idInstansi} onChange={setInstansi} />
          <TeksInput label="Unit kerja" value={unitKerja} onChange={setUnit} />
          <PilihInput label="Jenis tugas" pilihan={TUGAS} value={jenisTugas} onChange={setTugas} />
        </>
      )}
    </PeriksaDialog>
  )
}
