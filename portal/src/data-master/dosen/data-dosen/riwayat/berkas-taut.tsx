import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { Anchor } from '@mantine/core'
import { useExport } from '../../../../kit/export/use-export'

/** A stored file by its name; a press takes it to the browser. */
export function BerkasTaut({ id, nama = 'Unduh' }: { id: string | null; nama?: string }) {
  const { start } = useExport()
  if (id === null) return '-'
  return (
    <Anchor component="button" type="button" ta="start" onClick={() => void start(alamatBerkas(id), {})}>
      {nama}
    </Anchor>
  )
}
