import { JENIS_UJIAN_TEMPLATE, type TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { BAWAAN_JENJANG } from '@sivitas/rules/data-master/jenjang'
import { useContext } from 'react'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { PilihJauhBanyakInput } from '../../../kit/form/inputs/pilih-jauh-banyak-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { medan } from '../../isian/medan'
import { sumberJenisKelas, sumberKampus, sumberProdi } from '../../pickers/sumber-unit'
import { JenisContext } from '../use-placeholder'
import { Kisi, SatuBaris } from './kisi'

type Cakupan = TemplateInput['cakupan']
const SEMUA = 'Kosong: semua'
const UJIAN = JENIS_UJIAN_TEMPLATE.map((value) => ({ value, label: value === 'SUSULAN' ? 'Susulan' : value }))
const PILIHAN_JENJANG = Object.entries(BAWAAN_JENJANG).map(([value, { nama }]) => ({ value, label: nama }))

/** For whom the template is; the most specific one of a kind is taken (PL-R52). */
export function CakupanInput({ value, onChange, disabled }: IsianProps<Cakupan>) {
  const cakupan = value ?? {}
  const jenis = useContext(JenisContext)
  const ubah = (isi: Partial<Cakupan>) => onChange({ ...cakupan, ...isi })
  const m = medan<Cakupan>(cakupan, { ubah, disabled })
  return (
    <Kisi label="Cakupan">
      <SatuBaris>
        <PilihJauhBanyakInput
          label="Program studi"
          description={SEMUA}
          disabled={disabled}
          sumber={sumberProdi}
          value={cakupan.idProdi}
          onChange={(idProdi) => ubah({ idProdi: idProdi === null || idProdi.length === 0 ? null : [...idProdi] })}
        />
      </SatuBaris>
      {m.pilih('jenjang', { label: 'Jenjang', description: SEMUA, pilihan: PILIHAN_JENJANG })}
      <PilihJauhInput
        label="Kampus"
        description={SEMUA}
        disabled={disabled}
        sumber={sumberKampus}
        value={cakupan.idKampus}
        onChange={(idKampus) => ubah({ idKampus })}
      />
      <PilihJauhInput
        label="Jenis kelas"
        description={SEMUA}
        disabled={disabled}
        sumber={sumberJenisKelas}
        value={cakupan.jenisKelas}
        onChange={(jenisKelas) => ubah({ jenisKelas })}
      />
      {jenis === 'kartu-ujian' && m.pilih('jenisUjian', { label: 'Jenis ujian', description: SEMUA, pilihan: UJIAN })}
    </Kisi>
  )
}
