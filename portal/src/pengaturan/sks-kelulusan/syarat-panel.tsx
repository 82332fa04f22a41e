import { Button } from '@mantine/core'
import { SksKelulusanInput } from '@sivitas/contract/akademik/sks-kelulusan'
import { SYARAT_LAIN } from '@sivitas/rules/akademik/kelulusan'
import { BAWAAN_JENJANG, type JenjangProdi } from '@sivitas/rules/data-master/jenjang'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import type { Formulir } from '../../kit/form/formulir'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { UjiDampak } from '../aturan-studi/uji-dampak'
import { PILIHAN_JENJANG, useLingkupAwal, usePilihanPeriode } from '../aturan-studi/lingkup-isian'
import type { SetSyarat } from './set-syarat'

const field = fields(SksKelulusanInput)
const calls = api.akademik.sksKelulusan
type Isian = z.output<typeof SksKelulusanInput>

const KOSONG = {
  idKurikulum: null,
  sksLulus: null,
  sksWajib: null,
  sksPilihan: null,
  ipkMin: null,
  persenMaksD: null,
  bolehE: null,
  nilaiMinWajib: null,
  masaStudiMaks: null,
  syarat: null,
}

/** Curricula of the chosen prodi. */
function PilihKurikulum() {
  const idProdi = field.useNilai('idProdi')
  const { data } = useQuery({ ...calls.kurikulum.queryOptions({ input: {} }), staleTime: 300_000 })
  const pilihan = (data?.data ?? []).filter((k) => k.idProdi === idProdi).map(({ id, nama }) => ({ value: id, label: nama }))
  return <field.Pilih name="idKurikulum" pilihan={pilihan} disabled={!idProdi} description="Pilih program studi terlebih dahulu" />
}

/** Fills in what the national standard has for the chosen jenjang. */
function IsiBawaan({ form }: { form: Formulir<typeof SksKelulusanInput> }) {
  const jenjang = field.useNilai('jenjang') as JenjangProdi | null | undefined
  if (!jenjang) return null
  const { nama, sksLulus, ipkMinimalLulus, masaTempuh } = BAWAAN_JENJANG[jenjang]
  return (
    <Button variant="default" onClick={() => form.ubah({ sksLulus, ipkMin: ipkMinimalLulus, masaStudiMaks: 12 * masaTempuh })}>
      {`Pakai bawaan ${nama}: ${sksLulus} SKS`}
    </Button>
  )
}

type SyaratPanelProps = { row: SetSyarat | null; onTutup: () => void }

export function SyaratPanel({ row, onTutup }: SyaratPanelProps) {
  const client = useQueryClient()
  const lingkup = useLingkupAwal(row)
  const periode = usePilihanPeriode(row?.berlakuMulai)
  const nama = row ? `Ubah syarat kelulusan ${row.lingkup}` : 'Tambah syarat kelulusan'
  const form = useFormulir({
    schema: SksKelulusanInput,
    nama,
    values: { ...(row ?? KOSONG), ...lingkup },
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
      <IsiBawaan form={form} />
      <field.Custom name="idProdi" as={PilihProdi} />
      <PilihKurikulum />
      <field.Angka name="angkatanMulai" />
      <field.Angka name="angkatanSampai" />
      <field.Pilih name="berlakuMulai" pilihan={periode} />
      <field.Angka name="sksLulus" />
      <field.Angka name="sksWajib" />
      <field.Angka name="sksPilihan" />
      <field.Angka name="ipkMin" desimal={2} />
      <field.Angka name="persenMaksD" />
      <field.Saklar name="bolehE" />
      <field.Text name="nilaiMinWajib" />
      <field.Angka name="masaStudiMaks" />
      <field.PilihBanyak name="syarat" pilihan={Object.entries(SYARAT_LAIN).map(([value, label]) => ({ value, label }))} />
      <UjiDampak usulan={() => ({ jenis: 'sks-kelulusan', id: row?.id ?? null, usulan: form.baca() as Isian })} />
    </SidePanelForm>
  )
}
