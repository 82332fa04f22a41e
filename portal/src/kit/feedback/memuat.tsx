import { Box, Center, Loader, Skeleton, Stack, Text } from '@mantine/core'
import { useTunda } from './tunda'

/** Rows of a first load; they come after 200 ms, so that a quick answer never flickers. */
export function Kerangka({ baris = 8, tinggi = 34 }: { baris?: number; tinggi?: number }) {
  const tampak = useTunda(true)
  return (
    <Box component="output" display="block" aria-label="Memuat" mih={baris * (tinggi + 4)}>
      {tampak && Array.from({ length: baris }, (_, i) => <Skeleton key={i} height={tinggi - 8} my={8} />)}
    </Box>
  )
}

/** A part or page that is on its way: 'Memuat' (C14). */
export function Memuat({ teks = 'Memuat' }: { teks?: string }) {
  const tampak = useTunda(true)
  return (
    <Center mih={160} aria-live="polite">
      {tampak && (
        <Stack align="center" gap="sm">
          <Loader size="sm" role="presentation" aria-hidden />
          <Text c="dimmed">{teks}</Text>
        </Stack>
      )}
    </Center>
  )
}
