import { randomBytes } from 'node:crypto'
import { kartuPetugas, type JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { PejabatTercetak } from '@sivitas/contract/pengaturan/pejabat'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { isiKartu } from '@sivitas/rules/data-master/isi-kartu'
import { akhirPeriodeKira, berlakuSampaiKartu, nomorKartu } from '@sivitas/rules/data-master/kartu'
import type { KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { pilihTemplate } from '@sivitas/rules/platform/template'
import type { Db } from '../../../db/client'
import { listPublished, type StoredTemplate } from '../../../documents/issue/queries'
import { pejabatBerlaku } from '../../../documents/officials/officials'
import { findUnits } from '../../../documents/officials/queries'
import { Galat } from '../../../kit/galat'
import type { KartuBaru, OrangKartu } from './kartu-queries'
import { findJabatan, type AturanKartu } from './pengaturan-queries'

/** Why no card can be printed for somebody now; null when one can. */
export function halanganKartu(
  { idFoto, status, nim }: OrangKartu,
  { jenis, statusBoleh }: Pick<AturanKartu, 'jenis' | 'statusBoleh'>,
): string | null {
  if (kartuPetugas(jenis)) {
    if (status !== 'A') return 'Sudah tidak aktif.'
    if (nim === '') return 'Belum ada NIDN, NUPTK, NIDK, atau NIP.'
    return idFoto === null ? 'Belum ada foto.' : null
  }
  const kode = status as StatusMahasiswa
  if (!statusBoleh.includes(kode)) return `Status ${STATUS_MAHASISWA[kode].nama} tidak mendapat kartu.`
  return idFoto === null ? 'Belum ada foto.' : null
}

/** The last day of a card printed today (DM-R23); of who works here years from today, at most until his engagement ends. */
export function berlakuSampai(orang: OrangKartu, { jenis, masaBerlaku, masaTahun }: AturanKartu, hari: string): string {
  if (kartuPetugas(jenis)) {
    const sampai = berlakuSampaiKartu({ cara: 'tahun', tahun: masaTahun, mulai: hari }, hari)
    return orang.berakhir && orang.berakhir >= hari && orang.berakhir < sampai ? orang.berakhir : sampai
  }
  if (masaBerlaku === 'tahun' || orang.batasStudiPeriode === null)
    return berlakuSampaiKartu({ cara: 'tahun', tahun: masaTahun, mulai: orang.mulaiMasuk }, hari)
  const akhirBatasStudi = orang.akhirBatas ?? akhirPeriodeKira(orang.batasStudiPeriode)
  return berlakuSampaiKartu({ cara: 'batas_studi', akhirBatasStudi }, hari)
}

/** Answers which template a student's card is printed with: the one that the settings name for his prodi, his jenjang, else the one whose cakupan fits (PL-R52). */
export function pemilihTemplate(terbit: readonly StoredTemplate[], jenis: JenisKartu, { template }: Pick<AturanKartu, 'template'>) {
  const bernama = (kode: string | null | undefined) => terbit.find((one) => kode != null && one.kode.toLowerCase() === kode.toLowerCase())
  return ({ jenjang, idProdi, idKampus, idJenisKelas: jenisKelas }: OrangKartu): StoredTemplate => {
    const aturan =
      template.find((one) => one.idProdi && one.idProdi === idProdi) ?? template.find((one) => !one.idProdi && one.jenjang === jenjang)
    const ditunjuk = bernama(aturan?.kodeTemplate)
    if (ditunjuk) return ditunjuk
    const dipilih = pilihTemplate(terbit, jenis, { jenjang, idProdi, idKampus, jenisKelas })
    if ('galat' in dipilih)
      throw new Galat([409, dipilih.galat === 'kosong' ? 'template_kosong' : 'template_kembar'], `${dipilih.pesan} Lihat Template Kartu.`)
    return dipilih.template
  }
}

/** The press of one print: settings, templates in force on a day, and who signs for a prodi. */
export type MesinKartu = {
  jenis: JenisKartu
  hari: string
  aturan: AturanKartu
  templateDari: (orang: OrangKartu) => StoredTemplate
  pejabatDari: (db: Db, idProdi: string | null) => Promise<PejabatTercetak[]>
}

export async function siapkanMesin(db: Db, { jenis, hari, aturan }: Pick<MesinKartu, 'jenis' | 'hari' | 'aturan'>): Promise<MesinKartu> {
  const templateDari = pemilihTemplate(await listPublished(db, jenis), jenis, aturan)
  const jabatan = aturan.idPejabat ? await findJabatan(db, aturan.idPejabat) : undefined
  const dikenal = new Map<string | null, PejabatTercetak[]>()
  // The holder on the day of the office that the settings name, in the student's own units.
  const pejabatDari: MesinKartu['pejabatDari'] = async (asker, idProdi) => {
    if (!jabatan) return []
    const offices = [{ jabatan: jabatan.jabatan as KodeJabatan, namaJabatan: jabatan.namaJabatan }]
    const pejabat =
      dikenal.get(idProdi) ?? (await pejabatBerlaku(asker, offices, { tanggal: hari, pemilik: await findUnits(asker, idProdi) }))
    dikenal.set(idProdi, pejabat)
    return pejabat
  }
  return { jenis, hari, aturan, templateDari, pejabatDari }
}

/** The words of a student's next card. */
export function kataKartu(orang: OrangKartu, { aturan, hari }: Pick<MesinKartu, 'aturan' | 'hari'>) {
  const nomor = nomorKartu(orang.nim, orang.ke + 1)
  const sampai = berlakuSampai(orang, aturan, hari)
  const namaStatus = STATUS_MAHASISWA[orang.status as StatusMahasiswa].nama
  const isi = { ...isiKartu({ ...orang, namaStatus, nomorKartu: nomor, berlakuSampai: sampai }), nomor, tanggalCetak: formatTanggal(hari) }
  return { nomor, sampai, isi }
}

type Pemesanan = { mesin: MesinKartu } & { alasan: KartuBaru['alasan'] | null; keterangan: string | null }

/** A student's next card, ready to be issued. A first card has no reason but itself. */
export async function kartuBaru(db: Db, orang: OrangKartu, { mesin, alasan, keterangan }: Pemesanan): Promise<KartuBaru> {
  const template = mesin.templateDari(orang)
  const { nomor, sampai, isi } = kataKartu(orang, mesin)
  return {
    idPemilik: orang.id,
    jenis: mesin.jenis,
    ke: orang.ke + 1,
    nomorKartu: nomor,
    kode: randomBytes(16).toString('base64url'),
    idTemplate: template.id,
    nomorVersi: template.nomorVersi,
    berlakuSampai: sampai,
    alasan: orang.ke === 0 ? 'BARU' : (alasan ?? 'PERPANJANG'),
    keterangan: orang.ke === 0 ? null : keterangan,
    data: { isi, larik: {}, idFoto: orang.idFoto, pejabat: await mesin.pejabatDari(db, orang.idProdi), idFakultas: orang.idFakultas },
  }
}
