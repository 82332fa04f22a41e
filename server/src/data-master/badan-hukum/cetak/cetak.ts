import type { BagianCetak, Cetakan } from '@sivitas/contract/data-master/cetakan'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { findUnits } from '../../../documents/officials/queries'
import { kepalaCetakan, saatOf } from '../../cetakan/kepala'
import { kirimCetakan } from '../../cetakan/kirim'
import { tabelDosen, tabelRasio, tabelStatus } from './dikti'
import { potretOf, type Potret } from './potret'
import { bagianHitunganPt, bagianPt } from './pt'
import { bagianUnit, daftarFakultas, daftarJurusan, daftarProdi, type DaftarUnit } from './unit'

const calls = api.dataMaster.cetakBadanHukum

type Pilihan = {
  tanggal?: string | undefined
  periode?: number | undefined
  jabatan?: Parameters<typeof kepalaCetakan>[1]['jabatan']
  kertas: Cetakan['kertas']
  format?: 'pdf' | 'xlsx' | undefined
  fakultas?: string[] | undefined
  prodi?: string[] | undefined
}

type Isi = { judul: string; bagian: BagianCetak[]; jumlah: number }

/** Columns that an upright sheet still holds. */
const KOLOM_TEGAK = 7

const lebar = (bagian: readonly BagianCetak[]) =>
  Math.max(0, ...bagian.map((satu) => (satu.jenis === 'tabel' ? satu.kolom.length : 0))) > KOLOM_TEGAK

/** A print of units: what they were on the day, between head and signature. @throws Galat 422 on `periode`, 409 with an empty office */
async function cetak(context: Context, input: Pilihan, isi: (potret: Potret) => Isi | Promise<Isi>) {
  const saat = saatOf(context, input)
  const potret = await potretOf(context, saat)
  const { judul, bagian, jumlah } = await isi(potret)
  // The one unit that is printed says whose dean or head of prodi signs.
  const [prodi] = input.prodi?.length === 1 ? input.prodi : []
  const [idFakultas] = input.fakultas?.length === 1 ? input.fakultas : []
  const unit = prodi ? await findUnits(context.db, prodi) : { idFakultas: idFakultas ?? null }
  const kepala = await kepalaCetakan(context, { ...input, judul, saat, unit })
  const keterangan = potret.semua ? kepala.keterangan : `${kepala.keterangan}. Hanya program studi dalam akses Anda`
  return await kirimCetakan(context, { ...kepala, keterangan, bagian, jumlah, lanskap: lebar(bagian) }, input.format)
}

type PilihanUnit = Pilihan & { bentuk: 'tabel' | 'lembar'; hitungan: boolean; kolom?: string[] | undefined }

/** A spreadsheet has a line for each unit, whatever paper would have. */
const isiUnit = (input: PilihanUnit, daftar: DaftarUnit): Isi => ({
  judul: daftar.judul,
  bagian: bagianUnit(daftar, input.format === 'xlsx' ? { ...input, bentuk: 'tabel' } : input),
  jumlah: daftar.unit.length,
})

/** Sheets of the college and its units, as of a day and period. */
export const cetakBadanHukum = calls.router({
  pt: calls.pt.handler(({ input, context }) =>
    cetak(context, input, async (potret) => ({
      judul: 'Data Perguruan Tinggi',
      bagian: [
        ...(await bagianPt(context.db, potret)),
        ...(input.hitungan ? [bagianHitunganPt(potret)] : []),
        ...bagianUnit(
          { ...daftarFakultas(potret, {}), judul: 'Fakultas' },
          { bentuk: 'tabel', hitungan: input.hitungan, kolom: KOLOM_ANAK },
        ),
      ],
      jumlah: 1,
    })),
  ),
  fakultas: calls.fakultas.handler(({ input, context }) =>
    cetak(context, input, (potret) => isiUnit(input, daftarFakultas(potret, input))),
  ),
  jurusan: calls.jurusan.handler(({ input, context }) => cetak(context, input, (potret) => isiUnit(input, daftarJurusan(potret, input)))),
  prodi: calls.prodi.handler(({ input, context }) => cetak(context, input, (potret) => isiUnit(input, daftarProdi(potret, input)))),
  dikti: calls.dikti.handler(({ input, context }) =>
    cetak(context, input, async (potret) => {
      const daftar = daftarProdi(potret, input)
      const dipilih = new Set(daftar.unit.map(({ id }) => id))
      const prodi = potret.prodi.filter(({ id }) => dipilih.has(id))
      return {
        judul: 'Data DIKTI',
        bagian: [
          ...(await bagianPt(context.db, potret)),
          ...bagianUnit({ ...daftar, judul: 'Program studi' }, { bentuk: 'tabel', hitungan: false, kolom: KOLOM_DIKTI }),
          ...(input.hitungan ? [tabelDosen(potret, prodi), tabelStatus(prodi), tabelRasio(potret, prodi)] : []),
        ],
        jumlah: prodi.length,
      }
    }),
  ),
})

const KOLOM_ANAK = ['kode', 'nama', 'pimpinan', 'jumlahProdi', 'mahasiswaAktif', 'dosenTetap']
const KOLOM_DIKTI = ['kode', 'jenjang', 'nama', 'sk', 'peringkat', 'berlakuSampai', 'status']
