import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { cutiSebelum, periodeTerakhir, posisiPada } from '@sivitas/rules/data-master/riwayat-status'
import { masihStudi, transisiDari, type KodeStatus, type Transisi } from '@sivitas/rules/data-master/status'
import { halanganDari, periksaTransisi, type FaktaStatus, type Temuan } from '@sivitas/rules/data-master/syarat-status'
import { labelPeriode, urutanPeriode } from '@sivitas/rules/platform/periode'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { jendelaUntukBanyak } from '../../../akademik/jadwal-sistem/public'
import { listKrs, type KrsTerambil } from '../../../akademik/krs/public'
import type { Context } from '../../../auth/context'
import { Galat, tanpaHak } from '../../../kit/galat'
import { aturanUntukBanyak } from '../../../pengaturan/public'
import { todayOf } from '../../../tenant/today'
import type { OrangStatus, PeriodeStatus } from './fakta-queries'
import { faktaLuar } from './pihak'

/** What is asked for, of one student or of many. */
export type PerintahStatus = {
  status: KodeStatus
  periode: number
  tanggal: string
  nomorSk?: string | null | undefined
  tanggalSk?: string | null | undefined
  berkas?: string | null | undefined
  alasan?: string | null | undefined
  judulSkripsi?: string | null | undefined
  jalurSkripsi?: boolean | null | undefined
  bulanAwalBimbingan?: string | null | undefined
  bulanAkhirBimbingan?: string | null | undefined
  abaikan: boolean
}

/** Who asks; a job gives its actor. */
export type PelakuStatus = Pick<Context, 'db' | 'tenant'> & { supervisor: boolean }

/** One student judged: what the change is, what its guards say, and the refusal if there is one. */
export type Putusan = {
  orang: OrangStatus
  dari: KodeStatus
  transisi: Transisi | null
  /** A past period is put right; the present status stays. */
  koreksi: boolean
  temuan: Temuan[]
  galat: Galat | null
}

const nama = (status: KodeStatus): string => STATUS_MAHASISWA[status].nama
const alasanCukup = ({ alasan }: PerintahStatus): boolean => (alasan ?? '').trim().length >= 5

/** What the guards ask of many students, read once for all of them. */
async function bahanOf({ db, tenant }: PelakuStatus, orang: readonly OrangStatus[], periode: number) {
  const ids = orang.map(({ id }) => id)
  const krs = await listKrs(db, ids, periode)
  const luar = await faktaLuar(db, ids)
  const aturan = await aturanUntukBanyak(db, periode)
  const jendela = await jendelaUntukBanyak(db, { kode: 'CUTI', idPeriode: periode, zona: tenant.college.zonaWaktu as ZonaWaktu })
  return (satu: OrangStatus) => {
    const { nilai } = aturan(satu)
    return {
      fakta: faktaOf(satu, { periode, krs: krs.get(satu.id), luar: luar(satu.id), pesanJendelaCuti: jendela(satu) }),
      aturan: {
        cutiMinSemester: nilai.cuti_min_semester,
        cutiMaksBerturut: nilai.cuti_maks_berturut,
        cutiMaksTotal: nilai.cuti_maks_total,
      },
    }
  }
}

type Tambahan = {
  periode: number
  krs: KrsTerambil | undefined
  luar: Pick<FaktaStatus, 'tagihanTerbuka' | 'skripsiFinal'>
  pesanJendelaCuti: string | null
}

function faktaOf(orang: OrangStatus, { periode, krs, luar, pesanJendelaCuti }: Tambahan): FaktaStatus {
  const cuti = cutiSebelum(orang.riwayat, periode)
  return {
    ...orang,
    ...luar,
    pesanJendelaCuti,
    cutiBerturut: cuti.berturut,
    cutiTotal: cuti.total,
    krs: krs?.krs ?? 0,
    krsBelumFinal: krs?.belumFinal ?? 0,
    sisaStudi: orang.batasStudi - orang.semesterKe,
  }
}

/** Guards of a correction: what the facts of that period contradict, and the paper of a leave. */
const KOREKSI: Readonly<Partial<Record<KodeStatus, Pick<Transisi, 'syarat'>>>> = {
  C: { syarat: ['nomor_sk', 'tanpa_krs'] },
  N: { syarat: ['tanpa_krs'] },
  U: { syarat: ['jenjang_uji'] },
}

/** Judges a change of many students. Nothing is written, and every refusal is that student's own. */
export async function periksaStatus(
  pelaku: PelakuStatus,
  orang: readonly OrangStatus[],
  { perintah, periode }: { perintah: PerintahStatus; periode: PeriodeStatus },
): Promise<Putusan[]> {
  const bahan = await bahanOf(pelaku, orang, periode.id)
  const hariIni = todayOf(pelaku)
  return orang.map((satu) => {
    const jenis = jenisPerubahan(satu, perintah, periode)
    if (jenis.galat) return { orang: satu, ...jenis, temuan: [] }
    const syarat = jenis.koreksi ? KOREKSI[perintah.status] : jenis.transisi
    const isi = {
      tanggal: perintah.tanggal,
      hariIni,
      nomorSk: perintah.nomorSk ?? null,
      tanggalSk: perintah.tanggalSk ?? null,
      adaBerkas: Boolean(perintah.berkas),
    }
    const temuan = syarat ? periksaTransisi(syarat, { ...bahan(satu), isi }) : []
    const galat = tolakPelaku(pelaku, jenis, { satu, perintah, periode }) ?? tolakSyarat(pelaku, temuan, perintah)
    return { orang: satu, ...jenis, temuan, galat }
  })
}

