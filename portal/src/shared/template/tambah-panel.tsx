import { JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Text } from '@mantine/core'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { usePanel } from '../../kit/page/use-panel'

const Nama = TemplateInput.pick({ nama: true, kode: true })
const field = fields(Nama)
const calls = api.pengaturan.template

type TambahPanelProps = Readonly<{ jenis: JenisTemplate; daftar: string }>

/** A new template: it gets a name, and starts from the one that the kind comes with. */
export function TambahPanel({ jenis, daftar }: TambahPanelProps) {
  const { selesai, tutup } = usePanel(daftar)
  return selesai ? null : <Form jenis={jenis} daftar={daftar} onTutup={tutup} />
}

function Form({ jenis, daftar, onTutup }: TambahPanelProps & { onTutup: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const nama = `Tambah template ${JENIS_TEMPLATE[jenis].nama}`
  const form = useFormulir({
    schema: Nama,
    nama,
    values: { nama: '', kode: '' },
    pesan: 'Data berhasil ditambahkan',
    simpan: async (values, { idempotencyKey }) => {
      const isi = TemplateInput.parse({ ...templateBawaan(jenis), ...values })
      return (await calls.create.call(isi, { context: { idempotencyKey } })).data
    },
    berhasil: ({ id }) => {
      void client.invalidateQueries({ queryKey: calls.key() })
      void navigate(`${daftar}/${id}`)
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <Text size="sm">Template baru dimulai dari contoh bawaan dan berstatus draf sampai diterbitkan.</Text>
      <field.Text name="nama" />
      <field.Text name="kode" />
    </SidePanelForm>
  )
}
