import type { BahanKonversi, BarisKonversi, DasarUsulan, KonversiInput, Usulan } from '@sivitas/contract/akademik/konversi-nilai'
import { galatSksTujuan, hurufTanpaBobot, indeksAsal, konversiNilai, sksDiakuiBawaan } from '@sivitas/rules/data-master/konversi'

/** A subject as the transcript of origin names it. */
export type SubjekAsal = { kode: string; nama: string; sks: number; nilai: string; indeks?: number | null; idMakulAsal?: string | null }

/** A subject while it is edited: where it goes, and what proposed that. */
export type Asal = SubjekAsal & { kunci: number; idMakul: string | null; dasar: DasarUsulan | null }

/** What is being edited: the subjects in their order, and SKS that were typed for a course. */
export type Padanan = { asal: readonly Asal[]; sks: Readonly<Record<string, number | null>>; berikut: number }

export const KOSONG: Padanan = { asal: [], sks: {}, berikut: 1 }

type Makul = BahanKonversi['kurikulum'][number]
type Skala = BahanKonversi['skala']

/** The stored rows as they are edited, subjects in the order of the transcript. */
export function dariBaris(baris: readonly BarisKonversi[]): Padanan {
  const asal = baris
    .flatMap(({ asal: subjek, idMakul }) => subjek.map((satu) => ({ ...satu, idMakul })))
    .toSorted((a, b) => a.urut - b.urut)
    .map(({ urut: _urut, ...satu }, at): Asal => ({ ...satu, kunci: at + 1, dasar: null }))
  const sks = Object.fromEntries(baris.flatMap(({ idMakul, sksDiakui }) => (idMakul === null ? [] : [[idMakul, sksDiakui] as const])))
  return { asal, sks, berikut: asal.length + 1 }
}

/** His own grades as the origin of a change of curriculum, matches kept where a grade is still among them. */
export function dariNilai(nilai: readonly SubjekAsal[], { asal: lama, sks }: Padanan = KOSONG): Padanan {
  const per = new Map(lama.map((satu) => [satu.idMakulAsal ?? '', satu]))
  const asal = nilai.map((satu, at): Asal => {
    const { idMakul = null, dasar = null } = per.get(satu.idMakulAsal ?? '') ?? {}
    return { ...satu, kunci: at + 1, idMakul, dasar }
  })
  return { asal, sks, berikut: asal.length + 1 }
}

/** What is sent: subjects of one course together, the others alone. */
export function keBaris({ asal, sks }: Padanan): KonversiInput['baris'] {
  const polos = ({ kode, nama, sks: beban, nilai, indeks, idMakulAsal }: Asal) => ({
    kode,
    nama,
    sks: beban,
    nilai,
    indeks: indeks ?? null,
    idMakulAsal: idMakulAsal ?? null,
  })
  const baris: KonversiInput['baris'] = []
  const tempat = new Map<string, number>()
  for (const satu of asal) {
    const at = satu.idMakul === null ? undefined : tempat.get(satu.idMakul)
    if (at !== undefined) {
      baris[at]?.asal.push(polos(satu))
      continue
    }
    if (satu.idMakul !== null) tempat.set(satu.idMakul, baris.length)
    baris.push({ asal: [polos(satu)], idMakul: satu.idMakul, sksDiakui: satu.idMakul === null ? null : (sks[satu.idMakul] ?? null) })
  }
  return baris
}

export function tambah({ asal, sks, berikut }: Padanan, subjek: readonly SubjekAsal[]): Padanan {
  const baru = subjek.map((satu, at): Asal => ({ ...satu, kunci: berikut + at, idMakul: null, dasar: null }))
  return { asal: [...asal, ...baru], sks, berikut: berikut + baru.length }
}

export const ganti = (padanan: Padanan, kunci: number, isi: SubjekAsal): Padanan => ({
  ...padanan,
  asal: padanan.asal.map((satu) => (satu.kunci === kunci ? { ...satu, ...isi } : satu)),
})

export const buang = (padanan: Padanan, kunci: ReadonlySet<number>): Padanan => ({
  ...padanan,
  asal: padanan.asal.filter((satu) => !kunci.has(satu.kunci)),
})

