import { Button, FileButton, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../kit/export/save-file'
import { toast } from '../../../kit/feedback/toast'
import { IconDownload, IconPhoto, IconUpload } from '../../../kit/icons'
import { pesanGalat } from '../../../kit/galat'
import { kirimBerkas } from '../../berkas/kirim-berkas'
import { bacaRancangan, tulisRancangan, type IsiKartu } from './berkas-rancangan'
import { gambarLatar, pasangLatar } from './latar-belakang'

type AlatRancanganProps = Readonly<{
  isi: IsiKartu
  sisi: 'depan' | 'belakang'
  disabled: boolean | undefined
  onUbah: (isi: IsiKartu) => void
}>

const kirim = kirimBerkas('foto')
const ikon = { size: 16, 'aria-hidden': true } as const

/** The whole design: its background from JPG, PNG or PDF, and the file that it leaves and comes by. */
export function AlatRancangan({ isi, sisi, disabled, onUbah }: AlatRancanganProps) {
  const latar = useMutation({
    mutationFn: async (berkas: File) =>
      await kirim(await gambarLatar(berkas), { signal: new AbortController().signal, onProgres: () => undefined }),
    meta: { galat: 'sendiri' },
    onSuccess: ({ id }) => onUbah({ ...isi, [sisi]: pasangLatar(isi[sisi], id) }),
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  const impor = useMutation({
    mutationFn: async (berkas: File) => bacaRancangan(await berkas.text()),
    meta: { galat: 'sendiri' },
    onSuccess: (baru) => {
      onUbah(baru)
      toast.berhasil('Rancangan berhasil diimpor. Simpan untuk memakainya.')
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (
    <Group gap="xs" role="group" aria-label="Rancangan">
      {!disabled && (
        <>
          <FileButton accept="image/jpeg,image/png,application/pdf" onChange={(berkas) => berkas && latar.mutate(berkas)}>
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" loading={latar.isPending} leftSection={<IconPhoto {...ikon} />}>
                Latar belakang
              </Button>
            )}
          </FileButton>
          <FileButton accept="application/json,.json" onChange={(berkas) => berkas && impor.mutate(berkas)}>
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" loading={impor.isPending} leftSection={<IconUpload {...ikon} />}>
                Impor JSON
              </Button>
            )}
          </FileButton>
        </>
      )}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload {...ikon} />}
        onClick={() => saveFile(new Blob([tulisRancangan(isi)], { type: 'application/json' }), 'Rancangan kartu.json')}
      >
        Ekspor JSON
      </Button>
    </Group>
  )
}
