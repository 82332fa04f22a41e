import type { DosenInput } from '@sivitas/contract/data-master/dosen/dosen-input'
import type { CalonSama } from '@sivitas/contract/data-master/dosen/dosen'
import { kesamaanOrang, normalisasiNama } from '@sivitas/rules/data-master/nama'
import { mayTouchProdi } from '../../../auth/prodi'
import type { Session } from '../../../auth/session'
import type { Db } from '../../../db/client'
import { duplikat, Galat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { assertKode } from '../../referensi/kode'
import { findWilayah } from '../../referensi/wilayah-queries'
import { findByNomor, findRingkas, listSerupa, prodiAda, type OrangLain } from './queries'

/** Fields that hold a code, and the list of each. */
const KODE = {
  idAgama: 'agama',
  statusPernikahan: 'status-pernikahan',
  idPekerjaanSuamiIstri: 'pekerjaan',
  negara: 'negara',
  idIkatanKerja: 'ikatan-kerja',
  idStatusKepegawaian: 'status-kepegawaian',
  idLembagaPengangkat: 'lembaga-pengangkat',
  idSumberGaji: 'sumber-gaji',
} as const

type Isian = Partial<DosenInput>

/** Refuses codes that nobody may choose, and a region that is no kecamatan. @throws Galat 422 on the field */
export async function assertIsian(db: Db, isian: Isian, sebelum: Readonly<Record<string, unknown>> = {}): Promise<void> {
  for (const [field, daftar] of Object.entries(KODE))
    await assertKode(db, { field, daftar, before: sebelum[field] as string | null }, isian[field as keyof typeof KODE])
  if (isian.idWilayah && isian.idWilayah !== sebelum['idWilayah']) {
    const wilayah = await findWilayah(db, isian.idWilayah)
    if (wilayah?.level !== 3) throw isianSalah('idWilayah', 'Pilih sampai tingkat kecamatan')
  }
}

/**
 * Whether the caller may write somebody of this homebase. A guest belongs to no prodi: who looks after some prodi only does not
 * write him.
 * @throws Galat 403, 422 for a prodi that does not exist
 */
export async function assertHomebase(db: Db, session: Pick<Session, 'idProdi'>, idProdi: string | null): Promise<void> {
  if (idProdi === null ? session.idProdi !== null : !mayTouchProdi(session, idProdi))
    throw new Galat([403, 'prodi'], idProdi === null ? 'Dosen tamu di luar akses Anda.' : 'Program studi di luar akses Anda.')
  if (idProdi !== null && !(await prodiAda(db, idProdi))) throw isianSalah('idProdiHomebase', 'Pilihan tidak dikenal', 'tidak_dikenal')
}

/** The lecturer that a path names, whom the caller may read: his own prodi, or a guest. @throws Galat 404, 403 */
export async function bukaDosen(db: Db, session: Pick<Session, 'idProdi'>, id: string) {
  const row = await findRingkas(db, id)
  if (!row) throw tidakDitemukan('Dosen')
  if (row.idProdiHomebase !== null && !mayTouchProdi(session, row.idProdiHomebase))
    throw new Galat([403, 'prodi'], 'Program studi di luar akses Anda.')
  return row
}

const NOMOR = {
  dosen_nidn: ['nidn', 'NIDN'],
  dosen_nuptk: ['nuptk', 'NUPTK'],
  dosen_nidk: ['nidk', 'NIDK/NUP'],
  dosen_nip: ['nip', 'NIP'],
  dosen_nik: ['nik', 'NIK'],
  dosen_email_kampus: ['emailKampus', 'Email kampus'],
} as const

/** Own words for the numbers that must not repeat. */
export const kataDosen = (db: Db, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(NOMOR).map(([index, [field, nama]]) => [
      index,
      async () =>
        duplikat(field, `${nama} sudah dipakai oleh ${(await findByNomor(db, field, String(values[field])))?.namaLengkap ?? 'dosen lain'}`),
    ]),
  )

type Orang = { id?: string | null | undefined; nik: string | null; nama: string; tanggalLahir: string; namaIbuKandung: string | null }

/** Staff records know no mother's name: there name and birth date have to do. */
function kesamaan(orang: Orang, lain: OrangLain): CalonSama['kesamaan'] | null {
  const sama = kesamaanOrang(orang, { ...lain, nama: lain.polos })
  if (sama !== null || lain.jenis === 'dosen') return sama
  return lain.tanggalLahir === orang.tanggalLahir && normalisasiNama(lain.polos) === normalisasiNama(orang.nama) ? 'biodata_mirip' : null
}

/** Lecturers and staff who may be the same person (DM-R4). */
export async function calonSama(db: Db, orang: Orang): Promise<CalonSama[]> {
  const serupa = await listSerupa(db, orang)
  return serupa.flatMap((lain) => {
    const sama = lain.id === orang.id ? null : kesamaan(orang, lain)
    return sama === null ? [] : [{ jenis: lain.jenis, id: lain.id, nama: lain.nama, nomor: lain.nomor, unit: lain.unit, kesamaan: sama }]
  })
}

/**
 * Refuses somebody who is here already (DM-R4). One NIK is one lecturer; a member of staff who begins to teach, and a namesake of the same
 * day and mother, pass with a reason.
 * @throws Galat 409 `biodata_sama`, `biodata_mirip` with the candidates; 422 without a reason
 */
export async function assertOrangBaru(
  db: Db,
  orang: Orang,
  { abaikanMirip, alasan }: { abaikanMirip: boolean; alasan: string | undefined },
): Promise<void> {
  const calon = await calonSama(db, orang)
  const sama = calon.filter(({ kesamaan: jenis, jenis: siapa }) => jenis === 'biodata_sama' && siapa === 'dosen')
  if (sama.length > 0) throw bentrok('biodata_sama', `NIK ini milik ${sama[0]?.nama ?? ''}, yang sudah tercatat sebagai dosen.`, sama)
  if (calon.length === 0) return
  if (!abaikanMirip) throw bentrok('biodata_mirip', 'Orang yang mirip sudah tercatat. Periksa apakah orang yang sama.', calon)
  if (!alasan) throw isianSalah('alasan', 'Field tidak boleh kosong')
}

const bentrok = (jenis: CalonSama['kesamaan'], pesan: string, calon: CalonSama[]) => new Galat([409, jenis], pesan, { rincian: { calon } })
