import { IMPOR_KODE, type KodeImpor } from '@sivitas/contract/data-master/referensi/impor'
import { DAFTAR_KODE, DAFTAR_TETAP } from '@sivitas/contract/data-master/referensi/kode'
import { defineImportJob } from '../../../kit/import/import-job'
import { listKodeAda } from '../kode-queries'
import { jenisRujukan } from './kind'
import type { BarisImpor, Isi } from './tabel'

/** Lists whose codes rules name take no code that nobody has a rule for. */
function assertKnown(row: BarisImpor<KodeImpor>, known: ReadonlySet<string>): void {
  const { daftar, kode } = row.nilai
  if (daftar !== undefined && kode !== undefined && DAFTAR_TETAP.includes(daftar) && !known.has(`${daftar}/${kode}`))
    row.salah('kode', 'Kode pada daftar ini dipakai aturan sistem sehingga tidak dapat ditambah')
}

/** Codes of any list from a file; a code that the file does not name stays as it is. */
export const KODE_KIND = jenisRujukan<KodeImpor>({
  declaration: IMPOR_KODE,
  tabel: 'ref_kode',
  kolom: { daftar: 'text', kode: 'text', nama: 'text', kode_pddikti: 'text', kelompok: 'text', urut: 'integer' },
  kunci: ['daftar', 'kode'],
  pengenal: "t.daftar || '/' || t.kode",
  isian: { nama: 'nama', kode_pddikti: 'kodePddikti', kelompok: 'kelompok', urut: 'urut' },
  codes: async () => [{ title: 'Daftar', rows: DAFTAR_KODE.map((daftar) => [daftar, daftar] as const) }],
  susun: async ({ db }) => {
    const known = await listKodeAda(db)
    return (row): Isi | null => {
      assertKnown(row, known)
      const { daftar, kode, nama, kodePddikti, kelompok, urut } = row.nilai
      if (daftar === undefined || kode === undefined || nama === undefined) return null
      return { daftar, kode, nama, kode_pddikti: kodePddikti ?? null, kelompok: kelompok ?? null, urut: urut ?? 0 }
    }
  },
})

export const imporKodeJob = defineImportJob(KODE_KIND)
