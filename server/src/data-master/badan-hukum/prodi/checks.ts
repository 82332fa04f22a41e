import type { ProdiInput } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { BAWAAN_JENJANG, rasioMaksimumBawaan } from '@sivitas/rules/data-master/jenjang'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Session } from '../../../auth/session'
import type { Db } from '../../../db/client'
import { Galat, isianSalah, tanpaHak } from '../../../kit/galat'
import { hasFakultas } from '../jurusan/queries'
import { countRows, countStudi, findJurusanFakultas } from './queries'

type Units = { idFakultas?: string | null | undefined; idJurusan?: string | null | undefined }

/**
 * The faculty that a prodi stands in: the one of its department, where that has one. A universitas or institut has no prodi
 * without a faculty (DM-R28).
 * @throws Galat 422 on the unit that does not fit
 */
export async function facultyOf(db: Db, { idFakultas, idJurusan }: Units): Promise<string | null> {
  const jurusan = idJurusan ? await findJurusanFakultas(db, idJurusan) : null
  if (idJurusan && !jurusan) throw isianSalah('idJurusan', 'Pilihan tidak dikenal', 'tidak_dikenal')
  const below = jurusan?.idFakultas ?? null
  if (below && idFakultas && below !== idFakultas) throw isianSalah('idJurusan', 'Jurusan bukan bagian dari fakultas ini')
  const found = idFakultas ?? below
  if (!found && (await hasFakultas(db))) throw isianSalah('idFakultas', 'Fakultas wajib dipilih untuk universitas dan institut', 'wajib')
  return found
}

/** @throws Galat 422 where a list names a kampus or jenis kelas that does not exist */
export async function assertLists(
  db: Db,
  { idKampus = [], jenisKelas = [] }: Partial<Pick<ProdiInput, 'idKampus' | 'jenisKelas'>>,
): Promise<void> {
  const lists = [
    { field: 'idKampus', table: 'kampus', ids: new Set(idKampus) },
    { field: 'jenisKelas', table: 'jenisKelas', ids: new Set(jenisKelas) },
  ] as const
  for (const { field, table, ids } of lists) {
    if ((await countRows(db, table, [...ids])) !== ids.size) throw isianSalah(field, 'Pilihan tidak dikenal', 'tidak_dikenal')
  }
}

/** Statuses under which nobody can study any more: merged, closed. */
const ENDS_STUDY: readonly string[] = ['M', 'H']

/**
 * Whether a prodi may take another status: none of its students may still study when it is merged or closed, and only an
 * administrator opens a closed one again (States).
 * @throws Galat 409 `masih_ada_mahasiswa`, or 403
 */
export async function assertStatus(
  db: Db,
  session: Pick<Session, 'scopes'>,
  { id, from, to }: { id: string; from: string; to: string | undefined },
): Promise<void> {
  if (to === undefined || to === from) return
  if (from === 'H' && !boleh(session.scopes, { scope: 'A', access: 'T' }))
    throw tanpaHak('Perlu hak akses A:T untuk membuka kembali program studi yang sudah ditutup.', { scope: ['A:T'] })
  if (!ENDS_STUDY.includes(to)) return
  const jumlah = await countStudi(db, id)
  if (jumlah === 0) return
  const message = `Masih ada ${formatAngka(jumlah)} mahasiswa`
  throw new Galat([409, 'masih_ada_mahasiswa'], message, {
    errors: [{ field: 'status', code: 'masih_ada_mahasiswa', message }],
    rincian: { jumlah },
  })
}

type Numbers = Partial<Pick<ProdiInput, 'jenjang' | 'rumpun' | 'sksLulus' | 'masaTempuh' | 'ipkMinimalLulus' | 'rasioMaksimum'>>

/** What follows from the jenjang where a number was left empty, and the KKNI level, which always follows from it. */
export function withDefaults<Values extends Numbers>(values: Values, before?: Required<Pick<Numbers, 'jenjang' | 'rumpun'>>) {
  const jenjang = values.jenjang ?? before?.jenjang ?? '30'
  const { sksLulus, masaTempuh, ipkMinimalLulus, kkniLevel } = BAWAAN_JENJANG[jenjang]
  const rasioMaksimum = rasioMaksimumBawaan(values.rumpun ?? before?.rumpun ?? 'sosial')
  const start = { sksLulus, masaTempuh, ipkMinimalLulus, rasioMaksimum }
  // An update leaves alone what it does not name; a new row names everything.
  const empty = Object.entries(start).filter(([name]) =>
    before ? values[name as keyof Numbers] === null : (values[name as keyof Numbers] ?? null) === null,
  )
  return { ...values, ...Object.fromEntries(empty), ...(values.jenjang ? { kkniLevel } : {}) }
}
