import { Alert, Stack, Table, Text } from '@mantine/core'
import type { Pembagian } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { sumberProdi } from '../../../shared/pickers/sumber-unit'
import { penetapan, penetapanAwal, useBolehLampaui } from './penetapan'

const Isian = z.object({ prodi: z.uuid('Pilih program studi').meta({ title: 'Program studi' }), ...penetapan })
const field = fields(Isian)

type BagiDialogProps = {
  prodi: string | undefined
  angkatan: readonly number[]
  /** Chosen students; without them those of the prodi who have no advisor. */
  idMahasiswa?: string[] | undefined
  onTutup: (idPekerjaan: string | null) => void
}

/** 'Bagi rata' with its outcome before it happens (DM-R12). */
export function BagiDialog({ prodi, angkatan, idMahasiswa, onTutup }: BagiDialogProps) {
  const client = useQueryClient()
  const periode = usePeriode().id
  const pilihan = usePilihanPeriode(periode)
  const lampaui = useBolehLampaui()
  const siapa = { ...(angkatan.length > 0 && { angkatan: [...angkatan] }), ...(idMahasiswa && { idMahasiswa }) }
  const form = useFormulir({
    schema: Isian,
    nama: 'Bagi rata dosen PA',
    values: { prodi: prodi ?? '', ...penetapanAwal(periode) },
    pesan: 'Dosen PA dibagi rata',
    simpan: (isi) => api.dataMaster.dosenPa.bagi.call({ ...isi, ...siapa }),
    berhasil: ({ data }) => {
      void client.invalidateQueries({ queryKey: api.dataMaster.dosenPa.key() })
      onTutup(data.idPekerjaan)
    },
  })
  return (
    <DialogForm title="Bagi rata dosen PA" form={form} onClose={() => onTutup(null)} submit="Simpan pembagian">
      <Text>
        {idMahasiswa
          ? `${formatAngka(idMahasiswa.length)} mahasiswa terpilih dibagi kepada dosen aktif prodi ini, mulai dari yang bimbingannya paling sedikit.`
          : 'Mahasiswa tanpa dosen PA dibagi kepada dosen aktif prodi ini, mulai dari yang bimbingannya paling sedikit.'}
      </Text>
      <field.PilihJauh name="prodi" sumber={sumberProdi} />
      <Pratinjau siapa={siapa} />
      <field.Pilih name="mulaiPeriode" pilihan={pilihan} />
      <field.Text name="nomorSk" />
      {lampaui && (
        <>
          <field.Centang name="melebihiKuota" description="Hanya Supervisor; alasan wajib diisi." />
          <field.Text name="alasan" />
        </>
      )}
    </DialogForm>
  )
}

function Pratinjau({ siapa }: { siapa: { angkatan?: number[]; idMahasiswa?: string[] } }) {
  const prodi = field.useNilai('prodi') ?? ''
  const lampaui = field.useNilai('melebihiKuota') === true
  const alasan = field.useNilai('alasan') ?? ''
  const bebas = lampaui && alasan.trim() !== ''
  const query = useQuery({
    queryKey: [...api.dataMaster.dosenPa.key(), 'bagi', prodi, siapa, bebas],
    queryFn: ({ signal }) =>
      api.dataMaster.dosenPa.bagi.call({ prodi, ...siapa, pratinjau: true, ...(bebas && { melebihiKuota: true, alasan }) }, { signal }),
    enabled: prodi !== '',
  })
  if (prodi === '') return null
  return (
    <Muatan query={query} baris={3}>
      {({ data }) => <Hasil pembagian={data} />}
    </Muatan>
  )
}

function Hasil({ pembagian: { dosen, jumlah, terbagi, tersisa } }: { pembagian: Pembagian }) {
  if (jumlah === 0) return <Alert color="hijau">Semua mahasiswa prodi ini sudah memiliki dosen PA.</Alert>
  const kena = dosen.filter(({ bebanLama, bebanBaru, maks }) => bebanBaru > bebanLama || bebanLama < maks)
  return (
    <Stack gap="xs" component="section" aria-label="Pratinjau pembagian">
      <Text>{`${formatAngka(terbagi)} dari ${formatAngka(jumlah)} mahasiswa dibagi kepada ${formatAngka(kena.length)} dosen.`}</Text>
      {tersisa > 0 && (
        <Alert color="kuning">{`${formatAngka(tersisa)} mahasiswa belum mendapat dosen PA karena semua kuota penuh. Naikkan batas bimbingan dosen di Data Dosen.`}</Alert>
      )}
      <Table.ScrollContainer minWidth={320} maxHeight={260}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Dosen</Table.Th>
              <Table.Th ta="end">Semula</Table.Th>
              <Table.Th ta="end">Menjadi</Table.Th>
              <Table.Th ta="end">Batas</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {kena.map(({ id, namaLengkap, bebanLama, bebanBaru, maks }) => (
              <Table.Tr key={id}>
                <Table.Td>{namaLengkap}</Table.Td>
                <Table.Td ta="end">{bebanLama}</Table.Td>
                <Table.Td ta="end" fw={600}>
                  {bebanBaru}
                </Table.Td>
                <Table.Td ta="end">{maks}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}
