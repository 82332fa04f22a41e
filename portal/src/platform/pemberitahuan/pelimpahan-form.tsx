import { PelimpahanIsi } from '@sivitas/contract/pengaturan/pelimpahan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { useOperator } from '../../auth/operator'
import { fields } from '../../kit/form/fields'
import type { PilihanJauh, SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'

/** People are chosen by their numbers, which a select holds as text. */
const Isian = PelimpahanIsi.extend({
  idPemberi: z.string().nullable().meta({ title: 'Tugas milik' }),
  idPenerima: z.string().min(1).meta({ title: 'Rekan penerima' }),
})
const field = fields(Isian)
const rekan = api.pengaturan.pelimpahan.rekan

type Rekan = { id: number; nama: string; username: string; prodi: string }
const pilihan = ({ id, nama, username, prodi }: Rekan): PilihanJauh => ({
  value: String(id),
  label: nama,
  keterangan: `${username} · ${prodi}`,
})

/** Colleagues by name or username. */
const sumberRekan: SumberPilihan = {
  kunci: rekan.key(),
  cari: async ({ cari, signal }) => ({ pilihan: (await rekan.call({ cari }, { signal })).data.map(pilihan), totalPages: 1 }),
  sebut: async (values) => (await Promise.all(values.map((id) => rekan.call({ id: Number(id) })))).flatMap(({ data }) => data.map(pilihan)),
}

/** Roles that may be lent: one's own, or those of the absent colleague that a Supervisor chose. */
function HakPinjam() {
  const idPemberi = field.useNilai('idPemberi')
  const input = idPemberi ? { idPemberi: Number(idPemberi) } : {}
  const hak = useQuery(api.pengaturan.pelimpahan.hak.queryOptions({ input })).data?.data ?? []
  return <field.PilihBanyak name="idHakAkses" pilihan={hak.map(({ id, nama }) => ({ value: id, label: nama }))} />
}

/** Who looks after whose work, with which roles, from when to when, and why. */
export function PelimpahanForm({ onTutup }: { onTutup: () => void }) {
  const queryClient = useQueryClient()
  const { jenisOperator } = useOperator()
  const untukOrangLain = useMay()(api.pengaturan.operator.create) || jenisOperator === 'Supervisor'
  const form = useFormulir({
    schema: Isian,
    nama: 'Limpahkan tugas',
    values: { idPemberi: null, idPenerima: '', idHakAkses: [], berlakuMulai: '', berlakuSelesai: '', alasan: '' },
    pesan: 'Tugas dilimpahkan',
    simpan: ({ idPemberi, idPenerima, ...input }) =>
      api.pengaturan.pelimpahan.create.call({
        ...input,
        idPenerima: Number(idPenerima),
        ...(idPemberi && { idPemberi: Number(idPemberi) }),
      }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.pelimpahan.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title="Limpahkan tugas" form={form} onClose={onTutup} submit="Limpahkan">
      {untukOrangLain && <field.PilihJauh name="idPemberi" sumber={sumberRekan} />}
      <field.PilihJauh name="idPenerima" sumber={sumberRekan} />
      <HakPinjam />
      <field.Tanggal name="berlakuMulai" />
      <field.Tanggal name="berlakuSelesai" />
      <field.TeksPanjang name="alasan" />
    </SidePanelForm>
  )
}
