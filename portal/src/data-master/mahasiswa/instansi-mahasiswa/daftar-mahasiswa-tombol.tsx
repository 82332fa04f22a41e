import { Button } from '@mantine/core'
import { api } from '../../../api'
import { useExport } from '../../../kit/export/use-export'

/** The list of an agency's students that goes with a letter. */
export function DaftarMahasiswaTombol({ id, nama }: { id: string; nama: string }) {
  const { start, progress } = useExport()
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={progress !== null}
      aria-label={`Unduh daftar mahasiswa ${nama}`}
      onClick={() => void start(api.dataMaster.instansi.daftarSurat, { id, format: 'pdf' })}
    >
      PDF
    </Button>
  )
}
