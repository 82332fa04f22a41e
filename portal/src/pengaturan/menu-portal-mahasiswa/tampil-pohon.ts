import type { BarisVersi } from '../../shared/versi/beda-versi'
import type { Item, Pohon } from './susunan'

function sebutSyarat({ syarat: { statusMahasiswa, angkatan, prodi } }: Item): string {
  const bagian = [
    statusMahasiswa.length > 0 && `status ${statusMahasiswa.join(', ')}`,
    angkatan.length > 0 && `angkatan ${angkatan.join(', ')}`,
    prodi.length > 0 && `prodi ${prodi.join(', ')}`,
  ]
  return bagian.filter(Boolean).join('; ')
}

function sebutItem(item: Item, tempat: string): string {
  const bagian = [
    tempat,
    item.tujuan,
    item.tampil ? 'tampil' : 'disembunyikan',
    item.lencana && `lencana ${item.lencana}`,
    sebutSyarat(item),
  ]
  return bagian.filter(Boolean).join(' · ')
}

/** A tree as facts: of each item its place, its target and who sees it. */
export function tampilPohon(isi: unknown): BarisVersi[] {
  return ((isi ?? []) as Pohon).flatMap((induk, n) => [
    { label: induk.label, nilai: sebutItem(induk, `urutan ${n + 1}`) },
    ...induk.anak.map((anak, m) => ({ label: `${induk.label} > ${anak.label}`, nilai: sebutItem(anak, `urutan ${m + 1}`) })),
  ])
}

/** Answers how many items differ between two trees: moved, changed, added or gone. */
export function bedaItem(lama: Pohon, baru: Pohon): number {
  const tulis = (pohon: Pohon) =>
    new Map(
      pohon.flatMap((induk, n): [string, string][] => [
        [induk.kunci, JSON.stringify([n, { ...induk, anak: null }])],
        ...induk.anak.map((anak, m): [string, string] => [anak.kunci, JSON.stringify([induk.kunci, m, anak])]),
      ]),
    )
  const [dulu, kini] = [tulis(lama), tulis(baru)]
  return [...new Set([...dulu.keys(), ...kini.keys()])].filter((kunci) => dulu.get(kunci) !== kini.get(kunci)).length
}
