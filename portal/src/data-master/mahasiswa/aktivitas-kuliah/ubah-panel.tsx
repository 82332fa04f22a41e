import { AktivitasKuliahInput, type AktivitasKuliah } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { Alert } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'

const calls = api.akademik.aktivitasKuliah
const field = fields(AktivitasKuliahInput)
const PEMBIAYAAN = [
  { value: '1', label: 'Mandiri' },
  { value: '2', label: 'Beasiswa tidak penuh' },
  { value: '3', label: 'Beasiswa penuh' },
]
const kodeOf = (nama: string | null) =>
  PEMBIAYAAN.find(({ label }) => label.toLowerCase() === nama?.toLowerCase())?.value as '1' | '2' | '3' | undefined

type Props = Readonly<{ row: AktivitasKuliah; onTutup: () => void }>

/** Edits one activity: bills by everybody while it is open, figures by a Supervisor. */
export function UbahAkmPanel({ row, onTutup }: Props) {
  const client = useQueryClient()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const { id, versi, nama, nim } = row
  const awal = { ips: row.ips, ipk: row.ipk, sksSemester: row.sksSemester, sksTotal: row.sksTotal }
  const form = useFormulir({
    schema: AktivitasKuliahInput,
    nama: 'Ubah aktivitas kuliah',
    values: { ...awal, biayaKuliahSmt: row.biayaKuliahSmt, pembiayaan: kodeOf(row.pembiayaan) ?? null, alasan: null },
    pesan: 'Data berhasil diubah',
    terkunci: row.kunci && !supervisor,
    simpan: ({ biayaKuliahSmt, pembiayaan, alasan, ...angka }) => {
      const berubah = Object.fromEntries(Object.entries(angka).filter(([bidang, isi]) => isi !== awal[bidang as keyof typeof awal]))
      return calls.ubah.call({ id, versi, biayaKuliahSmt, pembiayaan, alasan, ...berubah })
    },
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={`${nama} (${nim})`} form={form} onClose={onTutup}>
      {row.kunci && <Alert color="kuning">Aktivitas kuliah ini sudah dikunci. Perubahan oleh Supervisor perlu alasan.</Alert>}
      <field.Rupiah name="biayaKuliahSmt" />
      <field.Pilih name="pembiayaan" pilihan={PEMBIAYAAN} />
      {supervisor && (
        <>
          <field.Angka name="ips" desimal={2} />
          <field.Angka name="sksSemester" />
          <field.Angka name="ipk" desimal={2} />
          <field.Angka name="sksTotal" />
          <field.TeksPanjang name="alasan" />
        </>
      )}
    </SidePanelForm>
  )
}
