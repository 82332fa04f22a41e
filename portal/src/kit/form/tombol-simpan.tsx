import { Button, Group } from '@mantine/core'
import type { Formulir } from './formulir'

type TombolSimpanProps = { formulir: Pick<Formulir, 'menyimpan' | 'bolehSimpan'>; onBatal: () => void; simpan?: string | undefined }

/** 'Batal' and 'Simpan', the latter disabled and turning while it saves. */
export function TombolSimpan({ formulir, onBatal, simpan = 'Simpan' }: TombolSimpanProps) {
  return (
    <Group gap="sm" justify="flex-end" wrap="nowrap">
      <Button variant="default" onClick={onBatal}>
        Batal
      </Button>
      <Button type="submit" loading={formulir.menyimpan} disabled={!formulir.bolehSimpan} title="Ctrl+S">
        {simpan}
      </Button>
    </Group>
  )
}
