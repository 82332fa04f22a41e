import { api } from '../../api'
import { useUnduh } from '../../kit/export/unduh-context'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { IconPrinter } from '../../kit/icons'
import type { PageAction } from '../../kit/page/page-action'

const { cetak } = api.akademik.jadwalSistem

/** The windows of the period on one sheet, signed for the college. */
export function useCetakJadwal(periode: number): PageAction[] {
  const unduh = useUnduh()
  const mulai = (kertas: 'A3' | 'A4') => void unduh(cetak, { periode, kertas }).catch((error: unknown) => toast.gagal(pesanGalat(error)))
  return (['A4', 'A3'] as const).map((kertas) => ({
    label: `Cetak ${kertas}`,
    icon: <IconPrinter size={16} aria-hidden />,
    call: cetak,
    onClick: () => mulai(kertas),
  }))
}
