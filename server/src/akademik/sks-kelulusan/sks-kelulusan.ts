import { SksKelulusan, type UjiKelulusan } from '@sivitas/contract/akademik/sks-kelulusan'
import { auditKelulusan } from '@sivitas/rules/akademik/kelulusan'
import { predikat } from '@sivitas/rules/akademik/predikat'
import { kelulusanBerlaku, predikatBerlaku } from '@sivitas/rules/akademik/set-studi'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { todayOf } from '../../tenant/today'
import { findMahasiswaStudi } from '../hak-sks/queries'
import { teksLingkup } from '../set-studi/lingkup'
import { countUmumLain, listSetKelulusan, listSetPredikat } from '../set-studi/queries'
import { setTersimpan } from '../set-studi/set-tersimpan'
import { faktaMahasiswa } from './audit'
import { kumpulkanBahan, pembacaSyarat, syaratBawaan } from './bahan'
import { periksaKelulusan } from './periksa'
import { findSksKelulusan, listCalonLulus, listKurikulum, listNilaiFinal, selectSksKelulusan } from './queries'

const calls = api.akademik.sksKelulusan

function show({ namaProdi, jenjangProdi, syarat, ...row }: NonNullable<Awaited<ReturnType<typeof findSksKelulusan>>>): SksKelulusan {
  return { ...row, syarat: syarat as SksKelulusan['syarat'], lingkup: teksLingkup({ ...row, namaProdi, jenjangProdi }) }
}

const findShown = async (db: Db, id: string): Promise<SksKelulusan | undefined> => {
  const row = await findSksKelulusan(db, id)
  return row && show(row)
}

const sets = setTersimpan<SksKelulusan>({
  table: 'sksKelulusan',
  name: 'Set SKS kelulusan',
  find: findShown,
  fields: [
    ...(['jenjang', 'idProdi', 'idKurikulum', 'angkatanMulai', 'angkatanSampai', 'berlakuMulai'] as const),
    ...(['sksLulus', 'sksWajib', 'sksPilihan', 'ipkMin', 'persenMaksD', 'bolehE', 'nilaiMinWajib', 'masaStudiMaks', 'syarat'] as const),
  ],
  json: [],
  periksa: (row) => periksaKelulusan(row),
})

/** Audits one student and tells the honour that he would get. */
async function uji(db: Db, nim: string, saat: { periode: number; hariIni: string }): Promise<UjiKelulusan> {
  const [m] = await listCalonLulus(db, { nim })
  const studi = await findMahasiswaStudi(db, { nim }, saat.periode)
  if (!m || !studi) throw tidakDitemukan(`Mahasiswa dengan NIM ${nim}`)
  const bahan = await kumpulkanBahan(db, saat)
  const hasil = faktaMahasiswa(bahan, m, await listNilaiFinal(db, [m.id]))
  const audit = auditKelulusan(hasil.fakta, pembacaSyarat(bahan)(m))
  const { baris } = predikatBerlaku(await listSetPredikat(db), studi, saat.periode)
  const indeks = hasil.tempuh.flatMap((n) => (n.indeks === null ? [] : [n.indeks]))
  const { semesterKe } = studi
  const gelar = predikat(baris, {
    ipk: hasil.fakta.ipk,
    semester: semesterKe,
    adaUlang: hasil.adaUlang,
    indeksTerendah: indeks.length === 0 ? null : Math.min(...indeks),
    indeksHuruf: hasil.fakta.indeksHuruf,
  })
  return {
    mahasiswa: { id: m.id, nim: m.nim, nama: m.nama, angkatan: m.angkatan, labelProdi: labelProdi(m.jenjangProdi, m.namaProdi) },
    namaKurikulum: hasil.kurikulum?.nama ?? null,
    putusan: audit.putusan,
    ringkas: audit.ringkas,
    baris: audit.baris.map((b) => ({ ...b })),
    ipk: hasil.fakta.ipk,
    semesterKe,
    predikat: gelar.nama,
    predikatGagal: [...gelar.gagal],
  }
}

/** Curricula whose rows don't reach what graduation asks of their students. */
async function temuanKurikulum(db: Db, periode: number) {
  const daftar = await listSetKelulusan(db)
  return (await listKurikulum(db)).flatMap((k) => {
    const untuk = { sasaran: { jenjang: k.jenjang, idProdi: k.idProdi, angkatan: k.angkatanMulai }, idKurikulum: k.id, periode }
    const { sksLulus, sksWajib, sksPilihan } = kelulusanBerlaku(daftar, syaratBawaan(k), untuk).isi
    const nama = `${k.nama} prodi ${k.kodeProdi}`
    // Electives beyond those that must be taken lead nobody nearer to graduation.
    const sks = k.sksWajib + Math.min(k.sksPilihan, sksPilihan ?? k.jumlahSksPilihan)
    const pesan = [
      ...(sks < sksLulus ? [`${nama} hanya ${sks} SKS dari ${sksLulus} SKS lulus`] : []),
      ...(sksWajib !== null && k.sksWajib !== sksWajib ? [`${nama} berisi ${k.sksWajib} SKS wajib, syarat ${sksWajib} SKS`] : []),
      ...(sksPilihan !== null && k.sksPilihan < sksPilihan
        ? [`${nama} hanya menawarkan ${k.sksPilihan} SKS pilihan dari ${sksPilihan} SKS`]
        : []),
    ]
    if (pesan.length === 0) return []
    return [
      {
        idKurikulum: k.id,
        namaKurikulum: k.nama,
        labelProdi: labelProdi(k.jenjangProdi, k.namaProdi),
        status: k.status,
        sksKurikulum: sks,
        pesan,
      },
    ]
  })
}

export const sksKelulusan = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectSksKelulusan(context.db, input),
      sort: { berlakuMulai: 't.urutan', sksLulus: 's.sksLulus' },
      tie: 's.id',
      show,
      schema: SksKelulusan,
      title: 'SKS kelulusan',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await sets.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await sets.create(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await sets.update(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await sets.remove(context, input.id, (db, id) => countUmumLain(db, 'sksKelulusan', id))
    return { data: null }
  }),
  versi: calls.versi.handler(async ({ input, context }) => ({ data: await sets.versi(context.db, input.kunci) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await sets.kembalikan(context, input)
    return { data: null, status: { message: `Versi ${input.nomor} berlaku kembali` } }
  }),
  uji: calls.uji.handler(async ({ input, context: { db, tenant } }) => ({
    data: await uji(db, input.nim, { periode: input.periode ?? tenant.college.periodeAktif, hariIni: todayOf({ tenant }) }),
  })),
  periksaKurikulum: calls.periksaKurikulum.handler(async ({ context: { db, tenant } }) => ({
    data: await temuanKurikulum(db, tenant.college.periodeAktif),
  })),
  kurikulum: calls.kurikulum.handler(async ({ context: { db } }) => ({
    data: (await listKurikulum(db)).map((k) => ({
      id: k.id,
      nama: k.nama,
      idProdi: k.idProdi,
      labelProdi: labelProdi(k.jenjangProdi, k.namaProdi),
      status: k.status,
    })),
  })),
})
