import type { HasilMassal, UbahMassal } from '@sivitas/contract/pengaturan/operator/massal'
import { bolehMenyentuh, galatMemberiHak } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { bacaProdi, normalisasiProdi, prodiDalamBatas } from '@sivitas/rules/platform/prodi-teks'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Scopes } from '@sivitas/rules/platform/scope'
import { hakOf } from '../grants'
import type { Actor } from '../guardians'
import type { Grant } from '../rights-queries'
import type { OperatorState } from '../set-queries'

type Role = { id: string; nama: string; scopes: Scopes }

/** What an act needs to know besides the operators themselves. */
export type Known = {
  session: Actor['session']
  roles: readonly Role[]
  lokasi: readonly { id: string; nama: string }[]
  /** Whose roles are copied. */
  source: OperatorState | null
}

/** An operator as he is and as the act would leave him. */
export type Planned = { before: OperatorState; after: OperatorState; hasil: HasilMassal }

/** What the act means for one operator, and why he has to be left alone where he has to. */
export function planOne(before: OperatorState, ubah: UbahMassal, known: Known): Planned {
  const after = changed(before, ubah, known)
  const perubahan = difference(before, after, known)
  return { before, after, hasil: { id: before.id, nama: before.nama, perubahan, galat: refusal(before, after, known) } }
}

function changed(before: OperatorState, ubah: UbahMassal, { source }: Known): OperatorState {
  const { aktif = before.aktif, idLokasi = before.idLokasi, prodi } = ubah
  const copied = source?.grants ?? []
  const kept = before.grants.filter(({ idHakAkses }) => !ubah.lepasRole?.includes(idHakAkses) && !(source && ubah.gantikan))
  const added = [...(ubah.tambahRole ?? []).map(grantOf), ...copied]
  const others = kept.filter((grant) => !added.some(({ idHakAkses }) => idHakAkses === grant.idHakAkses))
  return { ...before, aktif, idLokasi, prodi: prodi === undefined ? before.prodi : normalisasiProdi(prodi), grants: [...others, ...added] }
}

const grantOf = ({ idHakAkses, berlakuMulai = null, berlakuSelesai = null }: NonNullable<UbahMassal['tambahRole']>[number]): Grant => ({
  idHakAkses,
  berlakuMulai,
  berlakuSelesai,
})

const same = (a: Grant, b: Grant) =>
  a.idHakAkses === b.idHakAkses && a.berlakuMulai === b.berlakuMulai && a.berlakuSelesai === b.berlakuSelesai

function refusal(before: OperatorState, after: OperatorState, { session, roles }: Known): string | null {
  if (!prodiDalamBatas(session.prodi, before.prodi)) return 'Di luar program studi Anda'
  if (!bolehMenyentuh(session.scopes, before.scopes)) return 'Administrator: hanya administrator setingkat yang dapat mengubahnya'
  if (before.id === session.idOperator && before.aktif && !after.aktif) return 'Anda tidak dapat menonaktifkan akun Anda sendiri'
  if (after.grants.length === 0) return 'Pilih minimal satu hak akses'
  if (!prodiDalamBatas(session.prodi, after.prodi)) return 'Program studi tujuan di luar akses Anda'
  const given = after.grants.filter((grant) => !before.grants.some((old) => same(old, grant)))
  for (const { idHakAkses } of given) {
    const role = roles.find(({ id }) => id === idHakAkses)
    if (role === undefined) return 'Hak akses tidak ditemukan'
    const galat = galatMemberiHak(session.scopes, hakOf(role))
    if (galat !== null) return `${role.nama}: ${galat}`
  }
  return null
}

const grantText = (roles: readonly Role[], { idHakAkses, berlakuMulai, berlakuSelesai }: Grant): string => {
  const nama = roles.find(({ id }) => id === idHakAkses)?.nama ?? idHakAkses
  if (!berlakuMulai && !berlakuSelesai) return nama
  return `${nama} (${berlakuMulai ? formatTanggal(berlakuMulai) : '...'} s.d. ${berlakuSelesai ? formatTanggal(berlakuSelesai) : '...'})`
}

/** Roles of an operator in words, sorted, as his history and the preview tell them. */
export const rolesInWords = (roles: readonly Role[], grants: readonly Grant[]): string[] =>
  grants.map((grant) => grantText(roles, grant)).toSorted()

function difference(before: OperatorState, after: OperatorState, { roles, lokasi }: Known): HasilMassal['perubahan'] {
  const words = (one: OperatorState) => ({
    Status: one.aktif ? 'Aktif' : 'Nonaktif',
    'Hak akses': rolesInWords(roles, one.grants).join(', ') || '-',
    Lokasi: lokasi.find(({ id }) => id === one.idLokasi)?.nama ?? '-',
    'Program studi': bacaProdi(one.prodi).join(', ') || 'Semua',
  })
  const [lama, baru] = [words(before), words(after)]
  return (Object.keys(lama) as (keyof typeof lama)[]).flatMap((kolom) =>
    lama[kolom] === baru[kolom] ? [] : [{ kolom, lama: lama[kolom], baru: baru[kolom] }],
  )
}
