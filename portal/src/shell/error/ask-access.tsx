import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'

type MintaAksesProps = { codes: readonly string[]; halaman: string }

/** Sends the administrator a request for the missing right, with a reason (platform, Beyond 2). */
export function MintaAkses({ codes, halaman }: MintaAksesProps) {
  const [terbuka, setTerbuka] = useState(false)
  const [alasan, setAlasan] = useState('')
  const minta = useMutation(
    api.platform.permintaanAkses.minta.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        setTerbuka(false)
        toast.berhasil('Permintaan akses sudah dikirim kepada administrator.')
      },
    }),
  )
  const pendek = alasan.trim().length < 5
  return (
    <>
      <Button onClick={() => setTerbuka(true)} disabled={minta.isSuccess}>
        {minta.isSuccess ? 'Permintaan terkirim' : 'Minta akses'}
      </Button>
      <Modal opened={terbuka} onClose={() => setTerbuka(false)} title="Minta akses" size={400}>
        <Stack
          component="form"
          gap="md"
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault()
            minta.mutate({ scopeDiminta: [...codes], halaman, alasan: alasan.trim() })
          }}
        >
          <Text>Hak akses yang diminta: {codes.join(', ')}</Text>
          <Textarea
            label="Alasan"
            required
            withAsterisk
            autosize
            minRows={3}
            maxLength={500}
            data-autofocus
            description={`${alasan.length}/500, paling sedikit 5 karakter`}
            value={alasan}
            error={minta.error ? pesanGalat(minta.error) : undefined}
            onChange={(event) => setAlasan(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setTerbuka(false)}>
              Batal
            </Button>
            <Button type="submit" loading={minta.isPending} disabled={pendek}>
              Kirim
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
