import { Anchor, Stack } from '@mantine/core'
import { JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../../api'
import { fresh, Muatan } from '../../kit/feedback/muatan'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay } from '../../kit/izin/can'
import { FormPage } from '../../kit/page/form-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { BandingVersi } from './banding/banding-versi'
import { STATUS, type TemplateIsi } from './kata'
import { PlaceholderCard } from './placeholder-card'
import { Pratinjau } from './pratinjau/pratinjau'
import classes from './pratinjau/pratinjau.module.css'
import { TemplateFields } from './template-fields'
import { TindakanTemplate } from './tindakan-template'
import { UjiCard } from './uji-card'
import { JenisContext } from './use-placeholder'

const calls = api.pengaturan.template

type EditorProps = Readonly<{ jenis: JenisTemplate; daftar: string }>

/** One version of a template: what it prints on the left, how that looks on the right. */
export function TemplatePage({ jenis, daftar }: EditorProps) {
  const { id = '' } = useParams()
  const query = useQuery({ ...calls.get.queryOptions({ input: { id } }), refetchOnMount: 'always', refetchOnWindowFocus: false })
  return (
    <JenisContext value={jenis}>
      <Muatan query={fresh(query)}>{({ data }) => <Editor key={data.id} template={data} jenis={jenis} daftar={daftar} />}</Muatan>
    </JenisContext>
  )
}

function Editor({ template, jenis, daftar }: EditorProps & { template: TemplateIsi }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const may = useMay()
  const draf = template.status === 'draf'
  const form = useFormulir({
    schema: TemplateInput,
    nama: template.nama,
    values: template as unknown as TemplateInput,
    pesan: 'Data berhasil diubah',
    terkunci: !draf || !may(calls.update),
    simpan: (values, { versi }) => calls.update.call({ ...values, id: template.id, versi: versi ?? template.versi }),
    berhasil: () => void client.invalidateQueries({ queryKey: calls.key() }),
    versi: {
      kini: template.versi,
      segarkan: async () => {
        const { data } = await calls.get.call({ id: template.id })
        return { values: data as unknown as TemplateInput, versi: data.versi }
      },
    },
  })
  return (
    <FormPage
      title={template.nama}
      trail={template.nama}
      form={form}
      onCancel={() => void navigate(daftar)}
      identity={
        <>
          <Anchor component={Link} to={daftar}>
            Template {JENIS_TEMPLATE[jenis].nama}
          </Anchor>
          <span>
            {template.kode}, versi {template.nomorVersi}
          </span>
          <StatusBadge kode={template.status} {...STATUS[template.status]} />
          <TindakanTemplate template={template} daftar={daftar} kotor={form.kotor} />
          <BandingVersi template={template} />
        </>
      }
    >
      <div className={classes.samping}>
        <Stack>
          <TemplateFields kartu={JENIS_TEMPLATE[jenis].kartu} />
          {draf && <PlaceholderCard />}
        </Stack>
        <Stack>
          <UjiCard template={template} kotor={form.kotor} />
          <Pratinjau />
        </Stack>
      </div>
    </FormPage>
  )
}
