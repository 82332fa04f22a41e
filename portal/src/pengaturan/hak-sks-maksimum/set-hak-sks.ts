import { HakSksInput } from '@sivitas/contract/akademik/hak-sks'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { api } from '../../api'

export type SetHakSks = Awaited<ReturnType<typeof api.akademik.hakSks.list.call>>['data'][number]

type Pita = { ipMin: number; ipMaks: number; sks: number }
type Batas = { dari: number; sampai: number; sks: number }

function teks(nama: string, nilai: unknown): string {
  if (nilai === null || nilai === undefined || nilai === '') return '-'
  if (nama === 'pita') return (nilai as Pita[]).map((p) => `${formatAngka(p.ipMin, 2)}-${formatAngka(p.ipMaks, 2)}: ${p.sks}`).join('; ')
  if (nama === 'batasSemester') return (nilai as Batas[]).map((b) => `semester ${b.dari}-${b.sampai}: ${b.sks}`).join('; ') || 'tanpa batas'
  if (nama === 'berlakuMulai' && typeof nilai === 'number') return labelPeriode(nilai)
  return typeof nilai === 'number' ? formatAngka(nilai) : typeof nilai === 'string' ? nilai : '-'
}

const TERBACA = ['nama', 'berlakuMulai', 'dasar', 'pita', 'batasSemester', 'sksSp', 'sksTanpaIp', 'sksMutlak', 'sksMinimum'] as const

/** A version of a set in words, field by field; null where it did not exist. */
export function barisHakSks(isi: Readonly<Record<string, unknown>> | null): { label: string; nilai: string }[] {
  return isi === null ? [] : TERBACA.map((nama) => ({ label: titleOf(HakSksInput, nama), nilai: teks(nama, isi[nama]) }))
}
