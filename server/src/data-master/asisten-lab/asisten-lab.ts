import { AsistenLab, AsistenLabInput } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { z } from 'zod'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { duplikat, isianSalah } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { assertWholeRow } from '../../kit/whole-row'
import { assertCalon, lihatCalon } from './calon'
import { findAsisten, findPeriode, genggamJam, listTempat, pembinaAktif, selectAsisten } from './queries'
import { salinPeriode } from './salin'
import { cetakSk } from './sk'

const calls = api.dataMaster.asistenLab

const table = plainTable({
  table: 'asistenLab',
  name: 'Asisten',
  find: findAsisten,
  words: () => ({
    asisten_lab_unik: () =>
      duplikat('idMahasiswa', 'Orang ini sudah menjadi asisten dengan jenis dan mata kuliah yang sama pada periode ini'),
  }),
})

type Row = NonNullable<Awaited<ReturnType<typeof findAsisten>>>

const show = ({ jenjangProdi, namaProdi, kodeMakul, namaMakul, namaRuang, jenis, status, ...row }: Row): AsistenLab => ({
  ...row,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
  jenis: jenis as AsistenLab['jenis'],
  status: status as AsistenLab['status'],
  tempat: [namaRuang, kodeMakul && namaMakul ? `${kodeMakul} ${namaMakul}` : null].filter(Boolean).join(' · ') || null,
})

type Isian = z.output<typeof AsistenLabInput>

/** Who, when and under whom; hours count only while the row is active. @throws Galat 404, 409, 422 */
async function assertIsian(db: Db, isian: Isian, kecuali: string | null): Promise<void> {
  const orang = { idMahasiswa: isian.idMahasiswa ?? null, idAlumni: isian.idAlumni ?? null }
  if (!(await findPeriode(db, isian.periode))) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  if (!(await pembinaAktif(db, isian.idDosenPembina))) throw isianSalah('idDosenPembina', 'Dosen pembina harus dosen yang aktif')
  if (isian.status !== 'aktif') return
  await genggamJam(db, orang)
  await assertCalon(db, orang, {
    periode: isian.periode,
    idMakul: isian.idMakul ?? null,
    kecuali,
    jamPerMinggu: isian.jamPerMinggu,
  })
}

export const asistenLab = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectAsisten(context.db, input),
      sort: { nama: 'nama', nim: 'nim', jamPerMinggu: 's.jamPerMinggu', jenis: 's.jenis' },
      tie: 's.id',
      show,
      schema: AsistenLab,
      title: 'Asisten Lab',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: show(await table.get(context.db, input.id)) })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    await assertIsian(db, input, null)
    return { data: show(await table.create(db, input)) }
  }),
  update: calls.update.handler(async ({ input, context: { db } }) => {
    const lama = await table.get(db, input.id)
    const { id, versi: _versi, ...ubah } = input
    assertWholeRow(AsistenLabInput, lama, ubah)
    const named = Object.fromEntries(Object.entries(ubah).filter(([, value]) => value !== undefined))
    await assertIsian(db, { ...show(lama), ...named } as Isian, id)
    return { data: show(await table.update(db, input)) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  calon: calls.calon.handler(async ({ input, context }) => {
    const orang = { idMahasiswa: input.idMahasiswa ?? null, idAlumni: input.idAlumni ?? null }
    if ((orang.idMahasiswa === null) === (orang.idAlumni === null)) throw isianSalah('idMahasiswa', 'Pilih satu mahasiswa atau satu alumni')
    const saat = { periode: input.periode, idMakul: input.idMakul ?? null, kecuali: input.kecuali ?? null }
    return { data: await lihatCalon(context.db, orang, saat) }
  }),
  tempat: calls.tempat.handler(async ({ input, context }) => ({ data: await listTempat(context.db, input) })),
  salin: calls.salin.handler(async ({ input, context }) => ({ data: await salinPeriode(context.db, input) })),
  sk: calls.sk.handler(async ({ input, context }) => {
    await cetakSk(context, input)
    return { data: null }
  }),
})
