import { definisiAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
import type { DefinisiAturan } from '@sivitas/contract/pengaturan/aturan/definisi'
import type { IsianAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'
import { formatAngka } from '@sivitas/rules/platform/angka'

const KOSONG = '-'

/** Texts and numbers as they are; anything else is no single value and shows its JSON. */
const teks = (nilai: unknown): string => (typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : JSON.stringify(nilai))

function sebutIsian({ tipe, pilihan }: IsianAturan, nilai: unknown): string {
  if (nilai === null || nilai === undefined) return KOSONG
  if (tipe === 'bool') return nilai === 1 ? 'Ya' : 'Tidak'
  if (tipe === 'pilihan') return pilihan?.[teks(nilai)] ?? teks(nilai)
  return typeof nilai === 'number' ? formatAngka(nilai) : teks(nilai)
}

function sebutBaris(isian: Readonly<Record<string, IsianAturan>>, baris: unknown): string {
  const isi = baris as Record<string, unknown>
  return Object.entries(isian)
    .map(([nama, satu]) => `${satu.label} ${sebutIsian(satu, isi[nama])}`)
    .join(', ')
}

function sebutTerisi(definisi: DefinisiAturan, nilai: unknown): string {
  switch (definisi.tipe) {
    case 'angka':
      return [formatAngka(nilai as number, definisi.desimal ?? 0), definisi.satuan].filter(Boolean).join(' ')
    case 'bool':
      return nilai === 1 ? 'Ya' : 'Tidak'
    case 'pilihan':
      return definisi.pilihan[teks(nilai)] ?? teks(nilai)
    case 'objek':
      return sebutBaris(definisi.isian, nilai)
    default:
      return Array.isArray(nilai) ? sebutDaftar(definisi, nilai) : teks(nilai)
  }
}

function sebutDaftar(definisi: DefinisiAturan, daftar: readonly unknown[]): string {
  if (definisi.tipe === 'tabel') return daftar.map((baris) => sebutBaris(definisi.isian, baris)).join('; ') || KOSONG
  const kata = definisi.tipe === 'daftar-pilihan' ? definisi.pilihan : {}
  return daftar.map((isi) => (kata as Readonly<Record<string, string>>)[teks(isi)] ?? teks(isi)).join(', ') || KOSONG
}

/** A rule's value in words that a person can read; '-' where there is none. */
export function sebutNilai(kunci: string, nilai: unknown): string {
  const definisi = definisiAturan(kunci)
  if (nilai === null || nilai === undefined) return KOSONG
  return definisi ? sebutTerisi(definisi, nilai) : teks(nilai)
}
