import type { Pembagian } from '@sivitas/contract/data-master/dosen/dosen-pa'
import type { Context } from '../../../auth/context'
import { enqueue } from '../../../jobs/enqueue'
import { Galat, isianSalah } from '../../../kit/galat'
import { prodiBoleh } from '../barisan-queries'
import { izinKuota, periodePenetapan, type Permintaan } from '../pembimbing/tetapkan'
import { bagiPaJob } from './bagi-job'
import { laksanakan, rencanakan, type Rencana } from './rencana'

/** Above so many students the writing may take longer than two seconds, so a job does it. */
const LANGSUNG = 1000
/** Names that a preview shows. */
const TAMPIL = 1000

type Input = Omit<Permintaan, 'sebab'> & {
  prodi: string
  angkatan?: number[] | undefined
  idMahasiswa?: string[] | undefined
  idDosen?: string[] | undefined
  pratinjau: boolean
}

function jawaban({ dosen, mahasiswa, bagian, beban }: Rencana): Pembagian {
  const nama = new Map(dosen.map(({ id, namaLengkap }) => [id, namaLengkap]))
  const terbagi = bagian.filter((id) => id !== null).length
  return {
    dosen: dosen.map(({ id, namaLengkap, maks, beban: bebanLama }) => ({
      id,
      namaLengkap,
      maks,
      bebanLama,
      bebanBaru: beban[id] ?? bebanLama,
    })),
    mahasiswa: mahasiswa
      .slice(0, TAMPIL)
      .map((satu, i) => ({ ...satu, idDosen: bagian[i] ?? null, namaDosen: nama.get(bagian[i] ?? '') ?? null })),
    jumlah: mahasiswa.length,
    terbagi,
    tersisa: mahasiswa.length - terbagi,
    idPekerjaan: null,
  }
}

/** 'Bagi rata': shows the plan, writes it, or has a job write it when it is for thousands. @throws Galat 409 when nobody may advise there */
export async function bagiRata(context: Context, input: Input): Promise<Pembagian> {
  const { db } = context
  const { id: idProdi } = await prodiBoleh(db, input.prodi)
  const mulaiPeriode = await periodePenetapan(context, input.mulaiPeriode)
  const bebas = await izinKuota(context, { ...input, sebab: 'ganti' })
  const { angkatan, idMahasiswa, idDosen, nomorSk = null, alasan = null } = input
  const parameter = { idProdi, angkatan, idMahasiswa, idDosen, mulaiPeriode, bebas, nomorSk, alasan }
  const rencana = await rencanakan(db, parameter)
  if (rencana.dosen.length === 0)
    throw new Galat([409, 'tanpa_dosen'], 'Belum ada dosen aktif dengan homebase prodi ini. Atur homebase di Data Dosen.')
  if (idMahasiswa !== undefined && rencana.mahasiswa.length === 0) throw isianSalah('idMahasiswa', 'Mahasiswa bukan milik prodi ini')
  const jawab = jawaban(rencana)
  if (input.pratinjau || jawab.terbagi === 0) return jawab
  if (jawab.terbagi > LANGSUNG) {
    const { id } = await enqueue(db, bagiPaJob, { parameter: { ...parameter, jumlah: jawab.jumlah }, kunciUnik: idProdi })
    return { ...jawab, idPekerjaan: id }
  }
  await laksanakan(db, parameter, idMahasiswa === undefined)
  return jawab
}
