import {
  REGISTRASI_SEKETIKA,
  type RegistrasiMassalHasil,
  type RegistrasiMassalInput,
} from '@sivitas/contract/data-master/mahasiswa/registrasi-massal'
import type { Ditolak } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { enqueue } from '../../../jobs/enqueue'
import { isianSalah } from '../../../kit/galat'
import { findKonsentrasi } from '../../badan-hukum/konsentrasi/queries'
import { terpilih } from '../pilihan/pilihan'
import type { OrangPilihan } from '../pilihan/queries'
import { registrasiMassalJob } from './job'
import { listRegistrasi, setRegistrasi, type Isian, type RegistrasiKini } from './queries'

const calls = api.dataMaster.registrasiMassal

type Tujuan = Isian & { konsentrasi: { id: string; nama: string; idProdi: string } | null }

/** What everybody gets. @throws Galat 422 when nothing is named, or a konsentrasi that nobody may choose */
async function tujuanDari({ db }: Context, { idKonsentrasi, gelombang }: RegistrasiMassalInput): Promise<Tujuan> {
  if (idKonsentrasi === undefined && gelombang === undefined)
    throw isianSalah('idKonsentrasi', 'Pilih sedikitnya satu yang diubah.', 'kosong')
  const konsentrasi = idKonsentrasi ? await findKonsentrasi(db, idKonsentrasi) : null
  if (konsentrasi === undefined) throw isianSalah('idKonsentrasi', 'Pilihan tidak dikenal', 'tidak_dikenal')
  if (konsentrasi?.aktif === false) throw isianSalah('idKonsentrasi', 'Konsentrasi ini sudah nonaktif', 'nonaktif')
  return { idKonsentrasi, gelombang, konsentrasi }
}

/** Why a student stays as he is; null when he can get it. */
function halangan({ status, idProdi }: OrangPilihan, { idKonsentrasi, konsentrasi }: Tujuan): string | null {
  if (idKonsentrasi === undefined) return null
  const { kelompok, nama } = STATUS_MAHASISWA[status as StatusMahasiswa]
  if (kelompok !== 'studi') return `Status ${nama}: tidak lagi studi.`
  return konsentrasi && konsentrasi.idProdi !== idProdi ? 'Konsentrasi bukan milik prodi ini' : null
}

const sudah = (kini: RegistrasiKini | undefined, { idKonsentrasi, gelombang }: Isian): boolean =>
  (idKonsentrasi === undefined || kini?.idKonsentrasi === idKonsentrasi) && (gelombang === undefined || kini?.gelombang === gelombang)

/** Old -> new in words, the commonest first. */
function perubahan(kini: readonly RegistrasiKini[], tujuan: Tujuan): RegistrasiMassalHasil['perubahan'] {
  const baru = [
    ...(tujuan.idKonsentrasi === undefined ? [] : [['konsentrasi', tujuan.konsentrasi?.nama ?? null] as const]),
    ...(tujuan.gelombang === undefined ? [] : [['gelombang', tujuan.gelombang] as const]),
  ]
  return baru
    .flatMap(([field, sesudah]) => {
      const jumlah = new Map<string | null, number>()
      for (const satu of kini) if (satu[field] !== sesudah) jumlah.set(satu[field], (jumlah.get(satu[field]) ?? 0) + 1)
      return [...jumlah].map(([sebelum, n]) => ({ field, sebelum, sesudah, jumlah: n }))
    })
    .toSorted((a, b) => b.jumlah - a.jumlah)
}

/**
 * Sets konsentrasi or gelombang of many students: of up to 500 at once, of more as a job. Who can't get it is left out with
 * the reason (DM edge case 7). @throws Galat 422 as `tujuanDari` and `terpilih`
 */
async function aturRegistrasi(context: Context, input: RegistrasiMassalInput): Promise<RegistrasiMassalHasil> {
  const { db } = context
  const tujuan = await tujuanDari(context, input)
  const { orang, ditolak } = await terpilih(context, input.pilihan, !input.pratinjau)
  const tertahan = orang.flatMap((satu): Ditolak[] => {
    const alasan = halangan(satu, tujuan)
    return alasan === null ? [] : [{ idMahasiswa: satu.id, nim: satu.nim, nama: satu.nama, alasan }]
  })
  const boleh = orang.filter((satu) => halangan(satu, tujuan) === null).map(({ id }) => id)
  const kini = await listRegistrasi(db, boleh)
  const berubah = kini.filter((satu) => !sudah(satu, tujuan))
  const ids = berubah.map(({ id }) => id)
  return {
    jumlah: ids.length,
    sama: boleh.length - ids.length,
    ditolak: [...ditolak, ...tertahan],
    perubahan: perubahan(berubah, tujuan),
    idPekerjaan: input.pratinjau ? null : await tulis(context, ids, tujuan),
  }
}

async function tulis({ db }: Context, ids: string[], { idKonsentrasi, gelombang }: Isian): Promise<string | null> {
  const isian = { ...(idKonsentrasi !== undefined && { idKonsentrasi }), ...(gelombang !== undefined && { gelombang }) }
  if (ids.length <= REGISTRASI_SEKETIKA) {
    await setRegistrasi(db, ids, isian)
    return null
  }
  return (await enqueue(db, registrasiMassalJob, { parameter: { ids, isian } })).id
}

export const registrasiMassal = calls.router({
  atur: calls.atur.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Data berhasil diubah' } }),
    data: await aturRegistrasi(context, input),
  })),
})
