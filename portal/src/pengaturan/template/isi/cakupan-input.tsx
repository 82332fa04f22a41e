import { Group } from '@mantine/core'
import { JENIS_UJIAN_TEMPLATE, type TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { BAWAAN_JENJANG } from '@sivitas/rules/data-master/jenjang'
import { useContext } from 'react'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { PilihJauhBanyakInput } from '../../../kit/form/inputs/pilih-jauh-banyak-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { sumberJenisKelas, sumberKampus, sumberProdi } from '../../../shared/pickers/sumber-unit'
import { JenisContext } from '../use-placeholder'

type Cakupan = TemplateInput['cakupan']
const UJIAN = JENIS_UJIAN_TEMPLATE.map((value) => ({ value, label: value === 'SUSULAN' ? 'Susulan' : value }))
const PILIHAN_JENJANG = Object.values(BAWAAN_JENJANG).map(({ nama }) => ({ value: nama, label: nama }))

/** For whom the template is; the most specific one of a kind is taken (PL-R52). */
export function CakupanInput({ value, onChange, disabled, error }: IsianProps<Cakupan>) {
  const cakupan = value ?? {}
  const jenis = useContext(JenisContext)
  const ubah = (isi: Partial<Cakupan>) => onChange({ ...cakupan, ...isi })
  return (
    <Group align="flex-end" role="group" aria-label="Cakupan">
      {error && <p role="alert">{error}</p>}
      <PilihJauhBanyakInput
        label="Program studi"
        description="Kosong: semua"
        disabled={disabled}
        sumber={sumberProdi}
        value={cakupan.idProdi}
        onChange={(idProdi) => ubah({ idProdi: idProdi === null || idProdi.length === 0 ? null : [...idProdi] })}
      />
      <PilihInput
        label="Jenjang"
        description="Kosong: semua"
        disabled={disabled}
        pilihan={PILIHAN_JENJANG}
        value={cakupan.jenjang}
        onChange={(jenjang) => ubah({ jenjang })}
      />
      <PilihJauhInput
        label="Kampus"
        description="Kosong: semua"
        disabled={disabled}
        sumber={sumberKampus}
        value={cakupan.idKampus}
        onChange={(idKampus) => ubah({ idKampus })}
      />
      <PilihJauhInput
        label="Jenis kelas"
        description="Kosong: semua"
        disabled={disabled}
        sumber={sumberJenisKelas}
        value={cakupan.jenisKelas}
        onChange={(jenisKelas) => ubah({ jenisKelas })}
      />
      {jenis === 'kartu-ujian' && (
        <PilihInput
          label="Jenis ujian"
          description="Kosong: semua"
          disabled={disabled}
          pilihan={UJIAN}
          value={cakupan.jenisUjian}
          onChange={(jenisUjian) => ubah({ jenisUjian })}
        />
      )}
    </Group>
  )
}
