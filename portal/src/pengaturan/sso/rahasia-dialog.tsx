import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { KeyValues } from '../../kit/page/key-values'

export type RahasiaSekali = { idKlien: string; rahasia: string; rahasiaLamaSampai?: Date | string | null }

/** A client's secret, shown this once; only its hash is kept. */
export function RahasiaDialog({ hasil, onTutup }: { hasil: RahasiaSekali; onTutup: () => void }) {
  const { idKlien, rahasia, rahasiaLamaSampai } = hasil
  return (
    <Modal opened onClose={onTutup} title="Rahasia klien" size={520} closeOnClickOutside={false} closeOnEscape={false}>
      <Stack gap="md">
        <KeyValues
          facts={[
            { label: 'Client ID', value: idKlien, copy: idKlien },
            { label: 'Client secret', value: <Code fz="md">{rahasia}</Code>, copy: rahasia },
          ]}
        />
        <Alert color="kuning">
          Rahasia ini hanya ditampilkan satu kali. Tempelkan sekarang di sistem tujuan.
          {rahasiaLamaSampai && (
            <>
              {' '}
              Rahasia lama masih berlaku sampai <NilaiTanggalJam nilai={rahasiaLamaSampai} />.
            </>
          )}
        </Alert>
        <CopyButton value={rahasia}>
          {({ copied, copy }) => (
            <Group justify="flex-end" gap="sm">
              <Text component="output" c="dimmed">
                {copied ? 'Tersalin' : ''}
              </Text>
              <Button variant="default" data-autofocus onClick={copy}>
                Salin
              </Button>
              <Button onClick={onTutup}>Sudah ditempel</Button>
            </Group>
          )}
        </CopyButton>
      </Stack>
    </Modal>
  )
}
