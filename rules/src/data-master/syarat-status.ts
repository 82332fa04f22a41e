import type { KodeSyarat, Transisi } from './status'

/** Where somebody stands, as far as the guards of a transition ask. */
export interface FaktaStatus {
  readonly semesterKe: number
  /** Leaves right before the period, without a main period between, and all of them. */
  readonly cutiBerturut: number
  readonly cutiTotal: number
  /** Why the window is closed; none while it is open. */
  readonly pesanJendelaCuti: string | null
  /** Courses of an approved KRS of the period, and those of them that have no final grade yet. */
  readonly krs: number
  readonly krsBelumFinal: number
  readonly sisaStudi: number
  readonly sksLulus: number
  readonly sksSyarat: number
  readonly ipk: number | null
  readonly ipkMinimal: number
  readonly siapPddikti: boolean
  readonly jenjang: string
  readonly jenisDaftar: string
  /** Findings of other areas: none where that area can't be asked yet. */
  readonly tagihanTerbuka: number | null
  readonly skripsiFinal: boolean | null
}

/** What is written on the change itself. */
export interface IsiPerubahan {
  readonly tanggal: string
  readonly hariIni: string
  readonly nomorSk: string | null
  readonly tanggalSk: string | null
  readonly adaBerkas: boolean
}

/** Rule keys of the college that decide about leave. */
export interface AturanCuti {
  readonly cutiMinSemester: number
  readonly cutiMaksBerturut: number
  readonly cutiMaksTotal: number
}

export interface Temuan {
  readonly syarat: KodeSyarat
  /** null: nobody can answer it yet; never counted as fulfilled (decisions 4). */
  readonly terpenuhi: boolean | null
  readonly pesan: string
  /** HTTP status of the refusal. */
  readonly kode: 409 | 422 | 423
  /** Field of the form that the refusal stands under. */
  readonly isian: string
  /** A Supervisor may pass over it with a reason. */
  readonly dapatDilewati: boolean
}

type Bahan = { fakta: FaktaStatus; isi: IsiPerubahan; aturan: AturanCuti }
type Hasil = Pick<Temuan, 'terpenuhi' | 'pesan'> & Partial<Pick<Temuan, 'kode' | 'isian' | 'dapatDilewati'>>

const koma = (nilai: number): string => nilai.toFixed(2).replace('.', ',')
const ada = (teks: string | null): boolean => teks !== null && teks.trim() !== ''

