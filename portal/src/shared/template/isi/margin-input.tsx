import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { Fragment } from 'react'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { medan } from '../../isian/medan'
import { Kisi } from './kisi'

type Margin = TemplateInput['margin']
const SISI = ['atas', 'kanan', 'bawah', 'kiri'] as const
const BAWAAN: Margin = { atas: 15, kanan: 15, bawah: 15, kiri: 15 }

/** White space around the page, in millimetres. */
export function MarginInput({ value, onChange, disabled }: IsianProps<Margin>) {
  const margin = value ?? BAWAAN
  const m = medan(margin, { disabled, ubah: (isi) => onChange({ ...margin, ...isi }) })
  return (
    <Kisi label="Margin">
      {SISI.map((sisi) => (
        <Fragment key={sisi}>{m.angka(sisi, { label: `Margin ${sisi} (mm)`, min: 0, max: 40 })}</Fragment>
      ))}
    </Kisi>
  )
}
