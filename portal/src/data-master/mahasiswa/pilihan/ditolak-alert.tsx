import { Alert, List } from '@mantine/core'
import type { Ditolak } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { formatAngka } from '@sivitas/rules/platform/angka'

const TERLIHAT = 20

/** Students whom a bulk act leaves out, each with the reason. */
export function DitolakAlert({ ditolak }: { ditolak: readonly Ditolak[] }) {
  if (ditolak.length === 0) return null
  return (
    <Alert color="kuning" title={`${formatAngka(ditolak.length)} mahasiswa dilewati`}>
      <List size="sm">
        {ditolak.slice(0, TERLIHAT).map(({ nim, nama, alasan }, n) => (
          <List.Item key={`${nim}${n}`}>{`${[nim, nama].filter(Boolean).join(' ')}: ${alasan}`}</List.Item>
        ))}
        {ditolak.length > TERLIHAT && <List.Item>{`dan ${formatAngka(ditolak.length - TERLIHAT)} mahasiswa lainnya`}</List.Item>}
      </List>
    </Alert>
  )
}
