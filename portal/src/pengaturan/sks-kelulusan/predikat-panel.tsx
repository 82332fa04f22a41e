import { PredikatInput } from '@sivitas/contract/akademik/predikat'
import { galatPredikat, type BarisPredikat } from '@sivitas/rules/akademik/predikat'
import { predikatBawaan } from '@sivitas/rules/akademik/set-studi'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { CentangInput } from '../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { PILIHAN_JENJANG, useLingkupAwal, usePilihanPeriode } from '../aturan-studi/lingkup-isian'
import { TabelIsian, type KolomIsian } from '../aturan-studi/tabel-isian'
import type { SetPredikat } from './set-predikat'

const field = fields(PredikatInput)
const calls = api.akademik.predikat

const KOLOM: readonly KolomIsian<BarisPredikat>[] = [
  {
    title: 'Predikat',
    cell: (row, ubah, label) => (
      <TeksInput label={label} labelTersembunyi maks={30} value={row.nama} onChange={(nama) => ubah({ nama: nama ?? '' })} />
    ),
  },
  {
    title: 'IPK minimal',
    cell: (row, ubah, label) => (
      <AngkaInput
        label={label}
        labelTersembunyi
        min={0}
        max={4}
        desimal={2}
        value={row.ipkMin}
        onChange={(ipkMin) => ubah({ ipkMin: ipkMin ?? 0 })}
      />
    ),
  },
  {
    title: 'Semester paling banyak',
    cell: (row, ubah, label) => (
      <AngkaInput
        label={label}
        labelTersembunyi
        min={1}
        max={40}
        value={row.semesterMaks}
        onChange={(semesterMaks) => ubah({ semesterMaks })}
      />
    ),
  },
  {
    title: 'Tanpa mengulang',
    cell: (row, ubah, label) => (
      <CentangInput
        label={label}
        labelTersembunyi
        value={row.tanpaUlang}
        onChange={(tanpaUlang) => ubah({ tanpaUlang: tanpaUlang ?? false })}
      />
    ),
  },
  {
    title: 'Huruf terendah',
    cell: (row, ubah, label) => (
      <TeksInput
        label={label}
        labelTersembunyi
        maks={3}
        value={row.hurufTerendah}
        onChange={(hurufTerendah) => ubah({ hurufTerendah: hurufTerendah || null })}
      />
    ),
  },
]

function BarisInput({ value, onChange, disabled }: IsianProps<BarisPredikat[]>) {
  const rows = value ?? []
  return (
    <TabelIsian
      label="Predikat"
      columns={KOLOM}
      rows={rows}
      nameOf={({ nama }, at) => nama || `predikat ${at + 1}`}
      baru={() => ({ nama: '', ipkMin: 0, semesterMaks: null, tanpaUlang: false, hurufTerendah: null })}
      galat={galatPredikat(rows).map(({ pesan }) => pesan)}
      disabled={disabled ?? false}
      onChange={onChange}
    />
  )
}

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
