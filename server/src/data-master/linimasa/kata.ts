import type { DaftarKode } from '@sivitas/contract/data-master/referensi/kode'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import type { z } from 'zod'

/** How a timeline reads the fields of its tables. */
export type Kamus = {
  /** The form of a table, whose titles its fields have. */
  skema: Readonly<Partial<Record<string, z.ZodObject>>>
  /** Lists whose codes fields hold: by 'table.field', or by the field alone wherever it stands. */
  kode: Readonly<Partial<Record<string, DaftarKode>>>
  /** Keys that tell a person nothing: he is looking at the one whose they are. */
  diam: ReadonlySet<string>
}

/** Fields that no form has, or that read badly as they are written. */
const JUDUL: Readonly<Record<string, string>> = {
  nim: 'NIM',
  nimLama: 'NIM lama',
  nidn: 'NIDN',
  nuptk: 'NUPTK',
  idFoto: 'Foto',
  idBerkas: 'Berkas',
  idDosenPa: 'Dosen PA',
  nomorSk: 'Nomor SK',
  tanggalSk: 'Tanggal SK',
  tmt: 'TMT',
  ipk: 'IPK',
  ips: 'IPS',
  sksLulus: 'SKS lulus',
  nikTerverifikasi: 'NIK terverifikasi',
  perluPdm: 'Perlu PDM',
  alamatDomisili: 'Alamat domisili',
  kontakDarurat: 'Kontak darurat',
}

/** 'statusSejakPeriode' -> 'Status sejak periode'; a reference loses its 'id'. */
function kata(field: string): string {
  const words = field
    .replace(/^id(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Answers a field of a table in a person's words. */
export function judulField({ skema }: Kamus, entitas: string, field: string): string {
  const bentuk = skema[entitas]
  const title = bentuk ? titleOf(bentuk, field) : field
  return title === field ? (JUDUL[field] ?? kata(field)) : title
}

/** Answers the list whose codes a field of a table holds; none for a field of another kind. */
export const daftarKode = ({ kode }: Kamus, entitas: string, field: string): DaftarKode | undefined =>
  kode[`${entitas}.${field}`] ?? kode[field]
