import { JENIS_ASISTEN } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../auth/context'
import { pejabatPertama } from '../../documents/officials/officials'
import { Galat, isianSalah } from '../../kit/galat'
import { typstPdf } from '../../kit/export/pdf/typst'
import { todayOf } from '../../tenant/today'
import { findPeriode, listAktif } from './queries'
import { SK_TEMPLATE } from './sk-template'

type Asisten = Awaited<ReturnType<typeof listAktif>>[number]

const barisOf = (row: Asisten) => ({
  nim: row.nim,
  nama: row.nama,
  prodi: labelProdi(row.jenjangProdi, row.namaProdi),
  tugas: JENIS_ASISTEN[row.jenis as keyof typeof JENIS_ASISTEN],
  tempat: [row.namaRuang, row.namaMakul].filter(Boolean).join(', ') || '-',
  pembina: row.namaPembina,
  jam: `${row.jamPerMinggu}`,
})

/**
 * The decree that appoints the active assistants of a period, with their list (Documents 10). Its number is the one that the office gave, and
 * who heads the college on its day signs.
 * @throws Galat 422 without such a period, 404 when nobody assists, 409 when no head of the college is in office
 */
export async function cetakSk(
  context: Context,
  { periode, nomorSk, tanggal }: { periode: number; nomorSk?: string | undefined; tanggal?: string | undefined },
): Promise<{ isi: Uint8Array; nama: string }> {
  const { db, tenant } = context
  const ada = await findPeriode(db, periode)
  if (!ada) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  const rows = await listAktif(db, periode)
  if (rows.length === 0) throw new Galat([404, 'tidak_ditemukan'], `Tidak ada asisten aktif pada ${ada.label}.`)
  const hari = tanggal ?? todayOf(context)
  const pejabat = await pejabatPertama(db, ['REKTOR', 'DIREKTUR', 'KETUA'], { tanggal: hari, pemilik: {} })
  const isi = await typstPdf(SK_TEMPLATE, {
    perguruanTinggi: tenant.college.judul,
    nomor: nomorSk ?? rows.find((row) => row.nomorSk !== null)?.nomorSk ?? '........................',
    periode: ada.label,
    masa: `${formatTanggal(ada.tanggalMulai)} sampai ${formatTanggal(ada.tanggalSelesai)}`,
    tanggal: formatTanggal(hari),
    jumlah: String(rows.length),
    jabatan: pejabat.baris,
    pejabat: pejabat.nama,
    nomorPejabat: pejabat.nomor ? `${pejabat.jenisNomor ?? ''} ${pejabat.nomor}`.trim() : '',
    baris: rows.map(barisOf),
  })
  return { isi, nama: `SK Asisten ${ada.label.replaceAll('/', '-')}.pdf` }
}
