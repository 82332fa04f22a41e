import { periksaRegistrasi } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { mayTouchProdi } from '../../../auth/prodi'
import type { CheckedRow, ImportContext } from '../../../kit/import/import-kind'
import { named } from '../../impor/kode'
import type { Rujukan } from './rujukan'
import type { SelMahasiswa } from './sel-orang'

type Kolom = Record<string, unknown>
type Row<P> = CheckedRow<SelMahasiswa, P>

/** The prodi that a row names; one outside the caller's list is refused (edge case 8). */
export function prodiOf<P>(row: Row<P>, { kode, prodi }: Rujukan, session: ImportContext['session']): string | undefined {
  const sel = row.nilai.prodi
  if (sel === undefined) return undefined
  const id = kode.of(row, 'prodi', 'prodi') ?? undefined
  if (id === undefined) return undefined
  if (!mayTouchProdi(session, id)) row.salah('prodi', 'Prodi di luar akses Anda')
  else if (prodi.get(id)?.status !== 'A') row.salah('prodi', 'Program studi ini tidak aktif')
  return id
}

/** The class of a code in the prodi and year of the row; null for an empty cell. */
export function kelasOf<P>(row: Row<P>, { kelas }: Rujukan, milik: { idProdi?: string | undefined; angkatan: number | undefined }) {
  const sel = row.nilai.kelas?.trim()
  if (sel === undefined) return undefined
  if (sel === '') return null
  if (milik.idProdi === undefined || milik.angkatan === undefined) return undefined
  const ada = kelas.filter(({ kode }) => kode.toLowerCase() === sel.toLowerCase())
  const cocok = ada.find(({ idProdi, angkatan }) => idProdi === milik.idProdi && angkatan === milik.angkatan)
  if (cocok) return cocok
  row.salah('kelas', ada.length > 0 ? 'Kelas ini bukan milik program studi dan angkatan mahasiswa' : `Kelas ${sel} tidak ditemukan`)
  return undefined
}

/** The college and prodi that a transfer comes from. */
function asalOf<P>(row: Row<P>, { pt, prodiPt }: Rujukan): Kolom {
  const { ptAsal, prodiAsal } = row.nilai
  const idPtAsal = ptAsal === undefined ? undefined : ptAsal === '' ? null : pt.get(ptAsal)
  if (ptAsal && idPtAsal === undefined) row.salah('ptAsal', `Perguruan tinggi ${ptAsal} tidak ada pada referensi`)
  if (!prodiAsal) return { idPtAsal, idProdiAsal: prodiAsal === undefined ? undefined : null }
  const cocok = prodiPt.find(({ kode, idPerguruanTinggi }) => kode === prodiAsal && idPerguruanTinggi === idPtAsal)
  if (!cocok) row.salah('prodiAsal', 'Program studi asal bukan milik perguruan tinggi asal')
  return { idPtAsal, idProdiAsal: cocok?.id }
}

function sekolahOf<P>(row: Row<P>, { sekolah }: Rujukan): string | null | undefined {
  const { npsn } = row.nilai
  if (!npsn) return npsn === undefined ? undefined : null
  const id = sekolah.get(npsn)
  if (id === undefined) row.salah('npsn', `Sekolah dengan NPSN ${npsn} tidak ada pada referensi`)
  return id
}

/**
 * The adviser whom a row names. His load grows with each row of the batch, so that the last ones of a full lecturer are
 * refused (edge case 21).
 */
export function pembimbingOf<P>(row: Row<P>, { dosen, beban }: Rujukan, kini: string | null = null): string | null | undefined {
  const sel = row.nilai.nidnPa?.trim()
  if (sel === undefined) return undefined
  if (sel === '') return null
  const satu = beban.get(dosen.get(sel) ?? '')
  if (!satu) {
    row.salah('nidnPa', `Dosen dengan NIDN atau NUPTK ${sel} tidak ditemukan`)
    return undefined
  }
  if (satu.id === kini) return satu.id
  if (satu.statusAktif !== 'A') row.salah('nidnPa', `${satu.namaLengkap} tidak aktif, sehingga tidak dapat menjadi dosen PA`)
  else if (satu.beban >= satu.maks) row.salah('nidnPa', `Kuota bimbingan penuh (${satu.beban} dari ${satu.maks})`)
  else satu.beban += 1
  return satu.id
}

/** Columns of the registration that a row names, apart from class and adviser. */
export function kolomRegistrasi<P>(row: Row<P>, rujukan: Rujukan): Kolom {
  const { nilai } = row
  const { kode } = rujukan
  return named({
    periodeMasuk: nilai.periodeMasuk,
    tanggalMasuk: nilai.tanggalMasuk,
    jenisDaftar: kode.of(row, 'jenisDaftar', 'jenis-daftar'),
    jalurDaftar: kode.of(row, 'jalurDaftar', 'jalur-daftar'),
    gelombang: nilai.gelombang,
    pembiayaan: kode.of(row, 'pembiayaan', 'pembiayaan'),
    biayaMasuk: nilai.biayaMasuk,
    idKampus: kode.of(row, 'kampus', 'kampus'),
    idJenisKelas: kode.of(row, 'jenisKelas', 'jenis-kelas'),
    sksDiakui: nilai.sksDiakui,
    idInstansi: kode.of(row, 'instansi', 'instansi'),
    idSekolah: sekolahOf(row, rujukan),
    ...asalOf(row, rujukan),
  })
}

const KOLOM: Readonly<Record<string, keyof SelMahasiswa>> = { idPtAsal: 'ptAsal', idInstansi: 'instansi' }

/** What no single cell of a registration tells: the day beside the period, the age, where a transfer comes from, the agency. */
export function periksaSelRegistrasi<P>(
  row: Row<P>,
  utuh: Kolom,
  { rujukan, tanggalLahir }: { rujukan: Rujukan; tanggalLahir: string | null },
): void {
  const { periodeMasuk, idJenisKelas } = utuh as { periodeMasuk?: number; idJenisKelas?: string }
  if (periodeMasuk !== undefined && !rujukan.periode.has(periodeMasuk))
    row.salah('periodeMasuk', 'Periode ini belum ada pada kalender akademik')
  const perluInstansi = rujukan.jenisKelas.get(idJenisKelas ?? '')?.perluInstansi
  for (const { field, message } of periksaRegistrasi(utuh, { tanggalLahir, perluInstansi })) {
    const kolom = KOLOM[field] ?? (field as keyof SelMahasiswa)
    // A cell whose word nobody knows has been told already.
    if (!row.temuan.some((satu) => satu.kolom === kolom)) row.salah(kolom, message)
  }
}
