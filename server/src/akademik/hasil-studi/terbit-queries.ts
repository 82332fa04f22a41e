import type { FileContext } from '../../files/files'
import type { BackDating } from '../../documents/numbers/numbers'
import { terbitkanDokumen, type Issued, type IssueRequest, type Press } from '../../documents/issue/issue'
import type { DocumentRow } from '../../documents/issue/queries'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { cetakanKhs, cetakanTranskrip, type Cetakan } from './cetakan-queries'
import { listKhs, listTranskrip } from './hasil-queries'

/** The papers of this room, by the title that stands on them. */
export const JUDUL = {
  khs: 'Kartu Hasil Studi',
  sementara: 'Transkrip Akademik Sementara',
  akhir: 'Transkrip Akademik',
} as const
export type Lembar = keyof typeof JUDUL

export type Terbit = { tanggal: string; tanggalDiminta?: boolean; izin: BackDating; gantiKarena?: string }

/** A paper with everything that issuing it asks for. */
export type Siap = Pick<IssueRequest, 'jenis' | 'judul' | 'pemilik' | 'sasaran' | 'data' | 'periode' | 'bernomor' | 'tandaAir'>

const request = (lembar: Lembar, { pemilik, sasaran, data }: Cetakan, periode: number | null): Siap => ({
  jenis: lembar === 'khs' ? 'khs' : 'transkrip',
  judul: JUDUL[lembar],
  pemilik,
  sasaran,
  data,
  periode,
  bernomor: lembar !== 'sementara',
  ...(lembar === 'sementara' ? { tandaAir: 'SEMENTARA' } : {}),
})

/**
 * The papers of students, by id: a card of the period, or a transcript up to it. Who has none is there with the reason.
 */
export async function siapkanLembar(
  { db }: Pick<FileContext, 'db'>,
  ids: readonly string[],
  { lembar, periode }: { lembar: Lembar; periode: number },
): Promise<Map<string, Siap | Galat>> {
  const found = new Map<string, Siap | Galat>(ids.map((id) => [id, tidakDitemukan('Mahasiswa')]))
  if (lembar === 'khs') {
    for (const [id, card] of await listKhs(db, ids, periode))
      found.set(
        id,
        card.hasil.mk.length === 0
          ? kosong('Tidak ada mata kuliah pada periode ini.')
          : request(lembar, cetakanKhs(card, periode), periode),
      )
    return found
  }
  for (const [id, one] of await listTranskrip(db, ids, { periode })) {
    const refusal =
      lembar === 'akhir' && one.orang.status !== 'L'
        ? new Galat([409, 'belum_lulus'], 'Transkrip akhir hanya untuk mahasiswa berstatus Lulus.')
        : one.hasil.mk.length === 0
          ? kosong('Belum ada nilai final.')
          : null
    found.set(id, refusal ?? request(lembar, cetakanTranskrip(one), null))
  }
  return found
}

const kosong = (message: string) => new Galat([409, 'tanpa_nilai'], message)

/** Issues one paper, or answers the one in force. @throws Galat 404 and 409 as the preparations refuse */
export async function terbitkanLembar(
  context: FileContext,
  id: string,
  { lembar, periode, press, ...how }: Terbit & { lembar: Lembar; periode: number; press?: Press },
): Promise<Issued> {
  const paper = (await siapkanLembar(context, [id], { lembar, periode })).get(id) ?? tidakDitemukan('Mahasiswa')
  if (paper instanceof Galat) throw paper
  return await terbitkanDokumen(context, { ...paper, ...how }, press)
}

/**
 * Issues a document anew from today's facts; the old one says that it was replaced and why.
 * @throws Galat 409 for a kind that another area issues
 */
export async function gantiDokumen(
  context: FileContext,
  row: DocumentRow,
  { alasan, tanggal, izin, periode }: { alasan: string; tanggal: string; izin: BackDating; periode: number },
): Promise<Issued> {
  const [lembar] = Object.entries(JUDUL).find(([, judul]) => judul === row.judul) ?? []
  if (!lembar) throw new Galat([409, 'tidak_dapat_diganti'], 'Dokumen ini diganti dari layar asalnya.')
  const how = { lembar: lembar as Lembar, periode: row.idPeriode ?? periode, tanggal, izin, gantiKarena: alasan }
  return await terbitkanLembar(context, row.idPemilik, how)
}
