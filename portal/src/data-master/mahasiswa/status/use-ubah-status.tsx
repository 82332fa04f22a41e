import { Alert, List, Stack, Text } from '@mantine/core'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { toast } from '../../../kit/feedback/toast'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId, Target } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { idMahasiswaOf, type AmbilId } from './id-mahasiswa'
import { IsianStatus } from './isian-status'
import { IsianStatusBersama, pilihanStatus } from './isian-status-bersama'
import { useHariIni } from '../../../kit/format/zona'

const calls = api.dataMaster.statusMahasiswa
const PILIHAN = pilihanStatus((Object.keys(STATUS_MAHASISWA) as StatusMahasiswa[]).filter((kode) => kode !== 'N'))

type Hasil = Awaited<ReturnType<typeof calls.massal.call>>['data']

/** 'Ubah status' of many with one SK: an act for the bulk bar of a list of students, and its dialogs. */
export function useUbahStatus<Row extends { id: RowId }>(table: TableModel<Row>, ambilId: AmbilId<Row>) {
  const [target, setTarget] = useState<Target<Row> | null>(null)
  const [hasil, setHasil] = useState<Hasil | null>(null)
  const bulk: BulkAction<Row> = { label: 'Ubah status', call: calls.massal, open: setTarget }
  const selesai = (baru: Hasil) => {
    setTarget(null)
    setHasil(baru)
    if (baru.idPekerjaan === null && baru.ditolak === 0) toast.berhasil(`Status ${formatAngka(baru.berhasil)} mahasiswa berhasil diubah`)
    if (baru.ditolak === 0) table.selection.clear()
  }
  const dialog = (
    <>
      {target && (
        <UbahBanyakPanel
          ids={() => idMahasiswaOf(target, ambilId)}
          jumlah={table.selection.count}
          onSelesai={selesai}
          onTutup={() => setTarget(null)}
        />
      )}
      {hasil?.idPekerjaan && <IkutiPekerjaan id={hasil.idPekerjaan} onTutup={() => setHasil(null)} />}
      {hasil && hasil.idPekerjaan === null && hasil.ditolak > 0 && <Ditolak hasil={hasil} />}
    </>
  )
  return { bulk, dialog }
}

type PanelProps = Readonly<{ ids: () => Promise<string[]>; jumlah: number; onSelesai: (hasil: Hasil) => void; onTutup: () => void }>

function UbahBanyakPanel({ ids, jumlah, onSelesai, onTutup }: PanelProps) {
  const client = useQueryClient()
  const { periodeAktif } = useOperator()
  const hari = useHariIni()
  const periksa = useMutation({
    mutationFn: async (isi: Parameters<typeof calls.massal.call>[0]) => (await calls.massal.call({ ...isi, pratinjau: true })).data,
    meta: { galat: 'sendiri' },
  })
  const form = useFormulir({
    schema: IsianStatus,
    nama: 'Ubah status banyak mahasiswa',
    values: {
      status: null,
      periode: periodeAktif,
      tanggal: hari,
      nomorSk: null,
      tanggalSk: null,
      berkas: null,
      alasan: null,
      abaikan: false,
    },
    simpan: async (isi, { idempotencyKey }) => {
      const data = (await ids()).map((idMahasiswa) => ({ idMahasiswa }))
      const permintaan = { ...isi, data, pratinjau: false }
      // The first press shows who will be refused, the second one writes; what was changed in between is shown again.
      if (periksa.data === undefined || JSON.stringify(periksa.variables) !== JSON.stringify(permintaan)) {
        await periksa.mutateAsync(permintaan)
        return null
      }
      return await calls.massal.call(permintaan, { context: { idempotencyKey } })
    },
    berhasil: (jawaban) => {
      if (jawaban === null) return
      void client.invalidateQueries({ queryKey: api.dataMaster.key() })
      onSelesai(jawaban.data)
    },
  })
  const siap = periksa.data !== undefined
  return (
    <SidePanelForm
      title={`Ubah status ${formatAngka(jumlah)} mahasiswa`}
      form={form}
      submit={siap ? `Ubah ${formatAngka(periksa.data.berhasil)} mahasiswa` : 'Periksa'}
      onClose={onTutup}
    >
      <IsianStatusBersama periodeKini={periodeAktif} lampau={false} pilihan={PILIHAN}>
        {siap && <Ringkas hasil={periksa.data} />}
      </IsianStatusBersama>
    </SidePanelForm>
  )
}

/** What would be done: how many go where from, and who is refused for which reason. */
function Ringkas({ hasil }: { hasil: Hasil }) {
  const dari = new Map<string, number>()
  for (const satu of hasil.hasil) if (satu.berhasil && satu.dari) dari.set(satu.dari, (dari.get(satu.dari) ?? 0) + 1)
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {`${formatAngka(hasil.berhasil)} dapat diubah${[...dari].map(([kode, n]) => ` - ${n} dari ${STATUS_MAHASISWA[kode as StatusMahasiswa].nama}`).join('')}.`}
      </Text>
      {hasil.ditolak > 0 && <Ditolak hasil={hasil} />}
    </Stack>
  )
}

const TERLIHAT = 20

function Ditolak({ hasil }: { hasil: Hasil }) {
  const ditolak = hasil.hasil.filter(({ berhasil }) => !berhasil)
  return (
    <Alert color="kuning" role="alert" title={`${formatAngka(ditolak.length)} mahasiswa tidak dapat diubah`}>
      <List size="sm">
        {ditolak.slice(0, TERLIHAT).map(({ idMahasiswa, nim, nama, pesan }) => (
          <List.Item key={idMahasiswa}>{`${nim} ${nama}: ${pesan ?? ''}`}</List.Item>
        ))}
        {ditolak.length > TERLIHAT && <List.Item>{`dan ${formatAngka(ditolak.length - TERLIHAT)} mahasiswa lainnya`}</List.Item>}
      </List>
    </Alert>
  )
}
