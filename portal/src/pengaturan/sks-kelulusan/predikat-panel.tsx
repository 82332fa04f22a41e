import { PredikatInput } from '@sivitas/contract/akademik/predikat'
import { galatPredikat, type BarisPredikat } from '@sivitas/rules/akademik/predikat'
import { predikatBawaan } from '@sivitas/rules/akademik/set-studi'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { PILIHAN_JENJANG, useLingkupAwal, usePilihanPeriode } from '../aturan-studi/lingkup-isian'
import { isianBaris, kolom } from '../aturan-studi/kolom-isian'
import type { SetPredikat } from './set-predikat'

const field = fields(PredikatInput)
const calls = api.akademik.predikat

const BarisInput = isianBaris<BarisPredikat>({
  label: 'Predikat',
  columns: [
    kolom('Predikat', (m, rupa) => m.teks('nama', { ...rupa, maks: 30 })),
    kolom('IPK minimal', (m, rupa) => m.angka('ipkMin', { ...rupa, min: 0, max: 4, desimal: 2 })),
    kolom('Semester paling banyak', (m, rupa) => m.angka('semesterMaks', { ...rupa, min: 1, max: 40, kosong: null })),
    kolom('Tanpa mengulang', (m, rupa) => m.centang('tanpaUlang', rupa)),
    kolom('Huruf terendah', (m, rupa) => m.teks('hurufTerendah', { ...rupa, maks: 3, kosong: null })),
  ],
  nameOf: ({ nama }, at) => nama || `predikat ${at + 1}`,
  baru: () => ({ nama: '', ipkMin: 0, semesterMaks: null, tanpaUlang: false, hurufTerendah: null }),
  galat: (rows) => galatPredikat(rows).map(({ pesan }) => pesan),
})

type PredikatPanelProps = { row: SetPredikat | null; onTutup: () => void }

export function PredikatPanel({ row, onTutup }: PredikatPanelProps) {
  const client = useQueryClient()
  const lingkup = useLingkupAwal(row)
  const periode = usePilihanPeriode(row?.berlakuMulai)
  const nama = row ? `Ubah predikat ${row.lingkup}` : 'Tambah predikat'
  const form = useFormulir({
    schema: PredikatInput,
    nama,
    values: { ...lingkup, baris: (row?.baris ?? predikatBawaan('30')).map((b) => ({ ...b })) },
    pesan: row ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    simpan: (isi, { versi, idempotencyKey }) =>
      row ? calls.update.call({ ...isi, id: row.id, versi: versi ?? row.versi }) : calls.create.call(isi, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <field.Pilih name="jenjang" pilihan={PILIHAN_JENJANG} />
      <field.Custom name="idProdi" as={PilihProdi} />
      <field.Angka name="angkatanMulai" />
      <field.Angka name="angkatanSampai" />
      <field.Pilih name="berlakuMulai" pilihan={periode} />
      <field.Custom name="baris" as={BarisInput} />
    </SidePanelForm>
  )
}
