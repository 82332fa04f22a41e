import { Anchor, Drawer, Group, List, Text, ThemeIcon } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { IconCheck, IconX } from '../../kit/icons'
import type { Periode } from './periode'

/** The closing checklist of a period: what is done, how many are left, and the way there. */
export function Syarat({ id }: { id: number }) {
  const query = useQuery(api.akademik.periode.periksaTutup.queryOptions({ input: { id }, staleTime: 0 }))
  return (
    <Muatan query={query} baris={2}>
      {({ data }) => (
        <List spacing="xs" center listStyleType="none">
          {data.map(({ kode, syarat, terpenuhi, jumlah, tautan }) => (
            <List.Item
              key={kode}
              icon={
                <ThemeIcon color={terpenuhi ? 'hijau' : 'bahaya'} variant="light" size={20} radius="xl">
                  {terpenuhi ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
                </ThemeIcon>
              }
            >
              <Group gap="xs">
                <Text component="span" size="sm">
                  {terpenuhi ? `${syarat}.` : `${syarat}: tersisa ${formatAngka(jumlah)}.`}
                </Text>
                {tautan && !terpenuhi && (
                  <Anchor component={Link} to={tautan} size="sm">
                    Buka
                  </Anchor>
                )}
              </Group>
            </List.Item>
          ))}
        </List>
      )}
    </Muatan>
  )
}

/** The checklist on its own, beside the list of periods. */
export const SyaratPanel = ({ periode, onTutup }: { periode: Periode; onTutup: () => void }) => (
  <Drawer opened onClose={onTutup} title={`Syarat penutupan ${periode.label}`} size={500}>
    <Syarat id={periode.id} />
  </Drawer>
)
