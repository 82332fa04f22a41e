import {
  KODE_ATURAN,
  TemuanKonsistensi,
  type AturanKonsistensi,
  type RingkasanKonsistensi,
} from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { enqueue } from '../../../jobs/enqueue'
import { answerList } from '../../../kit/list-answer'
import { todayOf } from '../../../tenant/today'
import { bebaskan, bukaKembali } from './bukan-masalah'
import { periksaMahasiswa } from '../penjaga/periksa-job'
import { listPeriksa } from '../penjaga/temuan-queries'
import { perbaiki } from './perbaiki'
import { hitungTemuan, selectTemuan, type TemuanRow } from './queries'

const calls = api.dataMaster.konsistensi

type Rincian = Readonly<Record<string, unknown>>
const namaStatus = (kode: unknown) => STATUS_MAHASISWA[kode as StatusMahasiswa]?.nama ?? String(kode)

/** What is wrong with one student, in a sentence. */
const KETERANGAN: Readonly<Record<AturanKonsistensi, (rincian: Rincian, row: TemuanRow) => string>> = {
  aktif_tanpa_krs: () => 'Tidak mengambil mata kuliah pada periode berjalan',
  status_beda: ({ riwayat }, { status }) => `Status ${namaStatus(status)}, riwayat terakhir ${namaStatus(riwayat)}`,
  lulus_tanpa_ijazah: ({ alumni }) => (alumni === true ? 'Nomor ijazah ada pada data alumni' : 'Nomor ijazah belum ada'),
  pa_tidak_aktif: ({ dosen }) => `${String(dosen)} tidak aktif`,
  keluar_masih_pa: ({ dosen }, { status }) => `${namaStatus(status)}, masih dibimbing ${String(dosen)}`,
  kelas_angkatan_lain: ({ kelas, angkatan, prodiSama }) =>
    prodiSama === true ? `Kelas ${String(kelas)} milik angkatan ${String(angkatan)}` : `Kelas ${String(kelas)} milik program studi lain`,
  konsentrasi_prodi_lain: ({ konsentrasi }) => `Konsentrasi ${String(konsentrasi)}`,
  alamat_luar_wilayah: ({ kodePos, wilayah }) => `Kode pos ${String(kodePos)}, ${String(wilayah)}`,
}

function show({ jenjangProdi, namaProdi, rincian, status, ...row }: TemuanRow): TemuanKonsistensi {
  const aturan = row.aturan as AturanKonsistensi
  return {
    ...row,
    aturan,
    labelProdi: labelProdi(jenjangProdi, namaProdi),
    namaStatus: namaStatus(status),
    keterangan: KETERANGAN[aturan](rincian as Rincian, { jenjangProdi, namaProdi, rincian, status, ...row }),
  }
}

async function ringkasan(context: Context): Promise<RingkasanKonsistensi> {
  const { db } = context
  const hitungan = await hitungTemuan(db, todayOf(context))
  const periksa = await listPeriksa(db, KODE_ATURAN)
  const waktu = [...periksa.values()].map(({ diperiksaPada }) => diperiksaPada.getTime())
  return {
    diperiksaPada: waktu.length === 0 ? null : new Date(Math.min(...waktu)),
    jumlah: [...hitungan.values()].reduce((sum, { jumlah }) => sum + jumlah, 0),
    aturan: KODE_ATURAN.map((aturan) => ({
      aturan,
      jumlah: hitungan.get(aturan)?.jumlah ?? 0,
      baru: hitungan.get(aturan)?.baru ?? 0,
      bukanMasalah: hitungan.get(aturan)?.bukanMasalah ?? 0,
      halangan: periksa.get(aturan)?.halangan ?? null,
    })),
  }
}

const SORT = { nim: 'm.nim', nama: 'm.nama', angkatan: 'm.angkatan', sejak: 't.sejak' }

/** Records that contradict each other: counted, listed and put right (data-master, Beyond 11). */
export const konsistensi = calls.router({
  ringkasan: calls.ringkasan.handler(async ({ context }) => ({ data: await ringkasan(context) })),
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectTemuan(context.db, todayOf(context), input),
      sort: SORT,
      tie: 'm.id',
      show: (row) => show(row as TemuanRow),
      schema: TemuanKonsistensi,
      title: 'Temuan Konsistensi',
    }),
  ),
  periksa: calls.periksa.handler(async ({ context }) => {
    const { id } = await enqueue(context.db, periksaMahasiswa, { parameter: {}, kunciUnik: 'jadwal' })
    return { data: { idPekerjaan: id } }
  }),
  bukanMasalah: calls.bukanMasalah.handler(async ({ input, context }) => ({ data: { jumlah: await bebaskan(context, input) } })),
  bukaKembali: calls.bukaKembali.handler(async ({ input, context }) => ({ data: { jumlah: await bukaKembali(context, input) } })),
  perbaiki: calls.perbaiki.handler(async ({ input, context }) => ({ data: await perbaiki(context, input) })),
})
