import type { ScopeCode } from '@sivitas/contract/kit/scope'
import type { Session } from '../../auth/session'
import type { Db } from '../../db/client'
import { melihatDosen } from '../../data-master/public'
import { bolehBacaDokumen, bolehBacaIjazah, fotoMahasiswaTerlihat } from '../../data-master/public'
import { ownsJob } from '../pekerjaan/public-queries'

/** Who may read a file, by the row that it belongs to. */
type Readers =
  /** Whoever may read with one of these scopes; null is every signed-in operator. */
  | { scope: ScopeCode | readonly ScopeCode[] | null; publik?: never }
  /** Everybody, signed in or not. */
  | { publik: true }
  /** Whoever the owning area's own question lets see the row. It runs in the caller's transaction, behind its walls. */
  | { boleh: (db: Db, session: Session, idPemilik: string) => Promise<boolean> }

/**
 * By `pemilikJenis`. Each area adds its own line; the questions come from its public.ts. A kind that is not here is
 * served to nobody.
 */
export const OWNERS: Readonly<Partial<Record<string, Readers>>> = {
  // Photos of colleagues stand in the top bar and in lists of every operator.
  operator: { scope: null },
  // Logo, favicon and letterhead of the college: the login page shows them.
  college: { publik: true },
  // The calendar is for everybody who works here, and so is what explains an entry.
  'kalender-akademik': { scope: null },
  'arsip-audit': { scope: 'O1' },
  // Documents go out through their own call, which knows the kind; signatures and templates are of the settings.
  pejabat: { scope: 'MM' },
  akreditasi: { scope: 'F1' },
  'akta-yayasan': { scope: 'F1' },
  gedung: { scope: ['F1', 'A3'] },
  template: { scope: ['MM', 'F3', 'A2'] },
  // Papers of a change of status: SK of leave, resignation, dropping out.
  'riwayat-status': { scope: ['F3', 'F4'] },
  // Photo, decrees and certificates of a lecturer: for who looks after him.
  dosen: { boleh: melihatDosen },
  pegawai: { scope: 'F2' },
  // Every operator sees the faces of the students of his prodi; their papers need the scope of students.
  'foto-mahasiswa': { boleh: (db, _session, idPemilik) => fotoMahasiswaTerlihat(db, idPemilik) },
  'dokumen-mahasiswa': { boleh: bolehBacaDokumen },
  'pendidikan-mahasiswa': { boleh: bolehBacaIjazah },
  pekerjaan: { boleh: ownsJob },
  'pekerjaan-gagal': { boleh: ownsJob },
}
