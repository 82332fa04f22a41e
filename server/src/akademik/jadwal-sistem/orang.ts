import { KODE_JENDELA, labelJendela, NAMA_JENDELA, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { jendelaBerlaku, keadaanJendela, pesanJendela } from '@sivitas/rules/platform/jendela'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { tidakDitemukan } from '../../kit/galat'
import { activeRows, jendelaBerlaku as cariJendela, sumberOf, type BarisBerlaku, type PertanyaanJendela } from './berlaku-queries'
import { findByNim } from './terkena-queries'

/** A decided window as the tester and GET berlaku tell it. */
function showOrang(kode: KodeJendela, baris: BarisBerlaku | null, zona: ZonaWaktu) {
  const sekarang = Date.now()
  const keadaan = keadaanJendela(baris, sekarang)
  return {
    kode,
    nama: labelJendela(kode),
    mulai: baris && new Date(baris.mulai),
    selesai: baris && new Date(baris.selesai),
    terbuka: keadaan === 'buka',
    keadaan,
    sumber: baris && sumberOf(baris),
    idBaris: baris?.id ?? null,
    alasan: baris?.alasan ?? null,
    pesan: pesanJendela(NAMA_JENDELA[kode], baris, { sekarang, zona }),
  }
}

const zonaOf = ({ tenant }: Pick<Context, 'tenant'>) => tenant.college.zonaWaktu as ZonaWaktu

/** GET berlaku: one window of one person (AK-R5). */
export async function berlakuUntuk(context: Pick<Context, 'db' | 'tenant'>, tanya: PertanyaanJendela) {
  const { baris } = await cariJendela(context.db, tanya)
  return showOrang(tanya.kode, baris, zonaOf(context))
}

/** 'Siapa terkena?': every window of one student, which row decides, and why. @throws Galat 404 */
export async function ujiOrang(context: Pick<Context, 'db' | 'tenant'>, { periode, nim }: { periode: number; nim: string }) {
  const orang = await findByNim(context.db, nim.toUpperCase())
  if (!orang) throw tidakDitemukan(`NIM ${nim}`)
  const rows = await activeRows(context.db, periode)
  const sasaran = { idMahasiswa: orang.id, prodi: orang.idProdi, angkatan: orang.angkatan }
  const jendela = KODE_JENDELA.map((kode) => {
    const baris = jendelaBerlaku(
      rows.filter((row) => row.kode === kode),
      sasaran,
    )
    return showOrang(kode, baris, zonaOf(context))
  })
  return { nim: orang.nim, nama: orang.nama, prodi: orang.prodi, angkatan: orang.angkatan ?? 0, jendela }
}
