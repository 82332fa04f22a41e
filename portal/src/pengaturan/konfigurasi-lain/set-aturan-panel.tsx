import { AturanInput, CakupanInput } from '@sivitas/contract/pengaturan/aturan/aturan'
import { BAWAAN_JENJANG, JENJANG_PRODI, type JenjangProdi } from '@sivitas/rules/data-master/jenjang'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { sumberJenisKelas, sumberProdi } from '../../shared/pickers/sumber-unit'
import type { AturanRinci } from './use-aturan'

/** The scope stands flat in the form and nested in the call. */
const Bingkai = z.object({ nama: AturanInput.shape.nama, ...CakupanInput.shape, berlakuMulai: AturanInput.shape.berlakuMulai })
const field = fields(Bingkai)
const JENJANG = JENJANG_PRODI.map((value) => ({ value, label: BAWAAN_JENJANG[value].nama }))

const isiDari = ({ nama, cakupan, berlakuMulai }: AturanRinci) => ({
  nama,
  ...cakupan,
  jenjang: cakupan.jenjang as JenjangProdi | null,
  berlakuMulai,
})

type SetAturanPanelProps = { aturan?: AturanRinci; onClose: () => void; onSimpan: (id: number) => void }

/** For whom a set is and from which period on: a new one, or the frame of a stored one. */
export function SetAturanPanel({ aturan, onClose, onSimpan }: SetAturanPanelProps) {
  const queryClient = useQueryClient()
  const { data: periode } = useQuery(api.platform.periodeRef.list.queryOptions({ input: {} }))
  const form = useFormulir({
    schema: Bingkai,
    nama: aturan ? `Ubah set ${aturan.nama}` : 'Tambah set aturan',
    values: aturan ? isiDari(aturan) : { nama: '' },
    pesan: aturan ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    simpan: async ({ nama, berlakuMulai, ...cakupan }, { idempotencyKey }): Promise<number> => {
      const bingkai = { nama, berlakuMulai, cakupan }
      if (aturan) return (await api.pengaturan.aturan.update.call({ id: aturan.id, versi: aturan.versi, ...bingkai })).data.id
      return (await api.pengaturan.aturan.create.call(bingkai, { context: { idempotencyKey } })).data.id
    },
    berhasil: (id) => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.aturan.key() })
      onSimpan(id)
    },
  })
  return (
    <SidePanelForm title={aturan ? 'Ubah set aturan' : 'Tambah set aturan'} form={form} onClose={onClose}>
      <field.Text name="nama" />
      <field.Pilih name="jenjang" pilihan={JENJANG} description="Kosongkan bila memilih program studi" />
      <field.PilihJauh name="idProdi" sumber={sumberProdi} />
      <field.PilihJauh name="idJenisKelas" sumber={sumberJenisKelas} />
      <field.Angka name="angkatanMulai" />
      <field.Angka name="angkatanSampai" />
      <field.Pilih name="berlakuMulai" required pilihan={(periode?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama }))} />
    </SidePanelForm>
  )
}
