import { JENIS_ASISTEN } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { bacaProdi } from '@sivitas/rules/platform/prodi-teks'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../auth/context'
import { Galat, isianSalah } from '../../kit/galat'
import { sendFile } from '../../kit/send-file'
import { terbitkanSk } from '../cetakan/terbit-sk'
import { findPeriode, listAktif } from './queries'

type Asisten = Awaited<ReturnType<typeof listAktif>>[number]

const barisOf = (row: Asisten, at: number) => ({
  no: String(at + 1),
  nim: row.nim,
  nama: row.nama,
  prodi: labelProdi(row.jenjangProdi, row.namaProdi),
  tugas: JENIS_ASISTEN[row.jenis as keyof typeof JENIS_ASISTEN],
  tempat: [row.namaRuang, row.namaMakul].filter(Boolean).join(', ') || '-',
  pembina: row.namaPembina,
  jam: `${row.jamPerMinggu}`,
})

type Input = { periode: number; tanggal?: string | undefined; alasan?: string | undefined }

/**
 * The decree that appoints the active assistants of a period, with their list (Documents 10), a document of the archive with number and QR;
 * the template says who signs.
 * @throws Galat 422 without such a period, 404 when nobody assists, 409 without a template or with an empty office
 */
export async function cetakSk(context: Context, { periode, tanggal, alasan }: Input): Promise<void> {
  const { db, session } = context
  const ada = await findPeriode(db, periode)
  if (!ada) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  const rows = await listAktif(db, periode)
  if (rows.length === 0) throw new Galat([404, 'tidak_ditemukan'], `Tidak ada asisten aktif pada ${ada.label}.`)
  const file = await terbitkanSk(context, {
    jenis: 'sk-asisten',
    // Who sees some prodi alone issues a decree on them, which must not take the place of that of the college.
    judul: `SK Asisten ${ada.label}${session.idProdi === null ? '' : `, prodi ${bacaProdi(session.prodi).join(', ')}`}`,
    idProdi: null,
    periode,
    tanggal,
    alasan,
    isi: {
      periode: ada.label,
      masa: `${formatTanggal(ada.tanggalMulai)} sampai ${formatTanggal(ada.tanggalSelesai)}`,
      jumlah: String(rows.length),
    },
    lampiran: rows.map(barisOf),
  })
  await sendFile(context, file)
}
