import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { expect, test } from 'vitest'
import { bedaVersi } from '../../versi/beda-versi'
import type { TemplateIsi } from '../kata'
import { barisTemplate } from './baris-template'

const versi = (jenis: 'khs' | 'ktm', ubah: object = {}) =>
  ({ ...TemplateInput.parse({ ...templateBawaan(jenis), nama: 'A', kode: 'A', ...ubah }), labelCakupan: 'Semua' }) as unknown as TemplateIsi

test('two versions that print the same have no difference', () => {
  expect(bedaVersi(barisTemplate(versi('khs')), barisTemplate(versi('khs')))).toEqual([])
})

test('a changed block, column and signatory are named with both contents', () => {
  const lama = versi('khs')
  const kini = versi('khs', {
    isi: { bentuk: 'blok', blok: [{ jenis: 'judul', teks: 'HASIL STUDI' }] },
    penandatangan: [],
  })
  const beda = bedaVersi(barisTemplate(kini), barisTemplate(lama))
  expect(beda[0]).toMatchObject({ label: 'Blok 1', sekarang: 'Judul: HASIL STUDI' })
  expect(beda.map(({ label }) => label)).toContain('Penandatangan 1')
})

test('layers of a card are compared by their place', () => {
  const ktm = versi('ktm')
  if (ktm.isi.bentuk !== 'kartu') throw new Error('The card of the kind is no card.')
  const [satu, ...sisa] = ktm.isi.depan
  const geser = versi('ktm', { isi: { ...ktm.isi, depan: [{ ...satu, x: (satu?.x ?? 0) + 1.5 }, ...sisa] } })
  expect(bedaVersi(barisTemplate(geser), barisTemplate(ktm)).map(({ label }) => label)).toEqual(['Depan, lapisan 1'])
})
