import type { TautanFitur } from '@sivitas/contract/platform/auth/sso'
import type { Db } from '../db/client'
import { konfigurasi, konfigurasiBanyak } from '../tenant/konfigurasi-queries'
import { findKlien, findKlienAt } from './klien-queries'

/** Flag, address and client of each system that operators go to (source section 4, feature links). */
const FITUR = [
  { fitur: 'elib', flag: 'fitur_elib', alamat: 'url_elib', klien: 'klien_elib' },
  { fitur: 'lms', flag: 'fitur_lms', alamat: 'url_lms_operator', klien: 'klien_lms' },
  { fitur: 'de', flag: 'fitur_de', alamat: 'ssotarget_dashboard_executive', klien: 'klien_de' },
] as const

const KEYWORDS = FITUR.flatMap(({ flag, alamat, klien }) => [flag, alamat, klien])

/** Links that are on and whose address and client are known; the others stay hidden. */
export async function tautanFitur(db: Db): Promise<TautanFitur[]> {
  const values = await konfigurasiBanyak(db, KEYWORDS)
  const links: TautanFitur[] = []
  for (const { fitur, ...keys } of FITUR) {
    const [alamat, id] = [values[keys.alamat], values[keys.klien]]
    if (!values[keys.flag] || !alamat || !id) continue
    const klien = await findKlien(db, id)
    if (!klien?.aktif || !klien.peranDiizinkan.includes('ROLE_OPERATOR')) continue
    links.push(
      klien.caraKirim === 'jwt'
        ? viaSignedNote(fitur, klien.id)
        : { fitur, klien: klien.id, cara: 'kode', alamat, parameter: klien.parameterTambahan },
    )
  }
  return links
}

/** Systems with a shared secret are reached by way of our own address, which writes the note (PL-R14). */
const viaSignedNote = (fitur: TautanFitur['fitur'], klien: string): TautanFitur => ({
  fitur,
  klien,
  cara: 'jwt',
  alamat: `/v2/sso/jwt/${encodeURIComponent(klien)}`,
  parameter: {},
})

/** Where students or lecturers work, if its address is set and a client receives codes there. */
export async function portalOf(db: Db, peran: 'mahasiswa' | 'dosen') {
  const alamat = await konfigurasi(db, `url_portal_${peran}`)
  const klien = alamat ? await findKlienAt(db, alamat) : undefined
  return alamat && klien ? { alamat, klien: klien.id, parameter: klien.parameterTambahan } : null
}
