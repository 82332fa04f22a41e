import type { Isi } from '@sivitas/contract/pengaturan/template/isi'
import { lazy, Suspense } from 'react'
import { Memuat } from '../../../kit/feedback/memuat'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { TeksPanjangInput } from '../../../kit/form/inputs/teks-input'
import { BlokEditor } from './blok-editor'
import { DocxInput } from './docx-input'

const KartuEditor = lazy(async () => ({ default: (await import('../kartu/kartu-editor')).KartuEditor }))

/** What is printed: blocks, HTML, a DOCX with braces, or the faces of a card. */
export function IsiInput({ value, onChange, disabled }: IsianProps<Isi>) {
  if (!value) return null
  return (
    <>
      {value.bentuk === 'blok' && <BlokEditor blok={value.blok} disabled={disabled} onUbah={(blok) => onChange({ ...value, blok })} />}
      {value.bentuk === 'html' && (
        <TeksPanjangInput
          label="HTML"
          maks={100_000}
          disabled={disabled}
          value={value.html}
          onChange={(html) => onChange({ ...value, html: html ?? '' })}
        />
      )}
      {value.bentuk === 'docx' && (
        <DocxInput disabled={disabled} value={value.idBerkas} onChange={(idBerkas) => idBerkas && onChange({ ...value, idBerkas })} />
      )}
      {value.bentuk === 'kartu' && (
        <Suspense fallback={<Memuat />}>
          <KartuEditor isi={value} disabled={disabled} onUbah={onChange} />
        </Suspense>
      )}
    </>
  )
}
