import { definisiAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
import type { DefinisiAturan } from '@sivitas/contract/pengaturan/aturan/definisi'
import type { IsianAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'
import { formatAngka } from '@sivitas/rules/platform/angka'

const KOSONG = '-'

function sebutIsian({ tipe, pilihan }: IsianAturan, nilai: unknown): string {
  if (nilai === null || nilai === undefined) return KOSONG
  if (tipe === 'bool') return nilai === 1 ? 'Ya' : 'Tidak'
  if (tipe === 'pilihan') return pilihan?.[String(nilai)] ?? String(nilai)
  return typeof nilai === 'number' ? formatAngka(nilai) : String(nilai)
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
      return definisi.pilihan[String(nilai)] ?? String(nilai)
    case 'daftar-angka':
      return (nilai as number[]).join(', ') || KOSONG
    case 'daftar-pilihan':
      return (nilai as string[]).map((kode) => definisi.pilihan[kode] ?? kode).join(', ') || KOSONG
    case 'objek':
      return sebutBaris(definisi.isian, nilai)
    case 'tabel':
      return (nilai as unknown[]).map((baris) => sebutBaris(definisi.isian, baris)).join('; ') || KOSONG
    default:
      return String(nilai)
  }
}

/** A rule's value in words that a person can read; '-' where there is none. */
export function sebutNilai(kunci: string, nilai: unknown): string {
  const definisi = definisiAturan(kunci)
  if (nilai === null || nilai === undefined) return KOSONG
  return definisi ? sebutTerisi(definisi, nilai) : String(nilai)
}
