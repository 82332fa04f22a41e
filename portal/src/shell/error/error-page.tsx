import { ActionIcon, Anchor, Button, CopyButton, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { IconCheck, IconCopy } from '../../kit/icons'
import { useUtama } from '../frame/in-frame'
import classes from './error-page.module.css'

type KerangkaGalatProps = { status: number; pesan: string; petunjuk?: string; requestId?: string | null; children: ReactNode }

/** The frame of all error pages: the status large, what is wrong, what to do, the way home. */
function KerangkaGalat({ status, pesan, petunjuk, requestId, children }: KerangkaGalatProps) {
  return (
    <Stack {...useUtama()} className={classes['halaman']} align="center" justify="center" gap="md">
      <Text component="p" className={classes['status']} aria-hidden>
        {status}
      </Text>
      <Title order={1} ta="center">
        <span className="hanya-pembaca">Galat {status}: </span>
        {pesan}
      </Title>
      {petunjuk && (
        <Text c="dimmed" ta="center">
          {petunjuk}
        </Text>
      )}
      <Group gap="sm" justify="center">
        {children}
        <Anchor component={Link} to="/">
          Ke halaman utama
        </Anchor>
      </Group>
      {requestId && <NomorPermintaan requestId={requestId} />}
    </Stack>
  )
}

function NomorPermintaan({ requestId }: { requestId: string }) {
  return (
    <Group gap="xs">
      <Text size="xs" c="dimmed">
        Nomor permintaan: {requestId}
      </Text>
      <CopyButton value={requestId}>
        {({ copied, copy }) => (
          <ActionIcon
            aria-label={copied ? 'Nomor permintaan tersalin' : 'Salin nomor permintaan'}
            title={copied ? 'Tersalin' : 'Salin'}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  )
}

/** An address that leads nowhere; the head says it in the source's own English words. `lain` is where the college keeps what was looked for. */
export function TidakDitemukan({ lain = null }: { lain?: string | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    document.title = 'This page could not be found'
  }, [])
  return (
    <KerangkaGalat
      status={404}
      pesan="Alamat yang Anda tuju tidak dapat ditemukan"
      petunjuk="Mohon periksa URL yang Anda ketikkan. Atau mohon hubungi administrator"
    >
      <Button onClick={() => navigate(-1)}>Kembali</Button>
      {lain !== null && <Anchor href={lain}>Buka sistem data master</Anchor>}
    </KerangkaGalat>
  )
}

/** A fault of ours: the message and a reload. */
export function GalatAplikasi({ pesan, requestId }: { pesan: string; requestId?: string | null }) {
  return (
    <KerangkaGalat status={500} pesan={pesan} petunjuk="Mohon perbaiki galat di atas" requestId={requestId ?? null}>
      <Button onClick={() => window.location.reload()}>Muat Ulang</Button>
    </KerangkaGalat>
  )
}

/** A page that the operator has no right to; `children` is how to ask for it. */
export function TanpaHak({ pesan, children }: { pesan: string; children?: ReactNode }) {
  const navigate = useNavigate()
  return (
    <KerangkaGalat status={403} pesan={pesan} petunjuk="Mintalah hak akses kepada administrator, atau kembali ke halaman sebelumnya.">
      {children}
      <Button variant="default" onClick={() => navigate(-1)}>
        Kembali
      </Button>
    </KerangkaGalat>
  )
}
