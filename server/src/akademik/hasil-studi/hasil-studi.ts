import type { Khs, Transkrip } from '@sivitas/contract/akademik/nilai/hasil-studi'
import { mutuDari, type NilaiTercatat } from '@sivitas/rules/akademik/hasil-studi'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { noteAct } from '../../auth/queries'
import { siapkanCetak } from '../../documents/issue/issue'
import { enqueue } from '../../jobs/enqueue'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { sendFile } from '../../kit/send-file'
import { todayOf } from '../../tenant/today'
import { namaStatus } from './cetakan-queries'
import { listKhs, listTranskrip } from './hasil-queries'
import { cetakMassal, type MassalParameter } from './massal'
import { findPeriodeSampai } from './nilai-queries'
import { listPilihan, type OrangStudi } from './orang-queries'
import { JUDUL, terbitkanLembar, type Lembar } from './terbit-queries'

const calls = api.akademik.hasilStudi

const identitas = ({ id, nim, nama, angkatan, status, jenjangProdi, namaProdi, namaFakultas, namaPa }: OrangStudi) => ({
  idMahasiswa: id,
  nim,
  nama,
  angkatan,
  status,
  namaFakultas,
  namaPa,
  namaStatus: namaStatus(status),
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

const mutu = ({ kode, nama, sks, angka, huruf, indeks, ...row }: NilaiTercatat) => ({
  kode,
  nama,
  sks,
  angka,
  huruf,
  indeks,
  mutu: mutuDari({ sks, indeks, ...row }),
})

async function khs(
  { db, session }: Context,
  { id, periode = session.sesiSemester }: { id: string; periode?: number | undefined },
): Promise<Khs> {
  const card = (await listKhs(db, [id], periode)).get(id)
  if (!card) throw tidakDitemukan('Mahasiswa')
  const { orang, hasil, hakSks } = card
  const { ips, ipk, sksSemester, sksTotal, sementara } = hasil
  return {
    ...identitas(orang),
    periode,
    ips,
    ipk,
    sksSemester,
    sksTotal,
    sementara,
    hakSks,
    semesterKe: orang.semesterKe,
    labelPeriode: labelPeriode(periode),
    mk: hasil.mk.map((row) => ({ ...mutu(row), kelas: row.kelas, final: row.final })),
  }
}

type TranskripInput = { id: string; aturan?: 'terbaik' | 'terakhir' | undefined; per?: string | undefined }

async function transkrip(context: Context, { id, aturan, per }: TranskripInput): Promise<Transkrip> {
  const { db, tenant } = context
  const periode = per === undefined ? tenant.college.periodeAktif : await findPeriodeSampai(db, per)
  if (periode === null) throw new Galat([409, 'tanpa_nilai'], 'Belum ada periode yang berakhir sampai tanggal itu.')
  const one = (await listTranskrip(db, [id], { periode, aturan })).get(id)
  if (!one) throw tidakDitemukan('Mahasiswa')
  const { orang, hasil } = one
  const { tempatLahir, tanggalLahir, nomorIjazah, skAkreditasi, tanggalMasuk, judulSkripsi, status, tanggalKeluar } = orang
  return {
    ...identitas(orang),
    tempatLahir,
    tanggalLahir,
    nomorIjazah,
    skAkreditasi,
    tanggalMasuk,
    periode,
    aturan: one.aturan,
    predikat: one.predikat,
    judulTugasAkhir: judulSkripsi,
    tanggalLulus: status === 'L' ? tanggalKeluar : null,
    mk: hasil.mk.map((row) => ({
      ...mutu(row),
      namaInggris: row.namaInggris,
      semester: row.semester,
      periode: row.idPeriode,
      percobaan: row.percobaan,
    })),
    sksTempuh: hasil.sksTempuh,
    sksLulus: hasil.sksLulus,
    jumlahMutu: hasil.jumlahMutu,
    ipk: hasil.ipk,
  }
}

type Printing = { id: string; lembar: Lembar; periode: number; tanggal?: string | undefined; alasan?: string | null | undefined }

/** Leaves the document in the reply instead of the facts. */
async function cetak(context: Context, { id, lembar, periode, tanggal, alasan: given }: Printing): Promise<void> {
  const { supervisor } = context.session
  const alasan = given ?? ''
  if (alasan !== '') await noteAct(context.db, { alasan })
  const issued = await terbitkanLembar(context, id, {
    lembar,
    periode,
    tanggal: tanggal ?? todayOf(context),
    tanggalDiminta: tanggal !== undefined,
    izin: { supervisor, alasan },
  })
  const name = bersihkanNamaBerkas(`${JUDUL[lembar]}.${issued.ekstensi}`)
  await sendFile(context, { name, type: issued.mime, isi: issued.isi })
}

/** Before anything is queued: every prodi of the selection has its template and its signatories (edge case 29). */
async function massal(context: Context, parameter: MassalParameter): Promise<{ idPekerjaan: string }> {
  const { db, session } = context
  const orang = await listPilihan(db, parameter)
  if (orang.length === 0) throw new Galat([409, 'kosong'], 'Tidak ada mahasiswa pada pilihan ini.')
  const jenis = parameter.lembar === 'khs' ? 'khs' : 'transkrip'
  const targets = new Map(
    orang.map(({ idProdi, idKampus, jenisKelas, jenjang }) => [
      `${idProdi}|${idKampus}|${jenisKelas}`,
      { idProdi, idKampus, jenisKelas, jenjang },
    ]),
  )
  for (const sasaran of targets.values()) await siapkanCetak(context, { jenis, sasaran, tanggal: parameter.tanggal })
  const { id } = await enqueue(db, cetakMassal, { parameter, kunciUnik: `${session.uuid}|${parameter.lembar}|${parameter.periode}` })
  return { idPekerjaan: id }
}

export const hasilStudi = calls.router({
  khs: calls.khs.handler(async ({ input, context }) => {
    const { id, periode = context.session.sesiSemester, tanggal, alasan, format } = input
    if (format) await cetak(context, { id, lembar: 'khs', periode, tanggal, alasan })
    return { data: await khs(context, { id, periode }) }
  }),
  transkrip: calls.transkrip.handler(async ({ input, context }) => {
    const { id, jenis, tanggal, alasan, format } = input
    if (format) await cetak(context, { id, lembar: jenis, periode: context.tenant.college.periodeAktif, tanggal, alasan })
    return { data: await transkrip(context, input) }
  }),
  massalKhs: calls.massalKhs.handler(async ({ input, context }) => ({
    data: await massal(context, { ...input, lembar: 'khs', tanggal: input.tanggal ?? todayOf(context) }),
  })),
  massalTranskrip: calls.massalTranskrip.handler(async ({ input, context }) => {
    const { jenis, tanggal = todayOf(context), ...rest } = input
    return { data: await massal(context, { ...rest, lembar: jenis, periode: context.tenant.college.periodeAktif, tanggal }) }
  }),
})
