import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { JENIS_PAKET, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { toast } from '../../../kit/feedback/toast'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { TeksPanjangInput } from '../../../kit/form/inputs/teks-input'
import { pesanGalat } from '../../../kit/galat'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import { bacaHasil } from './baca-hasil'
import { NAMA_PAKET } from './nama-paket'

const { hasil } = api.dataMaster.pddikti
const PILIHAN = JENIS_PAKET.map((value) => ({ value, label: NAMA_PAKET[value] }))

/** 'Catat hasil': pasted lines of what Neo Feeder answered. */
export function HasilDialog({ onTutup }: { onTutup: () => void }) {
  const client = useQueryClient()
  const { id: kini } = usePeriode()
  const [jenis, setJenis] = useState<PaketPddikti>('biodata')
  const [periode, setPeriode] = useState(kini)
  const [teks, setTeks] = useState<string | null>(null)
  const data = bacaHasil(teks ?? '')
  const simpan = useMutation({
    mutationFn: () => hasil.call({ jenis, data, ...(jenis === 'akm' && { periode }) }),
    meta: { galat: 'sendiri' },
    onSuccess: ({ data: catatan }) => {
      void client.invalidateQueries({ queryKey: api.dataMaster.kelengkapan.key() })
      if (catatan.tidakDikenal.length > 0) return
      toast.berhasil(`${formatAngka(catatan.terkirim)} terkirim, ${formatAngka(catatan.gagal)} gagal`)
      onTutup()
    },
  })
  const tidakDikenal = simpan.data?.data.tidakDikenal ?? []
  return (
    <Modal opened onClose={onTutup} title="Catat hasil" size="lg">
      <Stack gap="md">
        <Text size="sm">Tempel dari Excel: NIM, lalu id dari Neo Feeder atau pesan galatnya, satu mahasiswa setiap baris.</Text>
        <PilihInput label="Jenis" required pilihan={PILIHAN} value={jenis} onChange={(satu) => setJenis(satu ?? 'biodata')} />
        {jenis === 'akm' && <PilihPeriode value={periode} onChange={setPeriode} />}
        <TeksPanjangInput label="Hasil" required value={teks} onChange={setTeks} maks={2_000_000} />
        {tidakDikenal.length > 0 && (
          <Alert color="kuning" role="alert">
            {`Tercatat, kecuali ${formatAngka(tidakDikenal.length)} NIM yang tidak dikenal: ${tidakDikenal.slice(0, 20).join(', ')}`}
          </Alert>
        )}
        {simpan.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(simpan.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            {tidakDikenal.length > 0 ? 'Tutup' : 'Batal'}
          </Button>
          <Button disabled={data.length === 0} loading={simpan.isPending} onClick={() => simpan.mutate()}>
            {data.length === 0 ? 'Catat' : `Catat ${formatAngka(data.length)} hasil`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