/** Matches subjects to a course, or to none; SKS that were typed for a course start anew with its subjects. */
export function pasang(padanan: Padanan, kunci: ReadonlySet<number>, idMakul: string | null): Padanan {
  const lepas = padanan.asal.flatMap((satu) => (kunci.has(satu.kunci) && satu.idMakul !== null ? [satu.idMakul] : []))
  const kena = new Set([...lepas, ...(idMakul === null ? [] : [idMakul])])
  return {
    ...padanan,
    sks: Object.fromEntries(Object.entries(padanan.sks).filter(([id]) => !kena.has(id))),
    asal: padanan.asal.map((satu) => (kunci.has(satu.kunci) ? { ...satu, idMakul, dasar: null } : satu)),
  }
}

/** Takes proposals over; `diminta` are the keys of the subjects in the order in which they were asked for. */
export function terimaUsulan(padanan: Padanan, usulan: readonly Usulan[], diminta: readonly number[]): Padanan {
  const per = new Map(usulan.map((satu) => [diminta[satu.urut] ?? -1, satu]))
  return {
    ...padanan,
    asal: padanan.asal.map((satu) => {
      const ada = per.get(satu.kunci)
      return ada && satu.idMakul === null ? { ...satu, idMakul: ada.idMakul, dasar: ada.dasar } : satu
    }),
  }
}

export type Hasil = { asal: readonly Asal[]; huruf: string | null; indeks: number | null; sks: number; galat: string | null }

/** Why a course can't be made of these subjects, or null. */
function galatHasil(
  makul: Makul,
  { indeks, huruf, lulus, sks }: { indeks: readonly (number | null)[]; huruf: string | null; lulus: boolean; sks: number },
) {
  if (indeks.includes(null)) return 'Indeks salah satu nilai asal belum dikenal. Isi indeksnya.'
  if (huruf === null || !lulus) return 'Nilai asal tidak lulus.'
  return makul.terpakai ? `${makul.kode} sudah dikonversi.` : galatSksTujuan(sks, makul.sks)
}

type Bahan = { skala: Skala; sks: number | null | undefined }

/** What subjects make of a course; pass/fail courses of his own keep their letter. */
function hasilDari(makul: Makul, milik: readonly Asal[], { skala, sks }: Bahan): Hasil {
  const diakui = sks ?? sksDiakuiBawaan(milik, makul.sks)
  const tetap = hurufTanpaBobot(milik)
  if (tetap !== null) {
    const galat = galatHasil(makul, { indeks: [], huruf: tetap, lulus: true, sks: diakui })
    return { asal: milik, huruf: tetap, indeks: null, sks: diakui, galat }
  }
  const indeks = milik.map((satu) => satu.indeks ?? indeksAsal(satu.nilai, skala))
  const beban = milik.map((satu, at) => ({ sks: satu.sks, indeks: indeks[at] ?? 0 }))
  const nilai = konversiNilai(beban, skala)?.nilai
  const huruf = nilai?.huruf ?? null
  const lulus = skala.find((satu) => satu.huruf === huruf)?.lulus ?? false
  return { asal: milik, huruf, indeks: nilai?.indeks ?? null, sks: diakui, galat: galatHasil(makul, { indeks, huruf, lulus, sks: diakui }) }
}

/** What each matched course becomes (DM-R21), by course, worked out as the server does. */
export function hasilPerMakul({ asal, sks }: Padanan, kurikulum: readonly Makul[], skala: Skala): Map<string, Hasil> {
  const hasil = new Map<string, Hasil>()
  for (const makul of kurikulum) {
    const milik = asal.filter(({ idMakul }) => idMakul === makul.idMakul)
    if (milik.length > 0) hasil.set(makul.idMakul, hasilDari(makul, milik, { skala, sks: sks[makul.idMakul] }))
  }
  return hasil
}

/** SKS recognised by the matches. */
export const jumlahSks = (hasil: ReadonlyMap<string, Hasil>): number =>
  [...hasil.values()].reduce((n, { sks }) => n + Math.round(sks * 100), 0) / 100
