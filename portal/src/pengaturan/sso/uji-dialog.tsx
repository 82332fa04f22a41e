import { Badge, Group, List, Modal, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import classes from './sso.module.css'

/** Discovery, addresses and sign-in of a client, step by step, with the claims that it would get of the tester. */
export function HasilUji({ id }: { id: string }) {
  const { data, error, isPending, mutate } = useMutation(api.pengaturan.ssoKlien.uji.mutationOptions({ meta: { galat: 'sendiri' } }))
  useEffect(() => mutate({ id }), [mutate, id])
  if (error) return <MuatGagalCard error={error} sibuk={isPending} onMuatUlang={() => mutate({ id })} />
  if (!data) return <Kerangka baris={4} />
  const { langkah, klaim } = data.data
  return (
    <Stack gap="md">
      <List listStyleType="none" spacing="sm">
        {langkah.map((satu) => (
          <List.Item key={satu.langkah}>
            <Group gap="sm">
              <Badge color={satu.berhasil ? 'hijau' : 'bahaya'}>{satu.berhasil ? 'Berhasil' : 'Gagal'}</Badge>
              <Text fw={600} className={classes.alamat ?? ''}>
                {satu.langkah}
              </Text>
            </Group>
            <Text>{satu.pesan}</Text>
          </List.Item>
        ))}
      </List>
      {klaim && (
        <section aria-labelledby="klaim-uji">
          <Title order={3} id="klaim-uji" mb="xs">
            Klaim tentang Anda
          </Title>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard must reach it. */}
          <pre className={classes.klaim} tabIndex={0}>
            {JSON.stringify(klaim, null, 2)}
          </pre>
        </section>
      )}
    </Stack>
  )
}

export function UjiDialog({ klien, onTutup }: { klien: { id: string; nama: string }; onTutup: () => void }) {
  return (
    <Modal opened onClose={onTutup} title={`Uji ${klien.nama}`} size={600}>
      <HasilUji id={klien.id} />
    </Modal>
  )
}
