import { Card, Stack, Text, Title } from '@mantine/core'
import { KERTAS, TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import type { ReactNode } from 'react'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { FormCard } from '../../kit/page/form-page'
import { HurufTemplateInput } from './huruf-template-input'
import { CakupanInput } from './isi/cakupan-input'
import { GalatDalam } from './isi/galat-dalam'
import { IsiInput } from './isi/isi-input'
import { KolomInput } from './isi/kolom-input'
import { MarginInput } from './isi/margin-input'
import { PenandatanganInput } from './isi/penandatangan-input'

const field = fields(TemplateInput)
const NAMA_KERTAS = { A4: 'A4', F4: 'F4 (215 x 330 mm)', A5: 'A5', LETTER: 'Letter', CR80: 'CR80 (kartu)' } as const
const PILIHAN_KERTAS = KERTAS.filter((value) => value !== 'CR80').map((value) => ({ value, label: NAMA_KERTAS[value] }))
const ORIENTASI = [
  { value: 'potret', label: 'Potret' },
  { value: 'lanskap', label: 'Lanskap' },
]
const BAHASA = [
  { value: 'id', label: 'Indonesia' },
  { value: 'en', label: 'Inggris' },
  { value: 'id-en', label: 'Indonesia dan Inggris' },
]
const nomor = api.pengaturan.penomoran.list
const NOMOR: SumberPilihan = {
  kunci: nomor.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await nomor.call({ cari, page, itemsPerPage: 20 }, { signal })
    return { pilihan: data.map(({ id, nama, contoh }) => ({ value: id, label: nama, keterangan: contoh })), totalPages: meta.totalPages }
  },
  sebut: async (ids) =>
    (await nomor.call({ pilih: [...ids], itemsPerPage: ids.length })).data.map(({ id, nama, contoh }) => ({
      value: id,
      label: nama,
      keterangan: contoh,
    })),
}

/** Everything of a template by topic. A card has no pages, so it has no paper, margins or columns either. */
export function TemplateFields({ kartu }: { kartu: boolean }) {
  return (
    <>
      <FormCard title="Template">
        <field.Text name="nama" />
        <field.Text name="kode" />
        <field.Custom name="huruf" as={HurufTemplateInput} />
        <field.Angka name="ukuran" />
        {!kartu && (
          <>
            <field.Pilih name="kertas" pilihan={PILIHAN_KERTAS} />
            <field.Pilih name="orientasi" pilihan={ORIENTASI} />
            <field.Pilih name="bahasa" pilihan={BAHASA} />
            <field.PilihJauh name="idNomor" sumber={NOMOR} />
            <field.Text name="tandaAir" />
            <field.Saklar name="qr" />
          </>
        )}
      </FormCard>
      <Bagian title="Cakupan" isian={['cakupan']} hint="Template dengan cakupan paling khusus yang dipakai.">
        <field.Custom name="cakupan" as={CakupanInput} />
      </Bagian>
      <Bagian title="Isi" isian={['isi']}>
        <field.Custom name="isi" as={IsiInput} />
      </Bagian>
      {!kartu && (
        <>
          <Bagian title="Kolom tabel" isian={['kolom']}>
            <field.Custom name="kolom" as={KolomInput} />
          </Bagian>
          <Bagian title="Penandatangan" isian={['penandatangan']}>
            <field.Custom name="penandatangan" as={PenandatanganInput} />
          </Bagian>
          <Bagian title="Margin dan catatan kaki" isian={['margin']}>
            <field.Custom name="margin" as={MarginInput} />
            <field.TeksPanjang name="catatanKaki" />
          </Bagian>
        </>
      )}
    </>
  )
}

type BagianProps = Readonly<{ title: string; isian: readonly (keyof TemplateInput)[]; hint?: string; children: ReactNode }>

/** A topic whose parts need the whole width, with what is wrong in any of them. */
function Bagian({ title, isian, hint, children }: BagianProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2}>{title}</Title>
      {hint && <Text c="dimmed">{hint}</Text>}
      <Stack mt="sm">
        <GalatDalam isian={isian} />
        {children}
      </Stack>
    </Card>
  )
}
