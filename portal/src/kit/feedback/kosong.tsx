import { Box, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** The source's words for what is not there (C14). */
const JUDUL = {
  belumAda: 'Tidak ada data',
  tidakDitemukan: 'Data tidak ditemukan',
  kosong: 'Data kosong',
} as const

type KosongProps = {
  jenis: keyof typeof JUDUL
  /** What to do about it, in one sentence. */
  petunjuk?: string
  /** The button that does it: 'Tambah', 'Atur ulang'. */
  children?: ReactNode
}

/** The empty state of a list or part: what is missing and what to do next. */
export function Kosong({ jenis, petunjuk, children }: KosongProps) {
  return (
    <Stack align="center" gap="sm" py="xl">
      <Box component="output" ta="center" maw={480}>
        <Text component="span" display="block" fw={600}>
          {JUDUL[jenis]}
        </Text>
        {petunjuk && (
          <Text component="span" display="block" c="dimmed">
            {petunjuk}
          </Text>
        )}
      </Box>
      {children}
    </Stack>
  )
}
