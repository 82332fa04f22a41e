import { Badge } from '@mantine/core'
import { WARNA_STATUS, type WarnaStatus } from '../theme/warna'

type StatusBadgeProps = {
  /** Code of the state as the API sends it; known codes bring their colour along. */
  kode: string
  nama: string
  tone?: WarnaStatus
}

const toneOf = (kode: string): WarnaStatus | undefined => (WARNA_STATUS as Record<string, WarnaStatus>)[kode]

/** A state in words, on the tint of its kind; the colour alone never says it. */
export const StatusBadge = ({ kode, nama, tone = toneOf(kode) ?? 'abu' }: StatusBadgeProps) => <Badge color={tone}>{nama}</Badge>

/** Whether a row may still be chosen. */
export const AktifBadge = ({ aktif }: { aktif: boolean }) =>
  aktif ? <StatusBadge kode="aktif" nama="Aktif" /> : <StatusBadge kode="nonaktif" nama="Nonaktif" />
