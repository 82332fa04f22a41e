import { HakSksMaksimum } from '@sivitas/contract/akademik/hak-sks'
import { batasSks, BAWAAN_HAK_SKS, petunjukSnDikti, type BatasSemester, type PitaSks } from '@sivitas/rules/akademik/hak-sks'
import { hakSksBerlaku } from '@sivitas/rules/akademik/set-studi'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { bacaPeriode, galatPeriode } from '@sivitas/rules/platform/periode'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { isianSalah, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { findUnit } from '../set-studi/unit-queries'
import { teksLingkup } from '../set-studi/lingkup'
import { countUmumLain, listSetHakSks } from '../set-studi/queries'
import { setTersimpan } from '../set-studi/set-tersimpan'
import { hakMahasiswa, tampil } from './hitung'
import { periksaHakSks } from './periksa'
import { findHakSks, selectHakSks } from './queries'

const calls = api.akademik.hakSks

type Row = NonNullable<Awaited<ReturnType<typeof findHakSks>>>

function show(row: Row): HakSksMaksimum {
  const { namaProdi, jenjangProdi, ...fields } = row
  const [pita, batasSemester] = [row.pita as PitaSks[] | null, row.batasSemester as BatasSemester[] | null]
  const isi = { pita, batasSemester, dasar: null, sksSp: null, sksTanpaIp: row.sksTanpaIp, sksMutlak: row.sksMutlak }
  const terisi = Object.fromEntries(Object.entries(isi).filter(([, value]) => value !== null))
  return {
    ...fields,
    dasar: row.dasar as HakSksMaksimum['dasar'],
    pita,
    batasSemester,
    lingkup: teksLingkup({ ...row, namaProdi, jenjangProdi }),
    petunjuk: [...petunjukSnDikti({ ...BAWAAN_HAK_SKS, ...terisi })],
  }
}

const findShown = async (db: Db, id: string): Promise<HakSksMaksimum | undefined> => {
  const row = await findHakSks(db, id)
  return row && show(row)
}

const sets = setTersimpan<HakSksMaksimum>({
  table: 'hakSksMaksimum',
  name: 'Set hak SKS',
  find: findShown,
  fields: [
    'nama',
    'jenjang',
    'idProdi',
    'angkatanMulai',
    'angkatanSampai',
    'berlakuMulai',
    'dasar',
    'pita',
    'batasSemester',
    'sksSp',
    'sksTanpaIp',
    'sksMutlak',
    'sksMinimum',
  ],
  json: ['pita', 'batasSemester'],
  periksa: periksaHakSks,
})

export const hakSks = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectHakSks(context.db, input),
      sort: { berlakuMulai: 't.urutan', nama: 's.nama' },
      tie: 's.id',
      show,
      schema: HakSksMaksimum,
      title: 'Hak SKS maksimum',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await sets.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await sets.create(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await sets.update(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await sets.remove(context, input.id, (db, id) => countUmumLain(db, 'hakSksMaksimum', id))
    return { data: null }
  }),
  versi: calls.versi.handler(async ({ input, context }) => ({ data: await sets.versi(context.db, input.kunci) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await sets.kembalikan(context, input)
    return { data: null, status: { message: `Versi ${input.nomor} berlaku kembali` } }
  }),
  hitung: calls.hitung.handler(async ({ input, context: { db, tenant } }) => {
    const periode = input.periode ?? tenant.college.periodeAktif
    const unit = input.idProdi ? await findUnit(db, input.idProdi) : null
    if (input.idProdi && !unit) throw tidakDitemukan('Program studi')
    const sasaran = { idProdi: input.idProdi ?? null, jenjang: unit?.jenjang ?? null, angkatan: input.angkatan ?? null }
    const { isi } = hakSksBerlaku(await listSetHakSks(db), sasaran, periode)
    const { ip, semesterKe, semesterPendek, tambahan } = input
    const hasil = batasSks(isi, { ip, semesterKe, semesterPendek, tambahan })
    return { data: { ...tampil(hasil), ip, idPeriodeDasar: null, minimum: isi.sksMinimum } }
  }),
  uji: calls.uji.handler(async ({ input, context: { db, tenant } }) => {
    const { hak, mahasiswa, lewat } = await hakMahasiswa(db, { nim: input.nim }, { periode: input.periode ?? tenant.college.periodeAktif })
    const { id, nim, nama, angkatan, jenjangProdi, namaProdi, semesterKe } = mahasiswa
    return {
      data: {
        ...hak,
        semesterKe,
        lewat: [...lewat],
        mahasiswa: { id, nim, nama, angkatan, labelProdi: labelProdi(jenjangProdi, namaProdi) },
      },
    }
  }),
  mahasiswa: calls.mahasiswa.handler(async ({ input, context: { db, tenant } }) => {
    const periode = input.periode ?? tenant.college.periodeAktif
    if (bacaPeriode(periode) === null) throw isianSalah('periode', galatPeriode(periode) ?? 'Periode tidak dikenal.')
    return { data: (await hakMahasiswa(db, { id: input.id }, { periode })).hak }
  }),
})
