import { api } from '../../../../api'
import { HASIL_SEHALAMAN, type SumberPilihan } from '../../../../kit/form/inputs/pilihan-jauh'

const call = api.pengaturan.operator.list

/** Operators, searched by name; username and roles tell two of one name apart. */
export const sumberOperator: SumberPilihan = {
  kunci: call.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await call.call({ page, itemsPerPage: HASIL_SEHALAMAN, ...(cari !== '' && { cari }) }, { signal })
    const pilihan = data.map(({ id, nama, username, namaRole }) => ({
      value: String(id),
      label: nama,
      keterangan: `${username} · ${namaRole}`,
    }))
    return { pilihan, totalPages: meta.totalPages }
  },
}
