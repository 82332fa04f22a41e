import { ProdiInput, type Prodi } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import type { Isian } from '../../../kit/form/formulir'
import { useFormulir } from '../../../kit/form/use-formulir'
import { ApiError } from '../../../kit/galat'
import { FormPage } from '../../../kit/page/form-page'
import { ProdiFields } from './prodi-fields'

const LIST = '/data-master/badan-hukum/program-studi'
const calls = api.dataMaster.prodi

type Row = Omit<Prodi, 'diubahPada'>
/** A stored prodi holds every field of its form; what the form does not know it leaves alone. */
const valuesOf = (row: Row) => row as unknown as Isian<typeof ProdiInput>
const BLANK: Isian<typeof ProdiInput> = {
  status: 'A',
  rumpun: 'sosial',
  bahasa: 'Indonesia',
  pakaiKonsentrasi: false,
  idKampus: [],
  jenisKelas: [],
}

/** A new prodi. */
export const ProdiTambahPage = () => <ProdiForm row={null} />

/** A stored prodi, asked for anew so that the form starts from what is true now. */
export function ProdiUbahPage() {
  const { id = '' } = useParams()
  const query = useQuery(calls.get.queryOptions({ input: { id }, refetchOnMount: 'always', refetchOnWindowFocus: false }))
  return <Muatan query={fresh(query)}>{({ data }) => <ProdiForm row={data} />}</Muatan>
}

function ProdiForm({ row }: { row: Row | null }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const explain = useMahasiswaRefusal(row?.id)
  const leave = (id?: string) => void navigate(id === undefined ? LIST : `${LIST}/${id}`)
  const form = useFormulir({
    schema: ProdiInput,
    nama: row === null ? 'Tambah program studi' : `Ubah ${row.labelProdi}`,
    values: row === null ? BLANK : valuesOf(row),
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: async (values, { versi, idempotencyKey }) => {
      if (row === null) return await calls.create.call(values, { context: { idempotencyKey } })
      try {
        return await calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi })
      } catch (error) {
        explain(error)
        throw error
      }
    },
    berhasil: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.unitRef.prodi.key() })
      leave(data.id)
    },
    ...(row !== null && {
      versi: {
        kini: row.versi,
        segarkan: async () => {
          const { data } = await calls.get.call({ id: row.id })
          return { values: valuesOf(data), versi: data.versi }
        },
      },
    }),
  })
  return (
    <FormPage title={form.nama} trail={row === null ? 'Tambah' : row.labelProdi} form={form} onCancel={() => leave(row?.id)}>
      <ProdiFields />
    </FormPage>
  )
}

/** A prodi with students can't be closed as it is (edge case 32); the way out is to move them on. */
function useMahasiswaRefusal(idProdi: string | undefined) {
  const konfirmasi = useKonfirmasi()
  const navigate = useNavigate()
  return (error: unknown) => {
    if (!(error instanceof ApiError) || error.type !== 'masih_ada_mahasiswa' || idProdi === undefined) return
    void konfirmasi({
      pesan: `${error.message}.`,
      akibat: ['Pindahkan mereka ke program studi lain, atau catat status keluarnya, sebelum program studi ini ditutup.'],
      setuju: 'Pindahkan',
      aman: true,
    }).then((yes) => yes && navigate(`${LIST}/${idProdi}?tutup=1`))
  }
}
