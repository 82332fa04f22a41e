import { Fieldset, Text } from '@mantine/core'
import { HakSksInput } from '@sivitas/contract/akademik/hak-sks'
import { BAWAAN_HAK_SKS, galatPita, peringatanPita, type BatasSemester, type PitaSks } from '@sivitas/rules/akademik/hak-sks'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { fields } from '../../kit/form/fields'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { useFormulir } from '../../kit/form/use-formulir'
import { ApiError } from '../../kit/galat'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { UjiDampak } from '../aturan-studi/uji-dampak'
import { PILIHAN_JENJANG, useLingkupAwal, usePilihanPeriode } from '../aturan-studi/lingkup-isian'
import { kolom } from '../aturan-studi/kolom-isian'
import { TabelIsian } from '../aturan-studi/tabel-isian'
import type { SetHakSks } from './set-hak-sks'

const field = fields(HakSksInput)
const calls = api.akademik.hakSks
type Isian = z.output<typeof HakSksInput>

const KOLOM_PITA = [
  kolom<PitaSks>('IP dari', (m, rupa) => m.angka('ipMin', { ...rupa, min: 0, max: 4, desimal: 2 })),
  kolom<PitaSks>('IP sampai', (m, rupa) => m.angka('ipMaks', { ...rupa, min: 0, max: 4, desimal: 2 })),
  kolom<PitaSks>('SKS', (m, rupa) => m.angka('sks', { ...rupa, min: 0, max: 40 })),
]
const KOLOM_BATAS = [
  kolom<BatasSemester>('Semester dari', (m, rupa) => m.angka('dari', { ...rupa, min: 0, max: 20 })),
  kolom<BatasSemester>('Semester sampai', (m, rupa) => m.angka('sampai', { ...rupa, min: 0, max: 20 })),
  kolom<BatasSemester>('SKS', (m, rupa) => m.angka('sks', { ...rupa, min: 0, max: 40 })),
]

/** Bands with what is wrong about them, while they are typed. */
function PitaInput({ value, onChange, disabled }: IsianProps<PitaSks[]>) {
  const rows = value ?? []
  const galat = rows.length === 0 ? [] : [...galatPita(rows).map(({ pesan }) => pesan), ...peringatanPita(rows)]
  return (
    <Fieldset legend="Pita IP">
      <Text size="sm" c="dimmed">
        Kosong berarti mengikuti set yang lebih luas.
      </Text>
      <TabelIsian
        label="Pita"
        columns={KOLOM_PITA}
        rows={rows}
        nameOf={(_, at) => `pita ${at + 1}`}
        baru={() => ({ ipMin: 0, ipMaks: 0, sks: 0 })}
        galat={galat}
        disabled={disabled ?? false}
        onChange={(baru) => onChange(baru.length === 0 ? null : baru)}
      />
    </Fieldset>
  )
}

const BatasInput = ({ value, onChange, disabled }: IsianProps<BatasSemester[]>) => (
  <Fieldset legend="Batas per semester">
    <TabelIsian
      label="Batas"
      columns={KOLOM_BATAS}
      rows={value ?? []}
      nameOf={(_, at) => `batas ${at + 1}`}
      baru={() => ({ dari: 1, sampai: 2, sks: 20 })}
      disabled={disabled ?? false}
      onChange={(baru) => onChange(baru.length === 0 ? null : baru)}
    />
  </Fieldset>
)

/** Saves, and where SKS fall while the IP rises asks once more before it does (PL-R34). */
function useKirim(row: SetHakSks | null) {
  const konfirmasi = useKonfirmasi()
  return async (values: Isian, tanda: { versi: number | undefined; idempotencyKey: string }) => {
    const kirim = (isi: Isian, kunci: string) =>
      row
        ? calls.update.call({ ...isi, id: row.id, versi: tanda.versi ?? row.versi })
        : calls.create.call(isi, { context: { idempotencyKey: kunci } })
    try {
      return await kirim(values, tanda.idempotencyKey)
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'perlu_konfirmasi') throw error
      const ya = await konfirmasi({ pesan: error.message, setuju: 'Simpan', aman: true })
      if (!ya) throw error
      return await kirim({ ...values, konfirmasi: true }, `${tanda.idempotencyKey}-ya`)
    }
  }
}

type SetPanelProps = { row: SetHakSks | null; onTutup: () => void }

/** The form of one set, with 'Uji dampak' before it is saved. */
export function SetPanel({ row, onTutup }: SetPanelProps) {
  const client = useQueryClient()
  const lingkup = useLingkupAwal(row)
  const periode = usePilihanPeriode(row?.berlakuMulai)
  const nama = row ? `Ubah set ${row.nama}` : 'Tambah set hak SKS'
  const baru = {
    nama: '',
    dasar: null,
    pita: BAWAAN_HAK_SKS.pita.map((p) => ({ ...p })),
    batasSemester: null,
    sksSp: null,
    sksTanpaIp: null,
    sksMutlak: null,
    sksMinimum: null,
  }
  const form = useFormulir({
    schema: HakSksInput,
    nama,
    values: { ...(row ?? baru), ...lingkup },
    pesan: row ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    simpan: useKirim(row),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <field.Text name="nama" />
      <field.Pilih name="jenjang" pilihan={PILIHAN_JENJANG} />
      <field.Custom name="idProdi" as={PilihProdi} />
      <field.Angka name="angkatanMulai" />
      <field.Angka name="angkatanSampai" />
      <field.Pilih name="berlakuMulai" pilihan={periode} />
      <field.Pilih
        name="dasar"
        pilihan={[
          { value: 'ips', label: 'IPS periode terakhir' },
          { value: 'ipk', label: 'IPK' },
        ]}
      />
      <field.Custom name="pita" as={PitaInput} />
      <field.Custom name="batasSemester" as={BatasInput} />
      <field.Angka name="sksSp" />
      <field.Angka name="sksTanpaIp" />
      <field.Angka name="sksMutlak" />
      <field.Angka name="sksMinimum" />
      <UjiDampak usulan={() => ({ jenis: 'hak-sks', id: row?.id ?? null, usulan: form.baca() as Isian })} />
    </SidePanelForm>
  )
}
