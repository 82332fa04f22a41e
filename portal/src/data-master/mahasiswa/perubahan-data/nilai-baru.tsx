import { CatatPermintaan, judulPerubahan, type FieldPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import type { DaftarKode } from '@sivitas/contract/data-master/referensi/kode'
import { fields } from '../../../kit/form/fields'
import { PilihWilayah } from '../../../shared/pickers/pilih-wilayah'
import { useKode } from '../../../shared/pickers/sumber-kode'

const isian = fields(CatatPermintaan)

const KODE: Readonly<Partial<Record<FieldPerubahan, DaftarKode>>> = {
  idAgama: 'agama',
  golonganDarah: 'golongan-darah',
  statusPernikahan: 'status-pernikahan',
  idJenisTinggal: 'jenis-tinggal',
  idAlatTransportasi: 'alat-transportasi',
}
const KELAMIN = [
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
] as const

type NilaiBaruProps = {
  field: FieldPerubahan
  /** What is stored now; none where nothing is, or nobody is chosen yet. */
  kini: string | null
}

const kata = ({ field, kini }: NilaiBaruProps) => ({
  name: field,
  label: `${judulPerubahan(field)} baru`,
  description: `Sekarang: ${kini ?? '-'}`,
})

function KodeBaru({ daftar, ...props }: NilaiBaruProps & { daftar: DaftarKode }) {
  const pilihan = useKode(daftar)
  const kini = pilihan.find(({ value }) => value === props.kini)?.label ?? props.kini
  return <isian.Pilih {...kata({ ...props, kini })} pilihan={pilihan} />
}

/** The new value of one field, by the input that its own form has, with the present one below the label. */
export function NilaiBaru(props: NilaiBaruProps) {
  const { field } = props
  const daftar = KODE[field]
  if (daftar !== undefined) return <KodeBaru daftar={daftar} {...props} />
  if (field === 'jenisKelamin') return <isian.Pilih {...kata(props)} pilihan={KELAMIN} />
  if (field === 'tanggalLahir') return <isian.Tanggal {...kata(props)} />
  if (field === 'idWilayah') return <isian.Custom {...kata(props)} as={PilihWilayah} />
  if (field === 'handphone' || field === 'telepon') return <isian.Telepon {...kata(props)} />
  return <isian.Text {...kata(props)} type={field === 'email' ? 'email' : 'text'} />
}
