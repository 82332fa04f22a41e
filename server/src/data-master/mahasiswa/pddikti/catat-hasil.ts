import type { HasilFeeder, PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import type { Context } from '../../../auth/context'
import { isianSalah } from '../../../kit/galat'
import { bacaBerkasHasil, type HasilMentah } from './baca-hasil'
import { catat, kenali, type Catatan, type Dikenal } from './hasil-queries'

/** Rows that one statement writes. */
const POTONG = 1000

type Hasil = {
  jenis: PaketPddikti
  periode?: number | undefined
  data?: readonly HasilFeeder[] | undefined
  file?: File | undefined
}

/** Acts whose success is known by the id that they give. */
const MEMBERI_ID: ReadonlySet<PaketPddikti> = new Set(['biodata', 'riwayat'])

async function hasilMentah({ data, file }: Hasil): Promise<HasilMentah[]> {
  if (file !== undefined) return await bacaBerkasHasil(file)
  if (data === undefined) throw isianSalah('data', 'Unggah berkas hasil atau tempel isinya', 'wajib')
  return data.map(({ nim, id, galat }) => ({ nim, ...(id && { id }), ...(galat && { galat }) }))
}

const cari = ({ nim, nik, idLama }: HasilMentah, dikenal: Dikenal): string | undefined =>
  (nim === undefined ? undefined : dikenal.nim.get(nim)) ??
  (nik === undefined ? undefined : dikenal.nik.get(nik)) ??
  (idLama === undefined ? undefined : dikenal.id.get(idLama))

/** A number of a person must not stand in an answer either: only its last four digits do. */
const sebutan = ({ nim, nik, idLama }: HasilMentah): string => nim ?? idLama ?? `NIK ...${(nik ?? '').slice(-4)}`

/** One result a student: an error counts before a success, as with one of several recognised courses. */
function perMahasiswa(rows: readonly Catatan[]): Catatan[] {
  const menurut = new Map<string, Catatan>()
  for (const satu of rows) {
    const lama = menurut.get(satu.idMahasiswa)
    menurut.set(satu.idMahasiswa, { idMahasiswa: satu.idMahasiswa, id: satu.id ?? lama?.id ?? null, galat: lama?.galat ?? satu.galat })
  }
  return [...menurut.values()]
}

/**
 * Takes back what Neo Feeder answered, typed or as a file: ids make a row TERKIRIM, errors make it GAGAL with their text.
 * @throws Galat 422 without the period of AKM, or for a new row that has neither id nor error
 */
export async function catatHasil({ db, session }: Context, input: Hasil) {
  const { jenis, periode } = input
  if (jenis === 'akm' && periode === undefined) throw isianSalah('periode', 'Pilih periode AKM yang dilaporkan', 'wajib')
  const mentah = await hasilMentah(input)
  const kosong = mentah.findIndex(({ id, idLama, galat }) => !id && !idLama && !galat)
  if (kosong >= 0 && MEMBERI_ID.has(jenis))
    throw isianSalah(`data.${kosong}.id`, `Baris ${kosong + 1} tidak memuat id maupun pesan galat`, 'wajib')
  const dikenal = await kenali(db, {
    nim: mentah.flatMap(({ nim }) => nim ?? []),
    nik: mentah.flatMap(({ nik }) => nik ?? []),
    id: mentah.flatMap(({ idLama }) => idLama ?? []),
  })
  const rows = perMahasiswa(
    mentah.flatMap((satu): Catatan[] => {
      const idMahasiswa = cari(satu, dikenal)
      // Other acts give ids of their own rows, which are nobody's id here.
      return idMahasiswa === undefined
        ? []
        : [{ idMahasiswa, id: MEMBERI_ID.has(jenis) ? (satu.id ?? null) : null, galat: satu.galat ?? null }]
    }),
  )
  for (let at = 0; at < rows.length; at += POTONG)
    await catat(db, rows.slice(at, at + POTONG), { jenis, periode: periode ?? session.sesiSemester })
  const gagal = rows.filter(({ galat }) => galat !== null).length
  return {
    terkirim: rows.length - gagal,
    gagal,
    tidakDikenal: mentah.flatMap((satu) => (cari(satu, dikenal) === undefined ? [sebutan(satu)] : [])),
  }
}
