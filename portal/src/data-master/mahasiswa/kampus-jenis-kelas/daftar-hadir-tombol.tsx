import { Button } from '@mantine/core'
import { api } from '../../../api'
import { useExport } from '../../../kit/export/use-export'

/** The presence list of a class on paper. */
export function DaftarHadirTombol({ id, kode }: { id: string; kode: string }) {
  const { start, progress } = useExport()
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={progress !== null}
      aria-label={`Cetak daftar hadir ${kode}`}
      onClick={() => void start(api.dataMaster.kelasDefault.daftarHadir, { id, format: 'pdf' })}
    >
      Cetak
    </Button>
  )
}
