import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { Button, Card, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api'
import { useIsiBerkas } from '../../../kit/berkas/use-isi-berkas'
import { toast } from '../../../kit/feedback/toast'
import { adaKamera, KameraDialog } from '../../../kit/form/inputs/kamera-dialog'
import { pesanGalat } from '../../../kit/galat'
import { IconCamera, IconUpload } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import classes from './foto-card.module.css'
import type { Mahasiswa } from './mahasiswa'

const PotongGambarDialog = lazy(async () => ({
  default: (await import('../../../kit/form/inputs/potong-gambar-dialog')).PotongGambarDialog,
}))
const TERIMA = 'image/jpeg,image/png'
const RASIO = 3 / 4

/** The photo, and another one by file or camera, cropped to 3:4 (DM-R20). */
export function FotoCard({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const { id, nama, idFoto } = mahasiswa
  const url = useIsiBerkas(idFoto === null ? null : alamatBerkas(idFoto))
  const queryClient = useQueryClient()
  const [berkas, setBerkas] = useState<File | null>(null)
  const [kamera, setKamera] = useState(false)
  const calls = api.dataMaster.mahasiswaTulis
  const boleh = useMay()(calls.foto)
  const kirim = useMutation(
    calls.foto.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil('Foto berhasil diubah')
        void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return (
    <Card component="section" id="foto" aria-label="Foto">
      <Stack gap="xs" align="center">
        {url ? <img src={url} alt={`Foto ${nama}`} className={classes.foto} /> : <div className={classes.kosong}>Belum ada foto</div>}
        {boleh && (
          <Group gap="xs">
            <FileButton accept={TERIMA} onChange={setBerkas}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="compact-sm"
                  loading={kirim.isPending}
                  leftSection={<IconUpload size={14} aria-hidden />}
                >
                  Unggah foto
                </Button>
              )}
            </FileButton>
            {adaKamera() && (
              <Button
                variant="default"
                size="compact-sm"
                disabled={kirim.isPending}
                leftSection={<IconCamera size={14} aria-hidden />}
                onClick={() => setKamera(true)}
              >
                Kamera
              </Button>
            )}
          </Group>
        )}
        {boleh && <Text c="dimmed">JPG atau PNG, paling kecil 300 x 400 piksel, paling besar 5 MB.</Text>}
      </Stack>
      {kamera && (
        <KameraDialog
          onTutup={() => setKamera(false)}
          onAmbil={(file) => {
            setKamera(false)
            setBerkas(file)
          }}
        />
      )}
      {berkas && (
        <Suspense fallback={null}>
          <PotongGambarDialog
            berkas={berkas}
            rasio={RASIO}
            onTutup={() => setBerkas(null)}
            onPotong={(file) => kirim.mutate({ id, file })}
          />
        </Suspense>
      )}
    </Card>
  )
}
