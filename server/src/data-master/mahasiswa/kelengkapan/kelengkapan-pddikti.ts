import { BarisKelengkapan, MAKS_LEMBAR, type BarisLembar, type KolomLembar } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { BANYAK_BUTIR, kurangDari } from '@sivitas/rules/data-master/kelengkapan'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { samarkanNama, samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { api } from '../../../auth/guard'
import { answerList } from '../../../kit/list-answer'
import { hitungLembar, listLembar, selectBaris, type LembarRow } from './daftar-queries'
import { simpanMassal } from './massal'
import { papanKelengkapan } from './papan'

const calls = api.dataMaster.kelengkapan

/** What nobody sees whole in a sheet (DM-R27); a cell that is not touched is not written. */
const SAMAR: Readonly<Partial<Record<KolomLembar, (teks: string) => string>>> = {
  nik: samarkanNikDaftar,
  noPaspor: samarkanNikDaftar,
  namaIbuKandung: samarkanNama,
}

function barisLembar({ jenjangProdi, namaProdi, ...row }: LembarRow, kolom: readonly KolomLembar[]): BarisLembar {
  const { id, idBiodata, versi, versiBiodata, nim, nama, asing } = row
  const sel = kolom.map((satu) => {
    const nilai = row[satu]
    const teks = typeof nilai === 'string' || typeof nilai === 'number' ? `${nilai}` : ''
    return [satu, teks === '' ? '' : (SAMAR[satu]?.(teks) ?? teks)] as const
  })
  return {
    id,
    idBiodata,
    versi,
    versiBiodata,
    nim,
    nama,
    asing,
    labelProdi: labelProdi(jenjangProdi, namaProdi),
    sel: Object.fromEntries(sel),
  }
}

/** 'Kelengkapan & PDDikti': the board, its lists, and the sheet that mends many at once. */
export const kelengkapan = calls.router({
  papan: calls.papan.handler(async ({ input, context }) => ({ data: await papanKelengkapan(context, input) })),
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectBaris(context.db, context.session.sesiSemester, input),
      sort: { nim: 'm.nim', nama: 'm.nama', angkatan: 'm.angkatan', kelengkapan: 'm.kelengkapan' },
      tie: 'm.id',
      schema: BarisKelengkapan,
      title: 'Kelengkapan PDDikti',
      show: ({ jenjangProdi, namaProdi, kurang, kelengkapan: titik, ...row }) => ({
        ...row,
        kelengkapan: (100 * titik) / BANYAK_BUTIR,
        kurang: kurangDari(kurang),
        labelProdi: labelProdi(jenjangProdi, namaProdi),
      }),
    }),
  ),
  lembar: calls.lembar.handler(async ({ input: { kolom, ...pilih }, context }) => {
    const { db, session } = context
    const rows = await listLembar(db, { ...pilih, periode: session.sesiSemester }, MAKS_LEMBAR)
    const jumlah = rows.length < MAKS_LEMBAR ? rows.length : await hitungLembar(db, { ...pilih, periode: session.sesiSemester })
    return { data: { jumlah, baris: rows.map((row) => barisLembar(row, kolom)) } }
  }),
  massal: calls.massal.handler(async ({ input, context }) => {
    const data = await simpanMassal(context, input.data)
    const berhasil = data.filter((satu) => satu.berhasil).length
    return { status: { message: `${berhasil} dari ${data.length} baris tersimpan` }, data }
  }),
})
