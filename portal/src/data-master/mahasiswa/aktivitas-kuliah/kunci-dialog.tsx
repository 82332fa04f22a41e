import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import type { Cakupan } from './cakupan'

const calls = api.akademik.aktivitasKuliah
const Isian = z.object({ alasan: z.string().trim().max(500).nullable().optional().meta({ title: 'Alasan' }) })
const field = fields(Isian)

type Props = Readonly<{ cakupan: Cakupan; buka: boolean; onMulai: (idPekerjaan: string) => void; onTutup: () => void }>

/** 'Kunci periode' and 'Buka kunci', of the prodi and angkatan that the list shows. */
export function KunciDialog({ cakupan, buka, onMulai, onTutup }: Props) {
  const client = useQueryClient()
  const nama = buka ? 'Buka kunci' : 'Kunci periode'
  const form = useFormulir({
    schema: Isian,
    nama,
    values: { alasan: null },
    simpan: ({ alasan }, { idempotencyKey }) =>
      buka
        ? calls.buka.call({ ...cakupan, alasan: alasan ?? '' }, { context: { idempotencyKey } })
        : calls.kunci.call({ ...cakupan, alasan: alasan ?? null }, { context: { idempotencyKey } }),
    berhasil: ({ data }) => {
      void client.invalidateQueries({ queryKey: calls.key() })
      if (data.idPekerjaan) return onMulai(data.idPekerjaan)
      toast.berhasil(`${formatAngka(data.jumlah)} aktivitas kuliah ${buka ? 'dibuka' : 'dikunci'}`)
      onTutup()
    },
  })
  return (
    <DialogForm title={nama} form={form} submit={nama} onClose={onTutup}>
      <Text size="sm">
        {buka
          ? `Aktivitas kuliah ${labelPeriode(cakupan.periode)} dapat dihitung dan diubah lagi. Hanya Supervisor, dengan alasan.`
          : `IPS, IPK, dan status ${labelPeriode(cakupan.periode)} ditetapkan. Nilai yang berubah sesudahnya menunggu sebagai selisih.`}
      </Text>
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
