import { Alert, Badge, Group, Stack, Text } from '@mantine/core'
import { SCOPES, type ScopeCode } from '@sivitas/contract/kit/scope'
import type { Scopes } from '@sivitas/rules/platform/scope'
import { KELOMPOK_SCOPE, PERINGATAN, TINGKAT } from '../nama-scope'
import { useMenuTerbuka } from '../menu-terbuka-context'
import classes from './hak.module.css'

/** What rights that deserve a second look are among these. */
export function PeringatanHak({ scopes }: { scopes: Scopes }) {
  const pesan = (Object.keys(PERINGATAN) as ScopeCode[]).flatMap((kode) => {
    const berlaku = kode === 'H1' ? scopes[kode] === 'T' : scopes[kode] !== undefined
    return berlaku ? [PERINGATAN[kode] ?? ''] : []
  })
  if (pesan.length === 0) return null
  return (
    <Alert color="kuning" title="Hak yang perlu perhatian">
      {pesan.map((satu) => (
        <Text key={satu}>{satu}</Text>
      ))}
    </Alert>
  )
}

/** Rights in words, group by group. */
export function DaftarHak({ scopes }: { scopes: Scopes }) {
  const grup = KELOMPOK_SCOPE.map(({ nama, kode }) => ({ nama, hak: kode.filter((satu) => scopes[satu] !== undefined) })).filter(
    ({ hak }) => hak.length > 0,
  )
  if (grup.length === 0) return <Text c="dimmed">Belum ada hak yang berlaku hari ini.</Text>
  return (
    <dl className={classes.daftar}>
      {grup.map(({ nama, hak }) => [
        <dt key={`${nama}-nama`}>{nama}</dt>,
        <dd key={nama}>
          {hak.map((kode) => (
            <Group key={kode} gap={6} wrap="nowrap" align="baseline">
              <Badge color={scopes[kode] === 'T' ? 'biru' : 'abu'}>{`${kode} ${TINGKAT[scopes[kode] ?? 'B']}`}</Badge>
              <Text size="xs">{SCOPES[kode].nama}</Text>
            </Group>
          ))}
        </dd>,
      ])}
    </dl>
  )
}

/** The pages that rights open, as the menu of this college shows them. */
export function DaftarMenu({ scopes }: { scopes: Scopes }) {
  const area = useMenuTerbuka()(scopes).filter(({ halaman }) => halaman.length > 0)
  return (
    <Stack gap={4}>
      {area.map(({ label, halaman }) => (
        <Text key={label} size="xs">
          <Text span inherit fw={600}>
            {`${label} (${halaman.length}): `}
          </Text>
          {halaman.map((satu) => satu.label).join(', ')}
        </Text>
      ))}
    </Stack>
  )
}
