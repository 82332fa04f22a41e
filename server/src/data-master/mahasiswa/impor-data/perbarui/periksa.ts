import { samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { acrossProdi } from '../../../../auth/queries'
import type { CheckedRow, ImportContext } from '../../../../kit/import/import-kind'
import { todayOf } from '../../../../tenant/today'
import { listOrangTercatat, listPemakaiNim } from '../baru/orang-queries'
import { TIPE_ORANG_UBAH, TIPE_REGISTRASI_UBAH } from '../kolom-tabel'
import { menurut } from '../menurut'
import { tanyaRujukan, type Rujukan } from '../rujukan'
import { kolomOrang, kolomSatuOrangTua, PERAN_SEL, periksaSelOrang, type SelMahasiswa } from '../sel-orang'
import { kolomRegistrasi, periksaSelRegistrasi } from '../sel-registrasi'
import type { BarisPerbarui, RencanaPerbarui } from './rencana'
import {
  listMahasiswaTersimpan,
  listOrangTersimpan,
  listOrangTuaTersimpan,
  type MahasiswaTersimpan,
  type OrangTersimpan,
  type OrangTuaTersimpan,
} from './tersimpan-queries'
import { namaTerjaga, sudahDilaporkan } from '../../tulis/terkirim'

type Kolom = Record<string, unknown>
type Sel = CheckedRow<SelMahasiswa, RencanaPerbarui>

/** What a batch is compared with, asked set by set. */
async function tanyaTersimpan({ db }: ImportContext, rows: readonly BarisPerbarui[]) {
  const isi = (values: readonly (string | null | undefined)[]) => [...new Set(values.flatMap((satu) => satu ?? []))]
  const nim = isi(rows.map(({ nilai }) => nilai.nim))
  const mahasiswa = await listMahasiswaTersimpan(db, nim)
  const idBiodata = isi(mahasiswa.map((satu) => satu.idBiodata))
  const bernomor = {
    nik: isi(rows.map(({ nilai }) => nilai.nik)),
    paspor: isi(rows.map(({ nilai }) => nilai.noPaspor)),
    tanggalLahir: [],
    id: [],
  }
  return {
    mahasiswa: new Map(mahasiswa.map((satu) => [satu.nim, satu])),
    orang: new Map((await listOrangTersimpan(db, idBiodata)).map((satu) => [satu.id, satu])),
    orangTua: menurut(await listOrangTuaTersimpan(db, idBiodata), (satu) => satu.idBiodata),
    // A number may belong to somebody of another prodi, and so may a NIM.
    pemilik: await acrossProdi(db, () => listOrangTercatat(db, bernomor)),
    adaNim: new Set((await acrossProdi(db, () => listPemakaiNim(db, nim))).map((satu) => satu.nim)),
  }
}
type Tersimpan = Awaited<ReturnType<typeof tanyaTersimpan>>
type Tahu = { rujukan: Rujukan; tersimpan: Tersimpan; hariIni: string }

/** Compares each line with the student whom it names; an empty cell says nothing, '#KOSONG' clears. */
export async function periksaPerbarui(context: ImportContext, rows: readonly BarisPerbarui[]): Promise<void> {
  const rujukan = await tanyaRujukan(context, rows)
  const tersimpan = await tanyaTersimpan(context, rows)
  for (const row of rows) periksaBaris(row, { rujukan, tersimpan, hariIni: todayOf(context) })
}

function periksaBaris(row: BarisPerbarui, tahu: Tahu): void {
  const { tersimpan } = tahu
  const { nim } = row.nilai
  const mahasiswa = tersimpan.mahasiswa.get(nim ?? '')
  const orang = tersimpan.orang.get(mahasiswa?.idBiodata ?? '')
  if (mahasiswa && orang) bandingkan(row, { mahasiswa, orang, orangTua: tersimpan.orangTua.get(orang.id) ?? [] }, tahu)
  else if (nim) row.salah('nim', tersimpan.adaNim.has(nim) ? 'Prodi di luar akses Anda' : `NIM ${nim} tidak ditemukan`)
}

/** Columns by which a NIK is judged; another one has to be verified again (DM-R3). */
const CIRI_NIK: ReadonlySet<string> = new Set(['nik', 'tanggalLahir', 'jenisKelamin'])

type Lama = { mahasiswa: MahasiswaTersimpan; orang: OrangTersimpan; orangTua: OrangTuaTersimpan[] }

/** Puts down what the line changes, and what saving and undoing need. */
function bandingkan(row: BarisPerbarui, lama: Lama, tahu: Tahu): void {
  const { mahasiswa, orang } = lama
  const sel = row as unknown as Sel
  const baru = { orang: kolomOrang(sel, tahu.rujukan), registrasi: kolomRegistrasi(sel, tahu.rujukan) }
  const orangTua = bandingOrangTua(row, lama.orangTua, tahu.rujukan)
  const ubahOrang = bandingOrang(row, orang, baru.orang)
  const ubahRegistrasi = bandingRegistrasi(row, mahasiswa, baru.registrasi)
  periksaUbahan(row, lama, { ...baru, tahu })
  if (ubahOrang || orangTua.length > 0) row.kunci.push(`Orang ini:${orang.id}`)
  const utuhOrang = pilih(orang, TIPE_ORANG_UBAH)
  const registrasi = pilih(mahasiswa, TIPE_REGISTRASI_UBAH)
  const raguLagi = row.perubahan.some(({ kolom }) => CIRI_NIK.has(kolom))
  row.rencana = {
    idBiodata: orang.id,
    versiOrang: orang.versi,
    orang: ubahOrang ? { ...utuhOrang, ...baru.orang, ...(raguLagi && { nikTerverifikasi: false }) } : null,
    orangTua: orangTua.map((satu) => ({ ...satu, idBiodata: orang.id })),
    registrasi: ubahRegistrasi ? { ...registrasi, ...baru.registrasi } : null,
  }
  const dulu = { idBiodata: orang.id, versiOrang: orang.versi + (ubahOrang ? 1 : 0), orang: ubahOrang ? utuhOrang : null, registrasi }
  row.sasaran = { id: mahasiswa.id, versi: mahasiswa.versi, sebelum: { ...dulu, ...orangTuaDulu(lama.orangTua, orangTua) } }
}

/** Of the parents that a line changes: those who were there, and the roles of those who were not. */
function orangTuaDulu(lama: readonly OrangTuaTersimpan[], ubah: readonly Kolom[]) {
  const peran = ubah.map((satu) => String(satu['peran']))
  return {
    orangTua: lama.filter((satu) => peran.includes(satu.peran)),
    peranBaru: peran.filter((satu) => !lama.some((ada) => ada.peran === satu)),
  }
}

const pilih = (row: Kolom, types: object): Kolom => Object.fromEntries(Object.keys(types).map((field) => [field, row[field] ?? null]))

const tampil = (nilai: unknown): string => {
  if (nilai === null || nilai === undefined || nilai === '') return '-'
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak'
  return String(nilai as string | number)
}

/** Numbers of the person are masked in the preview too (DM-R27). */
const RAHASIA: Readonly<Record<string, (nilai: string) => string>> = {
  nik: samarkanNikDaftar,
  nikAyah: samarkanNikDaftar,
  nikIbu: samarkanNikDaftar,
  namaIbuKandung: () => '******',
}

/** Puts down 'old -> new' of a cell where they differ. */
function catat(
  row: BarisPerbarui,
  kolom: string,
  { lama, baru, sebut = lama }: { lama: unknown; baru: unknown; sebut?: unknown },
): boolean {
  if (baru === undefined || tampil(lama) === tampil(baru)) return false
  const samar = RAHASIA[kolom]
  const kata = (nilai: unknown) => (samar && typeof nilai === 'string' && nilai !== '' ? samar(nilai) : tampil(nilai))
  row.perubahan.push({ kolom, lama: kata(sebut), baru: kata(baru === lama ? sebut : baru) })
  return true
}

const bandingOrang = (row: BarisPerbarui, lama: OrangTersimpan, baru: Kolom): boolean =>
  Object.keys(baru).filter((field) => catat(row, field, { lama: lama[field], baru: baru[field] })).length > 0

/** What the file calls a column that the table keeps as an id, and what a reader calls what stands there. */
const SEBUTAN: Readonly<
  Record<string, readonly [kolom: keyof SelMahasiswa & keyof BarisPerbarui['nilai'], lama: keyof MahasiswaTersimpan]>
> = {
  idPtAsal: ['ptAsal', 'kodePtAsal'],
  idProdiAsal: ['prodiAsal', 'kodeProdiAsal'],
  idSekolah: ['npsn', 'npsn'],
  idInstansi: ['instansi', 'namaInstansi'],
}

function bandingRegistrasi(row: BarisPerbarui, lama: MahasiswaTersimpan, baru: Kolom): boolean {
  const berubah = Object.keys(baru).filter((field) => {
    const sebutan = SEBUTAN[field]
    if (!sebutan) return catat(row, field, { lama: lama[field], baru: baru[field] })
    if (baru[field] === undefined || (baru[field] ?? null) === (lama[field] ?? null)) return false
    row.perubahan.push({ kolom: sebutan[0], lama: tampil(lama[sebutan[1]]), baru: tampil(row.nilai[sebutan[0]]) })
    return true
  })
  return berubah.length > 0
}

const KOLOM_ORANG_TUA: Readonly<Record<string, string>> = {
  nama: 'nama',
  nik: 'nik',
  tanggalLahir: 'tanggalLahir',
  idPendidikan: 'pendidikan',
  idPekerjaan: 'pekerjaan',
  idPenghasilan: 'penghasilan',
}

/** Parents as they will stand, of those whom the line changes. */
function bandingOrangTua(row: BarisPerbarui, semua: readonly OrangTuaTersimpan[], rujukan: Rujukan): Kolom[] {
  return PERAN_SEL.flatMap((peran) => {
    const baru = kolomSatuOrangTua(row as unknown as Sel, peran, rujukan)
    const lama = semua.find((satu) => satu.peran === peran)
    const akhiran = peran.replace(/^./, (huruf) => huruf.toUpperCase())
    const berubah = Object.keys(KOLOM_ORANG_TUA).filter((field) => {
      const kolom = `${KOLOM_ORANG_TUA[field] ?? field}${akhiran}`
      // The mother's name is told at the person, whose it is.
      if (kolom === 'namaIbu') return baru[field] !== undefined && tampil(lama?.[field]) !== tampil(baru[field])
      return catat(row, kolom, { lama: lama?.[field], baru: baru[field] })
    })
    return berubah.length === 0 ? [] : [{ masihHidup: true, ...lama, ...baru, peran }]
  })
}

type Baru = { orang: Kolom; registrasi: Kolom; tahu: Tahu }

/** The rules of the form over what the line touches; what was stored before and is left alone may stay as it is. */
function periksaUbahan(row: BarisPerbarui, { mahasiswa, orang }: Lama, { orang: baruOrang, registrasi, tahu }: Baru): void {
  const sel = row as unknown as Sel
  const utuh: Kolom = { ...orang, ...baruOrang }
  const dariKelompok = (fields: readonly string[]): Kolom =>
    fields.some((field) => baruOrang[field] !== undefined) ? Object.fromEntries(fields.map((field) => [field, utuh[field]])) : {}
  const dilihat = {
    ...dariKelompok(['nik', 'jenisKelamin', 'tanggalLahir']),
    ...dariKelompok(['kewarganegaraan', 'noPaspor', 'penerimaKps', 'nomorKps']),
    tanggalLahir: utuh['tanggalLahir'],
  }
  periksaSelOrang(sel, dilihat, tahu.hariIni)
  if (Object.keys(registrasi).length > 0) {
    const idJenisKelas = registrasi['idInstansi'] === undefined ? undefined : mahasiswa.idJenisKelas
    const seluruhnya = { ...mahasiswa, ...registrasi, idJenisKelas }
    periksaSelRegistrasi(sel, seluruhnya, { rujukan: tahu.rujukan, tanggalLahir: String(utuh['tanggalLahir']) })
  }
  for (const kolom of ['nik', 'noPaspor'] as const) {
    const nilai = baruOrang[kolom]
    if (nilai && tahu.tersimpan.pemilik.some((lain) => lain.id !== orang.id && lain[kolom] === nilai))
      row.salah(kolom, kolom === 'nik' ? 'NIK sudah dipakai orang lain' : 'Nomor paspor sudah dipakai orang lain')
  }
  if (!sudahDilaporkan(orang)) return
  // What PDDikti changes only on proof (DM-R9).
  for (const { kolom } of row.perubahan)
    if (namaTerjaga(kolom) !== null)
      row.salah(kolom as 'nama', 'Sudah dilaporkan ke PDDikti; ubah lewat Data Mahasiswa dengan alasan dan dokumen pendukung')
}
