import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { KeyValues } from '../kit/page/key-values'

export type SandiSekali = { nama: string; username: string; sandi: string }

/** A first password, shown this once: the server keeps only its hash, so it can't be asked for again. */
export function SandiSekaliDialog({ hasil, onTutup }: { hasil: SandiSekali; onTutup: () => void }) {
  const { nama, username, sandi } = hasil
  return (
    <Modal opened onClose={onTutup} title="Kata sandi pertama" size={480} closeOnClickOutside={false} closeOnEscape={false}>
      <Stack gap="md">
        <KeyValues
          facts={[
            { label: 'Nama', value: nama },
            { label: 'Nama pengguna', value: username },
            { label: 'Kata sandi', value: <Code fz="md">{sandi}</Code> },
          ]}
        />
        <Alert color="kuning">
          Kata sandi ini hanya ditampilkan satu kali. Sampaikan langsung kepada pemiliknya; ia wajib menggantinya saat pertama kali masuk.
        </Alert>
        <CopyButton value={`Nama pengguna: ${username}\nKata sandi: ${sandi}`}>
          {({ copied, copy }) => (
            <Group justify="flex-end" gap="sm">
              <Text component="output" c="dimmed">
                {copied ? 'Tersalin' : ''}
              </Text>
              <Button variant="default" data-autofocus onClick={copy}>
                Salin
              </Button>
              <Button onClick={onTutup}>Sudah dicatat</Button>
            </Group>
          )}
        </CopyButton>
      </Stack>
    </Modal>
  )
}
