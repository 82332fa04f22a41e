import type { OperatorImporRow } from '@sivitas/contract/pengaturan/operator/impor-operator'
import { bolehMenyentuh, galatMemberiHak } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { bacaProdi, prodiDalamBatas, tulisProdi } from '@sivitas/rules/platform/prodi-teks'
import { surelSah } from '@sivitas/rules/platform/validator'
import type { CheckedRow } from '../../../kit/import/import-kind'
import { hakOf } from '../grants'
import { todayOf, type Actor } from '../guardians'
import { listStates, type OperatorState } from '../set-queries'
import { listKnownProdi } from '../write-queries'
import { listLokasi, listOtherAkuns, listRoles, listTakenEmails } from './queries'

/** What saving a row writes: the whole operator as he will be, and his roles where the file names them. */
export type OperatorPlan = { username: string; fields: Omit<OperatorState, 'idAkun' | 'username' | 'scopes'> }
export type OperatorRow = CheckedRow<OperatorImporRow, OperatorPlan>

/** What the college has, asked once for a batch. */
type Known = {
  actor: Actor
  today: string
  states: ReadonlyMap<string, OperatorState>
  others: ReadonlyMap<string, readonly string[]>
  roles: Awaited<ReturnType<typeof listRoles>>
  lokasi: Awaited<ReturnType<typeof listLokasi>>
  prodi: ReadonlySet<string>
  emails: ReadonlyMap<string, string>
}

/** Looks at a batch of rows with seven questions to the database, however many rows there are. */
export async function checkOperators(actor: Actor, rows: readonly OperatorRow[]): Promise<void> {
  const { db } = actor
  const today = todayOf(actor)
  const usernames = rows.flatMap(({ nilai }) => nilai.username ?? [])
  const known: Known = {
    actor,
    today,
    states: new Map((await listStates(db, { usernames }, { today })).map((state) => [state.username, state])),
    others: new Map((await listOtherAkuns(db, usernames)).map(({ username, roles }) => [username, roles])),
    roles: await listRoles(db),
    lokasi: await listLokasi(db),
    prodi: await listKnownProdi(db, [...new Set(rows.flatMap(({ nilai }) => nilai.prodi ?? []))]),
    emails: await listTakenEmails(
      db,
      rows.flatMap(({ nilai }) => nilai.email?.toLowerCase() ?? []),
    ),
  }
  for (const row of rows) checkOperator(row, known)
}

function checkOperator(row: OperatorRow, known: Known): void {
  const { username } = row.nilai
  const state = username === undefined ? undefined : known.states.get(username)
  if (state) checkTouch(row, state, known)
  else checkNew(row, known)
  const grants = grantsOf(row, state, known)
  const idLokasi = lokasiOf(row, known)
  const prodi = prodiOf(row, state, known)
  checkEmail(row, known)
  checkEnd(row, state, known)
  if (username === undefined) return
  const { nama, email, telepon, jenisOperator, berlakuSelesai } = row.nilai
  const given = { nama, email, telepon, supervisor: jenisOperator, prodi, idLokasi, berlakuSelesai, grants }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const fields = { ...(state ? fieldsOf(state) : BLANK), ...named }
  row.rencana = { username, fields }
  if (state) compare(row, state, known)
}

const BLANK: OperatorPlan['fields'] = {
  id: 0,
  versi: 0,
  nama: '',
  email: null,
  telepon: null,
  supervisor: false,
  prodi: '',
  idLokasi: null,
  berlakuSelesai: null,
  aktif: true,
  grants: [],
}

const fieldsOf = ({ idAkun: _akun, username: _username, scopes: _scopes, ...fields }: OperatorState): OperatorPlan['fields'] => fields

function checkTouch(row: OperatorRow, state: OperatorState, { actor: { session } }: Known): void {
  row.sasaran = { id: String(state.id), versi: state.versi, sebelum: fieldsOf(state) }
  if (!prodiDalamBatas(session.prodi, state.prodi)) row.salah('username', 'Operator ini di luar program studi Anda')
  if (!bolehMenyentuh(session.scopes, state.scopes))
    row.salah('username', 'Operator ini administrator: hanya administrator setingkat yang dapat mengubahnya')
  if (!state.aktif) row.peringatan('username', 'Operator ini nonaktif; impor tidak mengaktifkannya')
}

