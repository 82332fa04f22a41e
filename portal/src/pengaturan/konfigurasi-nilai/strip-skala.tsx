import { Progress } from '@mantine/core'
import type { BarisSkala } from '@sivitas/rules/akademik/skala'

/** Both dark enough for white letters, in either theme. */
const WARNA = ['var(--mantine-primary-color-7)', 'var(--mantine-primary-color-9)'] as const

/** The letters of a scale on a strip from 0 to 100, each as wide as its range. A picture beside the table, which says the same. */
export function StripSkala({ baris }: { baris: readonly BarisSkala[] }) {
  const urut = baris.toSorted((a, b) => a.batasBawah - b.batasBawah)
  return (
    <Progress.Root size={24} aria-hidden>
      {urut.map((b, at) => (
        <Progress.Section
          key={`${b.huruf}${b.batasBawah}`}
          value={Math.max(0, b.batasAtas - b.batasBawah)}
          color={WARNA[at % 2]}
          withAria={false}
        >
          <Progress.Label>{b.huruf}</Progress.Label>
        </Progress.Section>
      ))}
    </Progress.Root>
  )
}
