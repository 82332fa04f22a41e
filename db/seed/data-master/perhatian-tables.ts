import type { CollegeSeed } from '../college-seed'
import { HARI_INI, hariSesudah } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { daftarOperator } from '../platform/operator'
import { masihStudi, type Mahasiswa } from './mahasiswa'

const CARA = ['telepon', 'pesan', 'tatap_muka', 'orang_tua', 'surel'] as const
const CATATAN = [
  'Berjanji datang ke prodi minggu ini.',
  'Bekerja, mencari kelas malam.',
  'Tidak diangkat, dicoba lagi.',
  'Orang tua sakit, akan mengurus cuti.',
  null,
] as const
/** One in so many of those who are idle or without an advisor was spoken to. */
const SATU_DARI = 3

/** The warning that stands at the end of the demo and needs no reckoning: without an advisor, or idle for two periods. */
function tanda(m: Mahasiswa): string[] {
  const { status } = m.jalan
  return [...(status.at(-1) === 'N' && status.at(-2) === 'N' ? ['nonaktif_dua'] : []), ...(m.pa < 0 ? ['tanpa_pa'] : [])]
}

/**
 * Acts of care that operators noted (data-master, Beyond 6), and when the nightly check last fell due: it makes up for the
 * nights since at the first start, so that the demo has findings.
 */
export function perhatianTables(c: CollegeSeed): TableRows[] {
  const [id, idMahasiswa, idAkun] = [c.ids('tindakan_perhatian'), c.ids('mahasiswa'), c.ids('akun')]
  const oleh = daftarOperator(c).find(({ status, prodi }) => status === 'aktif' && prodi === '')
  const orang = c.mahasiswa.filter((m) => masihStudi(m) && !m.bernama && tanda(m).length > 0).filter((_m, n) => n % SATU_DARI === 0)
  const jadwal = rowsOf('jadwal_pekerjaan', [{ college_id: c.id, jenis: 'periksa_mahasiswa', terakhir_pada: `${HARI_INI}T00:00:00Z` }])
  if (!c.lengkap) return [jadwal]
  return [
    jadwal,
    rowsOf(
      'tindakan_perhatian',
      orang.map((m, n) => {
        const tanggal = hariSesudah(HARI_INI, -(n % 28))
        return {
          college_id: c.id,
          id: id(n),
          id_mahasiswa: idMahasiswa(m.n),
          cara: CARA[n % CARA.length] ?? 'telepon',
          catatan: CATATAN[n % CATATAN.length] ?? null,
          tanggal,
          tanggal_berikut: n % 4 === 0 ? null : hariSesudah(tanggal, n % 2 === 0 ? 14 : 700),
          tanda: tanda(m),
          dibuat_oleh: oleh === undefined ? null : idAkun(oleh.id),
        }
      }),
    ),
  ]
}
