import type { CollegeSeed } from '../college-seed'
import { TEMPAT_BERJALAN } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { dosenKelas, pengajar } from './akademik-tables'

/** One class in nine of the running period is shared half and half by two lecturers of its prodi. */
export function* pengampuTables(c: CollegeSeed): Generator<TableRows> {
  const daftar = pengajar(c)
  const berdua = [...c.kelas.entries()].flatMap(([n, k]) => {
    const dosen = daftar[k.makul.prodi] ?? []
    const pertama = dosenKelas(daftar, k)
    const kedua = dosen[(dosen.indexOf(pertama ?? -1) + 1) % Math.max(1, dosen.length)]
    if (k.tempat !== TEMPAT_BERJALAN || n % 9 !== 4 || k.makul.sks < 2 || pertama === undefined || kedua === undefined || kedua === pertama)
      return []
    return [
      { n, dosen: pertama, peran: 'K', urut: 1, sks: k.makul.sks / 2 },
      { n, dosen: kedua, peran: 'A', urut: 2, sks: k.makul.sks / 2 },
    ]
  })
  yield rowsOf(
    'pengampu',
    berdua.map(({ n, dosen, peran, urut, sks }, i) => ({
      college_id: c.id,
      id: c.ids('pengampu')(i),
      id_kelas: c.ids('kelas_kuliah')(n),
      id_dosen: c.ids('dosen')(dosen),
      peran,
      urut,
      sks_substansi: sks,
    })),
  )
}
