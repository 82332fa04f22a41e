import { JAM_MAKS } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { lihatCalon } from './calon'
import { findPeriode, genggamJam, listAktif, listSudahAda, pembinaAktif, salinAsisten } from './queries'

type Hasil = { disalin: number; sudahAda: number; dilewati: { nama: string; alasan: string }[] }
type Asisten = Awaited<ReturnType<typeof listAktif>>[number]

const kunci = ({ idMahasiswa, idAlumni, jenis, idMakul }: Asisten) => `${idMahasiswa ?? idAlumni ?? ''}|${jenis}|${idMakul ?? ''}`

/** Why one of them can't go on in another period; hours that were given to him in this very act count too. */
async function halangan(db: Db, row: Asisten, { ke, terpakai }: { ke: number; terpakai: number }): Promise<string | null> {
  if (!(await pembinaAktif(db, row.idDosenPembina))) return `Pembina ${row.namaPembina} tidak aktif`
  const calon = await lihatCalon(db, row, { periode: ke, idMakul: row.idMakul, kecuali: null })
  if (calon.halangan[0] !== undefined) return calon.halangan[0]
  const jumlah = calon.jamLain + terpakai + row.jamPerMinggu
  return jumlah > JAM_MAKS ? `Jumlah jam menjadi ${jumlah} per minggu; paling banyak ${JAM_MAKS}` : null
}

/**
 * Takes the active assistants of a period over into another ('Salin dari periode lalu'). The same guards hold as for a form, so those who
 * may not assist any more stay behind and are named. Some ninety a period.
 * @throws Galat 422 when one of the periods does not exist, or nobody is active in the first
 */
export async function salinPeriode(db: Db, { dari, ke }: { dari: number; ke: number }): Promise<Hasil> {
  for (const [field, periode] of [
    ['dari', dari],
    ['ke', ke],
  ] as const)
    if (!(await findPeriode(db, periode))) throw isianSalah(field, 'Periode belum dibuat', 'tidak_dikenal')
  const semua = await listAktif(db, dari)
  if (semua.length === 0) throw isianSalah('dari', 'Tidak ada asisten aktif pada periode ini', 'kosong')
  const ada = await listSudahAda(db, ke)
  const hasil: Hasil = { disalin: 0, sudahAda: 0, dilewati: [] }
  const jam = new Map<string, number>()
  const baru: string[] = []
  for (const row of semua) {
    if (ada.has(kunci(row))) {
      hasil.sudahAda += 1
      continue
    }
    const orang = row.idMahasiswa ?? row.idAlumni ?? ''
    await genggamJam(db, row)
    const alasan = await halangan(db, row, { ke, terpakai: jam.get(orang) ?? 0 })
    if (alasan !== null) hasil.dilewati.push({ nama: `${row.nama} (${row.nim})`, alasan })
    else {
      baru.push(row.id)
      jam.set(orang, (jam.get(orang) ?? 0) + row.jamPerMinggu)
    }
  }
  if (baru.length > 0) await salinAsisten(db, baru, ke)
  return { ...hasil, disalin: baru.length }
}
