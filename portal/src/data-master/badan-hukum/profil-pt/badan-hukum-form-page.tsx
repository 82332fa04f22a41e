import { YayasanInput, type Yayasan } from '@sivitas/contract/data-master/badan-hukum/yayasan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { FormCard, FormPage, FormWide } from '../../../kit/page/form-page'
import { PilihWilayah } from '../../../shared/pickers/pilih-wilayah'

const field = fields(YayasanInput)
const calls = api.dataMaster.yayasan
type Row = Omit<Yayasan, 'diubahPada'>

/** The legal body above the college: filled in once, changed afterwards. */
export function BadanHukumFormPage() {
  const query = useQuery(calls.get.queryOptions({ refetchOnMount: 'always', refetchOnWindowFocus: false }))
  return <Muatan query={fresh(query)}>{({ data }) => <Form row={data} />}</Muatan>
}

function Form({ row }: { row: Row | null }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leave = () => void navigate('/data-master/badan-hukum/profil-pt/badan-hukum')
  const form = useFormulir({
    schema: YayasanInput,
    nama: row === null ? 'Isi badan hukum' : 'Ubah badan hukum',
    values: row ?? {},
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: (values, { versi }) =>
      row === null ? calls.create.call(values) : calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.perguruanTinggi.key() })
      leave()
    },
    ...(row !== null && {
      versi: {
        kini: row.versi,
        segarkan: async () => {
          const { data } = await calls.get.call()
          return { values: data ?? row, versi: data?.versi ?? row.versi }
        },
      },
    }),
  })
  return (
    <FormPage title={form.nama} trail="Badan hukum" form={form} onCancel={leave}>
      <FormCard title="Identitas">
        <field.Text name="nama" />
        <field.Text name="kode" />
        <field.Text name="npwp" maks={20} />
        <field.Text name="ketua" />
        <field.Text name="sekretaris" />
        <field.Text name="bendahara" />
      </FormCard>
      <FormCard title="Legalitas">
        <field.Text name="nomorAkta" />
        <field.Tanggal name="tanggalAkta" />
        <field.Text name="namaNotaris" />
        <field.Text name="nomorPengesahanAhu" />
        <field.Tanggal name="tanggalPengesahanAhu" />
      </FormCard>
      <FormCard title="Alamat dan kontak">
        <field.Text name="jalan" />
        <field.Text name="rtRw" />
        <field.Text name="dusun" />
        <field.Text name="kelurahan" />
        <FormWide>
          <field.Custom name="idWilayah" as={PilihWilayah} />
        </FormWide>
        <field.Text name="kodePos" maks={5} />
        <field.Telepon name="telepon" />
        <field.Text name="email" type="email" />
        <field.Text name="website" type="url" />
      </FormCard>
    </FormPage>
  )
}
