import { JENIS_INSTANSI } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { api } from '../../../api'
import type { PilihanJauh, SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'

const { ref } = api.dataMaster.instansi
type Row = Awaited<ReturnType<typeof ref.call>>['data'][number]
const pilihan = ({ id, nama, jenisInstansi }: Row): PilihanJauh => ({ value: id, label: nama, keterangan: JENIS_INSTANSI[jenisInstansi] })

/** Agencies in use by part of the name or short name. */
export const sumberInstansi: SumberPilihan = {
  kunci: ref.key(),
  cari: async ({ cari, signal }) => {
    const { data } = await ref.call(cari === '' ? {} : { nama: cari }, { signal })
    return { pilihan: data.map(pilihan), totalPages: 1 }
  },
  sebut: async (values) => (await ref.call({ id: values })).data.map(pilihan),
}
