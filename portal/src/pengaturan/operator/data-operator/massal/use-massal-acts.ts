import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { api } from '../../../../api'
import { toast } from '../../../../kit/feedback/toast'
import { pesanGalat } from '../../../../kit/galat'
import type { Target } from '../../../../kit/table/selection'
import type { OperatorRow } from '../columns'
import type { Isian } from './massal-fields'
import type { Massal } from './use-massal'

const calls = api.pengaturan.operatorMassal
/** More operators no college has. */
const ALL = 1000

/** Numbers of the ticked operators; of 'all results' they are asked for by the same filter. */
async function idsOf(target: Target<OperatorRow>): Promise<number[]> {
  if (target.kind === 'ids') return target.ids.map(Number)
  const { data } = await api.pengaturan.operator.list.call({ ...target.query, itemsPerPage: ALL })
  return data.map(({ id }) => id).filter((id) => !target.except.includes(id))
}

/** What is sent for an act that has been filled in. */
async function orderOf(massal: Massal, isian: Isian) {
  if (massal.jenis === 'salin') {
    const ids = (isian.idOperator ?? []).map(Number).filter((id) => id !== massal.dari.id)
    return { ids, ubah: { salinDari: massal.dari.id, gantikan: isian.gantikan ?? false } }
  }
  const { idOperator: _chosen, ...ubah } = isian
  const aktif = massal.jenis === 'aktifkan' ? true : massal.jenis === 'nonaktifkan' ? false : undefined
  return { ids: await idsOf(massal.target), ubah: { ...ubah, ...(aktif !== undefined && { aktif }) } }
}

/** Shows what an act would do, does it, and takes it back. */
export function useMassalActs(massal: Massal, onBerubah: () => void) {
  const queryClient = useQueryClient()
  const segarkan = () => queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
  const pratinjau = useMutation({
    mutationFn: async (isian: Isian) => {
      const order = await orderOf(massal, isian)
      return { order, ...(await calls.ubah.call({ ...order, pratinjau: true })).data }
    },
    meta: { galat: 'sendiri' },
  })
  const urungkan = (id: string) => {
    calls.urungkan.call({ id }).then(
      async ({ data }) => {
        toast.berhasil(`${formatAngka(data.kembali)} operator dikembalikan seperti semula`)
        await segarkan()
      },
      (error: unknown) => toast.gagal(pesanGalat(error)),
    )
  }
  const jalankan = useMutation({
    mutationFn: (order: Awaited<ReturnType<typeof orderOf>>) => calls.ubah.call(order),
    meta: { galat: 'sendiri' },
    onSuccess: async ({ data: { idTindakan, berubah } }) => {
      onBerubah()
      await segarkan()
      toast.berhasil(
        `${formatAngka(berubah)} operator berhasil diubah`,
        idTindakan === null ? {} : { urungkan: () => urungkan(idTindakan) },
      )
    },
  })
  return { pratinjau, jalankan }
}
