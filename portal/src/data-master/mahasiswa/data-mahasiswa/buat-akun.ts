import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { api } from '../../../api'
import type { PreviewedAct } from '../../../kit/page/bulk'
import { idMahasiswaOf, type AmbilId } from '../status/id-mahasiswa'

const { banyak } = api.dataMaster.akunMahasiswa
/** What one call takes. */
const SEKALI = 5000
const SEBAB = { sudah_ada: 'Sudah memiliki akun', ditolak: 'Nama pengguna dipakai akun lain' } as const

/** 'Buat akun' for all who are ticked: named as their NIM; who has one already keeps it. */
export const buatAkun = (ambil: AmbilId<MahasiswaRow>): PreviewedAct<MahasiswaRow> => ({
  label: 'Buat akun',
  call: banyak,
  preview: ({ nim }) => [{ title: 'Nama pengguna', before: 'Seperti sekarang, bila sudah ada', after: nim.toLowerCase() }],
  run: async (target) => {
    const ids = await idMahasiswaOf(target, ambil)
    const hasil = []
    for (let at = 0; at < ids.length; at += SEKALI) hasil.push(...(await banyak.call({ idMahasiswa: ids.slice(at, at + SEKALI) })).data)
    return {
      done: hasil.filter((satu) => satu.hasil === 'dibuat').length,
      refused: hasil.flatMap(({ nama, hasil: apa }) => (apa === 'dibuat' ? [] : [{ name: nama, reason: SEBAB[apa] }])),
    }
  },
})
