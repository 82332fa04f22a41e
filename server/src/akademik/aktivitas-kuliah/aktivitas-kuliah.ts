import {
  AktivitasKuliah,
  BarisAkmPddikti,
  STATUS_AKM,
  TEMUAN_AKM,
  type AktivitasKuliahInput,
  type TemuanAkm,
} from '@sivitas/contract/akademik/aktivitas-kuliah'
import type { ListInput } from '@sivitas/contract/kit/list'
import { idSemesterPddikti, STATUS_MAHASISWA } from '@sivitas/rules/data-master/pddikti'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { noteAct } from '../../auth/queries'
import { enqueue } from '../../jobs/enqueue'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { updateVersioned } from '../../kit/versioned'
import { hitungSebagian } from './hitung'
import { hitungAkmJob } from './hitung-job'
import { bandingStatus, listIdAkm, type CakupanAkm } from './hitung-queries'
import { buka, kunci, terbuka, wajibAlasan } from './kunci'
import { hitungTemuan, selectAkm, terimaSelisih, type AkmRow, type SaringAkm } from './queries'

const calls = api.akademik.aktivitasKuliah

/** Students of whom a preview reckons the differences while somebody waits. */
const BATAS_PRATINJAU = 1000

const show = ({
  jenjangProdi,
  namaProdi,
  idPeriode: _periode,
  kodePembiayaan: _kode,
  idRegistrasi: _id,
  ...row
}: AkmRow): AktivitasKuliah => ({
  ...row,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

/** A line of InsertPerkuliahanMahasiswa (DM-R29): letters through the table, an empty IPS as 0 (AK-R45). */
const showPddikti = (row: AkmRow): z.infer<typeof BarisAkmPddikti> => ({
  nim: row.nim,
  id_registrasi_mahasiswa: row.idRegistrasi,
  id_semester: idSemesterPddikti(row.idPeriode),
  id_status_mahasiswa: STATUS_MAHASISWA[row.status]?.akm ?? row.status,
  ips: row.ips ?? 0,
  ipk: row.ipk ?? 0,
  sks_semester: row.sksSemester,
  total_sks: row.sksTotal,
  biaya_kuliah_smt: row.biayaKuliahSmt,
  id_pembiayaan: row.kodePembiayaan,
})

const SORT = { nim: 'm.nim', nama: 'm.nama', angkatan: 'm.angkatan', ips: 'a.ips', ipk: 'a.ipk', sksTotal: 'a.sksTotal' }

type ListAkm = ListInput & Omit<SaringAkm, 'periode'> & { periode?: number | undefined; bentuk: 'layar' | 'pddikti' }

function daftar(context: Context, input: ListAkm) {
  const { db, session } = context
  const query = selectAkm(db, { ...input, periode: input.periode ?? session.sesiSemester })
  const dasar = { query, sort: SORT, tie: 'a.id' }
  // The shape of PDDikti leaves only as a file; what the screen gets is always its own.
  if (input.bentuk === 'pddikti' && input.format)
    return answerList(context, input, { ...dasar, show: showPddikti as never, schema: BarisAkmPddikti, title: 'AKM PDDikti' }) as never
  return answerList(context, input, { ...dasar, show, schema: AktivitasKuliah, title: 'Aktivitas Kuliah' })
}

async function satu({ db }: Pick<Context, 'db'>, id: string): Promise<AkmRow> {
  const row = await selectAkm(db, { id }).executeTakeFirst()
  if (!row) throw tidakDitemukan('Aktivitas kuliah')
  return row
}

type Ubah = z.infer<typeof AktivitasKuliahInput> & { id: string; versi: number }

/**
 * Edits a row: bills by whoever may write while it is open, figures that are reckoned and locked rows by a Supervisor with a
 * reason (States of akademik, aktivitasKuliah).
 * @throws Galat 403, 404, 409 stale, 422 without a reason, 423 locked
 */
async function ubah(context: Context, { id, versi, alasan, biayaKuliahSmt, pembiayaan, ...angka }: Ubah) {
  const { db, session } = context
  const row = await satu(context, id)
  const denganAngka = Object.values(angka).some((isi) => isi !== undefined)
  if (row.kunci && !session.supervisor)
    throw new Galat([423, 'terkunci'], 'Aktivitas kuliah ini sudah dikunci', { rincian: { supervisor: true } })
  if (row.kunci || denganAngka) wajibAlasan(context, alasan)
  await noteAct(db, { ...(row.kunci && { aksi: 'buka_kunci' }), alasan: alasan ?? undefined })
  await updateVersioned(db, 'aktivitasKuliah', {
    id,
    versi,
    biayaKuliahSmt,
    pembiayaan,
    ...angka,
    ...(denganAngka && { sumber: 'manual', selisih: null }),
  })
  return show(await satu(context, id))
}

/** What a run would change (AK-R49). */
async function pratinjau(context: Context, cakupan: CakupanAkm) {
  const { db } = context
  await terbuka(context, cakupan.periode)
  const banding = await bandingStatus(db, cakupan)
  const jumlahkan = (rows: typeof banding) => rows.reduce((n, { jumlah }) => n + jumlah, 0)
  const jumlah = jumlahkan(banding)
  const hasil = jumlah <= BATAS_PRATINJAU ? await hitungSebagian(db, await listIdAkm(db, cakupan), cakupan.periode) : null
  return {
    jumlah,
    status: STATUS_AKM.map((kode) => ({
      kode,
      sekarang: jumlahkan(banding.filter(({ lama }) => lama === kode)),
      baru: jumlahkan(banding.filter(({ baru }) => baru === kode)),
    })),
    berubah: hasil ? hasil.baru.length : null,
    sementara: hasil?.sementara ?? 0,
    terkunci: banding.reduce((n, { terkunci }) => n + terkunci, 0),
  }
}

export const aktivitasKuliah = calls.router({
  list: calls.list.handler(({ input, context }) => daftar(context, input)),
  periksa: calls.periksa.handler(async ({ input, context }) => {
    const jumlah = await hitungTemuan(context.db, { ...input, periode: input.periode ?? context.session.sesiSemester })
    const kode = Object.keys(TEMUAN_AKM) as TemuanAkm[]
    return { data: kode.map((temuan) => ({ temuan, nama: TEMUAN_AKM[temuan], jumlah: jumlah.get(temuan) ?? 0 })) }
  }),
  ubah: calls.ubah.handler(async ({ input, context }) => ({ data: await ubah(context, input) })),
  pratinjauHitung: calls.pratinjauHitung.handler(async ({ input, context }) => ({ data: await pratinjau(context, input) })),
  hitung: calls.hitung.handler(async ({ input, context }) => {
    await terbuka(context, input.periode)
    const { id } = await enqueue(context.db, hitungAkmJob, { parameter: input, kunciUnik: String(input.periode) })
    return { data: { idPekerjaan: id } }
  }),
  kunci: calls.kunci.handler(async ({ input, context }) => ({ data: await kunci(context, input) })),
  buka: calls.buka.handler(async ({ input, context }) => ({ data: await buka(context, input) })),
  terimaSelisih: calls.terimaSelisih.handler(async ({ input, context }) => {
    wajibAlasan(context, input.alasan)
    await noteAct(context.db, { alasan: input.alasan })
    return {
      data: {
        jumlah: await terimaSelisih(
          context.db,
          input.data.map(({ id }) => id),
        ),
      },
    }
  }),
})
