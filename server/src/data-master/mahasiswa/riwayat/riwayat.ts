import { BiodataIsian, OrangTuaIsian, PendidikanIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { DokumenMahasiswa, type PeristiwaMahasiswa } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { mayCall } from '../../../auth/rights'
import { metaOf } from '../../../kit/reply'
import { withNames } from '../../../platform/public'
import { takTerlihat } from '../tulis/buka'
import { findOrang, listIsian, listRiwayat, type BarisLog } from './queries'
import { SUMBER } from './sumber'

const calls = api.dataMaster.riwayatMahasiswa

const SKEMA: Readonly<Partial<Record<string, z.ZodObject>>> = {
  mahasiswa: RegistrasiIsian,
  biodata: BiodataIsian,
  orang_tua: OrangTuaIsian,
  riwayat_pendidikan: PendidikanIsian,
  dokumen_mahasiswa: DokumenMahasiswa,
}

/** Fields that no form has, or that read badly as they are written. */
const JUDUL: Readonly<Record<string, string>> = {
  nim: 'NIM',
  nimLama: 'NIM lama',
  idFoto: 'Foto',
  idDosenPa: 'Dosen PA',
  idDosen: 'Dosen',
  nomorSk: 'Nomor SK',
  tanggalSk: 'Tanggal SK',
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

function judul(entitas: string, field: string): string {
  const skema = SKEMA[entitas]
  const title = skema ? titleOf(skema, field) : field
  return title === field ? (JUDUL[field] ?? kata(field)) : title
}

/** Keys that tell a person nothing: he is looking at that student. */
const DIAM = new Set(['id', 'uuid', 'idBiodata', 'idMahasiswa', 'idSebelum', 'akibat', 'urut'])

function perubahan({ entitas, sebelum, sesudah }: BarisLog): PeristiwaMahasiswa['perubahan'] {
  const fields = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])].filter((field) => !DIAM.has(field))
  return fields.map((field) => ({
    field,
    judul: judul(entitas, field),
    sebelum: sebelum?.[field] ?? null,
    sesudah: sesudah?.[field] ?? null,
  }))
}

/** Rows of one table at a time get the names of what they refer to. */
async function bernama({ db }: Context, rows: readonly BarisLog[]): Promise<BarisLog[]> {
  const named = new Map<number, BarisLog>()
  for (const entitas of new Set(rows.map((row) => row.entitas))) {
    const some = rows.filter((row) => row.entitas === entitas)
    for (const row of await withNames(db, entitas, some)) named.set(row.id, row)
  }
  return rows.map((row) => named.get(row.id) ?? row)
}

/** Whose lines the caller may read, of the areas that he asks for. */
const sumberTerbaca = ({ session }: Context, area: readonly string[] | undefined) =>
  SUMBER.filter(
    (one) =>
      (area === undefined || area.includes(one.area)) &&
      (one.baca === undefined || mayCall(session, { scope: [...one.baca, 'O1'], access: 'B' })),
  )

/** Fields by the words of their first table; the same field of two tables is one choice, since the filter goes by its name. */
async function isianRiwayat(context: Context, { id, area }: { id: string; area?: string[] | undefined }) {
  const orang = await findOrang(context.db, id)
  if (!orang) throw await takTerlihat(context.db, id)
  const rows = await listIsian(context.db, orang, sumberTerbaca(context, area))
  const juduls = new Map<string, string>()
  for (const { entitas, field } of rows) if (!DIAM.has(field) && !juduls.has(field)) juduls.set(field, judul(entitas, field))
  return [...juduls].map(([field, words]) => ({ field, judul: words })).toSorted((a, b) => a.judul.localeCompare(b.judul, 'id'))
}

/** One timeline of every change of a student in all areas that the caller may read (Beyond 3). */
export const riwayatMahasiswa = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    const { id, page, itemsPerPage, area, field } = input
    const orang = await findOrang(context.db, id)
    if (!orang) throw await takTerlihat(context.db, id)
    const sumber = sumberTerbaca(context, area)
    const { rows, total } = await listRiwayat(context.db, orang, { sumber, field, limit: itemsPerPage, offset: (page - 1) * itemsPerPage })
    const asal = new Map(SUMBER.map((one) => [one.entitas, one]))
    const data = (await bernama(context, rows)).map((row) => ({
      id: row.id,
      waktu: row.waktu,
      aksi: row.aksi,
      area: asal.get(row.entitas)?.area ?? 'data-master',
      entitas: asal.get(row.entitas)?.judul ?? row.entitas,
      label: row.label,
      oleh: row.oleh,
      atasNamaOleh: row.atasNamaOleh,
      alasan: row.alasan,
      perubahan: perubahan(row),
    }))
    return { data, meta: metaOf(input, total) }
  }),
  isian: calls.isian.handler(async ({ input, context }) => ({ data: await isianRiwayat(context, input) })),
})
