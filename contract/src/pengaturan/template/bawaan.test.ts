import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import { daftarPlaceholder, galatPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { describe, expect, it } from 'vitest'
import { KODE_JENIS_TEMPLATE } from './jenis'
import { TemplateInput } from './template'

describe('the templates that a college starts with', () => {
  it.each(KODE_JENIS_TEMPLATE)('of %s fit the contract and name only known words', (jenis) => {
    const template = TemplateInput.parse({ ...templateBawaan(jenis), nama: 'Bawaan' })
    expect(galatPlaceholder(jenis, JSON.stringify(template.isi))).toBeNull()
    const fields = daftarPlaceholder(jenis).filter(({ larik }) => larik !== null)
    for (const { field } of template.kolom ?? []) expect(fields.map(({ nama }) => nama)).toContain(field)
  })

  it('are none for a kind that nobody has', () => {
    expect(templateBawaan('ijazah')).toBeNull()
  })
})
