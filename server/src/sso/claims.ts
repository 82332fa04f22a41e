import { klaimNama, klaimSurel } from '@sivitas/rules/platform/klaim-nama'
import { petaGrup } from '@sivitas/rules/platform/peta-grup'
import type { Person } from './account-queries'

/** Which claims each scope opens (PL-R13). */
export const CLAIMS_OF_SCOPE = {
  openid: ['sub', 'auth_time', 'amr', 'sid', 'act'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username', 'picture', 'locale', 'zoneinfo', 'updated_at'],
  email: ['email', 'email_verified'],
  akademik: ['nim', 'nidn', 'nuptk', 'kode_prodi', 'nama_prodi', 'jenjang', 'angkatan', 'status_mahasiswa'],
  roles: ['roles', 'groups', 'college_id', 'kode_pt'],
}

export type ClaimFacts = {
  person: Person
  college: { collegeId: string; kodePt: string; zonaWaktu: string }
  petaGrup: Readonly<Record<string, string>>
  peranDiizinkan: readonly string[]
  /** The one role in which the person entered, if it was named. */
  sebagai: string | null
  wakil: { sub: string; username: string; nama: string } | null
  /** Where a photo is found. */
  alamatFoto: (idBerkas: string) => string
}

/** Leaves out what is not known: a claim without a value is refused by many clients. */
const known = (claims: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null && value !== undefined))

/** Where somebody studies or teaches, told only of the role in which he enters. */
function studyClaims(person: Person, is: (role: string) => boolean) {
  const study = is('ROLE_MAHASISWA') ? { nim: person.nim, angkatan: person.angkatan, status_mahasiswa: person.statusMahasiswa } : {}
  const teaching = is('ROLE_DOSEN') ? { nidn: person.nidn, nuptk: person.nuptk } : {}
  const where = is('ROLE_MAHASISWA') || is('ROLE_DOSEN')
  return {
    ...study,
    ...teaching,
    ...(where ? { kode_prodi: person.kodeProdi, nama_prodi: person.namaProdi, jenjang: person.jenjang } : {}),
  }
}

/** The photo of the role in which somebody enters. */
function photoOf(person: Person, is: (role: string) => boolean): string | null {
  const photos = [
    is('ROLE_OPERATOR') && person.fotoOperator,
    is('ROLE_DOSEN') && person.fotoDosen,
    is('ROLE_MAHASISWA') && person.fotoMahasiswa,
  ]
  return photos.find((photo): photo is string => typeof photo === 'string') ?? null
}

/**
 * Everything that a client may learn of a person; the provider cuts it down to the granted scopes (PL-R13). Facts of a
 * student are told only where he enters as one, and so on, so that a lecturer who is also an operator is not both at once.
 */
export function claimsOf({
  person,
  college,
  sebagai,
  wakil,
  alamatFoto,
  ...client
}: ClaimFacts): Record<string, unknown> & { sub: string } {
  const roles = (sebagai ? [sebagai] : person.roles).filter((role) => person.roles.includes(role) && client.peranDiizinkan.includes(role))
  const is = (role: string) => roles.includes(role)
  const foto = photoOf(person, is)
  return {
    sub: person.uuid,
    ...klaimNama(person.nama),
    preferred_username: person.username,
    ...(foto ? { picture: alamatFoto(foto) } : {}),
    locale: 'id-ID',
    zoneinfo: college.zonaWaktu,
    updated_at: Math.floor(person.diubahPada.getTime() / 1000),
    ...klaimSurel({
      email: person.email,
      terverifikasi: person.emailTerverifikasi,
      username: person.username,
      kodePt: college.kodePt,
    }),
    ...known(studyClaims(person, is)),
    roles,
    groups: is('ROLE_OPERATOR') ? petaGrup(client.petaGrup, person.hakAkses) : [],
    college_id: college.collegeId,
    kode_pt: college.kodePt,
    ...(wakil ? { act: { sub: wakil.sub, preferred_username: wakil.username, name: wakil.nama } } : {}),
  }
}
