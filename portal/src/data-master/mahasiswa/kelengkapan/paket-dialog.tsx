import { Alert, Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { JENIS_PAKET, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { pesanGalat } from '../../../kit/galat'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import { NAMA_PAKET } from './nama-paket'

const { paket } = api.dataMaster.pddikti

type Props = Readonly<{ prodi: string | null; onMulai: (idPekerjaan: string) => void; onTutup: () => void }>

/** 'Unduh paket Neo Feeder': which acts, of which period, in which form; the file comes from a job. */
export function PaketDialog({ prodi, onMulai, onTutup }: Props) {
  const { id: kini } = usePeriode()
  const [jenis, setJenis] = useState<readonly PaketPddikti[]>(['biodata', 'riwayat'])
  const [periode, setPeriode] = useState(kini)
  const [format, setFormat] = useState<'json' | 'xlsx'>('json')
  const jalan = useMutation(paket.mutationOptions({ meta: { galat: 'sendiri' }, onSuccess: ({ data }) => onMulai(data.idPekerjaan) }))
  const mulai = () => {
    jalan.mutate({
      jenis: JENIS_PAKET.filter((satu) => jenis.includes(satu)),
      format,
      periode,
      ...(prodi !== null && { prodi: [prodi] }),
    })
  }
  return (
    <Modal opened onClose={onTutup} title="Unduh paket Neo Feeder">
      <Stack gap="md">
        <Text size="sm">
          Hanya data yang siap yang masuk paket. Sisanya tercantum pada berkas &apos;Perlu diperbaiki&apos; di dalam paket yang sama. Data
          yang sudah terkirim lalu berubah masuk berkas Update-nya masing-masing.
        </Text>
        <PilihPeriode value={periode} onChange={setPeriode} />
        <Checkbox.Group label="Isi paket" value={[...jenis]} onChange={(semua) => setJenis(semua as PaketPddikti[])}>
          <Stack gap="xs" mt="xs">
            {JENIS_PAKET.map((satu) => (
              <Checkbox key={satu} value={satu} label={NAMA_PAKET[satu]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Radio.Group label="Format" value={format} onChange={(baru) => setFormat(baru as 'json' | 'xlsx')}>
          <Group gap="md" mt="xs">
            <Radio value="json" label="JSON" />
            <Radio value="xlsx" label="XLSX" />
          </Group>
        </Radio.Group>
        {jalan.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(jalan.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button disabled={jenis.length === 0} loading={jalan.isPending} onClick={mulai}>
            Buat paket
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
