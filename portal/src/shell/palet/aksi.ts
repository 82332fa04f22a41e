import type { JenisCari } from '@sivitas/contract/platform/cari'
import { may } from '../../auth/may'
import type { Screen } from '../../kit/screen'
import type { Scopes } from '@sivitas/rules/platform/scope'
import type { Temuan } from './hasil'

/** Something that can be done with a hit: go somewhere, or take its number along. */
export type Aksi = { label: string; jenis: 'buka'; ke: string } | { label: string; jenis: 'salin'; teks: string }

type Tujuan = {
  label: string
  /** The screen that it leads to; without it, or without its right, it is not offered. */
  layar: string
  ke: (temuan: Temuan) => string
}

const MAHASISWA = '/data-master/mahasiswa/data-mahasiswa'

/** What each kind of hit leads to, the most wanted first. */
const TUJUAN: Record<JenisCari, readonly Tujuan[]> = {
  mahasiswa: [
    { label: 'Lihat profil', layar: MAHASISWA, ke: ({ id }) => `${MAHASISWA}/${id}` },
    { label: 'Login sebagai', layar: '/login-as', ke: ({ kode }) => `/login-as?peran=mahasiswa&cari=${encodeURIComponent(kode ?? '')}` },
  ],
  dosen: [
    {
      label: 'Login sebagai',
      layar: '/login-as',
      ke: ({ kode, nama }) => `/login-as?peran=dosen&cari=${encodeURIComponent(kode ?? nama)}`,
    },
  ],
  makul: [],
}

const NOMOR: Record<JenisCari, string> = { mahasiswa: 'Salin NIM', dosen: 'Salin NIDN', makul: 'Salin kode' }

/** Answers what this operator can do with a hit, the first being what Enter does; a hit without any is not shown. */
export function aksiUntuk(temuan: Temuan, scopes: Scopes, screens: readonly Screen[]): Aksi[] {
  if (temuan.jenis === 'menu') return [{ label: 'Buka', jenis: 'buka', ke: temuan.id }]
  if (temuan.jenis === 'perintah') return []
  const terbuka = (layar: string) => screens.some((screen) => screen.path === layar && may(scopes, screen.opens))
  const tujuan = TUJUAN[temuan.jenis].filter(({ layar }) => terbuka(layar))
  const salin: Aksi[] = temuan.kode === null ? [] : [{ label: NOMOR[temuan.jenis], jenis: 'salin', teks: temuan.kode }]
  return [...tujuan.map(({ label, ke }): Aksi => ({ label, jenis: 'buka', ke: ke(temuan) })), ...salin]
}
