import { PerguruanTinggiInput, type PerguruanTinggi } from '@sivitas/contract/data-master/badan-hukum/perguruan-tinggi'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import type { Isian } from '../../../kit/form/formulir'
import { useFormulir } from '../../../kit/form/use-formulir'
import { FormCard, FormPage, FormWide } from '../../../kit/page/form-page'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { PilihWilayah } from '../../../shared/pickers/pilih-wilayah'

const field = fields(PerguruanTinggiInput)
const calls = api.dataMaster.perguruanTinggi
type Row = Omit<PerguruanTinggi, 'diubahPada'>
const valuesOf = (row: Row) => row as unknown as Isian<typeof PerguruanTinggiInput>
const STATUS = [
  { value: 'A', label: 'Aktif' },
  { value: 'N', label: 'Tidak aktif' },
]

/** The college's profile, asked for anew so that the form starts from what is true now. */
export function PerguruanTinggiFormPage() {
  const query = useQuery(calls.get.queryOptions({ refetchOnMount: 'always', refetchOnWindowFocus: false }))
  return <Muatan query={fresh(query)}>{({ data }) => <Form row={data} />}</Muatan>
}

function Form({ row }: { row: Row }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leave = () => void navigate('/data-master/badan-hukum/profil-pt')
  const form = useFormulir({
    schema: PerguruanTinggiInput,
    nama: 'Ubah profil perguruan tinggi',
    values: valuesOf(row),
    pesan: 'Data berhasil diubah',
    simpan: (values, { versi }) => calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      leave()
    },
    versi: {
      kini: row.versi,
      segarkan: async () => {
        const { data } = await calls.get.call()
        return { values: valuesOf(data), versi: data.versi }
      },
    },
  })
  return (
    <FormPage title={form.nama} trail="Ubah" form={form} onCancel={leave}>
      <IdentitasCard />
      <FormCard title="Legalitas">
        <field.Text name="skPendirian" />
        <field.Tanggal name="tanggalSkPendirian" />
        <field.Text name="skIzinOperasional" />
        <field.Tanggal name="tanggalIzinOperasional" />
      </FormCard>
      <FormCard title="Alamat">
        <field.Text name="jalan" />
        <field.Text name="rtRw" />
        <field.Text name="dusun" />
        <field.Text name="kelurahan" />
        <FormWide>
          <field.Custom name="idWilayah" as={PilihWilayah} />
        </FormWide>
        <field.Text name="kodePos" maks={5} />
        <field.Angka name="lintang" desimal={6} />
        <field.Angka name="bujur" desimal={6} />
      </FormCard>
      <FormCard title="Kontak">
        <field.Telepon name="telepon" />
        <field.Telepon name="faksimile" />
        <field.Text name="email" type="email" />
        <field.Text name="website" type="url" />
      </FormCard>
      <FormCard title="Rekening dan lahan">
        <field.Text name="bank" />
        <field.Text name="unitCabang" />
        <field.Text name="nomorRekening" />
        <field.Angka name="luasTanahMilik" desimal={2} />
        <field.Angka name="luasTanahBukanMilik" desimal={2} />
        <field.Saklar name="mbs" />
      </FormCard>
      <FormCard title="Motto, visi, dan misi">
        <FormWide>
          <field.Text name="motto" />
        </FormWide>
        <FormWide>
          <field.TeksPanjang name="visi" />
        </FormWide>
        <FormWide>
          <field.TeksPanjang name="misi" />
        </FormWide>
      </FormCard>
    </FormPage>
  )
}

function IdentitasCard() {
  const bentuk = useKode('bentuk-pt')
  const milik = useKode('status-milik')
  const yayasan = useQuery(api.dataMaster.yayasan.get.queryOptions())
  const body = yayasan.data?.data
  return (
    <FormCard title="Identitas">
      <field.Text name="kode" maks={6} />
      <field.Text name="nama" />
      <field.Text name="namaInggris" />
      <field.Text name="singkatan" />
      <field.Pilih name="bentukPt" pilihan={bentuk} />
      <field.Pilih name="statusMilik" pilihan={milik} />
      <field.Pilih
        name="idYayasan"
        pilihan={body ? [{ value: body.id, label: body.nama }] : []}
        required={field.useNilai('statusMilik') === '3'}
      />
      <field.Pilih name="statusPt" pilihan={STATUS} required />
      <field.Text name="npsn" maks={8} />
      <field.Text name="npwp" maks={20} />
      <field.Tanggal name="tanggalBerdiri" />
      <field.Text name="idPddikti" maks={36} />
    </FormCard>
  )
}
