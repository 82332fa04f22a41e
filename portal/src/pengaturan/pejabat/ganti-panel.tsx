import { GantiPejabatInput } from '@sivitas/contract/pengaturan/pejabat'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import type { PejabatRow } from './kata'
import { OrangFields } from './orang-fields'

const Input = GantiPejabatInput.omit({ id: true })
const field = fields(Input)
const calls = api.pengaturan.pejabat

/** 'Ganti pejabat': who follows and from when; the one before ends the day before (walk-through 7). */
export function GantiPanel({ pejabat, onTutup }: { pejabat: PejabatRow; onTutup: () => void }) {
  const client = useQueryClient()
  const nama = `Ganti ${pejabat.labelJabatan}, ${pejabat.namaLingkup}`
  const form = useFormulir({
    schema: Input,
    nama,
    values: {
      mulai: '',
      idDosen: null,
      namaLengkap: null,
      gelarDepan: null,
      gelarBelakang: null,
      jenisNomor: null,
      nomor: null,
      penugasan: 'definitif',
      nomorSk: '',
      idTtd: null,
      idCap: null,
    },
    pesan: 'Pejabat berhasil diganti',
    simpan: (values, { idempotencyKey }) => calls.ganti.call({ ...values, id: pejabat.id }, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup} submit="Ganti pejabat">
      <Text size="sm">{pejabat.nama} berakhir sehari sebelum tanggal mulai penggantinya.</Text>
      <field.Tanggal name="mulai" />
      <OrangFields />
    </SidePanelForm>
  )
}
