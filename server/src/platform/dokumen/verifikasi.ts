import { JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import type { Verifikasi } from '@sivitas/contract/platform/dokumen'
import { samarkanNama, samarkanNim } from '@sivitas/rules/platform/samaran'
import type { Context } from '../../auth/context'
import { findDocument, findLetterhead, type DocumentRow } from '../../documents/issue/queries'
import type { Db } from '../../db/client'
import { tidakDitemukan } from '../../kit/galat'
import { findKartuTercetak } from '../../data-master/public'
import { todayOf } from '../../tenant/today'
import { findAkhir, findByKode, listRantai, listSalinan } from './queries'

const STATUS = { terbit: 'sah', diganti: 'diganti', dibatalkan: 'dibatalkan', draf: 'sah' } as const

/** Fingerprints by what they stand for: the document itself, its copies, and what it replaced or was replaced by. */
async function fingerprints(db: Db, { id, hash }: DocumentRow): Promise<Verifikasi['sidik']> {
  const chain = await listRantai(db, id)
  const here = chain.findIndex((link) => link.id === id)
  const others = chain.flatMap((link, index) =>
    link.hash === null || index === here ? [] : [{ sha256: link.hash, arti: index < here ? ('lama' as const) : ('baru' as const) }],
  )
  const copies = (await listSalinan(db, id)).map((sha256) => ({ sha256, arti: 'salinan' as const }))
  return [...(hash === null ? [] : [{ sha256: hash, arti: 'asli' as const }]), ...copies, ...others]
}

/**
 * What a code says to anybody (PL-R56): enough to compare with the paper in one's hand. @throws Galat 404 'Dokumen tidak
 * ditemukan.' for every other code, without a hint of what is wrong with it
 */
export async function verifikasi(context: Context, kode: string): Promise<Verifikasi> {
  const { db } = context
  const id = await findByKode(db, kode)
  const row = id === undefined ? undefined : await findDocument(db, id)
  if (!row) return await verifikasiKartu(context, kode)
  const { berakhirPada } = await findAkhir(db, row.id)
  return {
    kode: row.kode,
    status: STATUS[row.status],
    namaJenis: JENIS_TEMPLATE[row.jenis as JenisTemplate].nama,
    judul: row.judul,
    nomor: row.nomor,
    namaPemilik: row.pemilikJenis === 'mata-kuliah' ? row.namaPemilik : samarkanNama(row.namaPemilik),
    nimPemilik: row.nimPemilik === null ? null : samarkanNim(row.nimPemilik),
    tanggal: row.tanggal,
    perguruanTinggi: (await findLetterhead(db, null)).pt,
    penandatangan: row.pejabat.map(({ baris, nama }) => ({ jabatan: baris.join(' '), nama })),
    berakhirPada,
    sidik: await fingerprints(db, row),
  }
}

const STATUS_KARTU: Readonly<Record<string, Verifikasi['status']>> = {
  aktif: 'sah',
  diganti: 'diganti',
  hilang: 'diganti',
  rusak: 'diganti',
}

/** The same of a student's card, whose QR holds a code as well (KL-R47). @throws Galat 404 as for documents */
async function verifikasiKartu(context: Context, kode: string): Promise<Verifikasi> {
  const { db } = context
  const kartu = await findKartuTercetak(db, kode, todayOf(context))
  if (!kartu) throw tidakDitemukan('Dokumen')
  return {
    kode: kartu.kode,
    status: STATUS_KARTU[kartu.status] ?? 'dibatalkan',
    namaJenis: JENIS_TEMPLATE.ktm.nama,
    judul: 'Kartu Tanda Mahasiswa',
    nomor: kartu.nomorKartu,
    namaPemilik: samarkanNama(kartu.nama),
    nimPemilik: samarkanNim(kartu.nim),
    tanggal: kartu.tanggal,
    perguruanTinggi: (await findLetterhead(db, null)).pt,
    penandatangan: kartu.data.pejabat.map(({ baris, nama }) => ({ jabatan: baris.join(' '), nama })),
    berakhirPada: kartu.berakhirPada,
    sidik: [],
  }
}
