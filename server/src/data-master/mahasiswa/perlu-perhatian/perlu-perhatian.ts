import {
  MahasiswaPerhatian,
  PerhatianPa,
  TANDA_PERHATIAN,
  type RingkasanPerhatian,
  type TandaPerhatian,
} from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { answerRows } from '../../../kit/list-rows'
import { todayOf } from '../../../tenant/today'
import { BELUM_DIKETAHUI } from '../penjaga/tanda-queries'
import { listPeriksa } from '../penjaga/temuan-queries'
import {
  findTanda,
  hitungPerhatian,
  hitungTanda,
  insertTindakan,
  listPerPa,
  listTindakan,
  selectPerhatian,
  type PerhatianRow,
  type SaringPerhatian,
} from './queries'

const calls = api.dataMaster.perluPerhatian
const KODE = Object.keys(TANDA_PERHATIAN) as TandaPerhatian[]

type Rincian = { sisa?: number; sejak?: number; ips?: number[] }

function sisaStudi(sisa: number): string {
  if (sisa < 0) return `Lewat batas studi ${-sisa} semester`
  return sisa === 0 ? 'Semester terakhir sebelum batas studi' : `Batas studi tinggal ${sisa} semester`
}

/** A warning with its numbers. */
function kalimat(tanda: TandaPerhatian, { sisa = 0, sejak, ips = [] }: Rincian): string {
  if (tanda === 'mendekati_batas') return sisaStudi(sisa)
  if (tanda === 'nonaktif_dua' && sejak) return `Nonaktif sejak ${labelPeriode(sejak)}`
  if (tanda === 'ips_turun_dua')
    return `IPS turun: ${ips
      .toReversed()
      .map((angka) => formatAngka(angka, 2))
      .join(', ')}`
  return TANDA_PERHATIAN[tanda]
}

function show({ jenjangProdi, namaProdi, status, tanda, ...row }: PerhatianRow): MahasiswaPerhatian {
  const daftar = tanda as { tanda: TandaPerhatian; rincian: Rincian }[]
  return {
    ...row,
    labelProdi: labelProdi(jenjangProdi, namaProdi),
    namaStatus: STATUS_MAHASISWA[status as StatusMahasiswa].nama,
    tanda: daftar
      .toSorted((satu, dua) => KODE.indexOf(satu.tanda) - KODE.indexOf(dua.tanda))
      .map(({ tanda: kode, rincian }) => ({ tanda: kode, teks: kalimat(kode, rincian) })),
  }
}

async function ringkasan(context: Context, saring: SaringPerhatian): Promise<RingkasanPerhatian> {
  const { db } = context
  const jumlah = await hitungTanda(db, saring)
  const periksa = await listPeriksa(db, KODE)
  const waktu = [...periksa.values()].map(({ diperiksaPada }) => diperiksaPada.getTime())
  return {
    diperiksaPada: waktu.length === 0 ? null : new Date(Math.min(...waktu)),
    ...(await hitungPerhatian(db, saring, todayOf(context))),
    tanda: KODE.map((tanda) => {
      const halangan = BELUM_DIKETAHUI[tanda] ?? periksa.get(tanda)?.halangan ?? null
      return { tanda, nama: TANDA_PERHATIAN[tanda], jumlah: halangan === null ? (jumlah.get(tanda) ?? 0) : null, halangan }
    }),
  }
}

const SORT = {
  jumlahTanda: 't.jumlah_tanda',
  nim: 'm.nim',
  nama: 'm.nama',
  angkatan: 'm.angkatan',
  sejak: 't.sejak',
  tanggalBerikut: 'z.tanggal_berikut',
}

/** The file of the list has its warnings as one text. */
const BARIS_BERKAS = MahasiswaPerhatian.omit({ jumlahTanda: true })
const berkas = (row: PerhatianRow) => {
  const { tanda, ...lain } = show(row)
  return { ...lain, tanda: tanda.map(({ teks }) => teks).join('; ') } as unknown as MahasiswaPerhatian
}

/** Who needs attention, and what was done about it (data-master, Beyond 6). */
export const perluPerhatian = calls.router({
  list: calls.list.handler(({ input, context }) =>
    // Who has most warnings comes first, unless somebody asks otherwise.
    answerList(
      context,
      { ...input, order: input.order ?? { jumlahTanda: 'desc' } },
      {
        query: selectPerhatian(context.db, input, todayOf(context)),
        sort: SORT,
        tie: 'm.id',
        show: (row) => (input.format ? berkas : show)(row as PerhatianRow),
        schema: BARIS_BERKAS,
        title: 'Mahasiswa yang Perlu Perhatian',
      },
    ),
  ),
  ringkasan: calls.ringkasan.handler(async ({ input, context }) => ({ data: await ringkasan(context, input) })),
  perPa: calls.perPa.handler(async ({ input, context }) => {
    const { cari = '' } = input
    const rows = (await listPerPa(context.db, { prodi: input.prodi, fakultas: input.fakultas }, todayOf(context)))
      .map(({ idDosen, nama, ...row }) => ({ ...row, id: idDosen ?? 'tanpa', idDosen, nama: nama ?? 'Tanpa dosen PA' }))
      .filter(({ nama }) => nama.toLowerCase().includes(cari.toLowerCase()))
    return await answerRows(
      context,
      { ...input, order: input.order ?? { jumlah: 'desc' } },
      {
        rows,
        sort: { jumlah: (row) => row.jumlah, nama: (row) => row.nama, belum: (row) => row.belum, baru: (row) => row.baru },
        key: (row) => row.id,
        schema: PerhatianPa,
        title: 'Daftar Mingguan Dosen PA',
      },
    )
  }),
  tindakan: calls.tindakan.handler(async ({ input: { id }, context }) => {
    if (!(await findTanda(context.db, id))) throw tidakDitemukan('Mahasiswa')
    return { data: await listTindakan(context.db, id) }
  }),
  catat: calls.catat.handler(async ({ input: { id, ...isi }, context }) => {
    const { db } = context
    const tanda = await findTanda(db, id)
    if (!tanda) throw tidakDitemukan('Mahasiswa')
    if (isi.tanggal > todayOf(context)) throw isianSalah('tanggal', 'Tanggal dihubungi tidak boleh setelah hari ini')
    const baru = await insertTindakan(db, { ...isi, idMahasiswa: id, tanda })
    const [data] = await listTindakan(db, id, baru.id)
    if (!data) throw tidakDitemukan('Tindakan')
    return { status: { message: 'Tindakan berhasil dicatat' }, data }
  }),
})
