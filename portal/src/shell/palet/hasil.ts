import type { KelompokCari, JenisCari } from '@sivitas/contract/platform/cari'
import { cariMenu } from '@sivitas/rules/platform/menu'
import { z } from 'zod'

/** What a hit is: a page of the menu, a command, or a thing that the server found. */
export type JenisTemuan = JenisCari | 'menu' | 'perintah'
export type Temuan = { jenis: JenisTemuan; id: string; nama: string; kode: string | null; keterangan: string }
export type KelompokTemuan = { judul: string; hasil: readonly Temuan[] }

/** A hit that was opened, as the preferences keep it. */
export const TemuanLama = z.object({
  jenis: z.enum(['mahasiswa', 'dosen', 'makul', 'menu']),
  id: z.string().max(200),
  nama: z.string().max(200),
  kode: z.string().max(60).nullable(),
  keterangan: z.string().max(200),
})
export const DaftarTemuanLama = z.array(TemuanLama)
export type TemuanLama = z.infer<typeof TemuanLama>

const BANYAK_MENU = 5
const BANYAK_LAMA = 8

const JUDUL: Record<JenisCari, string> = { mahasiswa: 'Mahasiswa', dosen: 'Dosen', makul: 'Mata kuliah' }

type Halaman = { label: string; path: string; tempat: string }
export const temuanMenu = ({ label, path, tempat }: Halaman): Temuan => ({
  jenis: 'menu',
  id: path,
  nama: label,
  kode: null,
  keterangan: tempat,
})

type Bahan = { ketikan: string; halaman: readonly Halaman[]; perintah: readonly Temuan[]; server: readonly KelompokCari[] }

const berjudul = ({ jenis, mirip, hasil }: KelompokCari): KelompokTemuan => ({
  judul: mirip ? `${JUDUL[jenis]} yang mirip` : JUDUL[jenis],
  hasil: hasil.map((satu) => ({ ...satu, jenis })),
})

const berisi = ({ hasil }: KelompokTemuan): boolean => hasil.length > 0

/** Answers the groups of hits for what was typed: pages and commands by their names, then what the server found. */
export function kelompokTemuan({ ketikan, halaman, perintah, server }: Bahan): KelompokTemuan[] {
  const menu = cariMenu(halaman, ketikan).slice(0, BANYAK_MENU).map(temuanMenu)
  const suruhan = cariMenu(
    perintah.map((satu) => ({ ...satu, label: satu.nama })),
    ketikan,
  ).slice(0, BANYAK_MENU)
  return [{ judul: 'Menu', hasil: menu }, { judul: 'Perintah', hasil: suruhan }, ...server.map(berjudul)].filter(berisi)
}

/** Answers what an empty palette offers: what was opened last, then the commands. */
export const kelompokAwal = (lama: readonly Temuan[], perintah: readonly Temuan[]): KelompokTemuan[] =>
  [
    { judul: 'Terakhir dibuka', hasil: lama.slice(0, BANYAK_LAMA) },
    { judul: 'Perintah', hasil: perintah },
  ].filter(berisi)

/** Answers the list of last opened hits with this one in front. */
export const ingat = (lama: readonly TemuanLama[], baru: TemuanLama): TemuanLama[] =>
  [baru, ...lama.filter(({ jenis, id }) => jenis !== baru.jenis || id !== baru.id)].slice(0, BANYAK_LAMA)
