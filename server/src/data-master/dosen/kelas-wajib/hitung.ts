import { KEADAAN_WAJIB, type KeadaanWajib, type KelasWajib, type KewajibanDosen } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import { kewajibanMengajar } from '@sivitas/rules/data-master/mengajar'
import { kelasDiampu, type KelasDiampu } from '../../../akademik/public'
import type { Db } from '../../../db/client'
import { isianSalah } from '../../../kit/galat'
import { listDosenBaris, type DosenBaris } from '../barisan-queries'
import { hariPertama, listJabatan, listWajib, type Jabatan, type WajibRow } from './queries'

const kelompok = <T extends { idDosen: string }>(rows: readonly T[]): Map<string, T[]> => {
  const hasil = new Map<string, T[]>()
  for (const row of rows) hasil.set(row.idDosen, [...(hasil.get(row.idDosen) ?? []), row])
  return hasil
}

/** A row with what is taught of it so far. Classes don't carry a class type yet, so of those nothing is known. */
export const barisWajib = (row: WajibRow, kelas: readonly KelasDiampu[]): KelasWajib => ({
  ...row,
  kelasTerpenuhi: row.idMakul === null ? null : kelas.filter(({ idMakul }) => idMakul === row.idMakul).length,
})

type Fakta = { wajib: readonly WajibRow[]; jabatan: readonly Jabatan[]; kelas: readonly KelasDiampu[] }

const keadaanOf = (sksWajib: number | null, { kurang, lebihBatas }: { kurang: number; lebihBatas: boolean }): KeadaanWajib => {
  if (lebihBatas) return 'lebih'
  if (sksWajib === null) return 'belum-diatur'
  return kurang > 0 ? 'kurang' : 'cukup'
}

const bulat = (angka: number) => Math.round(angka * 100) / 100

/** One lecturer's target, load and state (DM-R13). Without a row of SKS there is no target, only a load. */
function kewajibanOf(dosen: DosenBaris, { wajib, jabatan, kelas }: Fakta): KewajibanDosen {
  const sksWajib = wajib.find(({ idMakul, idJenisKelas }) => idMakul === null && idJenisKelas === null)?.sksWajib ?? null
  const ekuivalen = jabatan.map(({ ekuivalenSks }) => ekuivalenSks)
  const hitung = kewajibanMengajar({ ...(sksWajib === null ? {} : { sksWajib }), ekuivalen, kelas, maksSksMengajar: dosen.maksSksMengajar })
  const keadaan = keadaanOf(sksWajib, hitung)
  const { id, nama, namaLengkap, nidn, homebase, idProdi, maksSksMengajar } = dosen
  return {
    id,
    nama,
    namaLengkap,
    nidn,
    homebase,
    idProdi,
    maksSksMengajar,
    sksWajib,
    keadaan,
    jabatan: jabatan.map((satu) => satu.nama).join(', ') || null,
    ekuivalenSks: ekuivalen.reduce((jumlah, satu) => jumlah + satu, 0),
    target: sksWajib === null ? null : hitung.target,
    terpenuhi: bulat(hitung.terpenuhi),
    kurang: sksWajib === null ? 0 : bulat(hitung.kurang),
    lebih: bulat(Math.max(0, hitung.terpenuhi - maksSksMengajar)),
    namaKeadaan: KEADAAN_WAJIB[keadaan],
    baris: wajib.map((row) => barisWajib(row, kelas)),
    jumlahBaris: wajib.length,
  }
}

type Saring = { prodi?: string[] | undefined; cari?: string | undefined; keadaan?: KeadaanWajib[] | undefined }

/**
 * Who has to teach in a period: active permanent lecturers, whoever has a row, and whoever teaches more than he may.
 * @throws Galat 422 when the college has no such period
 */
export async function kewajibanPeriode(db: Db, periode: number, { keadaan, ...saring }: Saring): Promise<KewajibanDosen[]> {
  const tanggal = await hariPertama(db, periode)
  if (tanggal === undefined) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  const wajib = kelompok(await listWajib(db, { periode }))
  const jabatan = kelompok(await listJabatan(db, tanggal))
  const kelas = kelompok(await kelasDiampu(db, periode))
  return (await listDosenBaris(db, saring))
    .map((dosen) => ({
      dosen,
      satu: kewajibanOf(dosen, {
        wajib: wajib.get(dosen.id) ?? [],
        jabatan: jabatan.get(dosen.id) ?? [],
        kelas: kelas.get(dosen.id) ?? [],
      }),
    }))
    .filter(({ dosen, satu }) => (dosen.aktif && dosen.jenisDosen === 'A') || satu.jumlahBaris > 0 || satu.keadaan === 'lebih')
    .map(({ satu }) => satu)
    .filter((satu) => !keadaan?.length || keadaan.includes(satu.keadaan))
}
