import { sql, type RawBuilder } from 'kysely'

/**
 * Status of `mahasiswa m` in a period (DM-R10): the live row with the greatest period up to it. Who has not changed since
 * needs no look into his history, which is nearly everyone in the running period and most in the past.
 */
export const statusPada = (periode: number): RawBuilder<string> => sql<string>`
  CASE WHEN urutan_periode(m.status_sejak_periode) <= urutan_periode(${periode}) THEN m.status
       ELSE (SELECT r.status FROM riwayat_status r
              WHERE r.college_id = m.college_id AND r.id_mahasiswa = m.id AND NOT r.dibatalkan AND r.urut <= urutan_periode(${periode})
              ORDER BY r.urut DESC LIMIT 1) END`

/** What `ipkPada` joins for a period that later ones have followed: everybody's last activity up to it. */
export const akmSampai = (periode: number): RawBuilder<unknown> => sql`LEFT JOIN (
    SELECT DISTINCT ON (a.id_mahasiswa) a.id_mahasiswa, a.ipk FROM aktivitas_kuliah a
     WHERE urutan_periode(a.id_periode) <= urutan_periode(${periode})
     ORDER BY a.id_mahasiswa, urutan_periode(a.id_periode) DESC) akm ON akm.id_mahasiswa = m.id`

/** IPK of `mahasiswa m` as it was after a period; who had left by then has kept his. `kini`: no later period has been counted. */
export const ipkPada = (periode: number, kini: boolean): RawBuilder<number | null> =>
  kini
    ? sql<number | null>`m.ipk`
    : sql<number | null>`CASE WHEN urutan_periode(m.periode_keluar) <= urutan_periode(${periode}) THEN m.ipk ELSE akm.ipk END`
