import { Alert, Button, Group, Modal, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { JENIS_PAKET, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { toast } from '../../../kit/feedback/toast'
import { BerkasInput } from '../../../kit/form/inputs/berkas-input'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { pesanGalat } from '../../../kit/galat'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import { bacaHasil } from './baca-hasil'
import { NAMA_PAKET } from './nama-paket'

const { hasil } = api.dataMaster.pddikti
const PILIHAN = JENIS_PAKET.map((value) => ({ value, label: NAMA_PAKET[value] }))
const TERIMA = ['xlsx', 'csv', 'json']
const MAKS_BYTES = 20 * 1_024_000
const CARA = [
  { value: 'unggah', label: 'Unggah berkas' },
  { value: 'tempel', label: 'Tempel dari Excel' },
]

/** What is sent: the chosen file, or the pasted lines. */
function useIsian() {
  const [cara, setCara] = useState('unggah')
  const [file, setFile] = useState<File | null>(null)
  const [teks, setTeks] = useState('')
  const data = bacaHasil(teks)
  const isi = cara === 'unggah' ? (file === null ? null : { file }) : data.length === 0 ? null : { data }
  const tombol = cara === 'tempel' && data.length > 0 ? `Catat ${formatAngka(data.length)} hasil` : 'Catat'
  return { cara, setCara, file, setFile, teks, setTeks, isi, tombol }
}

/** 'Catat hasil': what Neo Feeder answered, as a file of it or as pasted lines. */
export function HasilDialog({ onTutup }: { onTutup: () => void }) {
  const client = useQueryClient()
  const { id: kini } = usePeriode()
  const [jenis, setJenis] = useState<PaketPddikti>('biodata')
  const [periode, setPeriode] = useState(kini)
  const isian = useIsian()
  const simpan = useMutation({
    mutationFn: () => hasil.call({ jenis, ...isian.isi, ...(jenis === 'akm' && { periode }) }),
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
        <PilihInput label="Jenis" required pilihan={PILIHAN} value={jenis} onChange={(satu) => setJenis(satu ?? 'biodata')} />
        {jenis === 'akm' && <PilihPeriode value={periode} onChange={setPeriode} />}
        <SegmentedControl aria-label="Cara mencatat" data={CARA} value={isian.cara} onChange={isian.setCara} />
        {isian.cara === 'unggah' ? (
          <>
            <Text size="sm">
              Berkas XLSX, CSV, atau JSON jawaban Neo Feeder: kolom nim, nik, atau id dari PDDikti, lalu id baru atau pesan galatnya.
            </Text>
            <BerkasInput label="Berkas hasil" required terima={TERIMA} maksBytes={MAKS_BYTES} value={isian.file} onChange={isian.setFile} />
          </>
        ) : (
          <Textarea
            label="Hasil"
            description="NIM, lalu id dari Neo Feeder atau pesan galatnya, satu mahasiswa setiap baris."
            required
            autosize
            minRows={4}
            maxRows={12}
            value={isian.teks}
            onChange={(event) => isian.setTeks(event.currentTarget.value)}
          />
        )}
        {tidakDikenal.length > 0 && (
          <Alert color="kuning" role="alert">
            {`Tercatat, kecuali ${formatAngka(tidakDikenal.length)} yang tidak dikenal: ${tidakDikenal.slice(0, 20).join(', ')}`}
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
          <Button disabled={isian.isi === null} loading={simpan.isPending} onClick={() => simpan.mutate()}>
            {isian.tombol}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
