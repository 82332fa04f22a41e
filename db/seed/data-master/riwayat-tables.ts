import type { CollegeSeed } from '../college-seed'
import { hariSesudah, periodeDi } from '../kit/calendar'
import { line, type Cell, type TableRows } from '../kit/copy-text'
import { hash32, Random } from '../kit/random'
import { tempatKe } from './jalan-studi'
import { Kekurangan } from './kekurangan'
import { asal, sekolah } from './mahasiswa-tables'

const SUMBER: Readonly<Record<string, string>> = { C: 'cuti', N: 'tutup_periode', S: 'mbkm', L: 'skl' }

/** A row for every period in which the status changed; who left has a last one on the day of leaving (DM-R10). */
function* barisStatus(c: CollegeSeed): Generator<string> {
  const [id, idMahasiswa] = [c.ids('riwayat_status'), c.ids('mahasiswa')]
  let n = 0
  for (const m of c.mahasiswa) {
    const { masuk, status, keluar: k } = m.jalan
    const tulis = (tempat: number, huruf: string, tanggal: string): string => {
      const ber = huruf === 'C' || (k !== null && huruf === k.status && huruf !== 'W')
      return line([
        c.id,
        id(n++),
        idMahasiswa(m.n),
        periodeDi(tempat).id,
        huruf,
        tanggal,
        ber ? `${String((m.n % 900) + 1).padStart(3, '0')}/SK/${tanggal.slice(0, 4)}` : null,
        ber ? tanggal : null,
        null,
        SUMBER[huruf] ?? 'manual',
      ])
    }
    for (let i = 0; i < status.length; i++) {
      const tempat = tempatKe(masuk, i)
      // One row for a period: where he left in it, that is the one that counts.
      if ((i > 0 && status[i] === status[i - 1]) || tempat === k?.tempat) continue
      yield tulis(tempat, status[i] ?? 'A', hariSesudah(periodeDi(tempat).mulai, status[i] === 'N' ? 40 : 0))
    }
    if (k !== null) yield tulis(k.tempat, k.status, k.tanggal)
  }
}

function* barisPendidikan(c: CollegeSeed): Generator<string> {
  const kekurangan = new Kekurangan(c)
  const [id, idBiodata] = [c.ids('riwayat_pendidikan'), c.ids('biodata')]
  const acak = new Random(hash32(`${c.id}/pendidikan`))
  for (const m of c.mahasiswa) {
    if (m.orang !== m.n) continue
    acak.restart(m.n)
    const tulis = (n: number, isi: readonly Cell[]): string => line([c.id, id(n), idBiodata(m.n), ...isi])
    const sekolahAsal = sekolah(m, kekurangan.dari(m.n))
    const lulus = m.angkatan - (acak.chance(0.7) ? 0 : 1)
    if (sekolahAsal !== null)
      yield tulis(m.n * 2, [
        'sekolah',
        '6',
        sekolahAsal,
        null,
        null,
        acak.pick(['IPA', 'IPS', 'Bahasa', 'Teknik', 'Akuntansi']),
        `DN-${10_000 + m.n}`,
        lulus - 3,
        lulus,
        String(acak.int(70, 95)),
        null,
        null,
      ])
    if (m.asing)
      yield tulis(m.n * 2, ['sekolah', '6', null, null, 'Sekolah menengah di luar negeri', null, null, lulus - 3, lulus, null, null, null])
    const [pt] = asal(m, kekurangan.dari(m.n), c)
    if (typeof pt === 'string')
      yield tulis(m.n * 2 + 1, ['perguruan_tinggi', '30', null, pt, null, null, null, m.angkatan - 2, m.angkatan, null, '3.05', null])
  }
}

/** Answers the rows of status through time and of schooling. */
export function* riwayatTables(c: CollegeSeed): Generator<TableRows> {
  yield {
    table: 'riwayat_status',
    columns: ['college_id', 'id', 'id_mahasiswa', 'periode', 'status', 'tanggal', 'nomor_sk', 'tanggal_sk', 'alasan', 'sumber'],
    lines: barisStatus(c),
  }
  yield {
    table: 'riwayat_pendidikan',
    columns: [
      'college_id',
      'id',
      'id_biodata',
      'jenis',
      'jenjang',
      'id_sekolah',
      'id_referensi_pt',
      'nama_lembaga',
      'jurusan',
      'nomor_ijazah',
      'tahun_masuk',
      'tahun_lulus',
      'nilai_rata',
      'ipk',
      'gelar',
    ],
    lines: barisPendidikan(c),
  }
}