type Jenis = Pick<Putusan, 'dari' | 'transisi' | 'koreksi' | 'galat'>

const tidakSah = (pesan: string) => new Galat([409, 'transisi_tidak_sah'], pesan)

/** Which change it is: a transition of the table, or the correction of a past period. */
function jenisPerubahan(orang: OrangStatus, { status }: PerintahStatus, periode: PeriodeStatus): Jenis {
  const dari = posisiPada(orang.riwayat, periode.id) ?? orang.status
  const lampau = urutanPeriode(periode.id) < urutanPeriode(periode.kini)
  const akhir = periodeTerakhir(orang.riwayat)
  const sudahLanjut = akhir !== null && urutanPeriode(akhir) > urutanPeriode(periode.id)
  const koreksi = (lampau || sudahLanjut) && masihStudi(status)
  const transisi = transisiDari(dari, status)
  const jawab = (galat: Galat | null): Jenis => ({ dari, transisi, koreksi, galat })
  if (urutanPeriode(periode.id) < urutanPeriode(orang.periodeMasuk))
    return jawab(tidakSah(`Mahasiswa baru masuk pada ${labelPeriode(orang.periodeMasuk)}.`))
  if (dari === status) return jawab(tidakSah(`Status pada ${periode.label} sudah ${nama(status)}.`))
  if (koreksi)
    return jawab(masihStudi(dari) ? null : tidakSah(`Mahasiswa sudah ${nama(dari)} pada ${periode.label}. Gunakan 'Batalkan keluar'.`))
  if (sudahLanjut)
    return jawab(
      tidakSah(`Sudah ada status ${nama(orang.status)} sejak ${labelPeriode(akhir)}. Catat keluar pada periode itu atau sesudahnya.`),
    )
  if (!transisi) return jawab(tidakSah(`Status ${nama(dari)} tidak dapat diubah menjadi ${nama(status)}.`))
  if (transisi.oleh === 'tutup_periode') return jawab(tidakSah(`Status ${nama(status)} diberikan oleh 'Tutup status periode'.`))
  return jawab(null)
}

/** Who may do it, and whether the period is still open to him. */
function tolakPelaku(
  { supervisor }: PelakuStatus,
  { transisi, koreksi }: Jenis,
  { satu, perintah, periode }: { satu: OrangStatus; perintah: PerintahStatus; periode: PeriodeStatus },
): Galat | null {
  if (!supervisor && ((transisi?.supervisor && !koreksi) || perintah.abaikan))
    return tanpaHak('Perlu operator Supervisor', { supervisor: true })
  const kunci = kunciOf(satu, periode)
  if (kunci === null) return null
  if (periode.status === 'arsip') return new Galat([423, 'terkunci'], `Periode ${periode.label} sudah diarsipkan dan tidak dapat diubah.`)
  if (!supervisor) return new Galat([423, 'terkunci'], kunci, { rincian: { supervisor: true } })
  return alasanCukup(perintah) ? null : alasanKurang()
}

const alasanKurang = () =>
  new Galat([422, 'validasi'], 'Alasan minimal 5 karakter', {
    errors: [{ field: 'alasan', code: 'wajib', message: 'Alasan minimal 5 karakter' }],
  })

/** Why a period is shut for this student, or null (States; edge case 12). */
function kunciOf({ akmTerkirim, akmKunci }: OrangStatus, { label, status }: PeriodeStatus): string | null {
  if (akmTerkirim) return `Periode ${label} sudah dilaporkan`
  if (status === 'ditutup' || status === 'arsip') return `Periode ${label} sudah ditutup`
  return akmKunci ? `Aktivitas kuliah ${label} sudah dikunci` : null
}

function tolakSyarat({ supervisor }: PelakuStatus, temuan: readonly Temuan[], perintah: PerintahStatus): Galat | null {
  const lewati = supervisor && perintah.abaikan
  const gagal = halanganDari(temuan, lewati)
  if (gagal.length > 0) return galatSyarat(gagal)
  const dilewati = halanganDari(temuan, false).length > 0
  return dilewati && !alasanCukup(perintah) ? alasanKurang() : null
}

/** Every failing guard is listed; the gravest names the answer's status (States, L). */
function galatSyarat(gagal: readonly Temuan[]): Galat {
  const kode = gagal.find((satu) => satu.kode === 409)?.kode ?? gagal.find((satu) => satu.kode === 423)?.kode ?? 422
  const slug = { 409: 'syarat_status', 423: 'jendela_tutup', 422: 'validasi' } as const
  const pesan = gagal.map((satu) => satu.pesan)
  return new Galat(
    [kode, slug[kode]],
    pesan.length === 1 ? (pesan[0] ?? '') : `${pesan.length} syarat belum terpenuhi: ${pesan.join('; ')}.`,
    {
      errors: gagal.map((satu) => ({ field: satu.isian, code: satu.syarat, message: satu.pesan })),
      rincian: { syarat: gagal.map((satu) => satu.syarat) },
    },
  )
}
