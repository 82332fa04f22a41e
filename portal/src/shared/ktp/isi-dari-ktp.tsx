import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { toast } from '../../kit/feedback/toast'
import { atributTerima, periksaBerkas } from '../../kit/form/inputs/periksa-berkas'
import { IconCamera } from '../../kit/icons'
import { KtpDialog } from './ktp-dialog'

const SYARAT = { terima: ['jpg', 'png', 'webp'], maksBytes: 20 * 1_024_000 } as const

/** Fills the open form of a person from a photo of his KTP, after a look at what was read (data-master, Beyond 9). */
export function IsiDariKtp() {
  const pemilih = useRef<HTMLInputElement>(null)
  const [foto, setFoto] = useState<File | null>(null)
  const pilih = (berkas: File | undefined) => {
    if (berkas === undefined) return
    const salah = periksaBerkas(berkas, SYARAT)
    if (salah !== null) return toast.gagal(salah)
    setFoto(berkas)
  }
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<IconCamera size={16} aria-hidden />} onClick={() => pemilih.current?.click()}>
        Isi dari foto KTP
      </Button>
      <Text size="xs" c="dimmed">
        Foto dibaca di peramban ini dan tidak dikirim ke mana pun.
      </Text>
      <input
        ref={pemilih}
        type="file"
        hidden
        accept={atributTerima(SYARAT.terima)}
        aria-label="Foto KTP"
        onChange={(event) => {
          pilih(event.currentTarget.files?.[0])
          // The same photo may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {foto && <KtpDialog foto={foto} onTutup={() => setFoto(null)} onLain={() => pemilih.current?.click()} />}
    </Group>
  )
}
