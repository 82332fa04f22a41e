import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../api'
import { useMay } from '../../kit/izin/can'

// Only the counter needs it, and then at once: it loads with the first F2.
const LoketDialog = lazy(async () => ({ default: (await import('../../data-master/mahasiswa/loket/loket-dialog')).LoketDialog }))

/** F2 from anywhere, also while typing: a question at the counter, answered without leaving the page (data-master, Beyond 8). */
export function LoketHost() {
  const [buka, setBuka] = useState(false)
  const boleh = useMay()(api.dataMaster.mahasiswa.get)
  useHotkeys([['F2', () => boleh && setBuka(true)]], [])
  return buka ? (
    <Suspense>
      <LoketDialog onTutup={() => setBuka(false)} />
    </Suspense>
  ) : null
}
