import { kesamaanOrang, normalisasiNama } from '@sivitas/rules/data-master/nama'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { acrossProdi } from '../../../../auth/queries'
import type { Db } from '../../../../db/client'
import { menurut } from '../menurut'
import {
  listOrangTercatat,
  listPemakaiNim,
  listRegistrasiOrang,
  type OrangTercatat,
  type PemakaiNim,
  type RegistrasiTercatat,
} from './orang-queries'
import type { BarisBaru } from './rencana'

/** A person who is here already, with all his registrations. */
type OrangLama = OrangTercatat & { registrasi: RegistrasiTercatat[] }

/** Persons and NIM of the whole college that a batch may meet, those of other prodi too. */
export type Tercatat = {
  nim: ReadonlyMap<string, PemakaiNim>
  orang: ReadonlyMap<string, OrangLama>
  nik: ReadonlyMap<string, OrangLama>
  paspor: ReadonlyMap<string, OrangLama>
  lahir: ReadonlyMap<string, OrangLama[]>
}

const isi = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.flatMap((satu) => satu ?? []))]

export async function tanyaTercatat(db: Db, rows: readonly BarisBaru[]): Promise<Tercatat> {
  return await acrossProdi(db, async () => {
    const pemakai = await listPemakaiNim(db, isi(rows.map(({ nilai }) => nilai.nim)))
    const kunci = {
      nik: isi(rows.map(({ nilai }) => nilai.nik)),
      paspor: isi(rows.map(({ nilai }) => nilai.noPaspor)),
      tanggalLahir: isi(rows.map(({ nilai }) => nilai.tanggalLahir)),
      id: isi(pemakai.map(({ idBiodata }) => idBiodata)),
    }
    // Of all who share a birthday only namesakes matter, and only of those it is asked where they study.
    const nama = new Set(rows.map(({ nilai }) => normalisasiNama(nilai.nama ?? '')))
    const nomor = new Set([...kunci.nik, ...kunci.paspor, ...kunci.id])
    const dikenal = ({ id, nik, noPaspor }: OrangTercatat) => [id, nik, noPaspor].some((satu) => satu !== null && nomor.has(satu))
    const tercatat = (await listOrangTercatat(db, kunci)).filter((satu) => dikenal(satu) || nama.has(normalisasiNama(satu.nama)))
    const ids = tercatat.map(({ id }) => id)
    const registrasi = menurut(await listRegistrasiOrang(db, ids), ({ idBiodata }) => idBiodata)
    const orang = tercatat.map((satu): OrangLama => ({ ...satu, registrasi: registrasi.get(satu.id) ?? [] }))
    return {
      nim: new Map(pemakai.toReversed().map((satu) => [satu.nim, satu])),
      orang: new Map(orang.map((satu) => [satu.id, satu])),
      nik: new Map(orang.flatMap((satu) => (satu.nik === null ? [] : [[satu.nik, satu] as const]))),
      paspor: new Map(orang.flatMap((satu) => (satu.noPaspor === null ? [] : [[satu.noPaspor, satu] as const]))),
      lahir: menurut(orang, ({ tanggalLahir }) => tanggalLahir),
    }
  })
}

const sebut = ({ nama, registrasi }: OrangLama): string => {
  const nim = registrasi.map((satu) => `${satu.nim}, ${labelProdi(satu.jenjangProdi, satu.namaProdi)}`).join('; ')
  return nim === '' ? nama : `${nama} (${nim})`
}

/** Whether a row means this person: the same NIK or passport, or the same name and birth date where one of them lacks a number. */
function orangIni({ nilai }: BarisBaru, lama: OrangLama): boolean {
  if (nilai.nik && lama.nik) return nilai.nik === lama.nik
  if (nilai.noPaspor && lama.noPaspor) return nilai.noPaspor === lama.noPaspor
  return nilai.tanggalLahir === lama.tanggalLahir && normalisasiNama(nilai.nama ?? '') === normalisasiNama(lama.nama)
}

type Sasaran = { id: string; versi: number; sebelum: Record<string, unknown> }

/** The person whose NIK or passport a row carries. */
const pemilikNomor = ({ nilai }: BarisBaru, { nik, paspor }: Tercatat): OrangLama | undefined =>
  (nilai.nik ? nik.get(nilai.nik) : undefined) ?? (nilai.noPaspor ? paspor.get(nilai.noPaspor) : undefined)

