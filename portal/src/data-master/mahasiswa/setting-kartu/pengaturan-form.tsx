import { Stack } from '@mantine/core'
import {
  JENIS_KARTU,
  kartuPetugas,
  MASA_KARTU,
  MEDIA_KARTU,
  NAMA_KARTU,
  PengaturanKartuInput,
  type JenisKartu,
  type PengaturanKartu,
} from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { api } from '../../../api'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { useFormulir } from '../../../kit/form/use-formulir'
import { useMay } from '../../../kit/izin/can'
import { FormCard, FormPage, FormWide } from '../../../kit/page/form-page'
import { STORED } from '../../../kit/page/stored-panel'
import { TemplatePerUnit } from './template-per-unit'

const { get, update } = api.dataMaster.settingKartu
const JENIS = JENIS_KARTU.map((value) => ({ value, label: NAMA_KARTU[value] }))

/** The margins are fields of their own here; the call takes them together. */
const Isian = PengaturanKartuInput.omit({ margin: true }).extend({
  marginAtas: z.coerce.number<number>().min(0, 'Margin 0-40 mm').max(40, 'Margin 0-40 mm').meta({ title: 'Margin atas (mm)' }),
  marginKiri: z.coerce.number<number>().min(0, 'Margin 0-40 mm').max(40, 'Margin 0-40 mm').meta({ title: 'Margin kiri (mm)' }),
})
const field = fields(Isian)
const MEDIA = Object.entries(MEDIA_KARTU).map(([value, label]) => ({ value, label }))
const MASA = Object.entries(MASA_KARTU).map(([value, label]) => ({ value, label }))
const STATUS = Object.entries(STATUS_MAHASISWA).map(([value, { nama }]) => ({ value, label: nama }))

type Stored = Omit<PengaturanKartu, never>

const jenisDari = (teks: string | null): JenisKartu => JENIS_KARTU.find((jenis) => jenis === teks) ?? 'ktm'

/** Tab *Pengaturan*: how the cards of each kind are printed. */
export function PengaturanPage() {
  const [params, setParams] = useSearchParams()
  const jenis = jenisDari(params.get('jenis'))
  const query = useQuery(get.queryOptions({ input: { jenis }, ...STORED }))
  const pilih = (
    <PilihInput
      label="Jenis kartu"
      required
      pilihan={JENIS}
      value={jenis}
      onChange={(baru) => setParams(baru && baru !== 'ktm' ? { jenis: baru } : {}, { replace: true })}
    />
  )
  return <Muatan query={fresh(query)}>{({ data }) => <PengaturanForm key={`${jenis}${data.versi}`} data={data} pilih={pilih} />}</Muatan>
}

const nilai = ({ margin, ...data }: Stored) => ({ ...data, marginAtas: margin.atas, marginKiri: margin.kiri })

function PengaturanForm({ data, pilih }: { data: Stored; pilih: ReactNode }) {
  const { jenis } = data
  const petugas = kartuPetugas(jenis)
  const client = useQueryClient()
  const may = useMay()
  const form = useFormulir({
    schema: Isian,
    nama: `Pengaturan ${NAMA_KARTU[jenis]}`,
    values: nilai(data),
    pesan: 'Data berhasil diubah',
    terkunci: !may(update),
    versi: {
      kini: data.versi,
      segarkan: async () => {
        const { data: terbaru } = await get.call({ jenis })
        return { values: nilai(terbaru), versi: terbaru.versi }
      },
    },
    simpan: ({ marginAtas, marginKiri, ...isi }, { versi }) =>
      update.call({ jenis, ...isi, margin: { atas: marginAtas, kiri: marginKiri }, versi: versi ?? data.versi }),
    berhasil: () => void client.invalidateQueries({ queryKey: get.key() }),
  })
  return (
    <FormPage title="Pengaturan Kartu" form={form} onCancel={() => form.muatTerbaru()}>
      <Stack gap="md">
        <FormCard title="Jenis" hint="Setiap jenis kartu mempunyai pengaturan sendiri. Simpan dahulu sebelum berpindah jenis.">
          {pilih}
        </FormCard>
        <FormCard title="Kertas" hint="Kartu plastik dicetak satu sisi demi satu sisi; lembar A4 dicetak bolak-balik pada sisi panjang.">
          <field.Pilih name="media" pilihan={MEDIA} />
          <field.Angka name="kartuPerHalaman" />
          <field.Angka name="marginAtas" desimal={1} step={0.5} />
          <field.Angka name="marginKiri" desimal={1} step={0.5} />
          <field.Saklar name="garisPotong" />
        </FormCard>
        <FormCard
          title="Kartu"
          {...(petugas && { hint: 'Masa berlaku dihitung sejak dicetak, paling lama sampai masa kerja atau tugas berakhir.' })}
        >
          {!petugas && <field.Pilih name="masaBerlaku" pilihan={MASA} />}
          <field.Angka name="masaTahun" />
          <field.Pilih name="idPejabat" pilihan={data.pilihanPejabat.map(({ id, label }) => ({ value: id, label }))} />
          {!petugas && <field.PilihBanyak name="statusBoleh" pilihan={STATUS} />}
          <field.Saklar name="cetakUlangPerluAlasan" />
          <FormWide>
            <field.Custom
              name="template"
              as={(props) => (
                <TemplatePerUnit
                  {...props}
                  template={data.pilihanTemplate.map(({ kode, nama }) => ({ value: kode, label: `${nama} (${kode})` }))}
                />
              )}
            />
          </FormWide>
        </FormCard>
      </Stack>
    </FormPage>
  )
}
