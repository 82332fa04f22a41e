import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../../api'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { STORED } from '../../../kit/page/stored-panel'
import { Editor } from './editor'

const calls = api.akademik.konversiNilai

/** One conversion: subjects of origin at the left, the curriculum here at the right. */
export function RinciPage() {
  const { id = '' } = useParams()
  const konversi = useQuery(calls.get.queryOptions({ input: { id }, ...STORED }))
  const mahasiswa = konversi.data?.data.idMahasiswa
  const bahan = useQuery({
    ...calls.bahan.queryOptions({ input: { mahasiswa: mahasiswa ?? '', kecuali: id } }),
    enabled: mahasiswa !== undefined,
  })
  return (
    <Muatan query={fresh(konversi)}>
      {({ data }) => <Muatan query={bahan}>{(isi) => <Editor key={`${data.id}/${data.versi}`} bahan={isi.data} konversi={data} />}</Muatan>}
    </Muatan>
  )
}
