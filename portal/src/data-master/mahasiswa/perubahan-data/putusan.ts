import type { PerubahanData, PutusanPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'

export type Isian = PerubahanData['isian'][number]
/** What the operator has chosen for one field, not sent yet. */
export type Pilihan = { putusan: 'setuju' | 'tolak'; alasan: string }
export type Putusan = Readonly<Partial<Record<Isian['field'], Pilihan>>>

/** Letters that a reason has at least. */
export const ALASAN_MIN = 5

/** Reasons that are given most, so that a refusal takes two keys. */
export const ALASAN_UMUM = ['Bukti tidak terbaca', 'Bukti tidak sesuai dengan isian', 'Bukti belum dilampirkan'] as const

/** Answers what is sent once every field is decided and every refusal has its reason; null before that. */
export function susunPutusan(isian: readonly Isian[], putusan: Putusan): PutusanPerubahan | null {
  const setujui: PutusanPerubahan['setujui'] = []
  const tolak: PutusanPerubahan['tolak'] = []
  for (const { field } of isian) {
    const pilihan = putusan[field]
    if (pilihan === undefined) return null
    if (pilihan.putusan === 'setuju') setujui.push(field)
    else if (pilihan.alasan.trim().length < ALASAN_MIN) return null
    else tolak.push({ field, alasan: pilihan.alasan.trim() })
  }
  return { setujui, tolak }
}

/** Answers which row is chosen after the one at `letak` has left the queue: the next one, or the one before at its end. */
export const sesudah = (ids: readonly string[], id: string): string | null => {
  const letak = ids.indexOf(id)
  return ids[letak + 1] ?? ids[letak - 1] ?? null
}
