import type { BagianCetak } from '@sivitas/contract/data-master/cetakan'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Db } from '../../../db/client'
import { fakta } from '../../cetakan/sel'
import { listAkreditasi } from '../akreditasi/queries'
import { ringkasan } from '../akreditasi/ringkas'
import { findPerguruanTinggi } from '../perguruan-tinggi/queries'
import { findYayasan } from '../yayasan/queries'
import { hitunganOf, pimpinanOf, type Potret } from './potret'

const KEPALA_PT = ['REKTOR', 'KETUA', 'DIREKTUR'] as const
const tanggal = (hari: string | null) => (hari === null ? null : formatTanggal(hari))

type Alamat = { jalan: string | null; kelurahan: string | null; wilayah: string | null; kodePos: string | null }
const alamatOf = ({ jalan, kelurahan, wilayah, kodePos }: Alamat) => [jalan, kelurahan, wilayah, kodePos].filter(Boolean).join(', ')

/** The college and the legal body above it, with their legal numbers, and who led it on the day (Documents 1 and 2). */
export async function bagianPt(db: Db, potret: Potret): Promise<BagianCetak[]> {
  const pt = await findPerguruanTinggi(db)
  const yayasan = await findYayasan(db, pt?.idYayasan ?? undefined)
  const akreditasi = ringkasan(await listAkreditasi(db, null), potret.saat.tanggal)
  if (!pt) return []
  return [
    fakta('Identitas', [
      ['Kode perguruan tinggi', pt.kode],
      ['Nama', pt.nama],
      ['Nama Inggris', pt.namaInggris],
      ['Bentuk', pt.namaBentukPt],
      ['Status kepemilikan', pt.namaStatusMilik],
      ['Pimpinan', pimpinanOf(potret, { lingkup: 'pt', id: null, jabatan: KEPALA_PT }, null)],
      ['Tanggal berdiri', tanggal(pt.tanggalBerdiri)],
      ['Akreditasi', akreditasi && `${akreditasi.namaPeringkat}${akreditasi.berlaku ? '' : ' (kedaluwarsa)'}`],
      ['SK akreditasi', akreditasi && `${akreditasi.lembaga}, ${akreditasi.nomorSk}, sampai ${formatTanggal(akreditasi.tanggalBerakhir)}`],
    ]),
    fakta('Legalitas', [
      ['SK pendirian', `${pt.skPendirian}, ${formatTanggal(pt.tanggalSkPendirian)}`],
      [
        'SK izin operasional',
        pt.skIzinOperasional && [pt.skIzinOperasional, tanggal(pt.tanggalIzinOperasional)].filter(Boolean).join(', '),
      ],
      ['NPSN', pt.npsn],
      ['NPWP', pt.npwp],
    ]),
    fakta('Alamat dan kontak', [
      ['Alamat', alamatOf(pt)],
      ['Telepon', pt.telepon],
      ['Email', pt.email],
      ['Website', pt.website],
    ]),
    // A college of the state has no body above it.
    ...(yayasan && pt.statusMilik === '3'
      ? [
          fakta('Badan hukum', [
            ['Nama', yayasan.nama],
            ['Ketua', yayasan.ketua],
            ['Akta', `${yayasan.nomorAkta}, ${formatTanggal(yayasan.tanggalAkta)}`],
            ['Notaris', yayasan.namaNotaris],
            ['Pengesahan AHU', `${yayasan.nomorPengesahanAhu}, ${formatTanggal(yayasan.tanggalPengesahanAhu)}`],
            ['Alamat', alamatOf(yayasan)],
          ]),
        ]
      : []),
  ]
}

/** The counts of the whole college in one place. */
export function bagianHitunganPt(potret: Potret): BagianCetak {
  const { aktif, studi, dosenTetap } = hitunganOf(potret, potret.prodi)
  return fakta('Hitungan', [
    ['Fakultas', potret.fakultas.length],
    ['Jurusan', potret.jurusan.length],
    ['Program studi', potret.prodi.length],
    ['Mahasiswa aktif', aktif],
    ['Mahasiswa studi', studi],
    ['Dosen tetap', dosenTetap],
  ])
}