/** Each guard in the words of the person who reads them. Numbers are in the message, so that nobody has to look them up. */
const PERIKSA: Readonly<Record<KodeSyarat, (bahan: Bahan) => Hasil>> = {
  nomor_sk: ({ isi }) => ({ terpenuhi: ada(isi.nomorSk), pesan: 'Nomor SK wajib diisi', isian: 'nomorSk' }),
  sk_lengkap: ({ isi }) => skLengkap(isi),
  dokumen: ({ isi }) => ({ terpenuhi: isi.adaBerkas, pesan: 'Dokumen pendukung wajib diunggah', isian: 'berkas' }),
  tanggal_lewat: ({ isi }) => ({ terpenuhi: isi.tanggal <= isi.hariIni, pesan: 'Tanggal tidak boleh setelah hari ini', isian: 'tanggal' }),
  tanpa_krs: ({ fakta }) => ({
    terpenuhi: fakta.krs === 0,
    pesan: fakta.krs === 0 ? 'Tidak ada KRS yang disetujui' : `KRS periode ini sudah disetujui (${fakta.krs} mata kuliah)`,
    kode: 409,
  }),
  krs_selesai: ({ fakta }) => ({
    terpenuhi: fakta.krsBelumFinal === 0,
    pesan: fakta.krsBelumFinal === 0 ? 'Tidak ada KRS yang terbuka' : `KRS periode ini masih terbuka (${fakta.krsBelumFinal} mata kuliah)`,
    kode: 409,
  }),
  cuti_semester: ({ fakta, aturan }) => ({
    terpenuhi: fakta.semesterKe >= aturan.cutiMinSemester,
    pesan: `Cuti mulai semester ${aturan.cutiMinSemester}; mahasiswa di semester ${fakta.semesterKe}`,
  }),
  cuti_berturut: ({ fakta, aturan }) => ({
    terpenuhi: fakta.cutiBerturut < aturan.cutiMaksBerturut,
    pesan: `Sudah ${fakta.cutiBerturut} dari ${aturan.cutiMaksBerturut} periode cuti berturut-turut`,
  }),
  cuti_total: ({ fakta, aturan }) => ({
    terpenuhi: fakta.cutiTotal < aturan.cutiMaksTotal,
    pesan: `Sudah ${fakta.cutiTotal} dari ${aturan.cutiMaksTotal} periode cuti`,
  }),
  jendela_cuti: ({ fakta }) => ({
    terpenuhi: fakta.pesanJendelaCuti === null,
    pesan: fakta.pesanJendelaCuti ?? 'Masa pengajuan cuti sedang dibuka',
    kode: 423,
    dapatDilewati: true,
  }),
  batas_studi: ({ fakta }) => ({
    terpenuhi: fakta.sisaStudi >= 0,
    pesan: fakta.sisaStudi >= 0 ? 'Belum lewat batas studi' : `Lewat batas studi ${-fakta.sisaStudi} semester`,
    dapatDilewati: true,
  }),
  jenjang_uji: ({ fakta }) => ({
    terpenuhi: ['22', '23', '31'].includes(fakta.jenjang),
    pesan: 'Uji kompetensi hanya untuk jenjang D3, D4, dan Profesi',
  }),
  jenis_course: ({ fakta }) => ({ terpenuhi: fakta.jenisDaftar === 'course', pesan: 'Hanya untuk peserta course (non gelar)' }),
  sks_lulus: ({ fakta }) => ({
    terpenuhi: fakta.sksLulus >= fakta.sksSyarat,
    pesan: `SKS lulus ${fakta.sksLulus} dari ${fakta.sksSyarat}`,
  }),
  ipk_lulus: ({ fakta }) => ({
    terpenuhi: fakta.ipk !== null && fakta.ipk >= fakta.ipkMinimal,
    pesan: `IPK ${fakta.ipk === null ? 'belum ada' : koma(fakta.ipk)}, syarat ${koma(fakta.ipkMinimal)}`,
    dapatDilewati: true,
  }),
  siap_pddikti: ({ fakta }) => ({
    terpenuhi: fakta.siapPddikti,
    pesan: fakta.siapPddikti ? 'Data siap PDDikti' : 'Data belum siap PDDikti',
    dapatDilewati: true,
  }),
  tagihan: ({ fakta }) => ({
    terpenuhi: fakta.tagihanTerbuka === null ? null : fakta.tagihanTerbuka === 0,
    pesan: pesanTagihan(fakta.tagihanTerbuka),
    dapatDilewati: true,
  }),
  skripsi: ({ fakta }) => ({ terpenuhi: fakta.skripsiFinal, pesan: pesanSkripsi(fakta.skripsiFinal), dapatDilewati: true }),
}

function skLengkap({ nomorSk, tanggalSk, adaBerkas }: IsiPerubahan): Hasil {
  const kurang = [...(ada(nomorSk) ? [] : ['nomor']), ...(ada(tanggalSk) ? [] : ['tanggal']), ...(adaBerkas ? [] : ['berkas'])]
  const isian = ada(nomorSk) ? (ada(tanggalSk) ? 'berkas' : 'tanggalSk') : 'nomorSk'
  return { terpenuhi: kurang.length === 0, pesan: kurang.length === 0 ? 'SK lengkap' : `SK belum lengkap: ${kurang.join(', ')}`, isian }
}

function pesanTagihan(terbuka: number | null): string {
  if (terbuka === null) return 'Tagihan belum dapat diperiksa'
  return terbuka === 0 ? 'Tidak ada tagihan terbuka' : `Masih ada ${terbuka} tagihan terbuka`
}

function pesanSkripsi(final: boolean | null): string {
  if (final === null) return 'Nilai skripsi belum dapat diperiksa'
  return final ? 'Nilai skripsi sudah final' : 'Nilai skripsi belum final'
}

/**
 * Answers every guard of a transition with what was found, fulfilled ones among them: the dialog shows them before
 * anybody saves (States). Only SKS of a graduation and what stands on the form itself can't be passed over.
 */
export function periksaTransisi(transisi: Pick<Transisi, 'syarat'>, bahan: Bahan): Temuan[] {
  return transisi.syarat.map((syarat) => ({
    syarat,
    kode: 422,
    isian: 'status',
    dapatDilewati: false,
    ...PERIKSA[syarat](bahan),
  }))
}

/** Answers the findings that stand in the way; a Supervisor who passes over them meets only those that he can't. */
export const halanganDari = (temuan: readonly Temuan[], lewati: boolean): Temuan[] =>
  temuan.filter(({ terpenuhi, dapatDilewati }) => terpenuhi !== true && !(lewati && dapatDilewati))