function checkNew(row: OperatorRow, { others }: Known): void {
  const roles = others.get(row.nilai.username ?? '')
  if (roles === undefined) return
  const whose = roles.includes('ROLE_MAHASISWA') ? 'mahasiswa' : 'dosen'
  row.salah('username', `Nama pengguna ini akun ${whose}. Tambahkan lewat formulir operator, atau pilih nama lain`)
}

/** The roles that the file names; one that the operator has already keeps its dates. */
function grantsOf(row: OperatorRow, state: OperatorState | undefined, { roles, actor: { session } }: Known) {
  return row.nilai.hakAkses?.flatMap((nama) => {
    const role = roles.find((one) => one.nama.toLowerCase() === nama.toLowerCase())
    if (role === undefined) {
      row.salah('hakAkses', `Hak akses '${nama}' tidak ditemukan`)
      return []
    }
    const had = state?.grants.find(({ idHakAkses }) => idHakAkses === role.id)
    const refusal = had === undefined ? galatMemberiHak(session.scopes, hakOf(role)) : null
    if (refusal !== null) row.salah('hakAkses', `${nama}: ${refusal}`)
    return [had ?? { idHakAkses: role.id, berlakuMulai: null, berlakuSelesai: null }]
  })
}

function lokasiOf(row: OperatorRow, { lokasi }: Known): string | null | undefined {
  const kode = row.nilai.lokasi
  if (kode === undefined || kode === '') return kode === '' ? null : undefined
  const found = lokasi.find((one) => one.kode.toLowerCase() === kode.toLowerCase())
  if (found === undefined) row.salah('lokasi', `Lokasi '${kode}' tidak ditemukan`)
  return found?.id
}

function prodiOf(row: OperatorRow, state: OperatorState | undefined, { prodi, actor: { session } }: Known): string | undefined {
  const kode = row.nilai.prodi ?? (state ? undefined : [])
  if (kode === undefined) return undefined
  for (const one of kode.filter((code) => !prodi.has(code))) row.salah('prodi', `Program studi ${one} tidak ditemukan`)
  const own = bacaProdi(session.prodi)
  for (const one of kode.filter((code) => prodi.has(code) && own.length > 0 && !own.includes(code)))
    row.salah('prodi', `Program studi ${one} di luar akses Anda`)
  if (kode.length === 0 && own.length > 0) row.salah('prodi', `Isi program studi: Anda hanya mengelola ${own.join(', ')}`)
  return tulisProdi(kode)
}

function checkEmail(row: OperatorRow, { emails }: Known): void {
  const { email, username } = row.nilai
  if (!email) return
  const owner = emails.get(email.toLowerCase())
  if (owner !== undefined && owner !== username) row.salah('email', 'Surel sudah dipakai akun lain')
  else if (!surelSah(email)) row.peringatan('email', 'Surel tampaknya tidak lengkap; pengingat tidak akan terkirim')
}

function checkEnd(row: OperatorRow, state: OperatorState | undefined, { today }: Known): void {
  const end = row.nilai.berlakuSelesai
  if (end && end < today && end !== state?.berlakuSelesai) row.salah('berlakuSelesai', 'Tanggal tidak boleh sebelum hari ini')
}

const orNone = (text: string | null | undefined): string => text || '-'

/** What saving changes, in the words of the file's columns. */
function compare(row: OperatorRow, state: OperatorState, { roles, lokasi }: Known): void {
  const after = row.rencana?.fields
  if (after === undefined) return
  const roleNames = ({ grants }: Pick<OperatorState, 'grants'>) =>
    grants
      .map(({ idHakAkses }) => roles.find(({ id }) => id === idHakAkses)?.nama ?? '')
      .toSorted()
      .join('; ')
  const words = (one: OperatorPlan['fields']) => ({
    nama: one.nama,
    email: orNone(one.email),
    telepon: orNone(one.telepon),
    jenisOperator: one.supervisor ? 'Supervisor' : 'Biasa',
    hakAkses: roleNames(one),
    prodi: bacaProdi(one.prodi).join('; ') || 'Semua',
    lokasi: orNone(lokasi.find(({ id }) => id === one.idLokasi)?.kode),
    berlakuSelesai: orNone(one.berlakuSelesai),
  })
  const [lama, baru] = [words(state), words(after)]
  for (const kolom of Object.keys(lama) as (keyof typeof lama)[])
    if (lama[kolom] !== baru[kolom]) row.perubahan.push({ kolom, lama: lama[kolom], baru: baru[kolom] })
}
