import { describe, expect, test } from 'vitest'
import { transisiDari, type KodeStatus } from './status'
import { halanganDari, periksaTransisi, type FaktaStatus, type IsiPerubahan } from './syarat-status'

const FAKTA: FaktaStatus = {
  semesterKe: 5,
  cutiBerturut: 0,
  cutiTotal: 0,
  pesanJendelaCuti: null,
  krs: 0,
  krsBelumFinal: 0,
  sisaStudi: 10,
  sksLulus: 144,
  sksSyarat: 144,
  ipk: 3.2,
  ipkMinimal: 2,
  siapPddikti: true,
  jenjang: '30',
  jenisDaftar: 'peserta_didik_baru',
  tagihanTerbuka: 0,
  skripsiFinal: true,
}
const ISI: IsiPerubahan = { tanggal: '2026-11-21', hariIni: '2026-11-21', nomorSk: '1/SK', tanggalSk: '2026-11-20', adaBerkas: true }
const ATURAN = { cutiMinSemester: 3, cutiMaksBerturut: 2, cutiMaksTotal: 4 }

function halangan(
  dari: KodeStatus,
  ke: KodeStatus,
  beda: { fakta?: Partial<FaktaStatus>; isi?: Partial<IsiPerubahan>; lewati?: boolean } = {},
) {
  const transisi = transisiDari(dari, ke)
  if (transisi === null) throw new Error(`${dari} does not lead to ${ke}.`)
  const temuan = periksaTransisi(transisi, { fakta: { ...FAKTA, ...beda.fakta }, isi: { ...ISI, ...beda.isi }, aturan: ATURAN })
  return halanganDari(temuan, beda.lewati ?? false).map(({ pesan, kode }) => `${kode} ${pesan}`)
}

describe('periksaTransisi', () => {
  test.each<[string, KodeStatus, KodeStatus, Parameters<typeof halangan>[2], string[]]>([
    ['leave with everything in order', 'A', 'C', {}, []],
    ['leave needs its SK', 'A', 'C', { isi: { nomorSk: ' ' } }, ['422 Nomor SK wajib diisi']],
    ['leave begins in semester 3', 'A', 'C', { fakta: { semesterKe: 2 } }, ['422 Cuti mulai semester 3; mahasiswa di semester 2']],
    ['two leaves in a row at most', 'A', 'C', { fakta: { cutiBerturut: 2 } }, ['422 Sudah 2 dari 2 periode cuti berturut-turut']],
    ['four leaves in all at most', 'A', 'C', { fakta: { cutiTotal: 4 } }, ['422 Sudah 4 dari 4 periode cuti']],
    ['DM edge 11: approved KRS', 'A', 'C', { fakta: { krs: 5 } }, ['409 KRS periode ini sudah disetujui (5 mata kuliah)']],
    ['closed window', 'A', 'C', { fakta: { pesanJendelaCuti: 'Masa tutup.' } }, ['423 Masa tutup.']],
    ['closed window, passed over', 'A', 'C', { fakta: { pesanJendelaCuti: 'Masa tutup.' }, lewati: true }, []],
    ['DM edge 10: SKS short', 'A', 'L', { fakta: { sksLulus: 140 } }, ['422 SKS lulus 140 dari 144']],
    ['DM edge 10: no override of SKS', 'A', 'L', { fakta: { sksLulus: 140, ipk: 1.5 }, lewati: true }, ['422 SKS lulus 140 dari 144']],
    ['IPK short', 'A', 'L', { fakta: { ipk: 1.98 } }, ['422 IPK 1,98, syarat 2,00']],
    ['no answer is not yes', 'A', 'L', { fakta: { tagihanTerbuka: null } }, ['422 Tagihan belum dapat diperiksa']],
    ['no answer, passed over', 'A', 'L', { fakta: { tagihanTerbuka: null, skripsiFinal: null }, lewati: true }, []],
    ['open bills', 'A', 'L', { fakta: { tagihanTerbuka: 2 } }, ['422 Masih ada 2 tagihan terbuka']],
    ['back after the limit of study', 'N', 'A', { fakta: { sisaStudi: -1 } }, ['422 Lewat batas studi 1 semester']],
    ['S1 has no test of competence', 'A', 'U', {}, ['422 Uji kompetensi hanya untuk jenjang D3, D4, dan Profesi']],
    ['D3 has one', 'A', 'U', { fakta: { jenjang: '22' } }, []],
    ['open KRS', 'A', 'E', { fakta: { krsBelumFinal: 3 } }, ['409 KRS periode ini masih terbuka (3 mata kuliah)']],
    ['dropping out needs SK and file', 'A', 'D', { isi: { tanggalSk: null, adaBerkas: false } }, ['422 SK belum lengkap: tanggal, berkas']],
    ['death is not tomorrow', 'A', 'W', { isi: { tanggal: '2026-11-22' } }, ['422 Tanggal tidak boleh setelah hari ini']],
    ['a course student finishes', 'A', '0', { fakta: { jenisDaftar: 'course' } }, []],
    ['others do not', 'A', '0', {}, ['422 Hanya untuk peserta course (non gelar)']],
  ])('States: %s', (...[, dari, ke, beda, harapan]) => {
    expect(halangan(dari, ke, beda)).toEqual(harapan)
  })
})