/** The registration of a person in the prodi and period of a row. */
const registrasiOf = ({ nilai }: BarisBaru, lama: OrangLama | undefined, idProdi: string | undefined) =>
  lama?.registrasi.find((satu) => satu.idProdi === idProdi && satu.periodeMasuk === nilai.periodeMasuk)

const sebutPemakai = ({ nim, nama, jenjangProdi, namaProdi }: PemakaiNim): string =>
  `NIM ${nim} sudah dipakai oleh ${nama}${jenjangProdi && namaProdi ? ` (${labelProdi(jenjangProdi, namaProdi)})` : ''}`

/** Whether the one who has the NIM of a row is the one whom the row means. */
function pemakaiIni(row: BarisBaru, pemakai: PemakaiNim, lama: OrangLama | undefined): boolean {
  return pemakai.kini && lama !== undefined && orangIni(row, lama)
}

/**
 * The registration that a row means, where it is here already: the NIM of the same person, or without NIM the same person in
 * the same prodi and period. A NIM of somebody else is refused and names him (edge case 1).
 */
export function sasaranOf(row: BarisBaru, tercatat: Tercatat, idProdi: string | undefined): Sasaran | null {
  const pemakai = tercatat.nim.get(row.nilai.nim ?? '')
  if (row.nilai.nim && !pemakai) return null
  const lama = pemakai ? tercatat.orang.get(pemakai.idBiodata ?? '') : pemilikNomor(row, tercatat)
  const ini = registrasiOf(row, lama, idProdi)
  const cocok = !pemakai || (ini?.id === pemakai.id && pemakaiIni(row, pemakai, lama))
  if (ini && cocok) return { id: ini.id, versi: ini.versi, sebelum: {} }
  if (pemakai) row.salah('nim', sebutPemakai(pemakai))
  return null
}

/** What tells a person from others (DM-R4). */
const ciriOf = ({ nilai }: BarisBaru) => ({
  nama: nilai.nama ?? '',
  tanggalLahir: nilai.tanggalLahir ?? null,
  namaIbuKandung: nilai.namaIbuKandung ?? nilai.namaIbu ?? null,
  nik: nilai.nik ?? null,
})

/**
 * Who a new row may be (DM-R4). A hit waits for a choice: 'Orang sama' gives the id of the person who is here, 'Orang baru'
 * makes another one, where only the names are alike. Rows of one file that look like one person are told from each other
 * by their key.
 * @returns id of the person, or null for a new one; findings go to the row
 */
export function putuskanOrang(row: BarisBaru, tercatat: Tercatat): string | null {
  const nomor = pemilikNomor(row, tercatat)
  if (nomor) return putuskanSama(row, nomor)
  if (row.nilai.putusan === 'Orang baru') return null
  const ciri = ciriOf(row)
  const mirip = (tercatat.lahir.get(ciri.tanggalLahir ?? '') ?? []).filter((lama) => kesamaanOrang(ciri, lama) !== null)
  if (mirip.length > 0) return putuskanMirip(row, mirip)
  if (ciri.namaIbuKandung && ciri.tanggalLahir)
    row.kunci.push(`putusan:${normalisasiNama(ciri.nama)}|${ciri.tanggalLahir}|${normalisasiNama(ciri.namaIbuKandung)}`)
  return null
}

function putuskanMirip(row: BarisBaru, mirip: readonly OrangLama[]): string | null {
  const siapa = mirip.map(sebut).join('; ')
  if (row.nilai.putusan !== 'Orang sama') {
    row.salah('putusan', `Mirip dengan ${siapa}. Pilih Orang sama atau Orang baru.`)
    return null
  }
  if (mirip.length > 1) row.salah('putusan', `Lebih dari satu orang mirip: ${siapa}. Tambahkan lewat Data Mahasiswa.`)
  return mirip[0]?.id ?? null
}

function putuskanSama(row: BarisBaru, lama: OrangLama): string {
  const { putusan } = row.nilai
  if (putusan === 'Orang baru') row.salah('putusan', `NIK atau paspor ini milik ${sebut(lama)}. Perbaiki nomornya, atau pilih Orang sama.`)
  else if (putusan !== 'Orang sama')
    row.salah('putusan', `NIK atau paspor ini milik ${sebut(lama)}. Pilih Orang sama untuk menambahkan NIM bagi orang itu.`)
  return lama.id
}
